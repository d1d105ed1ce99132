import { type Seat, sideOf } from '../cricket/index.js';
import { type Domain, type Refusal, readChoice } from '../domains/index.js';
import { HowzatError } from '../errors/index.js';
import { copyJson, notJson, showChoice } from '../json/index.js';

/** A choice as it was read from whoever made it, with the text by which it is shown. */
export type Told = ReturnType<typeof readChoice> & { readonly shown: string };

/** Reads a choice before anything else is looked at: what it does while it is read can then not come in between. */
export function told(choice: unknown): Told {
  const read = readChoice(choice);
  return { ...read, shown: read.wrong === null ? '' : showChoice(choice) };
}

/** The question that a choice answers. */
interface Asked {
  readonly decision: { readonly id: string };
  readonly seat: Seat;
  readonly domain: Domain;
}

/**
 * The choice as plain JSON that nobody else holds.
 * @param player the name of the computer player that made it, for the message
 * @throws HowzatError `illegal-choice` for what is not in the domain, or is no JSON
 */
export function legalChoice(
  { seat, decision, domain }: Asked,
  { value, wrong, shown }: Told,
  player?: string,
): unknown {
  const refusal = wrong ?? domain.why(value) ?? notPlain(value);
  if (refusal === null) return value;
  const readable = wrong === null && notJson(value) === null;
  const whose = player === undefined ? '' : `${player} chose ${shown || showChoice(value)} at ${decision.id}: `;
  throw new HowzatError('illegal-choice', `${whose}${refusal.message}`, {
    step: decision.id,
    side: sideOf(seat),
    choice: readable ? value : shown || showChoice(value),
    legal: copyJson(domain.describe()),
    ...(refusal.rule ? { rule: refusal.rule } : {}),
  });
}

/** What a domain may take by mistake: `undefined` and the numbers that are none. */
function notPlain(value: unknown): Refusal | null {
  const wrong = notJson(value, 'the choice');
  return wrong === null ? null : { message: `A choice is plain JSON, but ${wrong}.`, rule: null };
}
