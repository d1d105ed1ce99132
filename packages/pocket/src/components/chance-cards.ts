import type { Dismissal } from '@howzat/core/author';
import type { Position } from './cricketers.js';

/** Blue cards are the bowling side's, pink ones the batting side's (`pocket.chance.blue-side`, `pocket.chance.pink-side`). */
export const colours = ['blue', 'pink'] as const;
export type Colour = (typeof colours)[number];

/** The kinds of chance cards. */
export const kinds = ['stat', 'equip', 'score', 'out', 'save', 'negate', 'lock', 'upkeep'] as const;
export type Kind = (typeof kinds)[number];

/** What a filter can name: a kind, with score cards told apart by what they do to the score. */
export const classes = ['stat', 'equip', 'plus', 'minus', 'maiden', 'out', 'save', 'negate', 'lock', 'upkeep'] as const;
export type CardClass = (typeof classes)[number];

/** Which cards of the other side a Negate cancels or a lock forbids: by class, or one by its id. */
export interface Filter {
  readonly classes?: readonly CardClass[];
  readonly ids?: readonly string[];
}

/** What must hold when a card is announced. */
export type Requirement =
  /** The active batter, for a pink card, or the bowler, for a blue one, has this position. */
  | { readonly position: Position }
  /** He is a captain. */
  | { readonly captain: true }
  /** The active batter is in this stance; for pink cards only. */
  | { readonly stance: 'offensive' | 'defensive' }
  /** He has at least so many comfort points beside the price; for pink cards only. */
  | { readonly comfort: number }
  /** He has at most so many fatigue counters; for blue cards only. */
  | { readonly fatigue: number }
  /** This over of the innings or a later one. */
  | { readonly over: number };

/** What a card does: one of these each. */
export type Effect =
  | { readonly batting: number }
  | { readonly bowling: number }
  /** Runs added to the score of the over, or taken from it. */
  | { readonly score: number }
  /** The score of the over is zero. */
  | { readonly maiden: true }
  /** The active batter is out, unless they are saved. */
  | { readonly out: Dismissal }
  | { readonly cancelOut: true }
  | { readonly cancelCard: true }
  | { readonly comfort: number }
  | { readonly noComfort: true }
  | { readonly fatigue: number }
  | { readonly forbid: Filter }
  | { readonly flipStrike: true };

/** When a card may be played. */
export type Timing = 'standby1' | 'reaction' | 'out-pending';

/** How long its effect lasts. */
export type Duration = 'instant' | 'this-over' | 'until-out';

/** One chance card. */
export interface ChanceCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly colour: Colour;
  readonly kind: Kind;
  /** Dots: comfort points, 0 to 3; always 0 on blue cards. */
  readonly cost: number;
  readonly timing: Timing;
  readonly requires: readonly Requirement[];
  readonly effects: readonly Effect[];
  readonly duration: Duration;
  /** What a Negate cancels. */
  readonly negates?: Filter;
}

const timingOf: Readonly<Partial<Record<Kind, Timing>>> = { negate: 'reaction', save: 'out-pending' };
const durationOf: Readonly<Partial<Record<Kind, Duration>>> = {
  stat: 'this-over',
  equip: 'until-out',
  score: 'this-over',
  lock: 'this-over',
};

interface Particulars {
  readonly requires?: readonly Requirement[];
  readonly effects?: readonly Effect[];
  readonly negates?: Filter;
}

function card(colour: Colour, kind: Kind, cost: number, name: string, text: string, it: Particulars): ChanceCard {
  return {
    id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name,
    text,
    colour,
    kind,
    cost,
    timing: timingOf[kind] ?? 'standby1',
    requires: it.requires ?? [],
    effects: it.effects ?? [],
    duration: durationOf[kind] ?? 'instant',
    ...(it.negates ? { negates: it.negates } : {}),
  };
}

