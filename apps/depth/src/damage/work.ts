import { isHowzatError, isVerified, parseRecord, pick, sameJson } from '@howzat/core';
import { hashSeed, matchSeed, stream } from '@howzat/core/engine';
import { beside, damages } from './kinds.js';
import { meaningOf, openRecord } from './open.js';
import { type Real, realRecords } from './real.js';

/** By which seed records are damaged, and of which games they are; of all where none is named. */
export interface DamagePlan {
  readonly seed: string;
  readonly games?: readonly string[];
}

/** One record that was damaged, or written otherwise. */
export interface Damaged {
  readonly number: number;
  readonly real: Real;
  /** What was done to it, by the part of the record that this is about. */
  readonly part: string;
  readonly kind: string;
  readonly text: string;
}

/** What came of one kind of damage: how many were refused by each code, meant the same, or did not hold. */
export interface KindTally {
  readonly refused: Record<string, number>;
  same: number;
  /** Accepted, and shown as unverified. */
  unverified: number;
  other: number;
  untyped: number;
  slow: number;
}

/** What came of some damaged records. */
export interface DamageTally {
  /** By part and kind. */
  readonly kinds: Record<string, KindTally>;
  /** What is wrong, each with a line of JSON by which it is damaged alone. */
  readonly problems: string[];
}

/** Milliseconds after which a record is slow. */
const slow = 2000;

/** So many damages in a row are of one record: to read records of one kind takes less time than of many. */
const inARow = 25;

const listed = (kinds: typeof damages) =>
  Object.entries(kinds).flatMap(([part, ofPart]) =>
    Object.entries(ofPart).map(([kind, damage]) => ({ part, kind, damage })),
  );
const ofDamage = listed(damages);
const ofBeside = listed(beside);

/** One number in so many is of what is tried beside. */
const besideEvery = 6;

/** Is it something else than damage that stands at a number? */
export function isBeside(number: number): boolean {
  return number % besideEvery === besideEvery - 1;
}

/** How many numbers hold so many damaged records, with what is tried beside. */
export function numbersFor(records: number): number {
  return records + Math.floor(Math.max(0, records - 1) / (besideEvery - 1));
}

/**
 * The n-th record of a seed: a damaged one, or one of what is tried beside. Each kind of damage is as likely as any other, and a
 * record that was written otherwise and says the same counts as none.
 */
export function damaged(records: readonly Real[], seed: string, number: number): Damaged {
  const rng = stream(matchSeed(hashSeed(seed), number), 1);
  const real = records[Math.floor(number / inARow) % records.length] as Real;
  const kinds = isBeside(number) ? ofBeside : ofDamage;
  for (;;) {
    const other = records[pick(rng, records.length)] as Real;
    const { part, kind, damage } = kinds[pick(rng, kinds.length)] as (typeof kinds)[number];
    const text = damage(rng, real.text, other.text);
    if (text !== real.text && (isBeside(number) || !saysTheSame(text, real.text)))
      return { number, real, part, kind, text };
  }
}

function saysTheSame(text: string, other: string): boolean {
  try {
    return sameJson(JSON.parse(text), JSON.parse(other));
  } catch {
    return false;
  }
}

export type Outcome =
  | { readonly refused: string }
  | 'same'
  | 'unverified'
  | { readonly wrong: 'other' | 'untyped'; readonly message: string };

/** What comes of opening a record that was damaged. */
export function outcomeOf({ part, real, text }: Damaged): Outcome {
  let meaning: string;
  try {
    const match = openRecord(text);
    meaning = meaningOf(match);
    if (part === 'downgrade')
      return isVerified(parseRecord(text)) || isVerified(match.record())
        ? { wrong: 'other', message: 'it passes as verified' }
        : 'unverified';
  } catch (error) {
    if (isHowzatError(error)) return { refused: error.code };
    return { wrong: 'untyped', message: `it throws ${String(error).slice(0, 200)}` };
  }
  return meaning === real.meaning ? 'same' : { wrong: 'other', message: 'it is accepted and means something else' };
}

export const emptyKind = (): KindTally => ({ refused: {}, same: 0, unverified: 0, other: 0, untyped: 0, slow: 0 });

/** Adds what came of one record. */
export function count(tally: DamageTally, it: Damaged, outcome: Outcome, plan: DamagePlan, milliseconds: number): void {
  const key = `${it.part}: ${it.kind}`;
  tally.kinds[key] ??= emptyKind();
  const of = tally.kinds[key];
  const wrong = (message: string): unknown =>
    tally.problems.push(
      `${it.kind} in ${it.real.what} of ${it.real.game}: ${message}: ${JSON.stringify({ damage: it.number, ...plan })}`,
    );
  if (milliseconds > slow) {
    of.slow++;
    wrong(`it takes ${Math.round(milliseconds)} ms`);
  }
  if (outcome === 'same') of.same++;
  else if (outcome === 'unverified') of.unverified++;
  else if ('refused' in outcome) {
    of.refused[outcome.refused] = (of.refused[outcome.refused] ?? 0) + 1;
    if (it.part === 'no damage') wrong(`it is refused (${outcome.refused})`);
  } else {
    of[outcome.wrong]++;
    // who works out the checksum anew has made a record of their own
    if (it.part !== 'forged' || outcome.wrong === 'untyped') wrong(outcome.message);
  }
}

const recordsOf = new Map<string, Promise<readonly Real[]>>();

/** The records of a plan, which a thread makes once. */
function recordsFor({ games }: DamagePlan): Promise<readonly Real[]> {
  const key = JSON.stringify(games ?? null);
  const made = recordsOf.get(key) ?? realRecords(games);
  recordsOf.set(key, made);
  return made;
}

/** Opens a damaged record. One that was slow is opened again, up to twice: a busy machine may hold up any. */
function timed(it: Damaged): { readonly outcome: Outcome; readonly milliseconds: number } {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; ; attempt++) {
    const start = performance.now();
    const outcome = outcomeOf(it);
    least = Math.min(least, performance.now() - start);
    if (least <= slow || attempt === 2) return { outcome, milliseconds: least };
  }
}

/** Damages records from one number to before another, and opens them. */
export async function damageWork(
  plan: DamagePlan,
  from: number,
  to: number,
  at: (number: number) => void,
): Promise<DamageTally> {
  const real = await recordsFor(plan);
  const tally: DamageTally = { kinds: {}, problems: [] };
  for (let number = from; number < to; number++) {
    at(number);
    const it = damaged(real, plan.seed, number);
    const { outcome, milliseconds } = timed(it);
    count(tally, it, outcome, plan, milliseconds);
  }
  return tally;
}

/** Adds one tally to another. */
export function addDamage(into: DamageTally, { kinds: parts, problems }: DamageTally): void {
  for (const [key, kind] of Object.entries(parts)) {
    into.kinds[key] ??= emptyKind();
    addKind(into.kinds[key], kind);
  }
  into.problems.push(...problems);
}

export function addKind(into: KindTally, { refused, same, unverified, other, untyped, slow: late }: KindTally): void {
  for (const [code, times] of Object.entries(refused)) into.refused[code] = (into.refused[code] ?? 0) + times;
  into.same += same;
  into.unverified += unverified;
  into.other += other;
  into.untyped += untyped;
  into.slow += late;
}
