import type { Colour } from '@howzat/cubes';
import { colourNames } from '@howzat/cubes';
import { spoken } from '../../language/spoken.js';

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The words of this table; those of the rules are the rulebook's. */
export const words = spoken('cubes', {
  colour: (colour: Colour) => `${colourNames[colour]} (${colour})`,
  colours: { ...colourNames } as Readonly<Record<Colour, string>>,
  cube: (number: number | null, colour: Colour | null) =>
    number === null ? 'a cube' : colour === null ? `${number}` : `${number} in ${colourNames[colour]}`,
  over: 'The over',
  overEmpty: 'Six balls come from two orders, from left to right. Neither side sees the other’s before both are done.',
  bowls: (name: string, colour: Colour | null) =>
    `${name}: bowling${colour === null ? '' : ` in ${colourNames[colour]}`}`,
  bats: (name: string, colour: Colour | null) =>
    `${name}: batting${colour === null ? '' : ` in ${colourNames[colour]}`}`,
  ball: (n: number) => `Ball ${n}`,
  told: (ball: number, bowler: number, batter: number, result: string) =>
    `Ball ${ball}: bowler ${bowler}, batter ${batter}, ${result}`,
  results: { W: 'wicket', '.': 'dot', 1: '1 run', 2: '2 runs', 3: '3 runs', 4: 'four', 6: 'six' },
  notYet: 'not shown yet',
  scale: 'What the next ball needs',
  bands: (result: string, from: number, to: number) =>
    `${result}: ${from === to ? higher(from) : `${higher(from)} to ${higher(to)}`}`,
  pressure: (need: number, dots: number) =>
    `${dots === 0 ? 'No dots in a row' : `${many(dots, 'dot')} in a row`}: the bowler takes a wicket with ${need <= 0 ? 'an equal number' : `${need} or more higher`}.`,
  last: 'last ball',
  difference: 'Bowler less batter',
  tray: 'Your cubes',
  trayOf: (name: string) => `The cubes of ${name}`,
  traySay: 'Drag a cube, or touch two to swap them. With the keyboard: left and right arrows.',
  place: (at: number) => `Ball ${at + 1}`,
  leftOut: 'Left out',
  moved: (what: string, at: number) => `${what} is ball ${at + 1} now`,
  picked: (what: string) => `${what} is picked: touch the cube it swaps with`,
  sorts: { high: 'High first', low: 'Low first', mix: 'Mix' },
  roll: (at: number) => `Roll the cube of ball ${at + 1}`,
  rollShort: 'roll',
  done: 'Lock the order',
  locked: 'Locked, until the other side is done too',
  bag: (n: number) => `${many(n, 'cube')} in the bag`,
  shown: 'Shown in this innings',
  shownOf: (name: string, colour: Colour) => `${name}, ${colourNames[colour]}`,
  times: (number: number, n: number) => `${number}: ${n === 0 ? 'not yet' : many(n, 'time')}`,
  choose: (colour: Colour) => `Play with ${colourNames[colour]}, letter ${colour}`,
});

/** A difference in words: the bowler's number against the batter's. */
function higher(difference: number): string {
  if (difference === 0) return 'level';
  return difference > 0 ? `bowler ${difference} higher` : `batter ${-difference} higher`;
}