const negate = (colour: Colour, cost: number, name: string, text: string, negates: Filter): ChanceCard =>
  card(colour, 'negate', cost, name, text, { effects: [{ cancelCard: true }], negates });

/** The cards of the batting side. The first thirteen make the starter deck of the catalogue. */
const pink: readonly ChanceCard[] = /* @__PURE__ */ [
  card('pink', 'score', 0, 'Quick Single', 'Score +2.', { effects: [{ score: 2 }] }),
  card('pink', 'score', 1, 'Gap Finder', 'Score +4.', { effects: [{ score: 4 }] }),
  card('pink', 'score', 2, 'Over the Rope', 'Score +6.', { effects: [{ score: 6 }] }),
  card('pink', 'stat', 0, 'Eye In', 'Batting +1 this over.', { effects: [{ batting: 1 }] }),
  card('pink', 'stat', 1, 'Purple Patch', 'Batting +2 this over.', { effects: [{ batting: 2 }] }),
  card('pink', 'equip', 1, 'Trusted Willow', 'Equip: batting +1 until they are out.', { effects: [{ batting: 1 }] }),
  card('pink', 'save', 1, 'Dropped Catch', 'Cancels a pending out.', { effects: [{ cancelOut: true }] }),
  negate('pink', 0, 'Not Given', 'Negates an Out card.', { classes: ['out'] }),
  negate('pink', 0, 'Misfield', 'Negates a card that takes runs away.', { classes: ['minus'] }),
  negate('pink', 0, 'Broken Rhythm', 'Negates a maiden card.', { classes: ['maiden'] }),
  card('pink', 'upkeep', 0, 'Drinks Break', 'Comfort +1.', { effects: [{ comfort: 1 }] }),
  card('pink', 'lock', 0, 'Calm Crease', 'The bowling side plays no stat cards this over.', {
    effects: [{ forbid: { classes: ['stat'] } }],
  }),
  card('pink', 'upkeep', 0, 'Sharp Call', 'Flips the strike after this over.', { effects: [{ flipStrike: true }] }),
  // for other decks
  card('pink', 'stat', 0, 'Lead From the Front', 'A captain only: batting +1 this over.', {
    requires: [{ captain: true }],
    effects: [{ batting: 1 }],
  }),
  card('pink', 'upkeep', 0, 'Dig In', 'In defence only: comfort +2.', {
    requires: [{ stance: 'defensive' }],
    effects: [{ comfort: 2 }],
  }),
  card('pink', 'score', 0, 'Down the Track', 'In offence only: score +3.', {
    requires: [{ stance: 'offensive' }],
    effects: [{ score: 3 }],
  }),
  card('pink', 'score', 1, 'Grand Finish', 'From over 16 on: score +5.', {
    requires: [{ over: 16 }],
    effects: [{ score: 5 }],
  }),
  card('pink', 'equip', 1, 'Lucky Cap', 'Equip: batting +1 until they are out.', { effects: [{ batting: 1 }] }),
  card('pink', 'save', 0, 'Benefit of the Doubt', 'Cancels a pending out; no comfort is gained this over.', {
    effects: [{ cancelOut: true }, { noComfort: true }],
  }),
  negate('pink', 0, 'Stand Firm', 'Negates a Negate card.', { classes: ['negate'] }),
  negate('pink', 0, 'Read the Hand', 'Negates a stat card.', { classes: ['stat'] }),
  negate('pink', 0, 'Open Field', 'Negates a lock, or Chin Music.', { classes: ['lock'], ids: ['chin-music'] }),
  card('pink', 'score', 0, 'Second Wind', 'With 2 comfort points: score +3.', {
    requires: [{ comfort: 2 }],
    effects: [{ score: 3 }],
  }),
  card('pink', 'score', 0, 'Up on Their Toes', 'A keeper only: score +3.', {
    requires: [{ position: 'keeper' }],
    effects: [{ score: 3 }],
  }),
];

