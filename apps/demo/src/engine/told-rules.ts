import { compose } from '@howzat/core';
import { defineVariant, variantKit } from '@howzat/core/author';
import type { RulesMessage } from '@howzat/host';
import { variantEntry } from '../variants.js';
import { type Opened, openVariant, openWords, type RulesAtHand, rulebookOf } from './opened.js';
import type { Plan } from './plan.js';

/** Opens a match whose rules this app does not have all of: what it does not have, the host tells, and the host plays by it. */
export async function openTold({ variant, params, words: told }: RulesMessage, plan: Plan): Promise<RulesAtHand> {
  const isKnown = variantEntry(variant.id) !== undefined;
  const opened = isKnown ? await openVariant(variant.id) : openedUnknown(variant);
  const words = await openWords(variant.id);
  const own = words.registries.map((registry) => registry.variant);
  const others = told.filter((registry) => !own.includes(registry.variant));
  return {
    opened,
    words: {
      ...words,
      registry: words.registry ?? told.find((registry) => registry.variant === variant.id) ?? null,
      registries: [...words.registries, ...others],
      told: others.map((registry) => registry.variant),
    },
    rulebook: () => ({ ...(isKnown ? rulebookOf(opened, plan) : compose(opened.variant)), params }),
  };
}

/** A game of which nothing is at hand but its name. It has no rules here: they are where it is played. */
function openedUnknown({ id, title }: RulesMessage['variant']): Opened {
  const kit = variantKit({ id, title, parameters: {}, laws: {}, state: {} });
  return {
    entry: { id, title, blurb: '', minutes: 0, load: async () => ({}) },
    variant: defineVariant(kit, { version: '0.0.0', flow: {} }),
    sensible: null,
    houseRules: [],
    winnersRules: [],
  };
}
