import { type AnyMatch, freshSeed, type MatchRecord, openMatch } from '@howzat/core';
import * as v from 'valibot';
import { type Opened, openVariant, openWords, type Words } from '../engine/opened.js';
import { type Plan, planFor } from '../engine/plan.js';
import { words } from '../words.js';
import { type Day, dayNumber } from './day.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const side = v.picklist(['home', 'away']);

const puzzle = v.strictObject({
  variant: v.string(),
  format: v.string(),
  options: v.array(v.string()),
  /** The last innings, in its last over. Whoever is asked is at home. */
  from: v.strictObject({
    innings: count,
    batting: side,
    runs: count,
    wickets: count,
    overs: count,
    balls: count,
    target: count,
    scores: v.array(v.strictObject({ batting: side, runs: count, wickets: count })),
    game: v.optional(v.record(v.string(), v.unknown()), {}),
    state: v.record(v.string(), v.unknown()),
    at: v.string(),
  }),
  step: v.string(),
  /** The chance to win of whoever is asked, at their best, a level match half. */
  value: share,
  /** What may be chosen: the chance to win with it, and how often good play chooses it. */
  choices: v.array(v.strictObject({ choice: v.number(), worth: share, share })),
  /** How often the other side, at its best, chooses what; nothing where it has no choice. */
  rival: v.array(v.strictObject({ choice: v.number(), share })),
  /** How many positions were worked out for that, or rolls of dice counted. */
  places: count,
});

/** A position whose answer is known, made by `scripts/puzzles.mjs`. */
export type Puzzle = Readonly<v.InferOutput<typeof puzzle>>;

/** A puzzle laid out on the table. */
export interface LaidOutPuzzle {
  readonly puzzle: Puzzle;
  readonly opened: Opened;
  readonly texts: Words;
  readonly match: AnyMatch;
}

/** Names of the sides. */
const names = { home: words.setup.names.you, away: words.setup.names.computer };

/** All puzzles, in the order of their days. */
export async function allPuzzles(): Promise<readonly Puzzle[]> {
  const { default: found } = await import('./puzzles.json');
  return v.parse(v.array(puzzle), found);
}

/** The puzzle of a day, or one so many behind it; laid out. */
export async function puzzleOf(day: Day, behind: number): Promise<LaidOutPuzzle> {
  const puzzles = await allPuzzles();
  const found = puzzles[(dayNumber(day) + behind) % puzzles.length];
  if (!found) throw new Error('There are no puzzles in this app.');
  return layOut(found);
}

/** Lays a puzzle out on the table of its game. */
export async function layOut(found: Puzzle): Promise<LaidOutPuzzle> {
  const { variant, format, options, from } = found;
  const [opened, texts] = await Promise.all([openVariant(variant), openWords(variant)]);
  const match = openMatch(opened.variant, { format, options, from, names, seed: 0 });
  return { puzzle: found, opened, texts, match };
}

/** The match that goes on from a puzzle, against the computer, with luck of its own: its plan, and its record so far. */
export function playedOn({ puzzle: { variant, format, options, from }, opened }: LaidOutPuzzle): {
  readonly plan: Plan;
  readonly record: MatchRecord;
} {
  const seed = freshSeed();
  return {
    plan: planFor(variant, { seed, selection: { format, options, rulings: {}, houseRules: [], set: {} } }),
    record: openMatch(opened.variant, { format, options, from, names, seed }).record(),
  };
}

/** Choices that differ by less than this are as good. */
const same = 0.005;

/** Whether there is nothing better than a choice. */
export function isBest({ worth }: Puzzle['choices'][number], { value }: Puzzle): boolean {
  return worth > value - same;
}

/** Whether a puzzle asks for a field, with an over that is one throw of dice, and not for a card. */
export function isOfFields({ step }: Pick<Puzzle, 'step'>): boolean {
  return step === 'field';
}
