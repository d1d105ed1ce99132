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
 * What is wrong with how a choice is drawn. A domain may bring a shortcut, `draw`. With the same random numbers it must give what
 * `sample` of the domain gives.
 *
 * @param seed where the random numbers come from
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
  const whole = spec.live(s, g, params, own).sample(stream(seed, drawing));
  return differences(id, whole, spec.draw(stream(seed, drawing), s, g, params, own));
}

/**
 * What is wrong with how a die is rolled or a card is drawn. The outcome must be one that the step accepts. Where there is a shortcut,
 * `draw`, it must give what `sample` gives with the same random numbers, and leave the same state behind.
 *
 * @param seed where the random numbers come from
 */
export function drawnOutcomeProblems(chance: ProgramChance, state: MatchState, params: object, seed: number): string[] {
  const { id, of, drawer } = chance;
  const whole = copyJson(state);
  const outcome = drawOutcome(chance, stream(seed, drawing), whole, params);
  const why = whyNotOutcome(chance, outcome, whole, params);
  if (why !== null) return [`${id}: draws ${JSON.stringify(outcome)}, which it refuses: ${why}`];
  if (!of.draw) return [];
  of.remove?.(outcome, whole.s, whole.g, params, ownOf(whole, drawer));
  const short = copyJson(state);
  const drawn = of.draw(stream(seed, drawing), short.s, short.g, params, ownOf(short, drawer));
  const left = sameJson(whole, short) ? [] : [`${id}: its draw leaves something else than taking the outcome out does`];
  return [...differences(id, outcome, drawn), ...left];
}

/** Both ways draw from this stream of a seed. */
const drawing = 0xd4a3;

function differences(id: string, whole: unknown, drawn: unknown): string[] {
  if (sameJson(whole, drawn)) return [];
  return [`${id}: its draw gives ${JSON.stringify(drawn)} where its sample gives ${JSON.stringify(whole)}`];
}
