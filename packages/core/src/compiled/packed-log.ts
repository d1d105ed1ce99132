import { type Level, levels } from '../contract/index.js';
import type { Game, Out, Seat } from '../cricket/index.js';
import type { Json } from '../json/index.js';
import {
  chanceInput,
  type Delivery,
  decisionInput,
  type LogEntry,
  type LogInput,
  LogWriter,
  type RuleLists,
} from '../log/index.js';
import type { ProgramChance, ProgramDecision } from '../program/index.js';

type Part =
  | { readonly from: 'side'; readonly of: Pick<ProgramDecision, 'id' | 'seenBy'> }
  | { readonly from: 'chance'; readonly of: Pick<ProgramChance, 'id' | 'seenBy'> };

/** A place in generated code where something comes in: which step, and what each of its parts is. */
export interface InputSite {
  readonly level: Level;
  readonly step: string;
  readonly parts: readonly Part[];
}

/** What a number of the packed log begins: its lowest three bits say which, the others are its own. */
export const packed = { closing: 1, beginning: 2, coming: 3, counted: 4 } as const;
const { closing, beginning, coming } = packed;

/** What was written of one match, and the log that can read it. An object and not a function, since each match makes one. */
export interface PackedMatch {
  readonly log: PackedLog;
  readonly numbers: readonly number[];
  readonly values: readonly unknown[];
}

/**
 * The log as generated code writes it: a list of small numbers, and a list of the values that are not. Writing it costs
 * little and makes next to no garbage; entries are made of it when somebody reads them, by the same {@link LogWriter}
 * that the other drivers use, so all logs are equal.
 */
export class PackedLog {
  /**
   * Generated code writes here, and says at the end how much. They are long enough for most matches: code that has once made a list
   * longer is slower for good.
   */
  readonly numbers: number[] = new Array(8192).fill(0);
  readonly values: unknown[] = new Array(1024).fill(null);
  n = 0;
  m = 0;

  constructor(
    private readonly ruleIds: readonly string[],
    private readonly lists: RuleLists,
    private readonly sites: readonly InputSite[],
  ) {}

  /** Hands the log of one match over and begins anew. */
  finish(): PackedMatch {
    const numbers = this.numbers.slice(0, this.n);
    const values = this.values.slice(0, this.m);
    this.n = 0;
    this.m = 0;
    return { log: this, numbers, values };
  }

  /** The entries of a match. */
  unpack({ numbers, values }: PackedMatch): readonly LogEntry[] {
    const writer = new LogWriter(this.ruleIds, this.lists);
    const place = { innings: 0, overs: 0, ballNumber: 0 };
    let n = 0;
    let v = 0;
    const next = (): number => numbers[n++] as number;
    const at = (level: Level): Game => {
      if (level === 'match' || level === 'innings') place.overs = next();
      return place as Game;
    };
    while (n < numbers.length) {
      const head = next();
      const rest = head >> 3;
      switch (head & 7) {
        case beginning: {
          const level = levels[rest] as Level;
          writer.close(level, place as Game);
          if (level === 'innings') place.innings++;
          else if (level === 'over') {
            place.overs = next();
            place.ballNumber = 0;
            writer.beginOver(place as Game);
          } else place.ballNumber++;
          break;
        }
        case closing: {
          const level = levels[rest & 3] as Level;
          const g = rest & 4 ? at(level) : (place as Game);
          if (rest & 4) for (let i = 0; i < writer.fired.length; i++) writer.fired[i] = next();
          writer.close(level, g);
          break;
        }
        case coming: {
          const site = this.sites[rest] as InputSite;
          const g = at(site.level);
          const inputs: LogInput[] = [];
          for (const part of site.parts) {
            const seat = next();
            if (seat < 0) continue;
            const value = values[v++];
            inputs.push(
              part.from === 'chance'
                ? chanceInput(part.of, seat as Seat, value)
                : decisionInput(part.of, seat as Seat, value),
            );
          }
          writer.input(site.level, g, site.step, inputs);
          break;
        }
        default: {
          const striker = next();
          const nonStriker = next();
          const bowler = next();
          const bat = next();
          const runs = next();
          const wickets = next();
          const withExtras = (rest & 16) !== 0;
          const delivery: Delivery = {
            striker,
            nonStriker,
            bowler,
            bat,
            byes: withExtras ? next() : 0,
            legByes: withExtras ? next() : 0,
            wides: withExtras ? next() : 0,
            noBalls: withExtras ? next() : 0,
            penalty: withExtras ? next() : 0,
            outs: rest & 8 ? (values[v++] as Out[]) : [],
            noBall: (rest & 1) !== 0,
            freeHit: (rest & 2) !== 0,
            counts: (rest & 4) !== 0,
            runs,
            wickets,
            facts: rest & 32 ? (values[v++] as Json) : null,
          };
          writer.deliver(delivery, place as Game);
        }
      }
    }
    return writer.entries;
  }
}
