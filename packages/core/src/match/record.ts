import { hashText, mixHashes } from '../chance/index.js';
import { compose, type Rulebook } from '../compose/index.js';
import type { Player } from '../contract/index.js';
import { HowzatError, isHowzatError } from '../errors/index.js';
import { type Advance, type MatchEvent, Session, stateAt } from '../interpreter/index.js';
import { copyJson, readJson, sameJson } from '../json/index.js';
import type { Amendment, Variant } from '../kits/index.js';
import { checksumOfLog, firstChecksumOfLog, type LogEntry } from '../log/index.js';
import { type Program, programOf } from '../program/index.js';
import { applyEvent } from './apply-event.js';
import { withComponents } from './create-match.js';
import type { AnyMatch, MatchSettings } from './match.js';
import type { MatchRecord } from './match-record.js';
import { PlayedMatch } from './played-match.js';
import { isVerified, readChanged, readRecord } from './record-format.js';
import { Timeline } from './timeline.js';

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
  /**
   * What plays on between two inputs of a rulebook in place of the interpreter, for tools that replay very many records of one kind:
   * `advanceOf` of `@howzat/compiler/run`.
   */
  readonly engine?: (program: Program) => Advance | null;
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
    now = readChanged({ ...made, variant: { id: variant.id, version: step.to } });
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
  return compose(withComponents(variant, record.components), {
    // Stryker disable next-line ConditionalExpression: no format is the usual one, named or not
    ...(format === null ? {} : { format }),
    rulings: { ...rulings, ...options.rulings },
    options: chosen,
    houseRules,
    set,
  });
}

/**
 * Replays a record. The match is then where the record ends, and can be played on.
 *
 * @param variant the game that the record belongs to
 * @param value the record, as `match.record()` gave it or as it was read from a file
 * @param options house rules that the record names, players who play on, migrations from other versions
 * @throws HowzatError `bad-record` if it is no record or belongs to another game, `version` if another version of
 * the variant is needed, `unknown-house-rule` if one is not given, `checksum` if the record was changed, or replays to another log than before
 *
 * @example
 * import { createMatch, replayMatch, uniformPlayer } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const text = JSON.stringify(match.record());
 * const again = replayMatch(cubes, JSON.parse(text));
 * console.log(again.log().length === match.log().length); // true
 */
export function replayMatch(variant: Variant, value: unknown, options: ReplayOptions = {}): AnyMatch {
  const { engine, ...without } = options;
  // Stryker disable next-line ConditionalExpression: without an engine the second attempt would be the first again
  if (!engine) return replayed(variant, value, options);
  try {
    return replayed(variant, value, options);
  } catch (error) {
    // the interpreter knows which rule it was
    if (isHowzatError(error, 'bad-rule') || isHowzatError(error, 'bad-position'))
      return replayed(variant, value, without);
    throw error;
  }
}

function replayed(variant: Variant, value: unknown, options: ReplayOptions): AnyMatch {
  const record = readRecord(value);
  if (record.variant.id !== variant.id)
    throw new HowzatError('bad-record', `This is a record of ${record.variant.id}, not of ${variant.id}.`, {
      subject: record.variant.id,
    });
  const foreign = record.variant.version !== variant.version;
  // Stryker disable next-line ArrayDeclaration: a text is no migration from anywhere
  const migratedRecord = foreign ? migrated(record, variant, options.migrations ?? []) : record;
  const readable = migratedRecord ?? record;
  const verify = (match: PlayedMatch): void => {
    if (options.rulings !== undefined || (foreign && migratedRecord)) return;
    const damaged = !isLogOf(readable, match.log())
      ? 'log'
      : sameJson(match.game.result, readable.result)
        ? null
        : 'result';
    if (damaged)
      throw new HowzatError(
        'checksum',
        `The record is damaged: it replays to another ${damaged} than the one it was made from.`,
        { subject: damaged },
      );
  };
  try {
    return play(variant, readable, options, verify);
  } catch (error) {
    if (foreign && !migratedRecord) throw otherVersion(record, variant);
    throw otherHouseRules(readable, options) ?? error;
  }
}

/** Is this the log that a record was made from? One of the first version of the format has the checksum that this version made. */
function isLogOf({ log: checksum, unverified }: MatchRecord, log: readonly LogEntry[]): boolean {
  return (unverified === 'brought' ? firstChecksumOfLog(log) : checksumOfLog(log)) === checksum;
}

