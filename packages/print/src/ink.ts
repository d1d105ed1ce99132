import type { Ink } from '@howzat/core/author';

/** What an ink is on paper. White letters stand on each of the dark ones. */
const colours: Readonly<Record<Ink, string>> = {
  black: '#000000',
  grey: '#6b6b6b',
  pale: '#ececec',
  white: '#ffffff',
  amber: '#9a5b00',
  blue: '#1f5fa8',
  crimson: '#a51c30',
  slate: '#444a52',
  emerald: '#146b3a',
  fuchsia: '#9b1f7a',
  pink: '#f9d9e2',
  sky: '#d8e6f7',
  sand: '#f3e8d0',
  grass: '#deecd5',
};

const light: ReadonlySet<Ink> = new Set(['white', 'pale', 'pink', 'sky', 'sand', 'grass']);

/** The ink of letters on a ground. */
export function inkOn(ground: Ink): Ink {
  return light.has(ground) ? 'black' : 'white';
}

/** What a colour is used for: in black and white that decides what becomes of it. */
type Use = 'fill' | 'stroke' | 'text';

/**
 * The colour of an ink as `#rrggbb`. In black and white grounds are white or a light grey and all letters are black or a dark grey, so
 * that a page costs little and can be copied.
 */
export function colourOf(ink: Ink, use: Use, mono: boolean): string {
  if (!mono) return colours[ink];
  if (use === 'text') return ink === 'grey' ? '#4d4d4d' : '#000000';
  if (ink === 'white') return '#ffffff';
  if (use === 'stroke') return ink === 'pale' ? '#bdbdbd' : '#000000';
  if (ink === 'black' || ink === 'grey') return colours[ink];
  return light.has(ink) ? '#f4f4f4' : '#e2e2e2';
}
