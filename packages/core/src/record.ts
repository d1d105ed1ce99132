import * as v from 'valibot';
import type { Amendment } from './amendment.js';
import { checksumOfLog } from './checksum.js';
import { compose, type Rulebook } from './compose.js';
import type { Move } from './contract.js';
import { HowzatError } from './errors.js';
import { copyJson, notJson, sameJson } from './frozen.js';
import type { Seat } from './game.js';
import { Session } from './interpreter.js';
import { applyEvent, type Match, type MatchSettings, PlayedMatch, withComponents } from './match.js';
import type { Player } from './player.js';
import { stateAt } from './position.js';
import { programOf } from './program.js';
import { hashSeed, hashText, mixHashes } from './random.js';
import { type MatchEvent, Timeline } from './timeline.js';
import type { Variant } from './variant.js';

const seat = v.picklist([0, 1]);
const longest = 10_000;
const text = v.pipe(v.string(), v.maxLength(longest));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const int32 = v.pipe(v.number(), v.integer(), v.minValue(-0x80000000), v.maxValue(0x7fffffff));
const json = v.unknown();
const named = v.record(text, text);

const event = v.variant('kind', [
  v.strictObject({ kind: v.literal('choice'), seat, step: text, choice: json, computer: v.boolean() }),
  v.strictObject({ kind: v.literal('chance'), step: text, outcome: json }),
  v.strictObject({ kind: v.literal('concede'), seat }),
]);

/** The schema of a match record, version 1. `schema/match-record.json` is made of it. */
export const recordSchema = v.strictObject({
  howzat: v.literal(1),
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
  chance: v.picklist(['seed', 'people', 'script']),
  names: v.strictObject({ home: text, away: text }),
  players: v.strictObject({ home: v.nullable(text), away: v.nullable(text) }),
  from: v.optional(v.looseObject({})),
  components: v.optional(json),
  events: v.array(event),
  undos: count,
  timeline: v.strictObject({ branch: int32, streams: v.record(text, v.pipe(v.array(int32), v.length(4))) }),
  audit: v.array(v.strictObject({ event: count, was: json, is: json, reason: text, kept: count, dropped: count })),
  result: v.nullable(v.looseObject({ kind: text, winner: v.nullable(seat) })),
  checksum: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
});

/** A match as a small versioned JSON document that replays to the same log anywhere. */
export type MatchRecord = v.InferOutput<typeof recordSchema>;

/** Turns a record made by another version of a variant into one of the present version. */
export interface Migration {
  readonly variant: string;
  readonly from: string;
  readonly to: string;
  migrate(record: MatchRecord): MatchRecord;
}

/** What a replay needs beside the record. */
export interface ReplayOptions {
  /** House rules that the record names; those of the variant itself are found in it. */
  readonly houseRules?: readonly Amendment<string, unknown>[];
  /** Computer players, to play on. */
  readonly players?: MatchSettings['players'];
  readonly migrations?: readonly Migration[];
  /** Other readings of rulings, to see what would have happened. The checksum is then not asked for. */
  readonly rulings?: Readonly<Record<string, string>>;
}

/**
 * Reads a record from outside.
 * @throws HowzatError `bad-record` that says what is wrong and where
 */
export function readRecord(value: unknown): MatchRecord {
  const wrong = notJson(value, 'the record');
  if (wrong) throw new HowzatError('bad-record', `A match record is plain JSON, but ${wrong}.`);
  const events = ownEvents((value as { events?: unknown } | null)?.events);
  const parsed = v.safeParse(recordSchema, events ? { ...(value as object), events: [] } : value);
  if (parsed.success) return ownCopy(parsed.output, events ?? copyJson(parsed.output.events));
  const issue = parsed.issues[0];
  const where = v.getDotPath(issue) ?? '';
  const version = (value as { howzat?: unknown } | null)?.howzat;
  if (where === 'howzat' && typeof version === 'number')
    throw new HowzatError(
      'version',
      `This record has version ${version} of the format; this package reads version 1.`,
      { subject: 'howzat' },
    );
  throw new HowzatError('bad-record', `This is not a match record: ${where || 'it'} is wrong (${issue.message}).`, {
    subject: where,
  });
}

/** The record as nobody else holds it: the parser has copied all but what may be any JSON. */
function ownCopy(record: MatchRecord, events: MatchRecord['events']): MatchRecord {
  const { from, components, audit, result } = record;
  return {
    ...record,
    events,
    ...copyJson({ audit, result, ...(from ? { from } : {}), ...(components === undefined ? {} : { components }) }),
  };
}

/**
 * The events of a record, copied, or null where one is not as {@link recordSchema} has it: the schema then says what is wrong.
 * A match has thousands of them, and the schema takes longer to read them than the match takes to be played again.
 */
function ownEvents(events: unknown): MatchRecord['events'] | null {
  if (!Array.isArray(events)) return null;
  const own: MatchRecord['events'] = [];
  for (const event of events) {
    const read = ownEvent(event);
    if (!read) return null;
    own.push(read);
  }
  return own;
}

const isSeat = (value: unknown): value is Seat => value === 0 || value === 1;

