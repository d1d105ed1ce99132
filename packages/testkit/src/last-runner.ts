import { createRunner, type Runner } from '@howzat/compiler/run';
import type { Rulebook } from '@howzat/core';

let last: Runner | null = null;

/**
 * The runner of a rulebook. The last one is remembered: the checks of a configuration follow one another and would each
 * generate the same code again, and the code of all configurations together would fill the memory.
 */
export function runnerFor(rulebook: Rulebook): Runner {
  if (last?.rulebook !== rulebook) last = createRunner(rulebook);
  return last;
}