/** The cards of the bowling side. The first twelve make the starter deck of the catalogue. */
const blue: readonly ChanceCard[] = /* @__PURE__ */ [
  card('blue', 'score', 0, 'Tight Line', 'Score -2.', { effects: [{ score: -2 }] }),
  card('blue', 'score', 0, 'Boundary Rider', 'Score -4.', { effects: [{ score: -4 }] }),
  card('blue', 'score', 0, 'Nothing Off It', 'Up to 7 fatigue: score 0; fatigue +2.', {
    requires: [{ fatigue: 7 }],
    effects: [{ maiden: true }, { fatigue: 2 }],
  }),
  card('blue', 'out', 0, 'Trap Set', 'The batter is out; fatigue +1.', { effects: [{ out: 'lbw' }, { fatigue: 1 }] }),
  card('blue', 'stat', 0, 'In Rhythm', 'Bowling +1 this over.', { effects: [{ bowling: 1 }] }),
  card('blue', 'stat', 0, 'Crowded Bat', 'Batting -1 this over.', { effects: [{ batting: -1 }] }),
  negate('blue', 0, 'Worked Out', 'Negates a stat card.', { classes: ['stat'] }),
  negate('blue', 0, 'Cut Off', 'Negates a card that adds runs.', { classes: ['plus'] }),
  negate('blue', 0, 'Bat Check', 'Negates an Equip card.', { classes: ['equip'] }),
  negate('blue', 0, 'Sent Upstairs', 'Negates a card that cancels an out.', { classes: ['save'] }),
  card('blue', 'upkeep', 0, 'Ice Towel', 'Fatigue -1.', { effects: [{ fatigue: -1 }] }),
  card('blue', 'lock', 0, 'Packed Ring', 'The batting side plays no cards that add runs this over.', {
    effects: [{ forbid: { classes: ['plus'] } }],
  }),
  // for other decks
  card('blue', 'stat', 0, 'Yorker Length', 'Bowling +2 this over; fatigue +1.', {
    effects: [{ bowling: 2 }, { fatigue: 1 }],
  }),
  card('blue', 'stat', 0, 'Slower Ball', 'A bowler by trade only: batting -2 this over; fatigue +1.', {
    requires: [{ position: 'bowler' }],
    effects: [{ batting: -2 }, { fatigue: 1 }],
  }),
  card('blue', 'upkeep', 0, 'Chin Music', 'No comfort is gained this over.', { effects: [{ noComfort: true }] }),
  card('blue', 'out', 0, 'Up to the Stumps', 'Up to 4 fatigue: the batter is out; fatigue +2.', {
    requires: [{ fatigue: 4 }],
    effects: [{ out: 'stumped' }, { fatigue: 2 }],
  }),
  card('blue', 'score', 0, 'Long Stop', 'Score -6; fatigue +1.', { effects: [{ score: -6 }, { fatigue: 1 }] }),
  card('blue', 'equip', 0, 'Scuffed Seam', 'Equip: bowling +1 for the innings; fatigue +1.', {
    effects: [{ bowling: 1 }, { fatigue: 1 }],
  }),
  card('blue', 'upkeep', 0, 'In His Ear', 'Comfort -1.', { effects: [{ comfort: -1 }] }),
  card('blue', 'upkeep', 0, 'Second Spell', 'From over 11 on: fatigue -2.', {
    requires: [{ over: 11 }],
    effects: [{ fatigue: -2 }],
  }),
  negate('blue', 0, 'Overruled', 'Negates a Negate card.', { classes: ['negate'] }),
  negate('blue', 0, 'Keep It Tight', 'Negates a lock or an upkeep card.', { classes: ['lock', 'upkeep'] }),
  card('blue', 'lock', 0, 'No Second Chance', 'The batting side cancels no outs this over.', {
    effects: [{ forbid: { classes: ['save'] } }],
  }),
];

/** The original chance cards: pink first, then blue. */
export const originalCards: readonly ChanceCard[] = /* @__PURE__ */ [...pink, ...blue];
