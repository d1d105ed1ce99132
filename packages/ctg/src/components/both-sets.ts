import {
  type Area,
  type Board,
  type Bowl,
  type CardSet,
  type PlayerCard,
  type PlayerRole,
  roles,
  squad,
} from './set.js';

/**
 * What the set of version 0.0.0 and the one that ships have in common. The first one never changes: what is to become another in the set
 * that ships moves from here into that set, and as it was into the first.
 */

/** A face of the board: catch values by band, and the areas that differ from them. */
export function board(bands: 3 | 4, catches: readonly number[]): Board {
  const areas: Area[] = [];
  for (let zone = 0; zone < 6; zone++)
    for (let band = 1; band <= bands; band++)
      areas.push({
        zone,
        band,
        // a catch off a drive straight back is the hardest; a big shot hangs in the air
        catch: zone === 3 && band === 1 ? 6 : zone === 2 && band === 3 ? 4 : (catches[band - 1] as number),
        focus: band === 1 && (zone === 0 || zone === 2 || zone === 4),
      });
  return { areas };
}

export const paceBowls: readonly Bowl[] = [
  { name: 'Good Length', shots: ['off drive'], d8: true },
  { name: 'Toe Crusher', shots: ['straight drive'], d8: true, bowledMargin: 2 },
  { name: 'In-Ducker', shots: ['leg glance', 'on drive'] },
  { name: 'Away Shaper', shots: ['cover drive', 'late cut'], d8: true },
  { name: 'Short Stuff', shots: ['hook shot', 'pull shot'], focus: [1, 2] },
  { name: 'Slow One', shots: ['big shot'], strikesAs: 'spin' },
];

export const spinBowls: readonly Bowl[] = [
  { name: 'Stock Turner', shots: ['pull shot', 'on drive'], d8: true },
  { name: 'Slider', shots: ['off drive'], d8: true },
  { name: 'Wrong One', shots: ['square cut'], d8: true },
  { name: 'Tossed Up', shots: ['straight drive', 'cover drive'], focus: [3] },
  { name: 'Quick Dart', shots: ['leg glance'], bowledMargin: 3, bowledDie: 8 },
  { name: 'Drifter', shots: ['hook shot', 'cover drive'] },
];

export const mediumBowls: readonly Bowl[] = [
  { name: 'Seam Up', shots: ['straight drive', 'off drive'] },
  { name: 'In-Cutter', shots: ['hook shot', 'pull shot'] },
  { name: 'Off-Cutter', shots: ['cover drive', 'square cut'], strikesAs: 'spin' },
  { name: 'Back Of Length', shots: ['big shot', 'late cut'] },
  { name: 'Full And Straight', shots: ['leg glance', 'on drive'] },
];

/** What a card does to the confidence of whoever faces, in either attitude. */
export const by = (aggressive: number, defensive: number) => ({ confidence: { aggressive, defensive } });

/** Who plays for whom, in the order of the roles: two pace, two spin, three batters, four all-rounders, the keeper. */
const squads: Readonly<Record<string, string>> = {
  'Harbour Lanterns':
    'Bram Tolliver, Ike Sundaram, Oskar Penhale, Dev Marlowe, Cass Winterbourne, Jonty Akande, Rafe Delacourt, ' +
    'Nils Ferreday, Sol Abernathy, Tariq Quill, Wes Okonjo, Piers Halloran',
  'Mill Lane Comets':
    'Gus Thackeray, Roan Pillai, Emil Castellan, Hob Varma, Lucian Frost, Manny Oduya, Kit Ravensdale, ' +
    'Abel Strand, Joss Kapadia, Fenn Mallory, Dory Blackwood, Ned Calloway',
};

/**
 * Both teams.
 * @param gives what a set prints on the card of each player of a role, beside the name
 */
export function teamsWith(gives: (role: PlayerRole, i: number) => Omit<PlayerCard, 'name' | 'role'>): CardSet['teams'] {
  return Object.entries(squads).map(([name, listed]) => {
    const names = listed.split(', ');
    return {
      name,
      players: roles.flatMap((role) =>
        Array.from({ length: squad[role] }, (_, i) => ({ name: names.shift() as string, role, ...gives(role, i) })),
      ),
    };
  });
}

/** Dice, pitches, skill cards, reviews and the umpire. */
export const common: Pick<CardSet, 'bounceDice' | 'pitches' | 'skills' | 'drs' | 'umpire'> = {
  bounceDice: {
    aggressive: ['G1', 'G1', 'G2', 'R0', 'R1', 'R2'],
    defensive: ['G0', 'G0', 'G0', 'G1', 'G2', 'R0'],
  },
  pitches: [
    { name: 'Green Seamer', suits: 'pace' },
    { name: 'Dry Turner', suits: 'spin' },
    { name: 'Flat Track', suits: null },
  ],
  skills: {
    batting: [
      { name: 'Second Look', effect: 'reroll' },
      { name: 'Along The Ground', effect: 'grounded' },
      { name: 'Dive In', effect: 'dive' },
    ],
    bowling: [
      { name: 'Effort Ball', effect: 'effort', amount: 1 },
      { name: 'Move Him', effect: 'move' },
    ],
  },
  drs: { reviews: ['bowled', 'slips', 'appeal'], die: 6, overturns: 5 },
  umpire: { die: 6, out: 5 },
};
