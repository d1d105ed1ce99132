import { type Domain, pick, type Rng } from '@howzat/core';
import { commitmentTo, hashText, stream } from '@howzat/core/engine';

/** Does something that a wall may stop; gives `undefined` where it did. */
export function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Sets the runs, the wickets and whatever else it finds in an object to its own good. */
export function grab(value: unknown, depth = 3): void {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  for (const key of tried(() => Object.keys(value)) ?? []) {
    const field = tried(() => (value as Record<string, unknown>)[key]);
    if (typeof field === 'object') grab(field, depth - 1);
    tried(() => Reflect.set(value, key, typeof field === 'number' ? field + 50 : field === false));
  }
}

/** More choices are not asked for one by one. */
const probed = 40;

/** What a domain tells when it is asked for everything: what is legal, what is not, and with which words. */
export function answersOf(domain: Domain): string {
  const choices: unknown[] = [];
  for (const choice of domain) if (choices.push(choice) >= probed) break;
  const strange = [-1, 0, 1, 2, 3, 50, 'pass', 'bat', null, [], {}];
  const answers = [...choices, ...strange].map((choice) => [
    tried(() => domain.has(choice)),
    tried(() => domain.why(choice)),
  ]);
  return JSON.stringify([domain.count(), choices, answers, domain.describe()]);
}

/** What undoes a multiplication of 32-bit numbers. */
function inverse(odd: number): number {
  let x = odd;
  for (let i = 0; i < 5; i++) x = Math.imul(x, 2 - Math.imul(odd, x));
  return x;
}

/** The mixing of the streams of a match, backwards. */
function unmixed(hash: number): number {
  const unshift16 = (x: number): number => x ^ (x >>> 16);
  const unshift13 = (x: number): number => {
    let y = x ^ (x >>> 13);
    y = x ^ (y >>> 13);
    return x ^ (y >>> 13);
  };
  return unshift16(Math.imul(unshift13(Math.imul(unshift16(hash), inverse(0xc2b2ae35))), inverse(0x85ebca6b)));
}

/** What a stream of the match would show of so many sides, if the player's own came of the same seed. */
export function foretold(rng: Rng, side: 'home' | 'away', name: string, sides: number): number {
  const [first = 0] = rng.clone().getState();
  const hash = Math.imul((unmixed(first) - hashText(`player.${side}`)) | 0, inverse(0x9e3779b1)) | 0;
  return pick(stream(hash, hashText(name)), sides);
}

/** The choice behind a commitment, where the salt is one that a lazy host would take. */
export function uncommitted(commitment: string, choices: Iterable<unknown>): unknown {
  const salts = ['', '0', '0'.repeat(32), 'f'.repeat(32), '1'.padStart(32, '0')];
  let left = probed;
  for (const choice of choices) {
    if (left-- === 0) break;
    if (salts.some((salt) => commitmentTo(choice, salt) === commitment)) return choice;
  }
  return undefined;
}
