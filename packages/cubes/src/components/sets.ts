import { hashSeed } from '@howzat/core/engine';
import { type Colour, type Cube, type CubeSet, colours, numbered, originalSet, wildcubes } from './cubes.js';

/** The numbers of a set where play looks them up, by `faceOf`. */
export type Faces = Uint8Array;

/** The number that a cube shows for a colour, by the place of the colour. */
export function faceOf(faces: Faces, cube: number, colour: number): number {
  return faces[6 * cube + colour] as number;
}

/** The numbers of a set as a table, with a row for each cube that can be drawn; wildcubes show nothing. */
function facesOf(set: CubeSet): Faces {
  const faces = new Uint8Array(6 * (numbered + wildcubes + 1));
  for (const cube of set.cubes) for (const [c, colour] of colours.entries()) faces[6 * cube.id + c] = cube[colour];
  return faces;
}

function setOf(numbers: (cube: number, colour: number) => number): CubeSet {
  const cubes = Array.from({ length: numbered }, (_, at): Cube => {
    const n = (colour: number): number => numbers(at, colour);
    return { id: at + 1, A: n(0), B: n(1), C: n(2), D: n(3), E: n(4), F: n(5) };
  });
  return { cubes, wild: originalSet.wild };
}

/** A small generator for fixed data: Lehmer's, exact in double precision. */
function shuffler(seed: number): (list: number[]) => number[] {
  let x = seed;
  return (list) => {
    for (let i = list.length - 1; i > 0; i--) {
      x = (x * 48271) % 2147483647;
      const j = x % (i + 1);
      const held = list[i] as number;
      list[i] = list[j] as number;
      list[j] = held;
    }
    return list;
  };
}

/** For each colour the numbers 0 to `highest`, as evenly often as 210 cubes allow, shuffled by themselves. */
export function independentSet(highest: number): CubeSet {
  const shuffle = shuffler(20_260_101 + highest);
  const columns = colours.map(() => shuffle(Array.from({ length: numbered }, (_, at) => at % (highest + 1))));
  return setOf((cube, colour) => columns[colour]?.[cube] as number);
}

/**
 * Six different numbers from 0 to `highest` on every cube, built as the original set is: rows of six offsets, each row
 * shifted round. For every colour each number stands on as many cubes as any other, or on one more.
 */
export function shiftedSet(highest: number): CubeSet {
  const values = highest + 1;
  const shuffle = shuffler(19_620_505 + highest);
  const offsets = Array.from({ length: Math.ceil(numbered / values) }, () => {
    const others = Array.from({ length: values - 1 }, (_, i) => i + 1);
    return [0, ...shuffle(others).slice(0, 5)];
  });
  return setOf((cube, colour) => {
    const row = offsets[Math.floor(cube / values)] as readonly number[];
    return ((row[colour] as number) + cube) % values;
  });
}

/** Tables by name: those of the rulings are made when first asked for, those of other sets when they are put to use. */
const tables = new Map<string, Faces>();

/** What of the parameters says which numbers stand on the cubes. */
export interface Numbers {
  readonly numbers: string;
  readonly highest: number;
}

let asked: Numbers = { numbers: '', highest: 0 };
let answer: Faces = new Uint8Array(0);

/** The numbers in play. Asked once an over, almost always for the same set as before. */
export function facesInPlay(p: Numbers): Faces {
  if (p.numbers !== asked.numbers || p.highest !== asked.highest) {
    const name = `${p.numbers}.${p.highest}`;
    answer = tables.get(p.numbers) ?? tables.get(name) ?? make(name, p.numbers, p.highest);
    asked = { numbers: p.numbers, highest: p.highest };
  }
  return answer;
}

function make(name: string, numbers: string, highest: number): Faces {
  const set =
    numbers === 'independent-shuffles' ? independentSet(highest) : highest === 9 ? originalSet : shiftedSet(highest);
  const faces = facesOf(set);
  tables.set(name, faces);
  return faces;
}

/** Puts a set of someone's own to use, under a name made from its numbers. */
export function register(set: CubeSet): string {
  const faces = facesOf(set);
  const name = `own-${(hashSeed(faces.join('')) >>> 0).toString(16)}`;
  tables.set(name, faces);
  return name;
}

/** The number that a cube shows for a colour. */
export function numberOn(cube: number, colour: Colour, p: Numbers): number {
  return faceOf(facesInPlay(p), cube, colours.indexOf(colour));
}

/** Every face of every numbered cube. */
export function allFaces(p: Numbers): number[] {
  return Array.from(facesInPlay(p).subarray(6, 6 * (numbered + 1)));
}
