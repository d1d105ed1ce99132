/** The six playing colours, by the letter that a cube shows beside its number. */
export const colours = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Colour = (typeof colours)[number];

/** Suggested names of the colours; always show the letter too, for players who do not tell colours apart. */
export const colourNames: Readonly<Record<Colour, string>> = {
  A: 'Amber',
  B: 'Blue',
  C: 'Crimson',
  D: 'Dark grey',
  E: 'Emerald',
  F: 'Fuchsia',
};

/** One numbered cube: its number for each playing colour. */
export type Cube = { readonly id: number } & Readonly<Record<Colour, number>>;

/** A set of cubes as data: 210 numbered ones and six wildcubes (`cubes.component.numbered`, `cubes.component.wild`). */
export interface CubeSet {
  readonly cubes: readonly Cube[];
  readonly wild: readonly string[];
}

/** Numbered cubes in a set. */
export const numbered = 210;
/** Wildcubes in a set. They carry the numbers after the last numbered cube while they are in the bag. */
export const wildcubes = 6;

/**
 * The generator rows of the original set. Row g and shift r give cube 10 * (g - 1) + r + 1 with the numbers of the row,
 * each r higher, modulo 10.
 */
const rows =
  '012684 014752 025136 027341 038956 039615 041392 043879 052437 056719 ' +
  '068923 069481 071543 075418 075864 084273 086532 087294 091568 093127';

/** The ten cubes whose numbers are three of the pairs x, x + 5: the rows above leave them out. */
const fixed = '097425 159046 263187 314698 426719 581360 670251 748932 802573 935804';

function cube(id: number, digits: string, shift: number): Cube {
  const [A, B, C, D, E, F] = Array.from(digits, (digit) => (Number(digit) + shift) % 10) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { id, A, B, C, D, E, F };
}

function originalCubes(): readonly Cube[] {
  const generated = rows
    .split(' ')
    .flatMap((row, g) => Array.from({ length: 10 }, (_, shift) => cube(10 * g + shift + 1, row, shift)));
  return [...generated, ...fixed.split(' ').map((digits, i) => cube(201 + i, digits, 0))];
}

/**
 * The original set of the catalogue: every six of the ten digits stand on exactly one cube, and for every colour each
 * digit stands on exactly 21, so that no colour is better than another.
 */
export const originalSet: CubeSet = /* @__PURE__ */ Object.freeze({
  cubes: /* @__PURE__ */ originalCubes(),
  wild: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'],
});
