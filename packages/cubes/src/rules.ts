import type { Registry } from '@howzat/core/author';
import { about } from './about.js';
import { reasons } from './reasons.js';
import { aimRulingWords, aimWords } from './rules/aim.js';
import { componentWords } from './rules/component.js';
import { dataRulingWords, dataWords } from './rules/data.js';
import { endRulingWords, endWords } from './rules/end.js';
import { exampleWords } from './rules/example.js';
import { formatRulingWords, formatWords } from './rules/format.js';
import { optionWords } from './rules/option.js';
import { orderRulingWords, orderWords } from './rules/order.js';
import { outcomeWords } from './rules/outcome.js';
import { overWords } from './rules/over.js';
import { pressureRulingWords, pressureWords } from './rules/pressure.js';
import { revealWords } from './rules/reveal.js';
import { scoreRulingWords, scoreWords } from './rules/score.js';
import { bagRulingWords } from './rules/setup/bag.js';
import { coloursRulingWords, coloursWords } from './rules/setup/colours.js';
import { dealRulingWords, dealWords } from './rules/setup/deal.js';
import { tossRulingWords, tossWords } from './rules/setup/toss.js';
import { variantRulingWords, variantWords } from './rules/variant.js';

export { presentation } from './presentation.js';

/** The rules of Cubes in plain words, with the questions that the rulebook leaves open. */
export const registry: Registry = {
  variant: 'cubes',
  title: 'Cubes',
  about,
  sections: [
    { title: 'Components', rules: { ...componentWords, ...dataWords } },
    { title: 'Setup', rules: { ...coloursWords, ...tossWords, ...dealWords } },
    { title: 'Aim and roles', rules: aimWords },
    { title: 'Secret order and reveal', rules: { ...orderWords, ...revealWords } },
    { title: 'Result bands', rules: outcomeWords },
    { title: 'Pressure', rules: pressureWords },
    {
      title: 'Score keeping, over and innings end',
      rules: { ...scoreWords, ...overWords, ...endWords, ...exampleWords },
    },
    { title: 'Options', rules: { ...formatWords, ...variantWords, ...optionWords } },
  ],
  rulings: {
    ...dataRulingWords,
    ...coloursRulingWords,
    ...tossRulingWords,
    ...dealRulingWords,
    ...bagRulingWords,
    ...orderRulingWords,
    ...pressureRulingWords,
    ...scoreRulingWords,
    ...endRulingWords,
    ...formatRulingWords,
    ...variantRulingWords,
    ...aimRulingWords,
  },
  prompts: {
    'colour.home': 'Choose the colour you play with.',
    'colour.away': 'Choose the colour you play with.',
    'colour.first': 'Choose the colour you play with.',
    'colour.second': 'Choose the colour you play with.',
    'colour.toss-loser': 'You lost the toss: choose the colour you play with.',
    'colour.toss-winner': 'Choose the colour you play with.',
    'colour.bowling': 'Choose the colour you bowl with in this innings.',
    'colour.batting': 'Choose the colour you bat with in this innings.',
    'core.toss': 'Who wins the toss?',
    'core.toss.elect': 'You won the toss: bat or bowl?',
    'core.declare': 'Bat on, or declare the innings closed?',
    'toss.call': 'Name the three colours with which you win the toss.',
    'toss.odd-or-even': 'Call odd or even.',
    'toss.cube': 'A cube is tossed: which colour lies up?',
    'toss.number': 'A cube is drawn and rolled: which number lies up?',
    'toss.roll.home': 'Home draws and rolls a cube: which number lies up?',
    'toss.roll.away': 'Away draws and rolls a cube: which number lies up?',
    'deal.bowling': 'Cubes for the bowler, from the bag.',
    'deal.batting': 'Cubes for the batter, from the bag.',
    'deal.bowling.first': 'The first cubes for away, from the bag.',
    'deal.batting.first': 'The first cubes for home, from the bag.',
    'order.bowling': 'Lay out your cubes from left to right for the six balls.',
    'order.batting': 'Lay out your cubes from left to right for the six balls.',
    'mark.bowling': 'Lay out your cubes from left to right, and mark one to roll if you like.',
    'mark.batting': 'Lay out your cubes from left to right, and mark one to roll if you like.',
    'roll.bowling': 'Show your cube, or roll it?',
    'roll.batting': 'Show your cube, or roll it?',
    'roll.batting-at-reveal': 'You have seen the number of the bowler: show your cube, or roll it?',
    'cube.bowling': 'The cube of the bowler is rolled: which colour lies up?',
    'cube.batting': 'The cube of the batter is rolled: which colour lies up?',
    'tie.cube': 'The totals are level, and a cube is rolled: which colour lies up?',
  },
  told: {
    'colour.home': '{side} took the {choice} cubes',
    'colour.away': '{side} took the {choice} cubes',
    'colour.first': '{side} took the {choice} cubes',
    'colour.second': '{side} took the {choice} cubes',
    'colour.toss-loser': '{side} took the {choice} cubes',
    'colour.toss-winner': '{side} took the {choice} cubes',
    'colour.bowling': '{side} bowled with the {choice} cubes',
    'colour.batting': '{side} batted with the {choice} cubes',
    'toss.call': '{side} named {choice} for the toss',
    'toss.odd-or-even': '{side} called {choice}',
    'toss.cube': 'The cube of the toss showed {choice}',
    'toss.number': 'The cube of the toss showed {choice}',
    'toss.roll.home': '{home} rolled {choice} for the toss',
    'toss.roll.away': '{away} rolled {choice} for the toss',
    'tie.cube': 'Level totals: the cube showed {choice}',
  },
  reasons,
};
