import { companyWork } from './company/work.js';
import { damageWork } from './damage/work.js';
import type { Chunk } from './threads.js';

type DoChunk = (plan: never, from: number, to: number, at: (number: number) => void) => unknown;

const works: Readonly<Record<string, DoChunk>> = { company: companyWork, damage: damageWork };

/**
 * Does a chunk in a thread. The pool calls it by the name of this file.
 *
 * @public
 */
export default function work({ work: name, plan, from, to, at }: Chunk): unknown {
  const place = new Int32Array(at);
  return (works[name] as DoChunk)(plan as never, from, to, (number) => Atomics.store(place, 0, number));
}
