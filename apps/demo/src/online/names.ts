import type { Side } from '@howzat/core';
import type { Sight } from '@howzat/host';
import { words } from '../words.js';

/** The names of both sides; empty where nobody has sat down, and a computer is called by its kind. */
export function namesIn({ seats }: Pick<Sight, 'seats'>): Readonly<Record<Side, string>> {
  const name = (side: Side): string =>
    seats[side].computer === null ? (seats[side].name ?? '') : words.setup.names.computer;
  return { home: name('home'), away: name('away') };
}
