import type { Advance, Program } from '@howzat/core/engine';
import { advancing } from '../emit/advancing.js';
import { mayGenerate } from './may-generate.js';

const made = new WeakMap<Program, Advance | null>();

/**
 * What plays on to the next input of a program's matches, for `new Session(program, { advance })`: made once for each program.
 * Null where code may not be made: the session then interprets.
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { programOf } from '@howzat/core/engine';
 * import { advanceOf } from '@howzat/compiler/run';
 * import { ccsl } from '@howzat/ccsl';
 *
 * console.log(advanceOf(programOf(compose(ccsl, {}))) !== null); // true
 */
export function advanceOf(program: Program): Advance | null {
  const known = made.get(program);
  if (known !== undefined) return known;
  const advance = mayGenerate() ? advancing(program) : null;
  made.set(program, advance);
  return advance;
}
