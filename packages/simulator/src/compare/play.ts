import type { Seed } from '@howzat/core';
import { hashSeed, matchSeed } from '@howzat/core/engine';
import { type AskedAt, type Chosen, Watched } from './choices.js';
import { corrected, level, type PairSums, paired } from './judged.js';
import type { PlayChange, Shift, StepApart } from './play-change.js';
import type { Ways } from './ways.js';

/** So many matches tell what players do, and even slow ones play them in seconds. */
export const matchesWatched = 300;

/** Sums over the matches in which a step is asked both ways: of how many, and of the share of each choice. */
interface Place {
  n: number;
  readonly choices: Map<string, { without: number; with: number; squares: number }>;
}

const mostTold = 12;
const mostChoicesTold = 4;

/**
 * Lets the first of the players play against itself both ways, and tells what it does otherwise. A share is that of a match; matches
 * in which a step is asked one way only tell nothing of it.
 *
 * @param stop is asked before each match whether to go on
 */
export function* playWatched(ways: Ways, { seed, matches }: { readonly seed: Seed; readonly matches: number }) {
  const hash = hashSeed(seed);
  const [without, withIt] = ways.map(({ runner, players: [player] }) => ({ runner, watched: new Watched(player) }));
  const sides = [without, withIt] as const;
  const places = new Map<string, Place>();
  const all = sides.map(() => new Map<string, Map<string, number>>());
  for (let match = 0; match < matches; match++) {
    const [before, after] = sides.map((side, i) => {
      const { runner, watched } = side as NonNullable<typeof side>;
      runner.play({ seed: matchSeed(hash, match), players: [watched.player, watched.player] });
      const chosen = watched.taken();
      addAll(all[i] as Map<string, Map<string, number>>, chosen);
      return chosen;
    });
    note(places, before as Chosen, after as Chosen);
    yield match;
  }
  return {
    player: ways[0].players[0].name,
    matches,
    shifts: shiftsOf(places),
    apart: apartOf(
      sides.map((side) => side?.watched.steps() ?? []),
      all,
    ),
  } satisfies PlayChange;
}

function addAll(into: Map<string, Map<string, number>>, chosen: Chosen): void {
  for (const [place, counts] of chosen) {
    const sums = into.get(place) ?? new Map<string, number>();
    into.set(place, sums);
    for (const [choice, n] of counts) sums.set(choice, (sums.get(choice) ?? 0) + n);
  }
}

const totalOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

function note(places: Map<string, Place>, before: Chosen, after: Chosen): void {
  for (const [place, ones] of before) {
    const others = after.get(place);
    if (!others) continue;
    const at = places.get(place) ?? { n: 0, choices: new Map() };
    places.set(place, at);
    at.n++;
    const [total, totalOfOthers] = [totalOf(ones), totalOf(others)];
    for (const choice of new Set([...ones.keys(), ...others.keys()])) {
      const sums = at.choices.get(choice) ?? { without: 0, with: 0, squares: 0 };
      at.choices.set(choice, sums);
      const [x, y] = [(ones.get(choice) ?? 0) / total, (others.get(choice) ?? 0) / totalOfOthers];
      sums.without += x;
      sums.with += y;
      sums.squares += (y - x) ** 2;
    }
  }
}

/** More different choices than these are too many to compare one by one. */
const mostCompared = 40;

function shiftsOf(places: ReadonlyMap<string, Place>): readonly Shift[] {
  const looked = [...places]
    .filter(([, { choices }]) => choices.size <= mostCompared)
    .flatMap(([place, { n, choices }]) =>
      [...choices].map(([choice, sums]) => ({ place, choice, ...paired({ n, ...sums } satisfies PairSums) })),
    );
  const ps = corrected(looked.map(({ p }) => p));
  return looked
    .map((it, i) => ({ ...it, corrected: ps[i] as number }))
    .filter((it) => it.corrected < level)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, mostTold);
}

/** What is asked one way only, and what is chosen there. */
function apartOf(
  [without = [], withIt = []]: readonly (readonly AskedAt[])[],
  [chosenWithout, chosenWith]: readonly Chosen[],
): readonly StepApart[] {
  const only = (steps: readonly AskedAt[], others: readonly AskedAt[]): readonly AskedAt[] =>
    steps.filter(({ step }) => !others.some((other) => other.step === step));
  const told = (asked: AskedAt, way: StepApart['only'], chosen: Chosen | undefined): StepApart => ({
    ...asked,
    only: way,
    choices: [...(chosen ?? [])]
      .filter(([place]) => place === asked.step || place.startsWith(`${asked.step} `))
      .flatMap(([place, counts]) => {
        const total = totalOf(counts);
        return [...counts]
          .sort(([, a], [, b]) => b - a)
          .slice(0, mostChoicesTold)
          .map(([choice, n]) => ({ place, choice, share: n / total }));
      }),
  });
  return [
    ...only(withIt, without).map((asked) => told(asked, 'with', chosenWith)),
    ...only(without, withIt).map((asked) => told(asked, 'without', chosenWithout)),
  ];
}
