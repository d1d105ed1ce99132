import type { Amendment, Player, Variant } from '@howzat/core';

export const hand: Variant;
export const dice: Variant;
export const sensible: Player;
export const bonus: Amendment;
