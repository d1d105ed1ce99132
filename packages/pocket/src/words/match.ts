import type { RulingWords } from '@howzat/core/author';
import { noDifference, ruling, unbuilt } from './ruling.js';

/** Rulings on outs, the innings and the match, and the options of the text. */
export const matchRulings: Readonly<Record<string, RulingWords>> = {
  'pocket.ruling.all-out': ruling(
    'A dismissed batter must be replaced: what if nobody is left?',
    {
      'innings-ends': 'The innings ends: two batters are required.',
      'last-man-bats-alone': 'The last one bats alone.',
      'batters-return': 'Those who were out come back.',
    },
    'With all eleven usable that is the tenth out, with f worn out the (10 - f)-th.',
  ),
  'pocket.ruling.all-out-bookkeeping': ruling(
    'The last out falls in step 3: is step 4 still carried out?',
    { 'finish-over': 'Yes.', 'stop-at-once': 'No.' },
    "The bowler's counter can be his tenth, which matters for the next innings.",
  ),
  'pocket.ruling.unplayed-overs': ruling(
    'Twenty scores must be written: what of overs that were not played?',
    { 'write-zero': 'A 0 on the sheet; they are not counted as played.', 'leave-blank': 'Nothing.' },
    'The sheet has twenty fields.',
  ),
  'pocket.ruling.newcomer-place': ruling(
    'Which place does a new batter take?',
    {
      'place-of-dismissed': 'That of the one who is out: he faces next after an even score.',
      'other-place': 'The other one: he faces next after an odd score.',
    },
    'He is placed where there is room.',
  ),
  'pocket.ruling.out-strike-order': ruling(
    'An out and an odd score in one over: does the strike change?',
    { 'replace-then-parity': 'Yes: the newcomer comes in, then the other one faces.', 'parity-skipped': 'No.' },
    'Step 3 comes before step 4.',
  ),
  'pocket.ruling.next-batter-choice': ruling(
    'Who may come in?',
    {
      'any-free': 'Anybody who is not out and not on the field.',
      'not-switched-before': 'Nobody who was switched out, while there are others.',
    },
    '"Chooses".',
  ),
  'pocket.ruling.chase-passed': ruling(
    'The second side passes the first before over 20: does the match go on?',
    {
      'play-all': 'Yes: forty overs are played, and the match is won by runs.',
      'stop-when-passed': 'No: it is won by the wickets that are left.',
    },
    'The text ends the game only after forty overs; the winner cannot change.',
  ),
  'pocket.ruling.forty-overs-short': ruling(
    'An innings that ended early leaves fewer than forty overs: when is the game over?',
    {
      'both-innings-complete': 'When both innings are.',
      'forty-literal': unbuilt('Never before forty.', 'There is nobody to play the overs that are missing.'),
    },
    'Both sides have batted.',
  ),
  'pocket.ruling.second-innings-setup': ruling(
    'How does the second innings begin? Only roles and decks are mentioned.',
    {
      'repeat-game-start': 'Like the first: a bowler, two batters, three cards each.',
      'keep-field': unbuilt('The field stays.', 'With exchanged roles there would be one batter and two bowlers.'),
    },
    'The field needs one bowler and two batters.',
  ),
  'pocket.ruling.hand-at-change': ruling(
    'What of the cards in hand at the change?',
    {
      'return-to-own-deck': 'They go back before shuffling.',
      keep: unbuilt('They stay.', 'The colour cannot be played in the other role: the hand would be full for good.'),
    },
    'The colour is useless in the other role.',
  ),
  'pocket.ruling.shuffle-contents': ruling(
    'Are chance decks shuffled with the used cards?',
    {
      'all-cards': 'Yes, as the score cards are.',
      'remaining-only': unbuilt('No.', `A side uses each of its decks in one innings. ${noDifference}`),
    },
    'As for the score cards.',
  ),
  'pocket.ruling.out-pile-reset': ruling(
    'May batters who were out in innings 1 bowl in innings 2?',
    { return: 'Yes.', 'stay-out': 'No, unless nobody else is left.' },
    'They are out for that innings only.',
  ),
  'pocket.ruling.counters-at-change': ruling(
    'What of comfort, Equip and fatigue of innings 1?',
    {
      'comfort-and-equip-cleared': 'Cleared; fatigue counts only for who is worn out.',
      'all-kept': unbuilt('Kept.', `A side bats once and bowls once. ${noDifference}`),
    },
    'Fatigue has no effect on batting.',
  ),
  'pocket.ruling.coin-who': ruling(
    'A player flips the coin of the toss: who calls?',
    {
      'other-calls': 'The other one; one fair draw decides the winner.',
      'flipper-calls-for-nobody': unbuilt('Nobody: heads stands for one side.', noDifference),
    },
    'Either is fair.',
  ),
  'pocket.opt.toss-method': ruling(
    'How is the toss decided? Another method may replace the coin.',
    { coin: 'With a coin.', 'score-cards': 'Each side turns up a score card; the higher number wins.' },
    'The coin is printed.',
  ),
  'pocket.opt.starter-decks': ruling(
    'With which decks?',
    { premade: 'With a premade team and its decks.', own: 'With a team and decks of your own, within the limits.' },
    'The starter set is ready-made.',
  ),
  'pocket.opt.batting-plays-first': ruling(
    'Who has the first priority in the 1st Standby?',
    { 'batting-first': 'The batting side, as is the custom.', 'bowling-first': 'The bowling side.' },
    'The custom has no force, and no harm.',
  ),
};
