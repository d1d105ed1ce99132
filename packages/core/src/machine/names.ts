/**
 * Names of state nodes. XState splits names at dots and step ids are full of them, so a dot is written as a colon; the
 * few signs that mean something in a name of ours are escaped as in a URL. An id in the chart is the place of its node:
 * `match/innings/over/ball/play-card`.
 */
const escaped: Readonly<Record<string, string>> = {
  '.': ':',
  ':': '%3A',
  '%': '%25',
  '?': '%3F',
  '/': '%2F',
  '\\': '%5C',
};
const plain = new Map(Object.entries(escaped).map(([sign, code]) => [code, sign]));

/**
 * The key of a step's state node.
 *
 * @example
 * import { keyOf, stepOf } from '@howzat/core/machine';
 *
 * console.log(stepOf(keyOf('play-card'))); // play-card
 */
export function keyOf(stepId: string): string {
  return stepId.replace(/[.:%?/\\]/g, (sign) => escaped[sign] as string);
}

/**
 * The step that a key stands for.
 *
 * @example
 * import { stepOf, keyOf } from '@howzat/core/machine';
 *
 * console.log(stepOf(keyOf('core.toss.elect'))); // core.toss.elect
 */
export function stepOf(key: string): string {
  return key.replace(/:|%3A|%25|%3F|%2F|%5C/g, (code) => plain.get(code) as string);
}

/** The key of the choice point before a step: whether it is entered is decided there. */
export function gateOf(stepId: string): string {
  return `${keyOf(stepId)}?`;
}
