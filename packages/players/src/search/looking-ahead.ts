import { createRunner, verify } from '@howzat/compiler/run';
import { type FormGuide, HowzatError, type Player, type Rulebook } from '@howzat/core';
import type { Budget } from './budget.js';
import { search } from './search.js';

/** What a side won that looked ahead at one step. */
type Looked = FormGuide['lookingAhead'][string];

/** So many times as many matches are played without looking ahead. */
const steady = 10;

/** How to find out where looking ahead pays. */
export interface LookingAheadOptions {
  /** How long is thought about each decision; 100 playouts unless given. */
  readonly budget?: Budget;
  /** Matches for each step; 200 unless given. Sides change every match. */
  readonly matches?: number;
  /** The steps to try: all that arise in matches and leave something to choose unless given. */
  readonly steps?: readonly string[];
  /** Is told what came of each step. */
  readonly onStep?: (step: string, share: Looked) => void;
}

/** The steps of an innings at which two of a player have anything to choose. */
function stepsOf(rulebook: Rulebook, player: Player): string[] {
  const found = new Set<string>();
  const noting: Player = {
    name: player.name,
    choose: (request) => {
      if (request.view.game.innings > 0 && !found.has(request.step)) {
        let choices = 0;
        for (const _ of request.domain) if (++choices > 1) break;
        if (choices > 1) found.add(request.step);
      }
      return player.choose(request);
    },
  };
  const runner = createRunner(rulebook);
  for (let seed = 0; seed < 20; seed++) runner.play({ seed, players: [noting, noting] });
  return [...found].sort();
}

/**
 * Where it pays to look ahead: for each step of an innings, what a side wins that looks ahead at that step only and else
 * plays as the player does, against the player. It is the `lookingAhead` of a form guide: a search leaves the steps at which
 * it lost more than it won to the player. What a playout to the end of a ball can tell differs from game to game: of cards
 * that are spent, of bowlers that tire, it tells nothing.
 *
 * @throws HowzatError `bad-parameter` for less than two matches, `unlike-interpreter` where compiled code does not play by
 * the rules, and as `search`
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { lookingAhead } from '@howzat/players';
 * import { ccsl, sensible } from '@howzat/ccsl';
 *
 * const steps = lookingAhead(compose(ccsl, {}), sensible, { budget: { playouts: 4 }, matches: 2, steps: ['play-card'] });
 * console.log(Object.keys(steps ?? {})); // [ 'play-card' ]
 */
export function lookingAhead(
  rulebook: Rulebook,
  player: Player,
  { budget = { playouts: 100 }, matches = 200, steps, onStep }: LookingAheadOptions = {},
): FormGuide['lookingAhead'] {
  if (!Number.isSafeInteger(matches) || matches < 2)
    throw new HowzatError('bad-parameter', `Each step takes two matches or more, not ${matches}.`, {
      subject: 'matches',
    });
  verify(rulebook);
  const runner = createRunner(rulebook);
  // what was found before is not to keep it from looking
  const formGuides = (player.formGuides ?? []).map((guide) => ({ ...guide, lookingAhead: {} }));
  const searcher = search(rulebook, { player: { ...player, formGuides }, budget });
  const wonBy = (step: string | null, played = matches): number => {
    const looking: Player = {
      name: 'looking',
      choose: (request) => (request.step === step ? searcher.choose(request) : player.choose(request)),
    };
    let wins = 0;
    for (let seed = 0; seed < played; seed++) {
      const home = seed % 2 === 0;
      const { winner = null } =
        runner.play({ seed, players: home ? [looking, player] : [player, looking] }).game.result ?? {};
      wins += winner === null ? 0.5 : (winner === 0) === home ? 1 : 0;
    }
    return wins;
  };
  // each step is compared with this, and luck in it would speak for all of them or against all
  const without = wonBy(null, steady * matches) / steady;
  const shares: Record<string, Looked> = {};
  for (const step of steps ?? stepsOf(rulebook, player)) {
    const share = { wins: wonBy(step), without, matches };
    shares[step] = share;
    onStep?.(step, share);
  }
  return shares;
}
