import * as v from 'valibot';
import type { Seat } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import { readJson } from '../json/index.js';
import type { MatchRecord, RecordedEvent } from './match-record.js';
import { checksumOfRecord, stampRecord } from './record-checksum.js';

const seat = v.picklist([0, 1]);
const longest = 10_000;
const text = v.pipe(v.string(), v.maxLength(longest));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const int32 = v.pipe(v.number(), v.integer(), v.minValue(-0x80000000), v.maxValue(0x7fffffff));
const json = v.unknown();
const named = v.record(text, text);
const state = v.pipe(v.array(int32), v.length(4));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const saltForm = /^[0-9a-f]{32}$/;

const event = v.variant('kind', [
  v.strictObject({
    kind: v.literal('choice'),
    seat,
    step: text,
    choice: json,
    computer: v.boolean(),
    salt: v.optional(v.pipe(v.string(), v.regex(saltForm))),
  }),
  v.strictObject({ kind: v.literal('chance'), step: text, outcome: json }),
  v.strictObject({ kind: v.literal('concede'), seat }),
]);

/** What both versions of the format have. */
const common = {
  variant: v.strictObject({ id: text, version: text }),
  selection: v.strictObject({
    format: v.nullable(text),
    rulings: named,
    options: v.array(text),
    houseRules: v.array(text),
    set: v.record(text, v.union([v.number(), v.string(), v.boolean(), v.null()])),
  }),
  versions: v.optional(named),
  seed: v.union([v.pipe(v.number(), v.safeInteger()), text]),
  chance: v.picklist(['seed', 'people', 'script', 'given']),
  names: v.strictObject({ home: text, away: text }),
  players: v.strictObject({ home: v.nullable(text), away: v.nullable(text) }),
  from: v.optional(v.looseObject({})),
  components: v.optional(json),
  events: v.array(event),
  undos: count,
  audit: v.array(v.strictObject({ event: count, was: json, is: json, reason: text, kept: count, dropped: count })),
  result: v.nullable(v.looseObject({ kind: text, winner: v.nullable(seat) })),
};

/** The schema of a match record, version 2; {@link MatchRecord} is its type, and `schema/match-record.json` is made of it. */
export const recordSchema = v.strictObject({
  howzat: v.literal(2),
  ...common,
  timeline: v.strictObject({
    branch: int32,
    streams: v.record(text, state),
    players: v.strictObject({ home: v.optional(state), away: v.optional(state) }),
  }),
  unverified: v.optional(v.picklist(['brought', 'continued'])),
  log: hash,
  checksum: hash,
});

/** The first version: its checksum covered the log alone. */
const firstSchema = v.strictObject({
  howzat: v.literal(1),
  ...common,
  timeline: v.strictObject({ branch: int32, streams: v.record(text, state) }),
  checksum: hash,
});

/** A record as text is refused where it is longer, in characters. The longest matches of the shipped games stay below a tenth of it. */
export const largestRecord = 16_000_000;

/** A record may hold so many values in all. */
const mostValues = 2_000_000;

/**
 * Reads a record from text, such as the content of a file.
 *
 * @param written JSON of at most {@link largestRecord} characters
 * @throws HowzatError `bad-record` if it is too long, no JSON or no record, and otherwise as {@link readRecord}
 *
 * @example
 * import { createMatch, parseRecord } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const written = JSON.stringify(createMatch(ccsl, { seed: 7 }).record());
 * console.log(parseRecord(written).variant.id); // ccsl
 */
export function parseRecord(written: string): MatchRecord {
  if (written.length > largestRecord)
    throw new HowzatError(
      'bad-record',
      `A match record has at most ${largestRecord.toLocaleString('en')} characters; this is ${written.length.toLocaleString('en')} long.`,
    );
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    throw new HowzatError('bad-record', 'This is not a match record: it is not JSON.');
  }
  return readRecord(value);
}

/**
 * Reads a record from outside. A record of version 1 of the format is converted to the present version and marked as `unverified`, because
 * its checksum covered only the log. It may hold only what that version had. A replay computes its checksum again.
 *
 * @param value anything, such as what `JSON.parse` gave
 * @throws HowzatError `bad-record`, which says what is wrong and where, `version` for another version of the format, `checksum`
 * if something in it was changed after it was written
 *
 * @example
 * import { isHowzatError, readRecord } from '@howzat/core';
 *
 * try {
 *   readRecord({ howzat: 3 });
 * } catch (error) {
 *   console.log(isHowzatError(error, 'version')); // true
 * }
 */
