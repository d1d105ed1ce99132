import { ccsl } from '@howzat/ccsl';
import { type AnyMatch, openMatch, type Selection, type Variant } from '@howzat/core';
import { stream } from '@howzat/core/engine';
import { ctg } from '@howzat/ctg';
import { cubes } from '@howzat/cubes';
import { pocket } from '@howzat/pocket';
import { wicked } from '@howzat/wicked';

/** What is opened, and what it may cost at most. */
interface Opening {
  readonly name: string;
  readonly variant: Variant;
  readonly selection: Selection;
  /** So many are held at once. */
  readonly matches: number;
  readonly most?: { readonly milliseconds?: number; readonly kilobytes: number };
}

const openings: readonly Opening[] = [
  {
    name: 'CTG, T20',
    variant: ctg,
    selection: { format: 't20' },
    matches: 1000,
    most: { milliseconds: 0.5, kilobytes: 30 },
  },
  { name: 'CCSL', variant: ccsl, selection: {}, matches: 10_000, most: { kilobytes: 20 } },
  { name: 'Cubes', variant: cubes, selection: {}, matches: 1000 },
  { name: 'Wicked', variant: wicked, selection: {}, matches: 1000 },
  { name: 'Pocket', variant: pocket, selection: {}, matches: 1000 },
];

const { gc } = globalThis as { gc?: () => void };
if (!gc) throw new Error('Run it by `npm run bench:open`: it needs Node with --expose-gc.');

/** The bytes that are in use once nothing is left that nobody needs. */
function inUse(collect: () => void): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Plays a match to its first ball, or to the first decision after it where nothing is decided in a ball. */
function toFirstBall(match: AnyMatch, seed: number): AnyMatch {
  const rng = stream(seed, 1);
  const isThere = (): boolean => match.path.includes('/ball/') || match.log().some(({ delivery }) => delivery !== null);
  for (let now = match.waiting; now.kind === 'decisions' && !isThere(); now = match.waiting) {
    const open = now.open.find(({ made }) => !made);
    if (!open) break;
    match.play(open.side, open.step, match.legal(open.side, open.step).sample(rng));
  }
  return match;
}

function measured({ variant, selection, matches }: Opening, collect: () => void) {
  const open = (seed: number): AnyMatch => openMatch(variant, { ...selection, seed });
  // the first composes the rulebook, and V8 comes to know the code
  for (let seed = 0; seed < 200; seed++) toFirstBall(open(seed), seed);
  const times = Array.from({ length: 500 }, (_, seed) => {
    const start = performance.now();
    open(seed);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const held: (AnyMatch | null)[] = new Array(matches).fill(null);
  const before = inUse(collect);
  for (let seed = 0; seed < matches; seed++) held[seed] = toFirstBall(open(seed), seed);
  const bytes = inUse(collect) - before;
  // still needed here, so that they were held until they were counted
  if (held.some((match) => match === null)) throw new Error('A match is missing.');
  return { milliseconds: times[times.length >> 1] as number, kilobytes: bytes / matches / 1000 };
}

let missed = false;
for (const opening of openings) {
  const { milliseconds, kilobytes } = measured(opening, gc);
  const { most } = opening;
  const tooMuch = most && ((most.milliseconds ?? Infinity) < milliseconds || most.kilobytes < kilobytes);
  if (tooMuch) missed = true;
  const held = ((kilobytes * opening.matches) / 1000).toFixed(1);
  console.log(
    `${opening.name.padEnd(10)} opened in ${milliseconds.toFixed(3)} ms; at its first ball it holds ${kilobytes.toFixed(1)} kB, ${opening.matches} of them ${held} MB${tooMuch ? '  MORE THAN IT MAY' : ''}`,
  );
}
process.exitCode = missed ? 1 : 0;
