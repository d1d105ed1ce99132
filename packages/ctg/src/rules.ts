import type { Registry } from '@howzat/core/author';
import { about } from './about.js';
import { reasons } from './reasons.js';
import { abilityWords } from './rules/ability.js';
import { advantageRulingWords, advantageWords } from './rules/advantage.js';
import { attitudeRulingWords, attitudeWords } from './rules/attitude.js';
import { ballRulingWords, ballWords } from './rules/ball.js';
import { boardWords } from './rules/board.js';
import { boundaryRulingWords, boundaryWords } from './rules/boundary.js';
import { cardRulingWords, cardWords } from './rules/card.js';
import { catchRulingWords, catchWords } from './rules/catch.js';
import { componentsRulingWords, componentsWords } from './rules/components.js';
import { confidenceRulingWords, confidenceWords } from './rules/confidence.js';
import { diceRulingWords, diceWords } from './rules/dice.js';
import { drsRulingWords, drsWords } from './rules/drs.js';
import { examplesWords } from './rules/examples.js';
import { expressRulingWords, expressWords } from './rules/express.js';
import { extraRulingWords, extraWords } from './rules/extra.js';
import { facingRulingWords, facingWords } from './rules/facing.js';
import { fieldRulingWords, fieldWords } from './rules/field.js';
import { formatRulingWords, formatWords } from './rules/format.js';
import { missRulingWords, missWords } from './rules/miss.js';
import { noBallRulingWords, noBallWords } from './rules/no-ball.js';
import { optionWords } from './rules/option.js';
import { outRulingWords, outWords } from './rules/out.js';
import { outcomeRulingWords, outcomeWords } from './rules/outcome.js';
import { overRulingWords, overWords } from './rules/over.js';
import { pitchWords } from './rules/pitch.js';
import { placementRulingWords, placementWords } from './rules/place/placement.js';
import { powerPlayRulingWords, powerPlayWords } from './rules/place/power-play.js';
import { precedenceWords } from './rules/precedence.js';
import { runWords } from './rules/run.js';
import { runoutRulingWords, runoutWords } from './rules/runout.js';
import { scoreWords } from './rules/score.js';
import { setupRulingWords, setupWords } from './rules/setup.js';
import { skillRulingWords, skillWords } from './rules/skill.js';
import { slipsRulingWords, slipsWords } from './rules/slips.js';
import { strikeRulingWords, strikeWords } from './rules/strike.js';
import { styleWords } from './rules/style.js';

export { presentation } from './presentation.js';

