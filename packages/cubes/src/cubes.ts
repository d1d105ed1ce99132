import { defineVariant, type MovesOf, type Variant } from '@howzat/core/author';
import { version } from '../package.json';
import { checkCubes, playable } from './components/check.js';
import type { CubeSet } from './components/cubes.js';
import { register } from './components/sets.js';
import { imagine } from './imagine.js';
import { k } from './kit.js';
import { rolesFirst, rolesSwap } from './rules/aim.js';
import { byRuns, chaseStop, secondInnings, tenWickets, tieRoll } from './rules/end.js';
import { draw, standard, testMatch, timeIsUp } from './rules/format.js';
import { rollACube, tossByCube, wildWhenDealt } from './rules/option.js';
import { order } from './rules/order.js';
import { result } from './rules/outcome.js';
import { nextOver } from './rules/over.js';
import { dotsInRow, pressure, pressureOfInnings, pressureOfOver } from './rules/pressure.js';
import { revealBatter, revealBowler } from './rules/reveal.js';
import { noteOver } from './rules/score.js';
import { bag, bagEmpty, bagOfInnings } from './rules/setup/bag.js';
import { colourAfterToss, colourAgain, colourChoice, numbers } from './rules/setup/colours.js';
import {
  countShortOver,
  facesShown,
  handsBeforeToss,
  handsChangeRoles,
  handsOfOver,
  handsPutAway,
  shortOver,
} from './rules/setup/deal.js';
import { tossDecided, tossWithCube } from './rules/setup/toss.js';
import { rulings } from './rulings.js';

const printed = defineVariant(k, {
  version,
  flow: {
    match: { before: [colourAfterToss], after: [draw, tieRoll] },
    innings: {
      before: [handsChangeRoles, bagOfInnings, pressureOfInnings, colourAgain],
      after: [handsPutAway],
    },
    over: {
      before: [nextOver, pressureOfOver, bag, ...handsOfOver, facesShown, order, numbers],
      after: [noteOver, countShortOver],
    },
    ball: { before: [revealBowler, revealBatter, pressure, result], after: [dotsInRow] },
  },
  endings: { over: [shortOver], innings: [bagEmpty], match: [timeIsUp] },
  amends: (a) => [
    // the table is laid before the toss, which is this rulebook's own
    ...[...colourChoice, handsBeforeToss, ...tossWithCube].map((step) => a.before('core.toss', step)),
    a.wrapStep('core.toss', (toss) => ({
      ...toss,
      rule: ['core.toss.coin', 'cubes.setup.toss'],
      only: (p) => p.toss !== 'none' && p.tossBy === 'coin',
    })),
    a.wrapStep('core.toss.elect', (elect) => ({ ...elect, closed: tossDecided })),
    // an innings: who bats, when it is over, and the book in which it is written down
    a.replace('core.innings.order', rolesFirst),
    a.after('cubes.aim.roles-first', rolesSwap),
    a.replace('core.innings.all-out', tenWickets),
    a.replace('core.innings.target-reached', chaseStop),
    a.wrapStep('core.innings.close', (close) => ({ ...close, rule: 'cubes.end.note-innings' })),
    // the match: two innings, and the winner
    a.replace('core.match.innings-played', secondInnings),
    a.wrapStep('core.match.result', (settle) => ({ ...settle, rule: 'cubes.end.winner' })),
    a.before('core.result.innings', byRuns),
    // there are no extras
    a.repeal('core.extras.not-counted'),
  ],
  formats: [standard, testMatch],
  defaultFormat: 'standard',
  rulings,
  options: [rollACube, wildWhenDealt, tossByCube],
  facts: (s) => ({ bowler: s.bowler, batter: s.batter, difference: s.bowler - s.batter, need: s.need }),
  imagine,
});

type TypesOf<V> = V extends Variant<infer T> ? T : never;
type Printed = TypesOf<typeof printed>;

/** Everything the compiler knows of Cubes; the moves before the toss are among it. */
export interface CubesTypes extends Omit<Printed, 'moves'> {
  readonly moves: Printed['moves'] | MovesOf<typeof colourChoice> | MovesOf<typeof tossWithCube>;
}

/**
 * Cubes: a bowler's secret order of six numbers against a batter's, ball by ball.
 *
 * @example
 * const match = createMatch(cubes, { seed: 7, players: { away: sensible } });
 * match.play('home', 'colour.home', 'A');
 */
export const cubes: Variant<CubesTypes> = { ...(printed as Variant<CubesTypes>), withComponents: withCubes };

/**
 * Cubes with a set of someone's own (the reading `custom-data` of `cubes.ruling.number-distribution`).
 *
 * @param components the set, as data
 * @throws HowzatError `bad-components` for data that are not a set of cubes: its `rule` is the broken `cubes.data.*`
 *
 * @example
 * import { originalSet, withCubes } from '@howzat/cubes';
 *
 * // the same cubes, with other names for the wild ones
 * const mine = withCubes({ ...originalSet, wild: ['Ace', 'King', 'Queen', 'Jack', 'Ten', 'Nine'] });
 * console.log(mine.id); // cubes
 */
export function withCubes(components: unknown): Variant<CubesTypes> {
  const set: CubeSet = checkCubes(components, { invariants: playable });
  const name = register(set);
  const numbers = cubes.parameters.numbers;
  return {
    ...cubes,
    parameters: {
      ...cubes.parameters,
      ...(numbers ? { numbers: { ...numbers, default: name, words: [...(numbers.words ?? []), name] } } : {}),
    },
  };
}
