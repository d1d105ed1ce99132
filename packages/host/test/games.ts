import { ccsl, sensible as ccslSensible } from '@howzat/ccsl';
import type { Amendment, Variant } from '@howzat/core';
import { ctg, sensible as ctgSensible } from '@howzat/ctg';
import { cubes, sensible as cubesSensible } from '@howzat/cubes';
import { houseRules } from '@howzat/house-rules';
import { pocket, sensible as pocketSensible } from '@howzat/pocket';
import { wicked, sensible as wickedSensible } from '@howzat/wicked';
import type { HostedGame } from '../src/index.js';

const general = houseRules as readonly Amendment<string, unknown>[];
const players = {
  ccsl: ccslSensible,
  ctg: ctgSensible,
  cubes: cubesSensible,
  pocket: pocketSensible,
  wicked: wickedSensible,
};

const variants: readonly Variant[] = [ccsl, ctg, cubes, pocket, wicked];

/** The five games as a host has them. */
export const games: readonly HostedGame[] = variants.map((variant) => {
  const player = players[variant.id as keyof typeof players];
  return {
    variant,
    houseRules: general.filter((rule) => rule.variant === '*' || rule.variant === variant.id),
    players: [player],
  };
});

/** The game of an id. */
export function gameOf(id: string): HostedGame {
  const game = games.find(({ variant }) => variant.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}
