import { areaName, areaOf, areas, including, maskOf, strokeZones } from './geometry.js';
import {
  type Ability,
  battingEffects,
  bowlingEffects,
  type CardSet,
  type Icon,
  icons,
  type PlayerCard,
  type pitchEffects,
  type reviewable,
  roles,
  type StyleName,
  styleNames,
} from './set.js';

/** Cards in an over deck (`ctg.ruling.over-deck-sizes`). */
export const overDeck = 15;

/**
 * A set of cards as tables, made once. State and choices hold numbers: styles are 0 pace, 1 spin, 2 medium; bowls are
 * numbered through the three decks, over cards too, 15 to a style; the players of a team by role: 0-1 pace, 2-3 spin,
 * 4-6 specialist batters, 7-10 all-rounders, 11 the keeper.
 */
export interface Cards {
  readonly set: CardSet;
  // — the board, `24 * (bands - 3) + area` —
  readonly catchAt: Uint8Array;
  readonly focusAt: Uint8Array;
  /** Names of the areas, for scorecards. */
  readonly areaNames: readonly string[];
  // — the bounce dice: defensive faces 0-5, aggressive 6-11 —
  readonly bounceValue: Uint8Array;
  readonly bounceRed: Uint8Array;
  /** The style that each pitch suits, -1 for none. */
  readonly suits: Int8Array;
  // — styles —
  readonly slips: Uint8Array;
  /** `8 * style + face - 1`: runs, -1 for a wicket. */
  readonly expressTable: Int8Array;
  // — bowls —
  readonly deckFrom: Uint8Array;
  readonly deckSize: Uint8Array;
  readonly bowlNames: readonly string[];
  readonly bowlStyle: Uint8Array;
  /** `6 * bowl + zone`: zone lines between the zone and the nearest of the bowl's shots. */
  readonly lines: Uint8Array;
  /** The same to the shot that is listed first; 0 wherever one of them is. */
  readonly linesFirst: Uint8Array;
  readonly bowlD8: Uint8Array;
  /** 0 where the bowl says nothing. */
  readonly bowlMargin: Uint8Array;
  readonly bowlDie: Uint8Array;
  readonly strikesAs: Uint8Array;
  /** The zones that the bowl focusses, one bit each. */
  readonly bowlFocus: Uint8Array;
  // — over cards —
  readonly overNames: readonly string[];
  readonly icon: readonly Icon[];
  readonly snick: Uint8Array;
  readonly noBall: Uint8Array;
  readonly aggressiveChange: Int8Array;
  readonly defensiveChange: Int8Array;
  readonly meter: Int8Array;
  readonly replaces: Uint8Array;
  /** `6 * card + face - 1`: runs, -1 for a wicket that is bowled, -2 for a run-out. */
  readonly replaceTable: Int8Array;
  readonly appeal: Uint8Array;
  // — players: `12 * team + player` —
  readonly players: readonly PlayerCard[];
  readonly confidence: Int8Array;
  /** The bowls that are each player's stock balls and straight balls, and the zones of strength: one bit each. */
  readonly stockBalls: Int32Array;
  readonly straightBalls: Int32Array;
  readonly strongZones: Uint8Array;
  /** Which abilities and which effects of pitches any card of the set has: the rules of the others are left out. */
  readonly has: Readonly<Record<Ability['effect'] | (typeof pitchEffects)[number], boolean>>;
  /** The pitches that are slow, and those that are lively: one bit each. */
  readonly slowPitches: number;
  readonly livelyPitches: number;
  // — skill cards, one bit each —
  readonly rerollSkills: number;
  readonly groundedSkills: number;
  readonly diveSkills: number;
  readonly effortSkills: number;
  readonly moveSkills: number;
  readonly effortAmount: Uint8Array;
  // — DRS and umpire —
  /** The chances whose outcome may be reviewed. */
  readonly reviewable: Readonly<Record<(typeof reviewable)[number], boolean>>;
  readonly drsDie: number;
  readonly drsOverturns: number;
  readonly umpireDie: number;
  readonly umpireOut: number;
}

function numbers<T extends Uint8Array | Int8Array>(into: T, values: readonly number[]): T {
  into.set(values);
  return into;
}

