import {
  type Amendment,
  type AnyMatch,
  type GivenChance,
  HowzatError,
  isHowzatError,
  type MatchRecord,
  openMatch,
  type Player,
  type RecordedEvent,
  readRecord,
  replayMatch,
  sameJson,
  type Variant,
} from '@howzat/core';
import * as v from 'valibot';
import { commitmentOf, fairChance, matchKey, type SeatNumbers } from './fair-chance.js';

/** A match that was played to its end at a host, with all that it takes to check its dice. */
export interface FairRecord {
  readonly howzatFair: 1;
  readonly match: string;
  /** What both sides saw before the first ball. */
  readonly commitment: string;
  readonly secret: string;
  readonly numbers: SeatNumbers;
  /**
   * Where choices were taken back and others made, with dice of their own: the places of those choices among the events, from 0. It is
   * left out where there are none.
   */
  readonly branches?: readonly number[] | undefined;
  readonly record: MatchRecord;
}

const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'it has 64 hex digits in lower case'));

/** The frame of a fair record; what is in `record` is read by the core. */
const frame = v.strictObject({
  howzatFair: v.literal(1),
  match: v.pipe(v.string(), v.maxLength(200)),
  commitment: hex64,
  secret: hex64,
  numbers: v.strictObject({ home: hex64, away: hex64 }),
  branches: v.optional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
  record: v.unknown(),
});

/**
 * Reads a fair record from outside. Whether it is fair is another question: {@link verifyFair}.
 * @throws HowzatError `bad-record` that says what is wrong and where, and as `readRecord` of the core
 *
 * @example
 * import { isHowzatError } from '@howzat/core';
 * import { readFairRecord } from '@howzat/host';
 *
 * try {
 *   readFairRecord({ commitment: 'no' });
 * } catch (error) {
 *   console.log(isHowzatError(error, 'bad-record')); // true
 * }
 */
export function readFairRecord(value: unknown): FairRecord {
  const result = v.safeParse(frame, value, { abortEarly: true });
  if (result.success) return { ...result.output, record: readRecord(result.output.record) };
  const [issue] = result.issues;
  const where = v.getDotPath(issue) ?? 'it';
  throw new HowzatError(
    'bad-record',
    `This is not the record of a hosted match: ${where} is wrong (${issue.message}).`,
    {
      subject: where,
    },
  );
}

/** What came of checking a record: how many dice and draws are as the key makes them, or the first thing that is not. */
export type FairVerdict =
  | { readonly fair: true; readonly checked: number }
  | { readonly fair: false; readonly problem: string };

/**
 * What is wrong with the key of a match; null where the secret is the one that was committed to, the key is made of it and of both numbers, and the
 * record says that it was played by that key. It takes no rules; what the key makes is for {@link verifyFair} to check.
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createMatch } from '@howzat/core';
 * import { commitmentOf, keyProblem } from '@howzat/host';
 *
 * const secret = '5e'.repeat(32);
 * const numbers = { home: '01'.repeat(32), away: '02'.repeat(32) };
 * const record = createMatch(ccsl, { seed: 7 }).record();
 * const fair = { howzatFair: 1, match: 'one', commitment: commitmentOf(secret), secret, numbers, record } as const;
 * console.log(keyProblem(fair)); // The key of the match is not made of the secret and of both sides' numbers.
 */
export function keyProblem({ commitment, secret, numbers, record }: FairRecord): string | null {
  if (commitmentOf(secret) !== commitment)
    return 'The secret is not the one that the host committed to before the first ball.';
  if (record.seed !== matchKey(secret, numbers))
    return "The key of the match is not made of the secret and of both sides' numbers.";
  return record.chance === 'given' ? null : 'The record does not say that a host gave its chance.';
}

