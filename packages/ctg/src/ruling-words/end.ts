import type { RulingWords } from '@howzat/core/author';

/** Questions that the rulebook leaves open, in words: no-balls, reviews, skill cards, the end. */
export const endRulings: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.noball-source': {
    question: 'Never said what makes a no-ball.',
    readings: {
      'over-card-only': { text: 'Only over cards call no-balls.' },
      other: { text: 'Something else may.', unbuilt: 'The text names no other source.' },
    },
    standard: 'over-card-only',
    reason: 'Hence a free hit cannot itself be a no-ball and the chain ends.',
  },
  'ctg.ruling.free-hit-counts': {
    question: 'No-ball does not count as one of six; an additional ball follows.',
    readings: {
      'free-hit-is-the-legit-ball': { text: 'The free hit is the legitimate ball that the no-ball was not.' },
      'extra-beyond-six': { text: 'The free hit counts as little as the no-ball: six others are bowled.' },
    },
    standard: 'free-hit-is-the-legit-ball',
    reason: 'Six over cards, seven deliveries, six legitimate.',
  },
  'ctg.ruling.noball-other-outs': {
    question: 'Body: not bowled, not caught. Card: not out except run-out.',
    readings: {
      'only-run-out': { text: 'Nothing but a run-out dismisses on a no-ball.' },
      'bowled-caught-only': { text: 'Only bowled and caught are barred: an appeal may succeed.' },
    },
    standard: 'only-run-out',
    reason: 'The broader statement covers card dismissals such as an umpire appeal.',
  },
  'ctg.ruling.noball-red-face': {
    question: 'A red face with a fielder in the landing area.',
    readings: {
      'no-catch-attempt': { text: 'No catch is tried; the ball is fielded.' },
      'roll-for-show': { text: 'A catch may be tried; it dismisses nobody and counts as dropped.' },
    },
    standard: 'no-catch-attempt',
    reason: 'With bounce 0 the ball is fielded (red) by that fielder, who may run out.',
  },
  'ctg.ruling.noball-penalty-time': {
    question: 'When the run is added.',
    readings: {
      'at-reveal': { text: 'The run is added when the card is turned.' },
      'after-ball': { text: 'The run is added when the ball is over.' },
    },
    standard: 'at-reveal',
    reason: 'It may win the match before the dice.',
  },
  'ctg.ruling.noball-sixth-card': {
    question: 'No-ball on the last card.',
    readings: {
      'free-hit-still-bowled': { text: 'After a no-ball on the last card the free hit is still bowled.' },
      lost: { text: 'The last card counts as the sixth ball, and the free hit is lost.' },
    },
    standard: 'free-hit-still-bowled',
    reason: 'The over needs its sixth legitimate ball.',
  },
  'ctg.ruling.free-hit-setup': {
    question: '"Play out the additional bowl" gives no steps.',
    readings: {
      'all-steps-but-over-card': { text: 'A free hit has every step but the over card.' },
      'dice-only': { text: 'A free hit repeats bowl and zone of the no-ball; only dice are rolled.' },
    },
    standard: 'all-steps-but-over-card',
    reason: 'New field, bowl, attitude, zone and skills; the meter is set again from confidence.',
  },
  'ctg.ruling.free-hit-striker': {
    question: 'Odd runs off the no-ball.',
    readings: {
      'whoever-faces-next': { text: 'Odd runs off the no-ball change who faces the free hit.' },
      'same-batter': { text: 'The same batter faces the free hit.' },
    },
    standard: 'whoever-faces-next',
    reason: 'The ordinary parity rule.',
  },
  'ctg.ruling.drs-owner': {
    question: 'One use per innings, user not named.',
    readings: {
      'batting-side': { text: 'The batting side has the review.' },
      'each-side-once': { text: 'The bowling side has one too, of what failed.' },
    },
    standard: 'batting-side',
    reason: 'The only stated exclusions are dismissals.',
  },
  'ctg.ruling.drs-retained': {
    question: 'Not said whether a successful review is kept.',
    readings: {
      'always-spent': { text: 'A review is spent when it is used.' },
      'kept-if-successful': { text: 'A review that succeeds is kept.' },
    },
    standard: 'always-spent',
    reason: '"once".',
  },
  'ctg.ruling.drs-scope': {
    question: 'Excludes run-out and clean bowled only.',
    readings: {
      'bowled-roll-slips-appeal': { text: 'What the DRS card names may be reviewed.' },
      'any-other': { text: 'An outfield catch may be reviewed too.' },
    },
    standard: 'bowled-roll-slips-appeal',
    reason: 'The DRS card data define it; an outfield catch is not a matter for review.',
  },
  'ctg.ruling.drs-undo': {
    question: 'What an overturned dismissal leaves is not stated.',
    readings: {
      'dot-ball': { text: 'An overturned ball is a dot and counts.' },
      'replay-ball': { text: 'It does not count and is bowled again, without an over card.' },
    },
    standard: 'dot-ball',
    reason:
      '0 runs, same striker, the ball counts; a no-ball penalty cannot be involved because no reviewable dismissal exists there.',
  },
  'ctg.ruling.skill-batter-timing': {
    question: 'No timing for batter cards.',
    readings: {
      'per-card-timing': { text: 'Each card has a window of its own.' },
      'with-bowler-step': {
        text: "The striker names a card at the step of the bowler's; it works if its moment comes.",
      },
    },
    standard: 'per-card-timing',
    reason: 'Every skill card carries its own window.',
  },
  'ctg.ruling.skill-bowler-count': {
    question: '"can be used once per over", two cards.',
    readings: {
      'each-once': { text: 'Each of the two cards may be used once in an over.' },
      'one-of-two': { text: 'One of them may be used in an over.' },
    },
    standard: 'each-once',
    reason: 'Game Flow allows the plural "card/s".',
  },
  'ctg.ruling.skill-same-ball': {
    question: 'Both on one ball.',
    readings: {
      allowed: { text: 'Both may be used on one ball.' },
      'one-per-ball': { text: 'One may be used on a ball.' },
    },
    standard: 'allowed',
    reason: 'Same plural.',
  },
  'ctg.ruling.team-drop-secrecy': {
    question: 'Order and secrecy of the drop not stated.',
    readings: {
      'simultaneous-secret': { text: 'Both sides name the bowler they leave out at the same time.' },
      'home-first': { text: 'Home names its bowler first, openly.' },
    },
    standard: 'simultaneous-secret',
    reason: 'Neither side should profit from moving last.',
  },
  'ctg.ruling.same-team': {
    question: 'Two sides choose teams.',
    readings: {
      'distinct-teams': { text: 'The sides play two different teams.' },
      'mirror-allowed': { text: 'Both may play the same team.' },
    },
    standard: 'distinct-teams',
    reason: '24 cards make two teams.',
  },
  'ctg.ruling.toss-caller': {
    question: 'Flip, caller unnamed.',
    readings: {
      'visiting-side-calls': { text: 'The visiting side calls the coin.' },
      'random-winner': { text: 'The coin names the winner without a call.' },
    },
    standard: 'visiting-side-calls',
    reason: 'Either gives 50 %; a call keeps a decision.',
  },
  'ctg.ruling.batting-order': {
    question: 'Next Batter is selected.',
    readings: {
      'free-choice': { text: 'The batting side chooses its openers and each next batter.' },
      'fixed-order': { text: 'They come in the order of the team sheet: batters, keeper, all-rounders, bowlers.' },
    },
    standard: 'free-choice',
    reason: 'The text orders nothing.',
  },
  'ctg.ruling.new-batter-end': {
    question: 'Which end the new Batter takes.',
    readings: {
      'end-of-the-dismissed': { text: 'The new batter takes the place that was left.' },
      'always-faces': { text: 'The new batter always faces.' },
    },
    standard: 'end-of-the-dismissed',
    reason:
      'After ends have changed, he fills the place left empty (real-cricket sense); striker for bowled and caught.',
  },
  'ctg.ruling.level-scores': {
    question: 'The chasing side loses unless it exceeds.',
    readings: {
      'defending-side-wins': { text: 'Level totals are a win for the side that defended.' },
      tie: { text: 'Level totals are a tie.' },
      'super-over': { text: 'Level totals are settled by a super over.' },
    },
    standard: 'defending-side-wins',
    reason: 'Literal; offer tie as an option because it is the real-cricket result.',
  },
  'ctg.ruling.chase-end': {
    question: 'Innings end only by overs or wickets.',
    readings: {
      'stop-at-winning-run': { text: 'The match ends with the winning run.' },
      'play-out': { text: 'The innings is played out.' },
    },
    standard: 'stop-at-winning-run',
    reason: 'The result is fixed; remaining deliveries have no effect.',
  },
  'ctg.ruling.chase-mid-ball': {
    question: 'Runs and a possible run-out on one ball.',
    readings: {
      'secured-runs-first': { text: 'Safe runs that win the match end it: no further run is offered.' },
      'resolve-all': { text: 'The ball is resolved to its end.' },
    },
    standard: 'secured-runs-first',
    reason: 'If penalty or safe runs already pass the target, no attempt is offered.',
  },
  'ctg.ruling.tenth-wicket-runs': {
    question: 'Runs on the ball of the 10th wicket.',
    readings: {
      count: { text: 'Runs completed on the ball of the tenth wicket count.' },
      drop: { text: 'They do not.' },
    },
    standard: 'count',
    reason: 'E.g. the run of a completed outfield single before a run-out.',
  },
  'ctg.ruling.reset-between-innings': {
    question: '"once per Innings" things.',
    readings: {
      'reset-all': { text: 'Everything that is once an innings is there again.' },
      'carry-over': {
        text: 'It is not.',
        unbuilt: 'Each side bats and bowls once in a match, so nothing could carry over.',
      },
    },
    standard: 'reset-all',
    reason: 'Skill cards, DRS, Power Play, over tokens, confidence, last-bowler memory.',
  },
  'ctg.ruling.umpire-card': {
    question: 'A component the body never mentions.',
    readings: {
      'over-card-appeals': { text: 'The umpire card settles the appeals of over cards.' },
      unused: { text: 'There are no appeals.' },
    },
    standard: 'over-card-appeals',
    reason: 'See section 5.',
  },
  'ctg.ruling.wickets-component': {
    question: 'Component without rules.',
    readings: {
      cosmetic: { text: 'The wickets are there to look at.' },
      unused: { text: 'They stay in the box.', unbuilt: 'No rule touches them.' },
    },
    standard: 'cosmetic',
    reason: 'Cosmetic.',
  },
};