/** What a table of the board says of an area, on the face with so many bands. */
export function onBoard(table: Uint8Array, bands: number, area: number): number {
  return table[areas * (bands - 3) + area] as number;
}

/** What a table of the over cards says of the card that was turned: 0 where none was. */
export function printedOn(table: Uint8Array | Int8Array, card: number): number {
  return card < 0 ? 0 : (table[card] as number);
}

/** What a table of lines says of a bowl and a zone. */
export function linesFrom(table: Uint8Array, bowl: number, zone: number): number {
  return table[6 * bowl + zone] as number;
}

/** What the express table of a style says of a face: runs, -1 for a wicket. */
export function expressRuns({ expressTable }: Cards, style: number, face: number): number {
  return expressTable[8 * style + face - 1] as number;
}

/** What the table of an over card says of a face: runs, -1 for a wicket that is bowled, -2 for a run-out. */
export function cardRuns({ replaceTable }: Cards, card: number, face: number): number {
  return replaceTable[6 * card + face - 1] as number;
}

/** The first of the twelve players of a team in the lists of all players. */
export function firstOfTeam(team: number): number {
  return 12 * team;
}

/** The abilities of a player: the bowls, numbered through the three decks, and the zones that they are of, one bit each. */
function abilitiesOf(set: CardSet, { role, abilities = [] }: PlayerCard): Record<Ability['effect'], number> {
  const style = role === 'pace' ? 0 : role === 'spin' ? 1 : 2;
  const before = styleNames.slice(0, style).reduce((sum, name) => sum + set[name].bowls.length, 0);
  const deck = set[styleNames[style] as StyleName].bowls;
  const made = { 'stock-ball': 0, 'straight-ball': 0, 'strong-zone': 0 };
  for (const { effect, bowl, zone } of abilities)
    made[effect] = including(made[effect], zone ?? before + deck.findIndex(({ name }) => name === bowl));
  return made;
}

/**
 * Makes the tables of a set that has been checked.
 *
 * @param set a set that {@link checkCards} has passed
 *
 * @example
 * import { compileCards, originalCards } from '@howzat/ctg';
 *
 * console.log(compileCards(originalCards).set === originalCards); // true
 */
