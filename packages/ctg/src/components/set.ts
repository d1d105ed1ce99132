import type { Stroke } from './geometry.js';

/**
 * Everything that the rulebook leaves to printed material, as data. Somebody who owns the printed game can write its
 * cards into a file of this shape and play with them.
 */
export interface CardSet {
  readonly name: string;
  readonly boards: { readonly t10: Board; readonly t20: Board };
  /** Six faces each: a colour, G or R, and how many areas the ball travels on. */
  readonly bounceDice: { readonly aggressive: readonly BounceFace[]; readonly defensive: readonly BounceFace[] };
  readonly pitches: readonly Pitch[];
  readonly pace: StyleCards;
  readonly spin: StyleCards;
  readonly medium: StyleCards;
  readonly teams: readonly Team[];
  readonly skills: { readonly batting: readonly BattingSkill[]; readonly bowling: readonly BowlingSkill[] };
  readonly drs: Drs;
  readonly umpire: Umpire;
}

/** One face of the board: its areas, in any order. */
export interface Board {
  readonly areas: readonly Area[];
}

export interface Area {
  /** 0 Bye, 1 Glance, 2 Pull, 3 Straight, 4 Cover, 5 Cut. */
  readonly zone: number;
  /** From 1, the one nearest the pitch. */
  readonly band: number;
  /** What a D6 must show for a catch: the orange number. */
  readonly catch: number;
  /** The red outline of a focussed fielder position. */
  readonly focus: boolean;
}

export type BounceFace = 'G0' | 'G1' | 'G2' | 'R0' | 'R1' | 'R2';

export type StyleName = 'pace' | 'spin' | 'medium';
/** The styles by number. */
export const styleNames: readonly StyleName[] = ['pace', 'spin', 'medium'];

export const pitchEffects = ['slow', 'lively'] as const;

/** A pitch condition: the style whose D8 bowls it makes dangerous, or none. */
export interface Pitch {
  readonly name: string;
  readonly suits: 'pace' | 'spin' | null;
  /** What else it does, by a rule each: on a slow pitch strikes go one less far, on a lively one slips catch on one less. */
  readonly effects?: readonly (typeof pitchEffects)[number][];
}

/** A bowling style: its rule card, its deck of bowls, its over deck. */
export interface StyleCards {
  /** Fielders that the rule card allows as slips. */
  readonly slips: number;
  /** The express table, for a D8 from 1 to 8: runs, or W for a wicket. */
  readonly expressTable: readonly (number | 'W')[];
  readonly bowls: readonly Bowl[];
  readonly overCards: readonly OverCard[];
}

/** A bowl: a delivery that the bowler chooses. */
export interface Bowl {
  readonly name: string;
  /** The best strokes against it. */
  readonly shots: readonly Stroke[];
  /** A specialist rolls a D8 with it on a pitch that suits their style. */
  readonly d8?: boolean;
  /** The miss that lets the bowler roll, in place of the usual one (`ctg.miss.small-dot`). */
  readonly bowledMargin?: number;
  /** The die that they then roll, whatever the batter's attitude. */
  readonly bowledDie?: 6 | 8;
  /** The style whose rule for strikes it follows, where `ctg.ruling.style-of-bowler` goes by the card. */
  readonly strikesAs?: StyleName;
  /** Zones in which it makes fielders focussed, where `ctg.ruling.focus-source` goes by the card. */
  readonly focus?: readonly number[];
}

export const icons = ['dot', 'one', 'two', 'three', 'four', 'd8', 'pair', 'table'] as const;
export type Icon = (typeof icons)[number];

/** An over card: what happens on one ball, and the icon that alone counts in express play. */
export interface OverCard {
  readonly name: string;
  readonly icon: Icon;
  /** The snick symbol: the slips may roll on a miss too. */
  readonly snick?: boolean;
  readonly noBall?: boolean;
  /** What it does to the striker's confidence by their attitude, from the next ball on. */
  readonly confidence?: { readonly aggressive: number; readonly defensive: number };
  /** What it does to the meter of this ball. */
  readonly meter?: number;
  /**
   * It settles the ball by a D6 instead of the dice of bowler and batter: runs for 1 to 6, W for a wicket that is bowled, R for a
   * run-out of whoever faces.
   */
  readonly replaces?: readonly (number | 'W' | 'R')[];
  /** On a miss the bowler may appeal to the umpire. */
  readonly appeal?: boolean;
}

export const roles = ['pace', 'spin', 'batter', 'all-rounder', 'keeper'] as const;
export type PlayerRole = (typeof roles)[number];

export const abilityEffects = ['stock-ball', 'straight-ball', 'strong-zone'] as const;

/**
 * What a player does better than others, by a rule each. With a stock ball a specialist rolls a D8 on any pitch; with a straight ball
 * any miss lets the bowler roll to bowl; in a strong zone the meter moves 1 towards the batter.
 */
export interface Ability {
  readonly effect: (typeof abilityEffects)[number];
  /** The bowl of the player's deck that a stock or a straight ball is. */
  readonly bowl?: string;
  /** The zone, 1 to 5, in which the batter is strong. */
  readonly zone?: number;
}

/** A number on a player card for people to read: nothing is played by it. */
export interface Statistic {
  readonly name: string;
  readonly value: string;
}

export interface PlayerCard {
  readonly name: string;
  readonly role: PlayerRole;
  /** Where their confidence starts, -1 to 3. */
  readonly confidence: number;
  readonly abilities?: readonly Ability[];
  readonly statistics?: readonly Statistic[];
}

export interface Team {
  readonly name: string;
  readonly players: readonly PlayerCard[];
}

export const battingEffects = ['reroll', 'grounded', 'dive'] as const;
export const bowlingEffects = ['effort', 'move'] as const;

/** A batter's skill card: takes their die again, keeps a red ball on the ground, or gets in before a run-out. */
export interface BattingSkill {
  readonly name: string;
  readonly effect: (typeof battingEffects)[number];
}

/** A bowler's skill card: adds to their total, or moves a fielder after the reveal. */
export interface BowlingSkill {
  readonly name: string;
  readonly effect: (typeof bowlingEffects)[number];
  /** What `effort` adds. */
  readonly amount?: number;
}

export const reviewable = ['bowled', 'slips', 'appeal'] as const;

/** The DRS card: what may be reviewed, and what the die must show to overturn it. */
export interface Drs {
  readonly reviews: readonly (typeof reviewable)[number][];
  readonly die: 6 | 8;
  readonly overturns: number;
}

/** The umpire card: what the die must show for an appeal to succeed. */
export interface Umpire {
  readonly die: 6 | 8;
  readonly out: number;
}

/** How many cards of each role a team has (`ctg.setup.final-composition`, before one specialist is left out). */
export const squad: Readonly<Record<PlayerRole, number>> = {
  pace: 2,
  spin: 2,
  batter: 3,
  'all-rounder': 4,
  keeper: 1,
};
