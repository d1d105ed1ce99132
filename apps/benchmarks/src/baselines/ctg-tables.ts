import { originalCards } from '@howzat/ctg';

/*
 * The original cards of CTG as numbers, as T10 needs them. Styles are 0 pace, 1 spin and 2 medium. Bowls are numbered through the three
 * decks, over cards too, 15 to a style. Players of a team go by role: 0 and 1 pace, 2 and 3 spin, 4 to 6 batters, 7 to 10
 * all-rounders, 11 the keeper. An area is `4 * zone + band - 1`; a field is a mask of areas.
 */

const { pace, spin, medium, bounceDice, boards, pitches, skills, teams, umpire } = originalCards;
const styles = [pace, spin, medium];
const styleNames = ['pace', 'spin', 'medium'];

/** Over cards of a deck. */
export const overDeck = 15;

const overCards = styles.flatMap((style) => style.overCards);
const bowls = styles.flatMap((style) => style.bowls);
const runsOf = (entry: number | 'W' | 'R'): number => {
  if (entry === 'R') throw new Error('The original set has no card that runs a batter out.');
  return entry === 'W' ? -1 : entry;
};

/** Fielders that a style allows as slips, and the runs of its express table by face from 1, 9 for each; -1 is a wicket. */
export const slipsOf = Uint8Array.from([pace.slips, spin.slips, 0]);
export const expressTable = Int8Array.from(styles.flatMap((style) => [0, ...style.expressTable.map(runsOf)]));

// — bowls —

/** The first bowl of a deck, and how many it has. */
export const deckFrom = Uint8Array.from([0, pace.bowls.length, pace.bowls.length + spin.bowls.length]);
export const deckSize = Uint8Array.from(styles, (style) => style.bowls.length);

const strokeZones: Readonly<Record<string, number>> = {
  'leg glance': 1,
  'hook shot': 1,
  'pull shot': 2,
  'big shot': 2,
  'on drive': 3,
  'straight drive': 3,
  'off drive': 4,
  'cover drive': 4,
  'square cut': 5,
  'late cut': 5,
};

/** Zone lines between a zone and the nearest shot of a bowl, 6 zones for each. */
export const lines = Uint8Array.from(
  bowls.flatMap(({ shots }) =>
    [0, 1, 2, 3, 4, 5].map((zone) => Math.min(...shots.map((shot) => Math.abs((strokeZones[shot] as number) - zone)))),
  ),
);
/** Whether a specialist rolls a D8 with a bowl on a pitch that suits their style. */
export const bowlD8 = Uint8Array.from(bowls, ({ d8 }) => (d8 ? 1 : 0));
/** The miss that lets the bowler roll (3 where the bowl says nothing), and the die that the bowl names, or 0. */
export const missNeeded = Uint8Array.from(bowls, ({ bowledMargin }) => bowledMargin ?? 3);
export const bowledDie = Uint8Array.from(bowls, (bowl) => bowl.bowledDie ?? 0);

/** The style that a pitch suits, or -1. */
export const suits = Int8Array.from(pitches, (pitch) => (pitch.suits === null ? -1 : styleNames.indexOf(pitch.suits)));

// — over cards —

export const icons = { dot: 0, one: 1, two: 2, three: 3, four: 4, d8: 5, pair: 6, table: 7 } as const;
export const icon = Uint8Array.from(overCards, (card) => icons[card.icon]);
export const snick = Uint8Array.from(overCards, (card) => (card.snick ? 1 : 0));
export const noBall = Uint8Array.from(overCards, (card) => (card.noBall ? 1 : 0));
export const appeal = Uint8Array.from(overCards, (card) => (card.appeal ? 1 : 0));
export const meterOf = Int8Array.from(overCards, (card) => card.meter ?? 0);
/** What a card does to the confidence of a defensive striker, then of an aggressive one, two for each. */
export const confidenceBy = Int8Array.from(
  overCards.flatMap(({ confidence }) => [confidence?.defensive ?? 0, confidence?.aggressive ?? 0]),
);
export const replaces = Uint8Array.from(overCards, (card) => (card.replaces ? 1 : 0));
/** The runs of a card that settles the ball, by face from 1, 7 for each; -1 is a wicket. */
export const replaceTable = Int8Array.from(
  overCards.flatMap((card) => [0, ...(card.replaces ?? [0, 0, 0, 0, 0, 0]).map(runsOf)]),
);

