import { ccsl } from '@howzat/ccsl';
import type { Variant } from '@howzat/core';
import { ctg } from '@howzat/ctg';
import { cubes } from '@howzat/cubes';
import type { HostedGame, MatchPlan } from '@howzat/host';
import { pocket } from '@howzat/pocket';
import { wicked } from '@howzat/wicked';

const variants: readonly Variant[] = [ccsl, cubes, wicked, pocket, ctg];

/** What the nodes play. */
export const games: readonly HostedGame[] = variants.map((variant) => ({ variant }));

const others: readonly MatchPlan[] = ['cubes', 'wicked', 'pocket', 'ctg'].map((variant) => ({
  variant,
  selection: {},
}));

/** The plan of the n-th match: half of them CCSL, the others in equal parts. */
export function planOf(n: number): MatchPlan {
  const other = others[Math.floor(n / 2) % others.length];
  return n % 2 === 0 || !other ? { variant: 'ccsl', selection: {} } : other;
}

/** The game of an id. */
export function variantOf(id: string): Variant {
  const variant = variants.find((each) => each.id === id);
  if (!variant) throw new Error(`There is no game ${id}.`);
  return variant;
}
