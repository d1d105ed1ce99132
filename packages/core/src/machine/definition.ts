import type { Chart } from './chart.js';
import type { MatchMachine } from './match-machine.js';

/**
 * The machine as an XState definition in plain JSON: states, transitions, and guards and actions by name. It can be
 * drawn by any tool that reads XState, and made into a machine again with `fromJson`.
 *
 * @example
 * import { createMatchMachine, toJson } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const chart = toJson(createMatchMachine(ccsl));
 * console.log(JSON.parse(JSON.stringify(chart)) !== null); // true
 */
export function toJson(machine: MatchMachine): Chart {
  const {
    context: _context,
    output: _output,
    ...chart
  } = machine.config as unknown as Chart & {
    context: unknown;
    output: unknown;
  };
  return JSON.parse(JSON.stringify(chart)) as Chart;
}