/**
 * Checks every die and every draw of a match: that the secret is the one that was committed to, that the key is made of it and of both
 * numbers, that the record replays, and that each outcome is what the key makes at its stream, branch and place.
 *
 * @param variant the game that was played
 * @param houseRules those that the record names
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { commitmentOf, fairChance, matchKey, verifyFair } from '@howzat/host';
 *
 * const secret = '5e'.repeat(32);
 * const numbers = { home: '01'.repeat(32), away: '02'.repeat(32) };
 * const seed = matchKey(secret, numbers);
 * const players = { home: uniformPlayer, away: uniformPlayer };
 * const record = createMatch(ccsl, { seed, chance: fairChance(seed), players }).record();
 * const fair = { howzatFair: 1, match: 'one', commitment: commitmentOf(secret), secret, numbers, record } as const;
 * // a host that shows another secret afterwards is found out
 * const other = { ...fair, secret: '5f'.repeat(32) };
 * console.log(verifyFair(ccsl, fair).fair, verifyFair(ccsl, other).fair); // true false
 */
export function verifyFair(
  variant: Variant,
  fair: FairRecord,
  houseRules: readonly Amendment<string, unknown>[] = [],
): FairVerdict {
  const { secret, numbers, branches = [], record } = fair;
  const problem = keyProblem(fair) ?? oddBranch(branches, record);
  if (problem !== null) return unfair(problem);
  try {
    const replayed = replayMatch(variant, record, { houseRules });
    const again = playedAgain(variant, replayed, record, { ...fairChance(matchKey(secret, numbers)), branches });
    return sameEvents(record.events, again.record().events);
  } catch (error) {
    if (!isHowzatError(error)) throw error;
    return unfair(error.message);
  }
}

/** What is wrong with the places where branches began; null for those that can be. */
function oddBranch(branches: readonly number[], { events, undos }: MatchRecord): string | null {
  const odd = branches.find((place) => events[place]?.kind !== 'choice');
  if (odd !== undefined) return `Event ${odd + 1} of the record is no choice, so that no branch began there.`;
  return branches.length > undos ? 'The record names more branches than choices that were taken back.' : null;
}

/** The same choices once more, with chance from the key alone, as far as they fit. */
function playedAgain(variant: Variant, { rulebook }: AnyMatch, record: MatchRecord, chance: GivenChance): AnyMatch {
  const { selection, amendments } = rulebook;
  const { format, ...chosen } = selection;
  const waits = (name: string | null): Player | undefined =>
    name === null ? undefined : { name, choose: () => new Promise(() => {}) };
  const match = openMatch(variant, {
    ...chosen,
    ...(format === null ? {} : { format }),
    houseRules: amendments.filter(({ layer }) => layer === 'house'),
    seed: record.seed,
    chance,
    names: record.names,
    players: { home: waits(record.players.home), away: waits(record.players.away) },
  });
  try {
    for (const event of record.events) {
      if (event.kind === 'choice') match.play(sideAt(event.seat), event.step, event.choice);
      else if (event.kind === 'concede') match.concede(sideAt(event.seat));
    }
  } catch (error) {
    // other dice were thrown before, and are told of
    if (!isHowzatError(error)) throw error;
  }
  return match;
}

function sideAt(seat: 0 | 1): 'home' | 'away' {
  return seat === 0 ? 'home' : 'away';
}

function sameEvents(recorded: readonly RecordedEvent[], made: readonly RecordedEvent[]): FairVerdict {
  let checked = 0;
  for (let at = 0; at < recorded.length; at++) {
    const event = recorded[at];
    const is = made[at];
    if (event?.kind !== 'chance') continue;
    if (is?.kind !== 'chance' || is.step !== event.step || !sameJson(is.outcome, event.outcome))
      return unfair(`The outcome of ${event.step}, event ${at + 1} of the record, is not what the key makes there.`);
    checked++;
  }
  return recorded.length === made.length
    ? { fair: true, checked }
    : unfair('The record ends elsewhere than its choices.');
}

function unfair(problem: string): FairVerdict {
  return { fair: false, problem };
}