export function compileCards(set: CardSet): Cards {
  const styles = styleNames.map((name) => set[name]);
  const bowls = styles.flatMap((style, at) => style.bowls.map((bowl) => ({ bowl, at })));
  const overCards = styles.flatMap((style) => style.overCards);
  const catchAt = new Uint8Array(2 * areas);
  const focusAt = new Uint8Array(2 * areas);
  for (const [face, board] of [set.boards.t10, set.boards.t20].entries())
    for (const { zone, band, catch: needed, focus } of board.areas) {
      catchAt[areas * face + areaOf(zone, band)] = needed;
      focusAt[areas * face + areaOf(zone, band)] = focus ? 1 : 0;
    }
  const faces = [...set.bounceDice.defensive, ...set.bounceDice.aggressive];
  const lines = new Uint8Array(6 * bowls.length);
  const linesFirst = new Uint8Array(6 * bowls.length);
  for (const [at, { bowl }] of bowls.entries()) {
    const zones = bowl.shots.map((shot) => strokeZones[shot]);
    for (let zone = 0; zone < 6; zone++) {
      const away = zones.map((it) => Math.abs(it - zone));
      lines[6 * at + zone] = Math.min(...away);
      linesFirst[6 * at + zone] = away.includes(0) ? 0 : (away[0] as number);
    }
  }
  const runs = (entry: number | 'W' | 'R'): number => (entry === 'W' ? -1 : entry === 'R' ? -2 : entry);
  const players = set.teams.flatMap((team) =>
    roles.flatMap((role) => team.players.filter((player) => player.role === role)),
  );
  const abilities = players.map((player) => abilitiesOf(set, player));
  const pitchesWith = (effect: (typeof pitchEffects)[number]): number =>
    set.pitches.reduce((mask, { effects }, i) => (effects?.includes(effect) ? including(mask, i) : mask), 0);
  const skillBits = (effects: readonly { readonly effect: string }[], wanted: string): number =>
    effects.reduce((mask, { effect }, i) => (effect === wanted ? including(mask, i) : mask), 0);
  const { batting, bowling } = set.skills;
  return {
    set,
    catchAt,
    focusAt,
    areaNames: Array.from({ length: areas }, (_, area) => areaName(area)),
    bounceValue: Uint8Array.from(faces, (face) => Number(face[1])),
    bounceRed: Uint8Array.from(faces, (face) => (face[0] === 'R' ? 1 : 0)),
    suits: Int8Array.from(set.pitches, ({ suits }) => (suits === null ? -1 : styleNames.indexOf(suits))),
    slips: Uint8Array.from(styles, ({ slips }) => slips),
    expressTable: Int8Array.from(
      styles.flatMap(({ expressTable }) => expressTable),
      runs,
    ),
    deckFrom: Uint8Array.from(styles, (_, at) => bowls.findIndex((bowl) => bowl.at === at)),
    deckSize: Uint8Array.from(styles, (style) => style.bowls.length),
    bowlNames: bowls.map(({ bowl }) => bowl.name),
    bowlStyle: Uint8Array.from(bowls, ({ at }) => at),
    lines,
    linesFirst,
    bowlD8: Uint8Array.from(bowls, ({ bowl }) => (bowl.d8 ? 1 : 0)),
    bowlMargin: Uint8Array.from(bowls, ({ bowl }) => bowl.bowledMargin ?? 0),
    bowlDie: Uint8Array.from(bowls, ({ bowl }) => bowl.bowledDie ?? 0),
    strikesAs: Uint8Array.from(bowls, ({ bowl, at }) => (bowl.strikesAs ? styleNames.indexOf(bowl.strikesAs) : at)),
    bowlFocus: Uint8Array.from(bowls, ({ bowl }) => maskOf(bowl.focus ?? [])),
    overNames: overCards.map(({ name }) => name),
    icon: overCards.map(({ icon }) => icons.find((it) => it === icon) as Icon),
    snick: Uint8Array.from(overCards, ({ snick }) => (snick ? 1 : 0)),
    noBall: Uint8Array.from(overCards, ({ noBall }) => (noBall ? 1 : 0)),
    aggressiveChange: Int8Array.from(overCards, ({ confidence }) => confidence?.aggressive ?? 0),
    defensiveChange: Int8Array.from(overCards, ({ confidence }) => confidence?.defensive ?? 0),
    meter: Int8Array.from(overCards, ({ meter }) => meter ?? 0),
    replaces: Uint8Array.from(overCards, ({ replaces }) => (replaces ? 1 : 0)),
    replaceTable: numbers(
      new Int8Array(6 * overCards.length),
      overCards.flatMap(({ replaces }) => (replaces ?? [0, 0, 0, 0, 0, 0]).map(runs)),
    ),
    appeal: Uint8Array.from(overCards, ({ appeal }) => (appeal ? 1 : 0)),
    players,
    confidence: Int8Array.from(players, ({ confidence }) => confidence),
    stockBalls: Int32Array.from(abilities, (of) => of['stock-ball']),
    straightBalls: Int32Array.from(abilities, (of) => of['straight-ball']),
    strongZones: Uint8Array.from(abilities, (of) => of['strong-zone']),
    has: {
      'stock-ball': abilities.some((of) => of['stock-ball'] !== 0),
      'straight-ball': abilities.some((of) => of['straight-ball'] !== 0),
      'strong-zone': abilities.some((of) => of['strong-zone'] !== 0),
      slow: pitchesWith('slow') !== 0,
      lively: pitchesWith('lively') !== 0,
    },
    slowPitches: pitchesWith('slow'),
    livelyPitches: pitchesWith('lively'),
    rerollSkills: skillBits(batting, battingEffects[0]),
    groundedSkills: skillBits(batting, battingEffects[1]),
    diveSkills: skillBits(batting, battingEffects[2]),
    effortSkills: skillBits(bowling, bowlingEffects[0]),
    moveSkills: skillBits(bowling, bowlingEffects[1]),
    effortAmount: Uint8Array.from(bowling, ({ amount }) => amount ?? 0),
    reviewable: {
      bowled: set.drs.reviews.includes('bowled'),
      slips: set.drs.reviews.includes('slips'),
      appeal: set.drs.reviews.includes('appeal'),
    },
    drsDie: set.drs.die,
    drsOverturns: set.drs.overturns,
    umpireDie: set.umpire.die,
    umpireOut: set.umpire.out,
  };
}
