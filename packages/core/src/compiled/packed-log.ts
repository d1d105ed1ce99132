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

// What a number of the log begins: its lowest three bits say which, the others are its own.
const closing = 1;
const beginning = 2;
const coming = 3;
const counted = 4;

const extras = ['byes', 'legByes', 'wides', 'noBalls', 'penalty'] as const;

/** The source of writing to a packed log: statements over the locals `b`, `n` (numbers), `v`, `m` (values), `f0`... */
export interface PackingSource {
  readonly locals: string;
  cite(index: number): string;
  begin(level: Level): string;
  /** What was cited belongs to what stands here; what comes next begins something new, and need not be told to. */
  cited(level: Level): string;
  close(level: Level): string;
  input(site: number, level: Level, parts: readonly { readonly seat: string; readonly value: string }[]): string;
  record(facts: string): string;
  readonly handBack: string;
}

/** How generated code writes to a packed log: in place, for a call in every ball would cost more than what it does. */
export function packingSource(words: number, g: (field: keyof Game) => string): PackingSource {
  const fired = Array.from({ length: words }, (_, i) => `f${i}`);
  const push = (...values: readonly (string | number)[]): string => values.map((value) => `b[n++]=${value};`).join('');
  const head = (what: number, rest: number): number => what | (rest << 3);
  // overs may change between the levels; within an over the place is known from how it began
  const overs = (level: Level): string => (level === 'match' || level === 'innings' ? push(g('overs')) : '');
  const cited = (level: Level): string => {
    const number = levels.indexOf(level);
    const marks = fired.map((word) => `${push(word)}${word}=0;`).join('');
    return `if((${fired.join('|')})!==0){${push(head(closing, 4 | number))}${overs(level)}${marks}}`;
  };
  return {
    locals: `const b=W.numbers,v=W.values;let n=0,m=0,${fired.map((word) => `${word}=0`).join(',')};`,
    cite: (index) => `f${index >> 5}|=${1 << (index & 31)};`,
    begin: (level) => push(head(beginning, levels.indexOf(level))) + (level === 'over' ? push(g('overs')) : ''),
    cited,
    close: (level) => `${cited(level)}else{${push(head(closing, 0))}}`,
    input: (site, level, parts) =>
      `${cited(level)}${push(head(coming, site))}${overs(level)}` +
      parts
        .map(({ seat, value }) =>
          seat.includes('?') ? `if((b[n++]=${seat})>=0)v[m++]=${value};` : `${push(seat)}v[m++]=${value};`,
        )
        .join(''),
    record: (facts) =>
      `const xs=(${extras.map(g).join('|')})!==0;` +
      push(
        `${counted}|(${g('noBall')}?8:0)|(${g('freeHit')}?16:0)|(${g('counts')}?32:0)|(${g('outs')}.length>0?64:0)|(xs?128:0)${facts === 'null' ? '' : '|256'}`,
      ) +
      push(...(['striker', 'nonStriker', 'bowler', 'bat', 'runs', 'wickets'] as const).map(g)) +
      `if(xs){${push(...extras.map(g))}}` +
      `if(${g('outs')}.length>0)v[m++]=${g('outs')};${facts === 'null' ? '' : `v[m++]=${facts};`}`,
    handBack: 'W.n=n;W.m=m;',
  };
}

/**
 * The log as generated code writes it: a list of small numbers, and a list of the values that are not. Writing it costs
 * little and makes next to no garbage; entries are made of it when somebody reads them, by the same {@link LogWriter}
 * that the other drivers use, so all logs are equal.
 */
export class PackedLog {
  /** Generated code writes here, and says at the end how much. */
  readonly numbers: number[] = new Array(1024).fill(0);
  readonly values: unknown[] = new Array(128).fill(null);
  n = 0;
  m = 0;

  constructor(
    private readonly ruleIds: readonly string[],
    private readonly lists: RuleLists,
    private readonly sites: readonly InputSite[],
  ) {}

  /** Hands the log of one match over and begins anew. */
  finish(): () => readonly LogEntry[] {
    const numbers = this.numbers.slice(0, this.n);
    const values = this.values.slice(0, this.m);
    this.n = 0;
    this.m = 0;
    return () => this.unpack(numbers, values);
  }

  private unpack(numbers: readonly number[], values: readonly unknown[]): readonly LogEntry[] {
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
