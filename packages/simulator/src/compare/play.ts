import type { Seed } from '@howzat/core';
import { hashSeed, matchSeed } from '@howzat/core/engine';
import type { Table } from '../table.js';
import { type Chosen, mostChoices, Watched } from './choices.js';
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

/** One of the two ways, with the player who is watched there and all that it has chosen. */
interface Way {
  readonly runner: Table['runner'];
  readonly watched: Watched;
  readonly all: Map<string, Map<string, number>>;
}

function wayOf({ runner, players: [player] }: Table): Way {
  return { runner, watched: new Watched(player), all: new Map() };
}

/** Plays a match of a player against itself; gives what it chose. */
function playOne({ runner, watched, all }: Way, seed: number): Chosen {
  runner.play({ seed, players: [watched.player, watched.player] });
  const chosen = watched.taken();
  addAll(all, chosen);
  return chosen;
}

/**
 * Lets the first of the players play against itself both ways, and tells what it does otherwise. A share is that of a match; matches
 * in which a step is asked one way only tell nothing of it. After each match it gives its number, so that the caller can stop.
 *
 * @param ways the rules without the change and with it
 * @param about the seed, and how many matches are played each way
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 * import { uniformPlayer } from '@howzat/core';
 * import { playWatched, type Table } from '@howzat/simulator';
 *
 * const table = (format: 'one-over' | 'two-over'): Table => ({
 *   runner: createRunner(ccsl, { format }),
 *   players: [uniformPlayer, uniformPlayer],
 * });
 * const watching = playWatched([table('one-over'), table('two-over')], { seed: 1, matches: 10 });
 * let watched = watching.next();
 * while (!watched.done) watched = watching.next();
 * // what is asked with two overs only
 * console.log(watched.value.apart.some(({ only }) => only === 'with')); // true
 */
export function* playWatched(
  ways: Ways,
  { seed, matches }: { readonly seed: Seed; readonly matches: number },
): Generator<number, PlayChange> {
  const hash = hashSeed(seed);
  const [without, withIt] = [wayOf(ways[0]), wayOf(ways[1])];
  const places = new Map<string, Place>();
  for (let match = 0; match < matches; match++) {
    const one = matchSeed(hash, match);
    note(places, playOne(without, one), playOne(withIt, one));
    yield match;
  }
  return { player: ways[0].players[0].name, matches, shifts: shiftsOf(places), apart: apartOf(without, withIt) };
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

function shiftsOf(places: ReadonlyMap<string, Place>): readonly Shift[] {
  const looked = [...places]
    .filter(([, { choices }]) => choices.size <= mostChoices)
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
function apartOf(without: Way, withIt: Way): readonly StepApart[] {
  return [...onlyIn(withIt, without, 'with'), ...onlyIn(without, withIt, 'without')];
}

function onlyIn({ watched, all }: Way, other: Way, only: StepApart['only']): readonly StepApart[] {
  const others = new Set(other.watched.steps().map(({ step }) => step));
  return watched
    .steps()
    .filter(({ step }) => !others.has(step))
    .map((asked) => ({ ...asked, only, choices: mostChosen(asked.step, all) }));
}

/** What was chosen most often at a step, with its share of all. */
function mostChosen(step: string, all: Chosen): StepApart['choices'] {
  return [...all]
    .filter(([place]) => place === step || place.startsWith(`${step} `))
    .flatMap(([place, counts]) => {
      const total = totalOf(counts);
      return [...counts]
        .sort(([, a], [, b]) => b - a)
        .slice(0, mostChoicesTold)
        .map(([choice, n]) => ({ place, choice, share: n / total }));
    });
}