function ownEvent(event: unknown): MatchRecord['events'][number] | null {
  if (typeof event !== 'object' || event === null) return null;
  let fields = 0;
  for (const _ in event) fields++;
  const { kind, seat, step, choice, computer, outcome } = event as Record<string, unknown>;
  if (kind === 'concede') return fields === 2 && isSeat(seat) ? { kind, seat } : null;
  if (typeof step !== 'string' || step.length > longest) return null;
  if (kind === 'chance')
    return fields === 3 && outcome !== undefined ? { kind, step, outcome: copyJson(outcome) } : null;
  return kind === 'choice' && fields === 5 && isSeat(seat) && typeof computer === 'boolean' && choice !== undefined
    ? { kind, seat, step, choice: copyJson(choice), computer }
    : null;
}

function migrated(record: MatchRecord, variant: Variant, migrations: readonly Migration[]): MatchRecord | null {
  let now = record;
  for (const seen = new Set<string>(); now.variant.version !== variant.version; ) {
    const step = migrations.find(
      (m) => m.variant === variant.id && m.from === now.variant.version && !seen.has(m.from),
    );
    if (!step) return null;
    seen.add(step.from);
    const made = step.migrate(copyJson(now));
    now = readRecord({ ...made, variant: { id: variant.id, version: step.to } });
  }
  return now;
}

function rulebookOf(variant: Variant, record: MatchRecord, options: ReplayOptions): Rulebook {
  const houseRules = record.selection.houseRules.map((id) => {
    const found = options.houseRules?.find((rule) => rule.id === id);
    if (!found)
      throw new HowzatError(
        'unknown-house-rule',
        `The record was played with the house rule ${id}, which is not at hand.`,
        { subject: id },
      );
    return found as Amendment;
  });
  const { format, rulings, options: chosen, set } = record.selection;
  const named = {
    ...(format === null ? {} : { format }),
    rulings: { ...rulings, ...options.rulings },
    options: chosen,
    set,
  };
  const key = JSON.stringify(named);
  const last = lastComposed.get(variant);
  if (
    last?.key === key &&
    record.components === undefined &&
    last.houseRules.length === houseRules.length &&
    houseRules.every((rule, i) => rule === last.houseRules[i])
  )
    return last.rulebook;
  const rulebook = compose(withComponents(variant, record.components), { ...named, houseRules });
  if (record.components === undefined) lastComposed.set(variant, { key, houseRules, rulebook });
  return rulebook;
}

/** What the last record of a variant was replayed under: composing takes longer than replaying, and an archive is of one kind. */
const lastComposed = new WeakMap<
  Variant,
  { readonly key: string; readonly houseRules: readonly Amendment[]; readonly rulebook: Rulebook }
>();

/**
 * Replays a record. The match stands where the record ends and can be played on.
 * @throws HowzatError `bad-record` where it is damaged or belongs to another game, `version` where another version of
 * the variant is needed, `checksum` where it replays to another log than the one it was made from
 */
export function replayMatch(variant: Variant, value: unknown, options: ReplayOptions = {}): Match<Move> {
  const record = readRecord(value);
  if (record.variant.id !== variant.id)
    throw new HowzatError('bad-record', `This is a record of ${record.variant.id}, not of ${variant.id}.`, {
      subject: record.variant.id,
    });
  const foreign = record.variant.version !== variant.version;
  const migratedRecord = foreign ? migrated(record, variant, options.migrations ?? []) : record;
  const readable = migratedRecord ?? record;
  const verify = (match: PlayedMatch): void => {
    if (options.rulings !== undefined || (foreign && migratedRecord)) return;
    const damaged =
      checksumOfLog(match.log()) !== readable.checksum
        ? 'log'
        : sameJson(match.game.result, readable.result)
          ? null
          : 'result';
    if (damaged)
      throw new HowzatError(
        'checksum',
        `The record is damaged: it replays to another ${damaged} than the one it was made from.`,
        { subject: damaged === 'log' ? 'checksum' : damaged },
      );
  };
  try {
    return play(variant, readable, options, verify);
  } catch (error) {
    if (foreign && !migratedRecord) throw otherVersion(record, variant);
    throw otherHouseRules(readable, options) ?? error;
  }
}

/** Why a record does not replay, where house rules are at hand in other versions than it was played with. */
function otherHouseRules({ versions = {} }: MatchRecord, { houseRules = [] }: ReplayOptions): HowzatError | null {
  const others = houseRules.filter(({ id, version }) => {
    const played = Object.hasOwn(versions, id) ? versions[id] : undefined;
    return played !== undefined && played !== version;
  });
  if (others.length === 0) return null;
  const [played, now] = [
    others.map(({ id }) => `${id} ${versions[id]}`).join(' and '),
    others.map(({ id, version = 'without a version' }) => `${id} ${version}`).join(' and '),
  ];
  return new HowzatError(
    'version',
    `This record was played with the house rule ${played} and does not replay the same with ${now}. Read it with ${played}.`,
    { subject: others[0]?.id ?? '' },
  );
}

