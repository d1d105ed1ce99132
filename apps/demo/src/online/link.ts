import type { Place } from './line.js';

/** The path of a match within the app. */
export function pathTo({ match, token }: Place): string {
  return `/online/${match}#${token}`;
}

/** The whole link of a match. */
export function linkTo(place: Place): string {
  return `${location.origin}${pathTo(place)}`;
}
