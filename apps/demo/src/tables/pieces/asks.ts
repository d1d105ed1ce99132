import type { OpenStep } from '../table.js';

/**
 * The mark of a panel in which something is asked that is not answered yet. In it `data-answer` marks the controls that
 * answer, and `data-part` those that make up an answer: who drives a table by program finds its way by them.
 */
export function asks(decision: OpenStep | null): '' | undefined {
  return decision && !decision.made ? '' : undefined;
}