/** The rules of Cricket: The Game in plain words, with the questions that the rulebook leaves open. */
export const registry: Registry = {
  variant: 'ctg',
  title: 'Cricket: The Game',
  about,
  sections: [
    { title: 'Components', rules: componentsWords },
    { title: 'Match and format', rules: formatWords },
    { title: 'Setup', rules: setupWords },
    { title: 'Board and field', rules: boardWords },
    { title: 'Scoreboard and facing', rules: { ...scoreWords, ...facingWords } },
    { title: 'Over', rules: overWords },
    { title: 'Express play', rules: expressWords },
    { title: 'Ball sequence', rules: ballWords },
    { title: 'Advantage', rules: advantageWords },
    { title: 'Attitude and confidence', rules: { ...attitudeWords, ...confidenceWords } },
    { title: 'Dice used for the strike', rules: diceWords },
    { title: 'Outcome of the bowl', rules: outcomeWords },
    { title: 'Missed ball', rules: missWords },
    { title: 'Struck ball', rules: { ...strikeWords, ...boundaryWords } },
    { title: 'Catch', rules: catchWords },
    {
      title: 'Fielded ball, run-out, extra runs',
      rules: { ...fieldWords, ...runWords, ...runoutWords, ...extraWords },
    },
    { title: 'No-ball and free hit', rules: noBallWords },
    { title: 'DRS', rules: drsWords },
    { title: 'Styles', rules: styleWords },
    { title: 'Field placement', rules: { ...placementWords, ...powerPlayWords } },
    { title: 'Slips', rules: slipsWords },
    { title: 'Dismissal', rules: outWords },
    { title: 'Skill cards', rules: skillWords },
    { title: 'Effects of cards', rules: cardWords },
    { title: 'Abilities and pitches', rules: { ...abilityWords, ...pitchWords } },
    { title: 'Precedence', rules: precedenceWords },
    { title: 'Worked examples', rules: examplesWords },
    { title: 'Options', rules: optionWords },
  ],
  rulings: {
    ...componentsRulingWords,
    ...formatRulingWords,
    ...setupRulingWords,
    ...facingRulingWords,
    ...overRulingWords,
    ...expressRulingWords,
    ...ballRulingWords,
    ...advantageRulingWords,
    ...attitudeRulingWords,
    ...confidenceRulingWords,
    ...diceRulingWords,
    ...outcomeRulingWords,
    ...missRulingWords,
    ...strikeRulingWords,
    ...boundaryRulingWords,
    ...catchRulingWords,
    ...fieldRulingWords,
    ...runoutRulingWords,
    ...extraRulingWords,
    ...noBallRulingWords,
    ...drsRulingWords,
    ...placementRulingWords,
    ...powerPlayRulingWords,
    ...slipsRulingWords,
    ...outRulingWords,
    ...skillRulingWords,
    ...cardRulingWords,
  },
  prompts: {
    'team.home': 'Which team do you play?',
    'team.away': 'Which team do you play?',
    'drop.home': 'Which pace or spin bowler do you leave out?',
    'drop.away': 'Which pace or spin bowler do you leave out?',
    pitch: 'The pitch card is drawn.',
    'pitch.again': 'Another pitch card is drawn for this innings.',
    call: 'Call the coin.',
    coin: 'The coin is flipped.',
    'core.toss': 'Who wins the toss?',
    'core.toss.elect': 'You won the toss: bat or bowl?',
    'place-field': 'Set your field: nine fielders.',
    'first-bowler': 'Who bowls the first over?',
    openers: 'Who opens, and who of the two faces?',
    'opening-attitudes': 'How do your openers bat?',
    'new-bowler': 'Who bowls this over?',
    'power-play': 'Call the Power Play Over?',
    'power-play.late': 'Call the Power Play Over?',
    'express-card': 'An express ball: the over card is turned.',
    'express-pair': 'Two wicket icons in a row: the bowler rolls a D6, out on 5 or 6.',
    'express-victim': 'Who is out?',
    'express-table': 'A table icon: the batter rolls on the table of the rule card.',
    field: 'Keep the field, move one fielder, or set it anew?',
    'move-fielder': 'Which fielder goes where?',
    'set-field': 'Set your field: nine fielders.',
    bowl: 'Choose your bowl; it lies face down.',
    attitude: 'How does your striker play this ball?',
    'attitude.late': 'How does your striker play this ball?',
    'attitude.other': 'How does the other batter play?',
    zone: 'Into which zone do you play?',
    'bowler-skill': 'Use a skill card?',
    'move-him': 'Move Him: which fielder goes to which area beside theirs?',
    'skill.declare': 'Name a skill card for this ball?',
    'over-card': 'The over card is turned.',
    'card-die': 'The card settles the ball: a D6 is rolled.',
    'bowler-die': 'The bowler rolls.',
    'batter-die': 'The batter rolls.',
    'skill.reroll': 'Use a skill card on this roll?',
    're-roll': 'The batter rolls again.',
    dismissal: 'More than one chance: which do you take?',
    'bowled-die': 'Missed: the bowler rolls to bowl the batter.',
    'slip-dice': 'The slips roll.',
    'umpire-die': 'An appeal: the umpire die is rolled.',
    review: 'Review it?',
    'review.catch': 'Review it?',
    'review.express': 'Review it?',
    'review.bowling': 'Review it?',
    'review.bowling.catch': 'Review it?',
    'review.bowling.express': 'Review it?',
    'review-die': 'The review.',
    'review-die.catch': 'The review.',
    'review-die.express': 'The review.',
    'add-one.before': 'Good strike against pace: add 1 to the distance?',
    distance: 'The distance die.',
    bounce: 'The bounce die.',
    'add-one': 'Good strike against pace: add 1 to the distance?',
    'skill.grounded': 'A fielder is under it: use a skill card?',
    catch: 'In the air to a fielder: try the catch?',
    'catch-die': 'The catch.',
    run: 'Keep the safe runs, or try one more?',
    throw: 'Throw at the wicket?',
    'throw-end': 'At which end?',
    'run-out-die': 'The throw.',
    'skill.dive': 'Run out: use a skill card?',
    'next-batter': 'Who comes in next?',
    'next-attitude': 'How do they bat?',
  },
  told: {
    'team.home': '{side} chose {choice}',
    'team.away': '{side} chose {choice}',
    'drop.home': '{side} left out {choice}',
    'drop.away': '{side} left out {choice}',
    pitch: 'The pitch: {choice}',
    'pitch.again': 'A new pitch for this innings: {choice}',
    call: '{side} called {choice}',
    coin: 'The coin fell {choice}',
    'place-field': '{side} set the field: {choice}',
    'first-bowler': '{side} gave the new ball to {choice}',
    openers: '{choice.facing} faced first, with {choice.other} at the other end',
    'opening-attitudes': 'The striker began {choice.facing}, the other {choice.other}',
    'new-bowler': '{side} gave the ball to {choice}',
    'power-play': { call: '{side} called the Power Play Over', decline: '' },
    'power-play.late': { call: '{side} called the Power Play Over', decline: '' },
    'next-batter': '{choice} came in',
  },
  reasons,
};
