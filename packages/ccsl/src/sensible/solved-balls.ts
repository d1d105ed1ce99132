import { mixtureSize } from './ball.js';

/** Solved balls by a number for each: where its mixture stands. It forgets them all when it is full. */
export interface SolvedBalls {
  /** The mixtures, one behind the other. */
  readonly mixtures: Float32Array;
  /** Where the mixture of a number begins; -1 where it is not known. */
  find(key: number): number;
  /** Where there is room for it. */
  add(key: number): number;
}

const halfWord = 0x100000000;

/** A place for a whole number, out of so many, which are a power of two. */
function hash(key: number, places: number): number {
  const low = (key % halfWord) | 0;
  const high = (key / halfWord) | 0;
  let mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) & (places - 1);
}

/** Room for solved balls, which grows up to so many. */
export function solvedBalls(most: number): SolvedBalls {
  const places = 4 * most;
  const keys = new Float64Array(places).fill(-1);
  const at = new Int32Array(places);
  let count = 0;
  const slot = (key: number): number => {
    let place = hash(key, places);
    while (keys[place] !== key && keys[place] !== -1) place = (place + 1) & (places - 1);
    return place;
  };
  const table = {
    mixtures: new Float32Array(256 * mixtureSize),
    find: (key: number): number => {
      const place = slot(key);
      return keys[place] === key ? (at[place] as number) : -1;
    },
    add: (key: number): number => {
      if (count === most) {
        keys.fill(-1);
        count = 0;
      }
      const begin = count * mixtureSize;
      if (begin === table.mixtures.length) {
        const grown = new Float32Array(2 * begin);
        grown.set(table.mixtures);
        table.mixtures = grown;
      }
      const place = slot(key);
      keys[place] = key;
      at[place] = begin;
      count++;
      return begin;
    },
  };
  return table;
}
