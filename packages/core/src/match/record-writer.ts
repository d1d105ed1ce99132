import type { Rulebook } from '../compose/index.js';
import type { Seat, Side } from '../cricket/index.js';
import type { MatchEvent } from '../interpreter/index.js';
import { copyJson } from '../json/index.js';
import { checksumOfLog, type LogEntry } from '../log/index.js';
import type { Program } from '../program/index.js';
import type { MatchSettings } from './match.js';
import type { MatchRecord } from './match-record.js';
import { randomSalt, stampRecord } from './record-checksum.js';
import { type HiddenFrom, hiddenEvents, type OpenRecord, type SideRecord, sideRecord } from './side-record.js';

/** What a record is made of, beside the rules and the settings of the match. */
interface Moment {
  readonly events: readonly MatchEvent[];
  /** The choices that wait for others of their commit. */
  readonly pending: readonly { readonly seat: Seat; readonly step: string }[];
  /** The whole log. */
  readonly log: readonly LogEntry[];
  readonly undos: number;
  readonly result: unknown;
}

/** Makes the records of one match: the whole one, and those of the sides. */
export class RecordWriter {
  /** The salts of choices that were recorded while they were secret: a choice keeps its own in every record. */
  private readonly salts = new WeakMap<MatchEvent, string>();

  /**
   * @param past what the record that the match goes on from says of itself: what was corrected in it, and whether its checksum did
   * not cover all of it
   */
  constructor(
    private readonly program: Program,
    private readonly settings: MatchSettings,
    private readonly past: { readonly audit: MatchRecord['audit']; readonly unverified: boolean },
  ) {}

  /** The whole record, with its checksum. */
  whole(moment: Moment, timeline: MatchRecord['timeline']): MatchRecord {
    const { howzat, variant, selection, versions, undos, audit, result, ...open } = this.open(
      moment,
      this.hidden(moment),
    );
    return stampRecord(
      copyJson({
        howzat,
        variant,
        selection,
        ...(versions ? { versions } : {}),
        seed: this.settings.seed ?? 0,
        ...open,
        undos,
        timeline,
        audit,
        result,
        ...(this.past.unverified ? { unverified: 'continued' as const } : {}),
        log: checksumOfLog(moment.log),
        // Stryker disable next-line StringLiteral: the checksum does not cover itself
        checksum: '',
      }),
    );
  }

  /**
   * The record as one side may know it.
   * @param log the log as the side may read it
   */
  forSide(moment: Moment, side: Side, log: readonly LogEntry[]): SideRecord {
    const hidden = this.hidden(moment);
    return sideRecord(this.program, this.open(moment, hidden), hidden, side, log);
  }

  private hidden({ events, log, pending }: Moment): readonly HiddenFrom[] {
    return hiddenEvents(this.program, events, log, pending);
  }

  private open({ events, undos, result }: Moment, hidden: readonly HiddenFrom[]): OpenRecord {
    const { rulebook } = this.program;
    const { chance = 'seed', names, players, from, components } = this.settings;
    return {
      howzat: 2,
      variant: { id: rulebook.variant.id, version: rulebook.variant.version },
      selection: rulebook.selection as MatchRecord['selection'],
      ...versionsOf(rulebook),
      chance: typeof chance === 'string' ? chance : 'script' in chance ? 'script' : 'given',
      names: { home: names?.home ?? 'Home', away: names?.away ?? 'Away' },
      players: { home: players?.home?.name ?? null, away: players?.away?.name ?? null },
      ...(from ? { from: from as MatchRecord['from'] } : {}),
      ...(components !== undefined ? { components } : {}),
      events: events.map((event, at) => this.salted(event, hidden[at] ?? null)),
      undos,
      audit: this.past.audit,
      result: result as MatchRecord['result'],
    };
  }

  /** An event for the record: a choice that is secret, or was when it was recorded, has a salt. */
  private salted(event: MatchEvent, hidden: HiddenFrom): MatchEvent {
    if (event.kind !== 'choice') return event;
    let salt = this.salts.get(event) ?? event.salt;
    if (salt === undefined && hidden === null) return event;
    salt ??= randomSalt();
    this.salts.set(event, salt);
    return { ...event, salt };
  }
}

/** The versions of the house rules that name one, and of a format from outside that does, by their ids. */
function versionsOf({ amendments }: Rulebook): { readonly versions?: Readonly<Record<string, string>> } {
  const named = amendments.flatMap(({ layer, id, version }) =>
    (layer === 'house' || layer === 'format') && version ? [[id, version]] : [],
  );
  return named.length > 0 ? { versions: Object.fromEntries(named) } : {};
}
