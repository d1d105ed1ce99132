import { openVariant, openWords, type RulesAtHand, rulebookOf } from './opened.js';
import type { Source } from './sight.js';

/**
 * Loads the rules of a match: those of the app, and what the host told where it plays by others.
 * @throws HowzatError `unknown-variant` where the app does not have the game, and nobody told of it
 */
export async function rulesOf({ plan, told }: Pick<Source, 'plan' | 'told'>): Promise<RulesAtHand> {
  if (told) return (await import('./told-rules.js')).openTold(told, plan);
  const [opened, words] = await Promise.all([openVariant(plan.variant), openWords(plan.variant)]);
  return { opened, words, rulebook: () => rulebookOf(opened, plan) };
}
