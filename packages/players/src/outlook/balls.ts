import type { FormGuide, Player, Rulebook } from '@howzat/core';
import { guideFor, observed, partOf } from './form-guide.js';

/** What a ball may bring, and how likely. */
export interface BallOutcome {
  readonly runs: number;
  readonly wickets: number;
  /** It counts towards the over. */
  readonly counts: boolean;
  readonly chance: number;
}

/** Balls of all kinds that each part is taken to have seen beside its own. */
const borrowed = 40;

/** So much is played by a player without a guide, before its first decision. */
const enough = { balls: 1500, matches: 150 };

/** Kinds of balls that are seldomer than this are left out. */
const seldom = 1e-5;

/** How innings go between two players: what balls bring, by how far the innings is gone. */
export interface Form {
  /** What the next ball may bring. Fractions from 0 to 1 of balls bowled and of wickets fallen. */
  outcomes(bowled: number, fallen: number): readonly BallOutcome[];
  /** The largest total of an innings that was seen. */
  readonly highest: number;
  /** Runs of an innings, their mean and standard deviation. */
  readonly mean: number;
  readonly sd: number;
}

/**
 * The guide of the player for this rulebook; where it has none, some matches are played, always the same ones. Where looking
 * ahead pays is taken from another format where nobody has looked in this one: the decisions are the same.
 */
export function guideOf(rulebook: Rulebook, player: Player): FormGuide {
  const guide = guideFor(rulebook, player) ?? observed(rulebook, player, enough);
  if (Object.keys(guide.lookingAhead).length > 0) return guide;
  const others = (player.formGuides ?? []).filter(({ variant }) => variant === guide.variant);
  const told = others.find(({ lookingAhead }) => Object.keys(lookingAhead).length > 0);
  return told ? { ...guide, lookingAhead: told.lookingAhead } : guide;
}

/** What a guide tells of the next ball. */
export function formOf({ kinds, balls, totals }: FormGuide): Form {
  const all = kinds.map((_, kind) => balls.reduce((sum, counts) => sum + (counts[kind] as number), 0));
  const whole = all.reduce((sum, n) => sum + n, 0);
  const known = balls.map((counts) => {
    const own: BallOutcome[] = [];
    let sum = 0;
    for (const [kind, [runs = 0, wickets = 0, ofOver = 1]] of kinds.entries()) {
      const chance = (counts[kind] as number) + (borrowed * (all[kind] as number)) / whole;
      sum += chance;
      own.push({ runs, wickets, counts: ofOver === 1, chance });
    }
    const kept = own.filter(({ chance }) => chance > seldom * sum);
    const share = kept.reduce((all, { chance }) => all + chance, 0);
    return kept.map((outcome) => ({ ...outcome, chance: outcome.chance / share }));
  });
  return {
    outcomes: (bowled, fallen) => known[partOf(bowled, fallen)] as readonly BallOutcome[],
    ...totals,
  };
}