// — the struck ball —

const faces = [...bounceDice.defensive, ...bounceDice.aggressive];
/** The bounce dice: six faces of the defensive one, then six of the aggressive one. */
export const bounceOf = Uint8Array.from(faces, (face) => Number(face[1]));
export const isRed = Uint8Array.from(faces, (face) => (face[0] === 'R' ? 1 : 0));
/** What a catch needs in an area, a red outline taken off. */
export const catchNeeds = new Uint8Array(24);
for (const { zone, band, catch: needed, focus } of boards.t10.areas)
  catchNeeds[4 * zone + band - 1] = needed - (focus ? 1 : 0);

// — players and their skill cards —

/** The players of both teams, 12 for each, by role. */
const players = teams.flatMap((team) =>
  ['pace', 'spin', 'batter', 'all-rounder', 'keeper'].flatMap((role) =>
    team.players.filter((player) => player.role === role),
  ),
);
/** Where a player's confidence starts. */
export const startingConfidence = Int8Array.from(players, ({ confidence }) => confidence);

/** The bowls for which players have an ability, a bit for each. */
const bowlsWith = (effect: string): Int32Array =>
  Int32Array.from(players, ({ role, abilities = [] }) => {
    const style = role === 'pace' ? 0 : role === 'spin' ? 1 : 2;
    const of = abilities.find((ability) => ability.effect === effect);
    const at = (styles[style] as (typeof styles)[number]).bowls.findIndex(({ name }) => name === of?.bowl);
    return at < 0 ? 0 : 1 << ((deckFrom[style] as number) + at);
  });
/** The stock balls of specialists, bowled with a D8 on any pitch; the straight balls, of which any miss lets the bowler roll. */
export const stockBalls = bowlsWith('stock-ball');
export const straightBalls = bowlsWith('straight-ball');
/** The card of each effect by its place, as a bit; what a bowler's effort adds. */
const cardWith = (effect: string): number => skills.batting.findIndex((card) => card.effect === effect);
export const rerollCard = cardWith('reroll');
export const groundedCard = cardWith('grounded');
export const diveCard = cardWith('dive');
export const effortCard = skills.bowling.findIndex((card) => card.effect === 'effort');
export const effortAmount = skills.bowling[effortCard]?.amount ?? 0;
/** What the umpire's D6 must show. */
export const umpireOut = umpire.out;

// — fields —

/** The areas of the T10 face in which fielders may stand: of Bye only the two for slips. */
export const places = 0x777773;
export const outfield = 0x444444;

function bits(mask: number): number {
  let many = 0;
  for (let m = mask; m !== 0; m &= m - 1) many++;
  return many;
}

/** All fields of nine under limits on outfield and slips, two to a zone, in the order of the numbers that they are drawn by. */
function fieldsUnder(outfieldMost: number, slipsMost: number): Int32Array {
  const found: number[] = [];
  const fill = (zone: number, field: number): void => {
    if (zone === 6) {
      if (bits(field) === 9) found.push(field);
      return;
    }
    for (let set = 0; set < 8; set++) {
      const next = field | (set << (4 * zone));
      if (bits(set) > 2 || (zone === 0 && (set > 3 || bits(set) > slipsMost))) continue;
      if (bits(next) <= 9 && bits(next & outfield) <= outfieldMost) fill(zone + 1, next);
    }
  };
  fill(0, 0);
  return Int32Array.from(found);
}

const early = [0, 1, 2].map((slips) => fieldsUnder(2, slips));
const later = [0, 1, 2].map((slips) => fieldsUnder(5, slips));

/** The legal fields with at most two or five in the outfield and so many slips. */
export function fieldsOf(outfieldMost: number, slipsMost: number): Int32Array {
  return (outfieldMost === 2 ? early : later)[slipsMost] as Int32Array;
}