export function readRecord(value: unknown): MatchRecord {
  const given = plain(value);
  const version = (given as { howzat?: unknown } | null)?.howzat;
  if (version === 1) {
    refuseLaterFields(given as Partial<Written>);
    return brought(parsed(firstSchema, given));
  }
  if (typeof version === 'number' && version !== 2)
    throw new HowzatError(
      'version',
      `This record has version ${version} of the format; this package reads versions 1 and 2.`,
      { subject: 'howzat' },
    );
  const record = parsed(recordSchema, given);
  if (checksumOfRecord(record) !== record.checksum)
    throw new HowzatError('checksum', 'The record is damaged: its checksum belongs to another record.', {
      subject: 'checksum',
    });
  return record;
}

/**
 * A record that was changed on purpose, with the checksum that belongs to it now.
 * @throws HowzatError `bad-record` where what has become of it is no record
 */
export function readChanged(value: unknown): MatchRecord {
  return stampRecord(parsed(recordSchema, plain(value)));
}

function plain(value: unknown): unknown {
  const { value: given, wrong } = readJson(value, 'the record', { values: mostValues });
  if (wrong === null) return given;
  throw new HowzatError('bad-record', `A match record is plain JSON, but ${wrong}.`);
}

/**
 * Says whether the checksum covers everything that a replay reads. That is not so if the record is of version 1, or goes on from one that is.
 *
 * @param record a record, as {@link readRecord} gives it
 *
 * @example
 * import { createMatch, isVerified } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 *
 * console.log(isVerified(createMatch(ccsl, { seed: 7 }).record())); // true
 */
export function isVerified(record: MatchRecord): boolean {
  return record.unverified === undefined;
}

/** A record as it is read, before anything is known of it. */
interface Written {
  readonly timeline: unknown;
  readonly events: unknown;
}

/**
 * What only the second version has makes a record no record of the first, whatever number it gives: somebody took the checksum off
 * that covers all of it.
 * @throws HowzatError `bad-record`
 */
function refuseLaterFields(given: Partial<Written>): void {
  const { timeline, events } = given;
  const has = (value: unknown, key: string): boolean =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  const salted = Array.isArray(events) ? events.findIndex((event) => has(event, 'salt')) : -1;
  const later =
    ['log', 'unverified'].find((key) => has(given, key)) ??
    (has(timeline, 'players') ? 'timeline.players' : salted >= 0 ? `events.${salted}.salt` : undefined);
  if (later === undefined) return;
  throw new HowzatError(
    'bad-record',
    `This record says that it is of version 1 of the format, which has no ${later}: it is of a later version, and was changed.`,
    { subject: later },
  );
}

function brought({ checksum, timeline, ...record }: v.InferOutput<typeof firstSchema>): MatchRecord {
  return stampRecord({
    ...record,
    howzat: 2,
    timeline: { ...timeline, players: {} },
    unverified: 'brought',
    log: checksum,
    // Stryker disable next-line StringLiteral: the checksum does not cover itself
    checksum: '',
  });
}

/** What a schema makes of a value that nobody else holds. */
function parsed<T extends v.GenericSchema<unknown, { readonly events: MatchRecord['events'] }>>(
  schema: T,
  given: unknown,
): v.InferOutput<T> {
  const events = eventsIn(given);
  // one fault is told; gathering all of them takes long where there are very many
  // Stryker disable next-line ObjectLiteral,BooleanLiteral: the first fault is told, however many are looked for
  const result = v.safeParse(schema, events ? { ...(given as object), events: [] } : given, { abortEarly: true });
  if (result.success) return events ? { ...result.output, events } : result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue) ?? '';
  throw new HowzatError('bad-record', `This is not a match record: ${where || 'it'} is wrong (${issue.message}).`, {
    subject: where,
  });
}

/**
 * The events of a record, or null where one is not as {@link recordSchema} has it: the schema then says what is wrong. A match has
 * thousands of them, and the schema takes longer to read them than the match takes to be played again.
 */
function eventsIn(given: unknown): MatchRecord['events'] | null {
  const events = (given as { events?: unknown } | null)?.events;
  return Array.isArray(events) && events.every(isEvent) ? events : null;
}

const isSeat = (value: unknown): value is Seat => value === 0 || value === 1;

/** Whether an event is as {@link recordSchema} has it. */
export function isEvent(event: unknown): event is RecordedEvent {
  if (typeof event !== 'object' || event === null) return false;
  let fields = 0;
  for (const _ in event) fields++;
  const { kind, seat, step, choice, computer, outcome, salt } = event as Record<string, unknown>;
  if (kind === 'concede') return fields === 2 && isSeat(seat);
  if (typeof step !== 'string' || step.length > longest) return false;
  if (kind === 'chance') return fields === 3 && outcome !== undefined;
  if (kind !== 'choice' || !isSeat(seat) || typeof computer !== 'boolean' || choice === undefined) return false;
  return salt === undefined ? fields === 5 : fields === 6 && typeof salt === 'string' && saltForm.test(salt);
}
