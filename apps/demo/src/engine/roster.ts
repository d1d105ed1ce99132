import type { Cricketers, Seat } from '@howzat/core';
import { words } from '../words.js';

/** Two elevens for games that name nobody, so that a scorecard reads like one. The last of them bowl first. */
const elevens: readonly (readonly string[])[] = [
  ['Ashdown', 'Birch', 'Calloway', 'Dunmore', 'Elverton', 'Fenwick', 'Garrick', 'Hollis', 'Ingram', 'Jessop', 'Kettle'],
  [
    'Lark',
    'Merriman',
    'Nettleton',
    'Oakes',
    'Pemberton',
    'Quill',
    'Rusk',
    'Sedgwick',
    'Thackray',
    'Underhay',
    'Varley',
  ],
];

const eleven = (seat: Seat): readonly string[] => elevens[seat] ?? [];

/** What the cricketers of a match are called: by the game itself, and by these names where it knows none. */
export function rosterFor(own: Cricketers | null): Cricketers {
  return {
    batter: own?.batter?.bind(own) ?? (own ? () => null : (seat, place) => eleven(seat)[place - 1] ?? null),
    bowler: own?.bowler?.bind(own) ?? (own ? () => null : (seat, number) => eleven(seat).at(-number) ?? null),
    keeper: own?.keeper?.bind(own) ?? (() => words.book.keeper),
    fielder: own?.fielder?.bind(own) ?? (() => words.book.fielder),
  };
}
