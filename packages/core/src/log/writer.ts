import { type Game, type Seat, sideOf } from '../cricket/index.js';
import type { Json } from '../json/index.js';
import { concedeRule } from '../laws/index.js';
import { hiddenFrom, type ProgramChance, type ProgramDecision } from '../program/index.js';
import { type Delivery, deliveryOf, type LogEntry, type LogInput, listsOf, type RuleLists } from './log.js';

type Open = { -readonly [K in keyof LogEntry]: LogEntry[K] };

/**
 * Writes the log while a match is played. An input opens an entry; rules that fire are cited in it until the next
 * input or until the ball or the level ends; what fires without an input gets an entry of its own when it ends.
 */
export class LogWriter {
  readonly entries: LogEntry[] = [];
  private readonly lists: RuleLists;
  /** One bit for each rule that fired since the last entry was closed. */
  readonly fired: Int32Array;
  private open: Open | null = null;
  /** Overs completed when the present over began: the place of everything in it. */
  private over = 0;

  constructor(ruleIds: readonly string[], lists?: RuleLists) {
    this.lists = lists ?? listsOf(ruleIds);
    this.fired = new Int32Array(this.lists.words);
  }

  cite(index: number): void {
    if (index < 0) return;
    this.fired[index >> 5] = (this.fired[index >> 5] as number) | (1 << (index & 31));
  }

  private anyFired(): boolean {
    for (let i = 0; i < this.fired.length; i++) if (this.fired[i] !== 0) return true;
    return false;
  }

  /** The present place of the match, for what is written next. */
  beginOver(g: Readonly<Game>): void {
    this.over = g.overs;
  }

  input(level: string, g: Readonly<Game>, step: string, inputs: readonly LogInput[]): void {
    this.close(level, g);
    this.begin(level, g, step, inputs);
  }

  private begin(level: string, g: Readonly<Game>, step: string, inputs: readonly LogInput[]): Open {
    const entry: Open = {
      innings: g.innings,
      over: level === 'ball' || level === 'over' ? this.over : g.overs,
      ball: level === 'ball' ? g.ballNumber : 0,
      step,
      inputs,
      rules: none,
      delivery: null,
    };
    this.open = entry;
    this.entries.push(entry);
    return entry;
  }

  /** Writes that a side gave the match up. */
  concede(seat: Seat, g: Readonly<Game>): void {
    this.input('match', g, concedeRule, [{ step: concedeRule, by: sideOf(seat), value: 'concede', hiddenFrom: null }]);
    (this.open as Open).rules = [concedeRule];
  }

  /** Writes the ball that was just counted. */
  record(g: Readonly<Game>, facts: Json): void {
    this.deliver(deliveryOf(g, facts), g);
  }

  /** Writes a ball that is told as the log keeps it. */
  deliver(delivery: Delivery, g: Readonly<Game>): void {
    (this.open ?? this.begin('ball', g, 'ball', none)).delivery = delivery;
  }

  /**
   * Writes that what was written last is taken back.
   * @param kept how many entries are not
   */
  takeBack(step: string, cites: readonly number[], g: Readonly<Game>, kept: number): void {
    this.close('ball', g);
    const entry = this.begin('ball', g, step, none);
    entry.takesBack = this.entries.length - 1 - kept;
    for (const index of cites) this.cite(index);
    this.close('ball', g);
  }

  /** Ends the open entry; rules that fired without an input get one of their own, named by the level. */
  close(level: string, g: Readonly<Game>): void {
    if (this.anyFired()) {
      (this.open ?? this.begin(level, g, level, none)).rules = this.lists.of(this.fired);
      // by hand: for a few words, `fill` costs more than the rest of the entry
      for (let i = 0; i < this.fired.length; i++) this.fired[i] = 0;
    }
    this.open = null;
  }

  /** The rules cited since the last entry was closed, for an interface that shows a ball while it is played. */
  pending(): readonly string[] {
    return this.anyFired() ? this.lists.of(this.fired) : none;
  }

  /**
   * The entries as they can be read now: a ball that is over is told with the rules that decided it, also while what follows from
   * it is asked (who comes in next). Before a ball is over they stay untold, for they could give away what is hidden.
   */
  readable(): readonly LogEntry[] {
    const { open } = this;
    if (!open?.delivery || open.rules !== none || !this.anyFired()) return this.entries;
    return [...this.entries.slice(0, -1), { ...open, rules: this.lists.of(this.fired) }];
  }

  /** Everything that the writer knows, as JSON. */
  save(): SavedLog {
    return { entries: this.entries.slice(), open: this.open !== null, fired: Array.from(this.fired), over: this.over };
  }

  static load(ruleIds: readonly string[], saved: SavedLog, lists?: RuleLists): LogWriter {
    const writer = new LogWriter(ruleIds, lists);
    for (const entry of saved.entries) writer.entries.push({ ...entry });
    writer.open = saved.open ? ((writer.entries.at(-1) as Open | undefined) ?? null) : null;
    writer.fired.set(saved.fired);
    writer.over = saved.over;
    return writer;
  }
}

/** A log in the making, as JSON. */
export interface SavedLog {
  readonly entries: readonly LogEntry[];
  readonly open: boolean;
  readonly fired: readonly number[];
  readonly over: number;
}

const none: readonly never[] = Object.freeze([]);

/**
 * A choice as the log keeps it.
 * @param opened it is open to both sides, though it is secret else
 */
export function decisionInput(
  decision: Pick<ProgramDecision, 'id' | 'seenBy'>,
  seat: Seat,
  value: unknown,
  opened = false,
): LogInput {
  return {
    step: decision.id,
    by: sideOf(seat),
    value,
    hiddenFrom: opened || decision.seenBy === 'all' ? null : seat === 0 ? 'away' : 'home',
  };
}

/** A chance outcome as the log keeps it. */
export function chanceInput(chance: Pick<ProgramChance, 'id' | 'seenBy'>, batting: Seat, value: unknown): LogInput {
  return { step: chance.id, by: null, value, hiddenFrom: hiddenFrom(chance.seenBy, batting) };
}
