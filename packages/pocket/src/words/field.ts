import type { RulingWords } from '@howzat/core/author';
import { noDifference, ruling, unbuilt } from './ruling.js';

/** Rulings on switching and on bowlers. */
export const fieldRulings: Readonly<Record<string, RulingWords>> = {
  'pocket.ruling.switch-order': ruling(
    'Who switches first?',
    {
      'bowling-first': 'The bowling side.',
      'batting-first': 'The batting side.',
      'simultaneous-secret': 'Both at once.',
    },
    'The same order as in Game Start; the stance follows anyway.',
  ),
  'pocket.ruling.switch-count': ruling(
    'One switch for each side, or one in all?',
    {
      'one-own-card-each': 'One for each side.',
      'one-in-total': 'One in all: the side that is asked first may take it.',
    },
    '"Each player".',
  ),
  'pocket.ruling.switch-first-over': ruling(
    'May cricketers be switched in over 1, directly after the placing?',
    { allowed: 'Yes.', 'not-in-over-1': 'No.' },
    'It is harmless.',
  ),
  'pocket.ruling.switch-which-batter': ruling(
    'Which batter may be switched, and who takes his place?',
    {
      'either-same-place': 'Either; the newcomer takes his place and faces if he did.',
      'active-only': 'The active one only.',
    },
    '"One batter".',
  ),
  'pocket.ruling.switched-batter-status': ruling(
    'Is a switched batter out?',
    {
      'back-to-team-may-return': 'No: he may return.',
      retired: 'He has retired and does not return.',
    },
    'Only an out sends to the out pile.',
  ),
  'pocket.ruling.switched-batter-items': ruling(
    'What of the Equip cards and the comfort of a switched batter?',
    {
      'stay-on-card': 'They stay on his card and rest while he is off the field.',
      discarded: 'They are lost.',
    },
    'Nothing takes them away.',
  ),
  'pocket.ruling.replaced-bowler': ruling(
    'What of a bowler who is switched out?',
    {
      'back-to-team-fatigue-kept': 'He goes back to the team with his counters.',
      'fatigue-recovers': 'He recovers: his counters come off.',
      gone: 'He does not bowl again in this innings.',
    },
    'Only the tenth counter removes, and players must track the fatigue of all bowlers.',
  ),
  'pocket.ruling.consecutive-overs': ruling(
    'May a bowler bowl successive overs?',
    { allowed: 'Yes.', forbidden: 'No: another must be placed for each over.' },
    'Otherwise the optional switch would be compulsory.',
  ),
  'pocket.ruling.who-may-bowl': ruling(
    'Who may bowl?',
    {
      any: 'Any cricketer.',
      'bowlers-and-all-rounders': 'Bowlers and all-rounders, as long as there are any.',
      'not-keeper': 'Anybody but the wicket keeper.',
    },
    'Every card has a bowling rank.',
  ),
  'pocket.ruling.forced-bowler': ruling(
    'A bowler was removed: who bowls?',
    {
      'bowling-side-must-place': 'The bowling side must place another at the next New Over, in place of its switch.',
      random: 'One drawn by lot.',
    },
    'It chose the first one, too.',
  ),
  'pocket.ruling.no-bowler-left': ruling(
    'All cricketers of the bowling side are worn out: what then?',
    {
      'least-tired-continues-at-Blue': 'The least tired goes on, at Blue.',
      'innings-ends': 'The innings ends.',
    },
    'It guarantees progress.',
  ),
  'pocket.ruling.fatigue-ten-mid-over': ruling(
    'The tenth counter comes by a card in step 2: when does he leave?',
    { 'finishes-over': 'When the over ends.', 'leaves-at-once': 'At once: another comes on.' },
    'Leaving when the over ends is explicit.',
  ),
  'pocket.ruling.fatigue-removed-below-ten': ruling(
    'A card removes counters before the check: is he saved?',
    {
      'check-after-all-changes': 'Yes: the counters are looked at when the over ends.',
      'at-any-moment': 'No: whoever has ten at any moment leaves.',
    },
    'He leaves at the end of the over, so that is when counters are looked at.',
  ),
  'pocket.ruling.tired-until-innings-end': ruling(
    'Step 4 removes a worn-out bowler, step 5 puts him on the out pile: which?',
    {
      'out-of-play-at-once-pile-later':
        'Both: out of play when his over ends, on the pile when the next innings begins.',
      'pile-at-once': unbuilt('On the pile at once.', noDifference),
    },
    'Both sentences hold.',
  ),
  'pocket.ruling.tired-may-bat': ruling(
    'May a worn-out bowler bat in the next innings?',
    { 'cannot-bat': 'No.', 'may-bat': 'Yes.' },
    'The out pile means unusable, and "permanently" is explicit.',
  ),
  'pocket.ruling.tired-counts-as-wicket': ruling(
    'Does a worn-out bowler count as a wicket when his side bats?',
    { 'not-a-wicket': 'No: the side just has fewer batters.', wicket: 'Yes.' },
    'Nobody dismissed him.',
  ),
  'pocket.ruling.tired-timing-last-over': ruling(
    'Does the tenth counter in over 20 still count?',
    { removed: 'Yes.', ignored: 'No: there is no next over.' },
    'The bullet names the start of the new innings.',
  ),
  'pocket.ruling.position-effects': ruling(
    'Do positions have a rule of their own?',
    {
      'only-as-card-requirement': 'No: cards may require one.',
      'restrict-roles': unbuilt(
        'They restrict who does what.',
        'The text gives no such restriction; who-may-bowl has one.',
      ),
    },
    'None is printed.',
  ),
  'pocket.ruling.captain-flag': ruling(
    'A captain is required but is not one of the four positions: what is he?',
    {
      'separate-flag': 'A card of any position that is marked.',
      'fifth-position': unbuilt('A fifth position.', 'Four are named.'),
    },
    'Four categories are named, and a captain is not among them.',
  ),
  'pocket.ruling.captain-keeper-same': ruling(
    'May one card be both captain and keeper?',
    { allowed: 'Yes.', 'two-cards': 'No.' },
    '"At least one" of each.',
  ),
  'pocket.ruling.more-than-one': ruling(
    'May a team have several captains or keepers?',
    { allowed: 'Yes.', one: 'No: exactly one of each.' },
    '"At least".',
  ),
  'pocket.ruling.team-visibility': ruling(
    'Are the team cards open that have not been placed?',
    { 'open-list': 'Yes.', 'hidden-until-placed': 'No: each is shown when it comes onto the field.' },
    'Players know the teams of the starter set.',
  ),
  'pocket.ruling.team-timing': ruling(
    'Are the teams picked at once?',
    { simultaneous: 'Yes.', 'in-turn': 'No: home first.' },
    'Neither side should answer the other.',
  ),
  'pocket.ruling.field-layout': ruling(
    'What does the lost Field Layout picture show?',
    {
      'two-places-left-right': 'Two places for batters, the bowler opposite one of them.',
      other: unbuilt('Something else.', 'The bowler is moved sideways to the batter who faces; nothing more is known.'),
    },
    'The bowler is moved left or right.',
  ),
};
