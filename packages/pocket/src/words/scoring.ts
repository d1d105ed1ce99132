import type { RulingWords } from '@howzat/core/author';
import { noDifference, ruling, unbuilt } from './ruling.js';

/** Rulings on the score deck, the score and the ranks. */
export const scoringRulings: Readonly<Record<string, RulingWords>> = {
  'pocket.ruling.score-deck-ownership': ruling(
    'Whose score deck is used?',
    {
      'one-shared': 'One deck of 30, common to both sides.',
      'both-mixed-60': 'Both decks are shuffled together: 60 cards, each number twice.',
      'batting-sides-deck': unbuilt("The batting side's own deck.", `Both decks are alike. ${noDifference}`),
    },
    'The components give one deck to each player, but Preparation 3 places one between them and Scoring speaks of one: two of three places treat it as common.',
  ),
  'pocket.ruling.score-draw-who': ruling(
    'Who turns the score card?',
    {
      either: 'Either player; the engine draws.',
      'bowling-side': unbuilt('The bowling side.', noDifference),
      'batting-side': unbuilt('The batting side.', noDifference),
    },
    'The text says "one player". It has no effect.',
  ),
  'pocket.ruling.score-card-entry': ruling(
    'What stands in an entry of a score card?',
    {
      'number-plus-out': 'Runs, and how many outs.',
      'number-or-out': 'Either runs or an out: an entry with an out gives no runs.',
      'ball-by-ball': unbuilt(
        'The symbols of several balls.',
        'Their sum of runs and count of outs is an entry of the standing reading.',
      ),
    },
    'An entry is called a number, can have an out symbol and can add up. Runs with outs contain the other two as special cases.',
  ),
  'pocket.ruling.saved-out-score': ruling(
    'What of the runs of an entry whose out was cancelled?',
    {
      'runs-stand': 'Only the out symbol becomes 0; the printed runs count.',
      'entry-becomes-zero': 'The whole entry is 0; changes by cards are added to that.',
    },
    'The only reading in which saving the wicket is never worth fewer runs than losing it; a pure out entry gives 0 as in the example.',
  ),
  'pocket.ruling.out-over-score': ruling(
    'Do changes of the score count in an over with an out?',
    {
      'after-edits': 'Yes: the edited score counts.',
      'printed-only': 'No: with a dismissal the printed runs count.',
    },
    'The bullets apply the changes before the out.',
  ),
  'pocket.ruling.negative-score': ruling(
    'What if more is subtracted than the score has?',
    { 'floor-zero': 'The score of an over is at least 0.', 'may-be-negative': 'The total goes down.' },
    'No run can be taken back, and totals never fall.',
  ),
  'pocket.ruling.edit-order': ruling(
    'In which order do changes of the score work?',
    {
      'sum-floor-then-set': 'All plus and minus are added, then a maiden sets 0 whatever else was played.',
      'order-played': 'As played: what is added after the maiden counts.',
    },
    'The order of play then has no effect.',
  ),
  'pocket.ruling.maiden-and-out': ruling(
    'Does a maiden cancel an out of the score card?',
    { 'out-stands': 'No.', 'out-cancelled': 'Yes.' },
    'Only the score is named.',
  ),
  'pocket.ruling.edit-before-draw': ruling(
    'Are score changes played before or after the score card is seen?',
    {
      'before-draw': 'Before: step 3 only applies them.',
      'after-draw': 'The score card is turned up before the 1st Standby.',
    },
    'Chance cards are played in the 1st Standby, which comes before.',
  ),
  'pocket.ruling.score-deck-empty': ruling(
    'What if the score deck runs out?',
    {
      'reshuffle-used': 'The used cards are shuffled.',
      'no-effect': unbuilt('Nothing is drawn.', 'No effect draws a score card, and 20 overs need 20 of 30.'),
    },
    'It cannot happen with these cards.',
  ),
  'pocket.ruling.rank-grid': ruling(
    'What stands on the Rank Grid, whose picture is lost?',
    {
      'plus-one':
        'The place of the batter, 1 to 5, less the steps of the bowler, 0 to 2; or the grid of the set in play.',
      stretched: 'Another table through the example: Green bats like Blue, and Red gives 4 even against Yellow.',
    },
    'The simplest rule with the printed example; it makes difference 3 reachable by Yellow-Blue, Orange-Green and Red-Yellow.',
  ),
  'pocket.ruling.grid-negative': ruling(
    'What of a Blue batter against a Yellow bowler, whose difference would be -1?',
    {
      'clamp-zero': 'It counts as 0.',
      'absolute-value': 'It counts as 1.',
      'extra-row':
        'The score cards have a row for it, which is ours: as the steps go, with more outs and fewer runs than at 0. With score cards that lack the row it counts as 0.',
    },
    'Differences 0 to 5 give six entries; the absolute value would help weak batters.',
  ),
  'pocket.ruling.grid-three-names': ruling(
    'Are Rating Grid, Rank Comparison Sheet, Rank Sheet and Rank Comparison Chart one thing?',
    { 'one-component': 'Yes.', several: unbuilt('No.', 'The text describes one.') },
    'All four names are used for the same comparison.',
  ),
  'pocket.ruling.rank-limits': ruling(
    'What if changes would pass the end of a ladder?',
    {
      'sum-then-clamp': 'All changes are added, then the sum is held to the ladder.',
      'clamp-each-step': 'The rank is held to the ladder after each change.',
      unclamped: 'What is beyond the ladder still counts, as far as the grid reaches.',
    },
    'It does not depend on the order, and +1 and -1 cancel.',
  ),
  'pocket.ruling.defence-at-blue': ruling(
    'May a Blue batter defend, whose rank cannot fall?',
    {
      'allowed-no-loss': 'He may, and loses nothing.',
      forbidden: 'He may not.',
      'negative-rank': 'He may, and his rank falls below Blue.',
    },
    'It follows from the sum; tail-enders defend gladly, as in cricket.',
  ),
  'pocket.ruling.fatigue-floor': ruling(
    'What of a Blue bowler with 5 fatigue?',
    { 'stays-blue': 'He stays Blue.', 'cannot-bowl': 'He may not bowl, unless nobody else can.' },
    'A ladder ends where it ends.',
  ),
  'pocket.ruling.fatigue-counting': ruling(
    'How many steps do ten or more counters take?',
    { 'floor(n/5)': 'One for every five.', once: 'One in all.' },
    '"Every 5" counters; ten and more are met within an over only.',
  ),
  'pocket.ruling.fatigue-rank-when': ruling(
    'From when does the lower rank count?',
    {
      'next-lookup': 'From the next look-up, so the next over.',
      'next-innings': 'From the next innings; as a side bowls once, never.',
    },
    'Counters come after scoring.',
  ),
};