/** Why a record does not replay, where house rules are at hand in other versions than it was played with. */
// Stryker disable next-line ArrayDeclaration: a text is no house rule that has a version
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
    // Stryker disable next-line OptionalChaining,StringLiteral: there is one at least, which the types do not know
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
    // a script has done its work, and a host is not here: what the record does not hold, people tell
    chance: record.chance === 'seed' || record.chance === 'people' ? record.chance : { script: [] },
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
): AnyMatch {
  const rulebook = rulebookOf(variant, record, options);
  const events = record.events as readonly MatchEvent[];
  // another reading may end the match sooner or lead elsewhere: what follows is left out from the first that does not fit
  const kept = options.rulings === undefined ? events : fitting(rulebook, record, events);
  const timeline = Timeline.load(record.seed, kept, record.timeline);
  return new PlayedMatch(rulebook, settingsOf(record, options.players ?? stand(record)), {
    advance: options.engine?.(programOf(rulebook)) ?? null,
    events: kept,
    timeline,
    undos: record.undos,
    audit: record.audit,
    unverified: !isVerified(record),
    verify,
  });
}

/** Who sat where keeps their name when the record is replayed without players at hand; nobody is asked to play on. */
function stand(record: MatchRecord): MatchSettings['players'] {
  const silent = (name: string | null): Player | undefined =>
    name === null ? undefined : { name, choose: () => new Promise(() => {}) };
  return { home: silent(record.players.home), away: silent(record.players.away) };
}

/**
 * A session where a record begins: with {@link applyEvent} tools go through it event by event.
 *
 * @param rulebook what the record was played by
 * @param record the record; nothing of its events is played yet
 * @param engine what plays on between two inputs in place of the interpreter
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose, createMatch, uniformPlayer } from '@howzat/core';
 * import { applyEvent, sessionOf } from '@howzat/core/engine';
 *
 * const record = createMatch(ccsl, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } }).record();
 * const session = sessionOf(compose(ccsl), record);
 * // how many inputs the first wicket took
 * let inputs = 0;
 * for (const event of record.events) {
 *   if (session.state.g.wickets > 0) break;
 *   applyEvent(session, event);
 *   inputs++;
 * }
 * console.log(inputs > 0); // true
 */
export function sessionOf(rulebook: Rulebook, record: MatchRecord, engine?: ReplayOptions['engine']): Session {
  const program = programOf(rulebook);
  const automatic = record.players.home !== null && record.players.away !== null;
  const session = new Session(program, { automatic, advance: engine?.(program) ?? null });
  if (record.from) {
    const { state, at } = stateAt(program, record.from);
    state.g.automatic = automatic;
    session.startAt(at, state);
  }
  return session;
}

function fitting(rulebook: Rulebook, record: MatchRecord, events: readonly MatchEvent[]): readonly MatchEvent[] {
  const session = sessionOf(rulebook, record);
  // Stryker disable next-line EqualityOperator: no event is none that fits, behind the last one
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
 * Corrects a mistyped die or choice in a record. What comes after it is replayed as long as it stays legal, and the rest is left out. The new record
 * says what was corrected, and why.
 *
 * @param variant the game that the record belongs to
 * @param value the record
 * @param at the number of the event, from 0
 * @param is the outcome or the choice as it should have been
 * @param reason why, in words
 * @param options as for {@link replayMatch}
 * @throws HowzatError `bad-position` if there is no such event, `bad-record` if the new value is not possible there, and as {@link replayMatch}
 *
 * @example
 * import { correctRecord, createMatch } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const match = createMatch(ccsl, { options: ['classic'], chance: 'people' });
 * match.happen('core.toss', 0).play('home', 'core.toss.elect', 'bat');
 * const { record, kept, dropped } = correctRecord(ccsl, match.record(), 1, 'bowl', 'We bowled first.');
 * console.log(record.audit[0]?.reason, kept, dropped); // We bowled first. 0 0
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
  const { value: corrected, wrong } = readJson(is, 'the correction');
  if (wrong !== null) throw new HowzatError('bad-record', `A correction is plain JSON, but ${wrong}.`);
  const was = old.kind === 'chance' ? old.outcome : old.choice;
  const made: MatchEvent = old.kind === 'chance' ? { ...old, outcome: corrected } : { ...old, choice: corrected };
  const events = [...record.events.slice(0, at), made, ...record.events.slice(at + 1)] as MatchEvent[];
  const rulebook = rulebookOf(variant, record, options);
  const kept = fitting(rulebook, record, events);
  if (kept.length <= at) {
    const session = sessionOf(rulebook, record);
    for (const event of kept) applyEvent(session, event);
    applyEvent(session, made);
  }
  const dropped = events.length - kept.length;
  // other dice than those that were seen go on from a correction that changed what follows
  const streams =
    dropped === 0
      ? record.timeline
      : {
          branch: mixHashes(record.timeline.branch, hashText(JSON.stringify([at, corrected]))),
          streams: {},
          players: {},
        };
  const match = new PlayedMatch(rulebook, settingsOf(record, stand(record)), {
    events: kept,
    timeline: Timeline.load(record.seed, kept, streams),
    undos: record.undos,
    unverified: !isVerified(record),
    audit: [...record.audit, { event: at, was, is: corrected, reason, kept: kept.length - at - 1, dropped }],
  });
  return { record: match.record(), kept: kept.length - at - 1, dropped };
}
