import type { Game, Out, Side } from '../cricket/index.js';
import { copyJson, type Json } from '../json/index.js';

/** A choice or a chance outcome as the log keeps it. */
export interface LogInput {
  readonly step: string;
  /** The side that chose; null where chance did. */
  readonly by: Side | null;
  readonly value: unknown;
  /** Who may not read `value`; null where all may. */
  readonly hiddenFrom: Side | 'both' | null;
}

/** One ball as a scorer writes it down. */
export interface Delivery {
  /** Places in the batting order, and the bowler's number, from 1. */
  readonly striker: number;
  readonly nonStriker: number;
  readonly bowler: number;
  readonly bat: number;
  readonly byes: number;
  readonly legByes: number;
  readonly wides: number;
  readonly noBalls: number;
  readonly penalty: number;
  readonly outs: readonly Out[];
  readonly noBall: boolean;
  readonly freeHit: boolean;
  /** It counts as one of the over. */
  readonly counts: boolean;
  /** The score after it. */
  readonly runs: number;
  readonly wickets: number;
  /** What the variant tells of it beyond cricket's own. */
  readonly facts: Json;
}

/** One entry of the log: what came in, where, which rules followed from it, and the ball it finished. */
export interface LogEntry {
  /** The innings, from 1; 0 before the first. */
  readonly innings: number;
  /** Overs completed before this one. */
  readonly over: number;
  /** The ball of the over, from 1, those that did not count included; 0 outside a ball. */
  readonly ball: number;
  /** The step of the input; for an entry without one, the level at whose end it was written. */
  readonly step: string;
  readonly inputs: readonly LogInput[];
  /** The rules that decided it, in the order of the flow. */
  readonly rules: readonly string[];
  readonly delivery: Delivery | null;
  /** How many entries before it were taken back by it. They stay in the log, and nothing of the score counts them. */
  readonly takesBack?: number;
}

/** The entries that the one at this place of a log takes back; as far as they are there, where the log begins later. */
export function takenBackAt(log: readonly LogEntry[], at: number): readonly LogEntry[] {
  const { takesBack = 0 } = log[at] as LogEntry;
  return takesBack === 0 ? none : log.slice(Math.max(0, at - takesBack), at);
}

const none: readonly LogEntry[] = Object.freeze([]);

/**
 * The entries of a log that still count: those that no later entry takes back. An entry that takes others back is among them.
 *
 * @param log a log from its beginning, as `match.log()` gives it
 *
 * @example
 * import { createMatch, standingEntries, uniformPlayer } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const log = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } }).log();
 * console.log(standingEntries(log).length === log.length); // true
 */
export function standingEntries(log: readonly LogEntry[]): readonly LogEntry[] {
  const gone = new Set(log.flatMap((_, at) => takenBackAt(log, at)));
  return gone.size === 0 ? log : log.filter((entry) => !gone.has(entry));
}

/** Lists of rule ids by the set of rules that fired, so that equal sets share one list. */
export class RuleLists {
  private readonly lists = new Map<string, readonly string[]>();
  private readonly slots = 4096;
  private readonly cached: (readonly string[])[] = new Array(this.slots);
  private readonly keys: Int32Array;

  /** How many 32-bit words the set of fired rules takes. */
  readonly words: number;

  constructor(private readonly ids: readonly string[]) {
    this.words = Math.max(1, Math.ceil(ids.length / 32));
    this.keys = new Int32Array(this.slots * this.words);
  }

  /** The list for a set of fired rules, one bit each. */
  of(fired: Int32Array): readonly string[] {
    let hash = 0;
    for (let i = 0; i < this.words; i++) hash = Math.imul(hash ^ (fired[i] as number), 0x9e3779b1) ^ (hash >>> 13);
    const slot = (hash ^ (hash >>> 16)) & (this.slots - 1);
    const list = this.cached[slot];
    if (list !== undefined && this.matches(slot, fired)) return list;
    const made = this.make(fired);
    this.cached[slot] = made;
    for (let i = 0; i < this.words; i++) this.keys[slot * this.words + i] = fired[i] as number;
    return made;
  }

  private matches(slot: number, fired: Int32Array): boolean {
    for (let i = 0; i < this.words; i++) if (this.keys[slot * this.words + i] !== fired[i]) return false;
    return true;
  }

  private make(fired: Int32Array): readonly string[] {
    const key = fired.subarray(0, this.words).join(',');
    const known = this.lists.get(key);
    if (known) return known;
    const list = this.ids.filter((_, index) => ((fired[index >> 5] as number) & (1 << (index & 31))) !== 0);
    this.lists.set(key, Object.freeze(list));
    return list;
  }
}

const shared = new WeakMap<readonly string[], RuleLists>();

/** The lists of one program: every log that is written for it shares them. */
export function listsOf(ruleIds: readonly string[]): RuleLists {
  let lists = shared.get(ruleIds);
  if (!lists) {
    lists = new RuleLists(ruleIds);
    shared.set(ruleIds, lists);
  }
  return lists;
}

/** The ball that has just been counted, as the log keeps it. */
export function deliveryOf(g: Readonly<Game>, facts: Json): Delivery {
  return {
    striker: g.striker,
    nonStriker: g.nonStriker,
    bowler: g.bowler,
    bat: g.bat,
    byes: g.byes,
    legByes: g.legByes,
    wides: g.wides,
    noBalls: g.noBalls,
    penalty: g.penalty,
    outs: copyJson(g.outs),
    noBall: g.noBall,
    freeHit: g.freeHit,
    counts: g.counts,
    runs: g.runs,
    wickets: g.wickets,
    facts,
  };
}