function otherVersion(record: MatchRecord, variant: Variant): HowzatError {
  return new HowzatError(
    'version',
    `This record was played with ${record.variant.id} ${record.variant.version} and does not replay the same with ${variant.version}. ` +
      `Read it with ${record.variant.id} ${record.variant.version}.`,
    { subject: record.variant.version },
  );
}

function settingsOf(record: MatchRecord, players: MatchSettings['players']): MatchSettings {
  return {
    seed: record.seed,
    // a script has done its work: what the record does not hold, people tell
    chance: record.chance === 'script' ? { script: [] } : record.chance,
    names: record.names,
    ...(players ? { players } : {}),
    ...(record.from ? { from: record.from } : {}),
    ...(record.components !== undefined ? { components: record.components } : {}),
  };
}

function play(
  variant: Variant,
  record: MatchRecord,
  options: ReplayOptions,
  verify: (match: PlayedMatch) => void,
): Match<Move> {
  const rulebook = rulebookOf(variant, record, options);
  const events = record.events as readonly MatchEvent[];
  // another reading may end the match sooner or lead elsewhere: what follows is left out from the first that does not fit
  const kept = options.rulings === undefined ? events : fitting(rulebook, record, events);
  const timeline = Timeline.load(hashSeed(record.seed), kept, record.timeline);
  return new PlayedMatch(rulebook, settingsOf(record, options.players ?? stand(record)), {
    events: kept,
    timeline,
    undos: record.undos,
    audit: record.audit,
    verify,
  });
}

/** Who sat where keeps his name when the record is replayed without players at hand; nobody is asked to play on. */
function stand(record: MatchRecord): MatchSettings['players'] {
  const silent = (name: string | null): Player | undefined =>
    name === null ? undefined : { name, choose: () => new Promise(() => {}) };
  return { home: silent(record.players.home), away: silent(record.players.away) };
}

/** A session where a record begins: with {@link applyEvent} tools go through it event by event. */
export function sessionOf(rulebook: Rulebook, record: MatchRecord): Session {
  const program = programOf(rulebook);
  const automatic = record.players.home !== null && record.players.away !== null;
  const session = new Session(program, { automatic });
  if (record.from) {
    const { state, at } = stateAt(program, record.from);
    state.g.automatic = automatic;
    session.startAt(at, state);
  }
  return session;
}

function fitting(rulebook: Rulebook, record: MatchRecord, events: readonly MatchEvent[]): readonly MatchEvent[] {
  const session = sessionOf(rulebook, record);
  for (let i = 0; i < events.length; i++) {
    try {
      applyEvent(session, events[i] as MatchEvent);
    } catch {
      return events.slice(0, i);
    }
  }
  return events;
}

/** What came of a correction. */
export interface Correction {
  readonly record: MatchRecord;
  /** Events after the corrected one that still fit, and that do not and are left out. */
  readonly kept: number;
  readonly dropped: number;
}

/**
 * Corrects a mistyped die or choice. What follows is replayed as long as it stays legal; the record says what was
 * corrected, and why.
 * @param at the event, from 0
 * @throws HowzatError `bad-position` where there is no such event, `bad-record` where the new value is not possible there
 */
export function correctRecord(
  variant: Variant,
  value: unknown,
  at: number,
  is: unknown,
  reason: string,
  options: ReplayOptions = {},
): Correction {
  const record = readRecord(value);
  replayMatch(variant, record, options);
  const old = Number.isSafeInteger(at) ? (record.events[at] as MatchEvent | undefined) : undefined;
  if (!old || old.kind === 'concede')
    throw new HowzatError(
      'bad-position',
      `The record has no choice or outcome number ${String(at)}; it has ${record.events.length} events.`,
      { choice: String(at) },
    );
  const wrong = notJson(is, 'the correction');
  if (wrong) throw new HowzatError('bad-record', `A correction is plain JSON, but ${wrong}.`);
  const was = old.kind === 'chance' ? old.outcome : old.choice;
  const corrected: MatchEvent = old.kind === 'chance' ? { ...old, outcome: is } : { ...old, choice: is };
  const events = [...record.events.slice(0, at), corrected, ...record.events.slice(at + 1)] as MatchEvent[];
  const rulebook = rulebookOf(variant, record, options);
  const kept = fitting(rulebook, record, events);
  if (kept.length <= at) {
    const session = sessionOf(rulebook, record);
    for (const event of kept) applyEvent(session, event);
    applyEvent(session, corrected);
  }
  const dropped = events.length - kept.length;
  // other dice than those that were seen go on from a correction that changed what follows
  const streams =
    dropped === 0
      ? record.timeline
      : { branch: mixHashes(record.timeline.branch, hashText(JSON.stringify([at, is]))), streams: {} };
  const match = new PlayedMatch(rulebook, settingsOf(record, stand(record)), {
    events: kept,
    timeline: Timeline.load(hashSeed(record.seed), kept, streams),
    undos: record.undos,
    audit: [...record.audit, { event: at, was, is, reason, kept: kept.length - at - 1, dropped }],
  });
  return { record: match.record(), kept: kept.length - at - 1, dropped };
}
