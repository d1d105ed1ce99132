import type { Step, TakeBack } from '../contract/index.js';
import { HowzatError } from '../errors/index.js';
import { showChoice } from '../json/index.js';
import { type Draft, type FlowNode, placed } from './flow-tree.js';

/**
 * Refuses a step that takes a ball back where there is nothing to take back yet: outside a ball, or before anything has
 * happened in it.
 * @throws HowzatError `inapplicable`, and `bad-variant` where it is the variant's own
 */
export function refuseNothingToTakeBack({ flow, owners }: Draft, variant: string): void {
  let before = new Set<Step['kind']>();
  for (const [at, level] of placed(flow, 'match')) {
    if (at.kind === 'level') before = new Set();
    if (at.removed || !at.step) continue;
    if (at.step.kind === 'takeBack') refuse(at, at.step, level === 'ball' ? before : null, owners.get(at.id), variant);
    else before.add(at.step.kind);
  }
}

function refuse(
  { id }: FlowNode,
  { to }: TakeBack,
  before: ReadonlySet<Step['kind']> | null,
  owner = '',
  variant: string,
): void {
  const why = whyNot(to, before);
  if (why === null) return;
  const isOwn = owner === variant;
  throw new HowzatError(
    isOwn ? 'bad-variant' : 'inapplicable',
    `${isOwn ? '' : `${owner} does not apply: `}${id} ${why}`,
    { subject: id },
  );
}

/** @param before the kinds of steps that stand before it in its ball; null where it stands in none */
function whyNot(to: unknown, before: ReadonlySet<Step['kind']> | null): string | null {
  if (to !== 'ball' && to !== 'chance') return `takes back a ball or a chance, not ${showChoice(to)}.`;
  if (before === null) return 'takes a ball back, and stands in none; put it before ball.after, say.';
  if (to === 'chance' && !before.has('chance'))
    return 'takes a chance back, and nothing in a ball is left to chance before it.';
  if (before.size > 0) return null;
  return 'takes a ball back, and nothing of the ball has happened where it stands; put it before ball.after, say.';
}
