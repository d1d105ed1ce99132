import { copyJson, sameJson } from '@howzat/core';
import {
  drawOutcome,
  type MatchState,
  ownOf,
  type ProgramChance,
  type ProgramDecision,
  stream,
  whyNotOutcome,
} from '@howzat/core/engine';

/**
 * What is wrong with how a choice is drawn: where it has a short way to do so, that draws what the domain itself would, with the same
 * luck.
 *
 * @param seed of the luck
 */
export function drawnChoiceProblems(
  { id, spec, drawer }: ProgramDecision,
  state: MatchState,
  params: object,
  seed: number,
): string[] {
  if (!spec.draw) return [];
  const { s, g } = state;
  const own = ownOf(state, drawer);
  const whole = spec.live(s, g, params, own).sample(stream(seed, luck));
  return differences(id, whole, spec.draw(stream(seed, luck), s, g, params, own));
}

/**
 * What is wrong with how a die is rolled or a card drawn: what comes of it can come of it and, where there is a short way to do so, that
 * gives what the whole way gives and leaves the same behind.
 *
 * @param seed of the luck
 */
export function drawnOutcomeProblems(chance: ProgramChance, state: MatchState, params: object, seed: number): string[] {
  const { id, of, drawer } = chance;
  const whole = copyJson(state);
  const outcome = drawOutcome(chance, stream(seed, luck), whole, params);
  const why = whyNotOutcome(chance, outcome, whole, params);
  if (why !== null) return [`${id}: draws ${JSON.stringify(outcome)}, which it refuses: ${why}`];
  if (!of.draw) return [];
  of.remove?.(outcome, whole.s, whole.g, params, ownOf(whole, drawer));
  const short = copyJson(state);
  const drawn = of.draw(stream(seed, luck), short.s, short.g, params, ownOf(short, drawer));
  const left = sameJson(whole, short) ? [] : [`${id}: its draw leaves something else than taking the outcome out does`];
  return [...differences(id, outcome, drawn), ...left];
}

/** The same luck for both ways. */
const luck = 0xd4a3;

function differences(id: string, whole: unknown, drawn: unknown): string[] {
  if (sameJson(whole, drawn)) return [];
  return [`${id}: its draw gives ${JSON.stringify(drawn)} where its sample gives ${JSON.stringify(whole)}`];
}
