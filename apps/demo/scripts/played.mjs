// The games with what a match of two computers is played with: the variant, its player, and a format; null is the usual one.
import { ccsl, sensible as ccslPlayer } from '@howzat/ccsl';
import { createMatch } from '@howzat/core';
import { ctg, sensible as ctgPlayer } from '@howzat/ctg';
import { cubes, sensible as cubesPlayer } from '@howzat/cubes';
import { pocket, sensible as pocketPlayer } from '@howzat/pocket';
import { wicked, sensible as wickedPlayer } from '@howzat/wicked';

export const played = {
  ctg: [ctg, ctgPlayer, 't10'],
  wicked: [wicked, wickedPlayer, 'ten-over'],
  cubes: [cubes, cubesPlayer, 'standard'],
  ccsl: [ccsl, ccslPlayer, 'three-over'],
  pocket: [pocket, pocketPlayer, null],
};

/** A whole match of two computers, which play on wherever the app opens it. */
export function matchOf([variant, sensible, format], seed) {
  const player = { ...sensible, name: 'club' };
  return createMatch(variant, {
    seed,
    ...(format ? { format } : {}),
    players: { home: player, away: player },
    names: { home: 'Reds', away: 'Blues' },
  });
}
