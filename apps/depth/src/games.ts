import { ccsl, sensible as ccslSensible } from '@howzat/ccsl';
import type { Amendment, Player, Variant } from '@howzat/core';
import { ctg, sensible as ctgSensible } from '@howzat/ctg';
import { cubes, sensible as cubesSensible } from '@howzat/cubes';
import { houseRules as shipped } from '@howzat/house-rules';
import { pocket, sensible as pocketSensible } from '@howzat/pocket';
import { wicked, sensible as wickedSensible } from '@howzat/wicked';
import { handCricket, sensible as handSensible } from '../../../packages/create-howzat/template/variant/src/index.js';

/** A game as its users have it: with all house rules of the house and its computer player. */
export interface Game {
  readonly variant: Variant;
  readonly players: readonly Player[];
  /** Parameters under which more of it shows in matches at random. */
  readonly settings: readonly Readonly<Record<string, unknown>>[];
}

const twoInnings = { inningsPerSide: 2 };

/** The five games, and the one that `create-howzat` writes. */
export const games: readonly Game[] = [
  { variant: cubes, players: [cubesSensible], settings: [twoInnings, { overs: 5 }] },
  { variant: ccsl, players: [ccslSensible], settings: [twoInnings, { overs: 3, wickets: 10 }] },
  // captains at random declare at once
  {
    variant: wicked,
    players: [wickedSensible],
    settings: [twoInnings, { overs: 10, declaration: false }],
  },
  { variant: pocket, players: [pocketSensible], settings: [twoInnings] },
  { variant: ctg, players: [ctgSensible], settings: [] },
  { variant: handCricket, players: [handSensible], settings: [twoInnings] },
];

export const houseRules = shipped as readonly Amendment[];

/** @throws RangeError where there is no such game */
export function gameOf(id: string): Game {
  const game = games.find(({ variant }) => variant.id === id);
  if (!game)
    throw new RangeError(`There is no game ${id}; there are ${games.map(({ variant }) => variant.id).join(', ')}.`);
  return game;
}
