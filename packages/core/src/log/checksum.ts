import { hashText } from '../chance/index.js';
import type { Delivery, LogEntry, LogInput } from './log.js';

/**
 * A 64-bit checksum of any JSON, as 16 hex digits: equal values with their keys in the same order have equal checksums on
 * every machine.
 *
 * @param value plain JSON
 *
 * @example
 * import { checksumOf } from '@howzat/core/engine';
 *
 * console.log(checksumOf({ runs: 4 }).length); // 16
 * console.log(checksumOf({ runs: 4 }) === checksumOf({ runs: 6 })); // false
 */
export function checksumOf(value: unknown): string {
  const digest = new Digest(new Map(), new Map());
  digest.add(value);
  return digest.hex();
}

/** The same for values whose keys may come in any order, as those of a record do that was kept in a database. */
export function canonicalChecksum(value: unknown): string {
  const digest = new Digest(new Map(), new Map(), true);
  digest.add(value);
  return digest.hex();
}

/**
 * The checksum of a log, which a record keeps: equal logs have equal checksums, whatever the order of the keys in what was chosen.
 * Faster than that of any JSON.
 *
 * @param log the entries of a match
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { checksumOfLog, interpretedRunner } from '@howzat/core/engine';
 *
 * const runner = interpretedRunner(compose(ccsl));
 * const [one, again] = [1, 1].map((seed) => checksumOfLog(runner.play({ seed, log: true }).log));
 * console.log(one === again); // true
 */
export function checksumOfLog(log: readonly LogEntry[]): string {
  return digestOfLog(log, true);
}

/** The checksum of a log in records of the first version, where the order of keys counted. */
export function firstChecksumOfLog(log: readonly LogEntry[]): string {
  return digestOfLog(log, false);
}

function digestOfLog(log: readonly LogEntry[], sortsKeys: boolean): string {
  const digest = new Digest(new Map(), new Map(), sortsKeys);
  for (const entry of log) digest.entry(entry);
  return digest.hex();
}

type Hash = readonly [low: number, high: number];

/** What begins each kind of value, so that no two kinds read the same. */
const begins = {
  null: 1,
  false: 2,
  true: 3,
  whole: 4,
  other: 5,
  text: 6,
  list: 7,
  object: 8,
  end: 9,
  takesBack: 10,
} as const;

/** Who chose an input, and who may not read it. */
const sides = { home: 1, away: 2, both: 3 } as const;

/** The input is of the step that the entry is named by, as nearly all are. */
const ofTheEntry = 1 << 12;

/** Sorts keys in place. Most are in order already, and to look is cheaper. */
function sortKeys(keys: string[]): void {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) > (keys[i] as string)) return void keys.sort();
}

/** Walks a value and folds what it meets into two words of 32 bits. */
class Digest {
  private low = 0x243f6a88;
  private high = 0x85a308d3 | 0;

  constructor(
    private readonly texts: Map<string, Hash>,
    private readonly lists: Map<readonly unknown[], Hash>,
    private readonly sortsKeys = false,
  ) {}

  add(value: unknown): void {
    if (typeof value === 'number') {
      if ((value | 0) === value) this.words(begins.whole, value);
      else this.pair(begins.other, this.textHash(String(value)));
    } else if (typeof value === 'string') this.pair(begins.text, this.textHash(value));
    else if (typeof value === 'boolean') this.words(value ? begins.true : begins.false, 0);
    else if (value === null || value === undefined) this.words(begins.null, 0);
    else if (Array.isArray(value)) this.items(value);
    else this.object(value as Readonly<Record<string, unknown>>);
  }

  entry({ innings, over, ball, step, inputs, rules, delivery, takesBack }: LogEntry): void {
    this.words(innings, over);
    this.words(ball, (inputs.length << 1) | (delivery === null ? 0 : 1));
    this.pair(begins.text, this.textHash(step));
    for (let i = 0; i < inputs.length; i++) this.input(inputs[i] as LogInput, step);
    this.pair(begins.list, this.listHash(rules));
    if (delivery !== null) this.delivery(delivery);
    if (takesBack !== undefined) this.words(begins.takesBack, takesBack);
  }

  private input(input: LogInput, entry: string): void {
    const { step, by, value, hiddenFrom } = input;
    const whose = (by === null ? 0 : sides[by] << 8) | (hiddenFrom === null ? 0 : sides[hiddenFrom] << 10);
    if (step === entry) {
      // a die or a number is the most of what comes in
      if (typeof value === 'number' && (value | 0) === value) {
        this.words(begins.whole | whose | ofTheEntry, value);
        return;
      }
      this.words(whose | ofTheEntry, 0);
    } else this.pair(begins.text | whose, this.textHash(step));
    this.add(value);
  }

  private delivery(ball: Delivery): void {
    const { byes, legByes, wides, noBalls, penalty, outs } = ball;
    const extras = (byes | legByes | wides | noBalls | penalty) !== 0;
    this.words(ball.striker, ball.nonStriker);
    this.words(ball.bowler, ball.bat);
    this.words(ball.runs, ball.wickets);
    this.words(outs.length, (ball.noBall ? 1 : 0) | (ball.freeHit ? 2 : 0) | (ball.counts ? 4 : 0) | (extras ? 8 : 0));
    if (extras) {
      this.words(byes, legByes);
      this.words(wides, noBalls);
      this.words(penalty, 0);
    }
    for (let i = 0; i < outs.length; i++) this.add(outs[i]);
    this.add(ball.facts);
  }

  hex(): string {
    const word = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
    return word(this.low) + word(this.high);
  }

  private object(value: Readonly<Record<string, unknown>>): void {
    this.words(begins.object, 0);
    const keys = Object.keys(value);
    if (this.sortsKeys) sortKeys(keys);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      const field = value[key];
      // as in JSON, a field without a value is no field
      if (field === undefined) continue;
      this.pair(begins.text, this.textHash(key));
      this.add(field);
    }
    this.words(begins.end, 0);
  }

  private items(list: readonly unknown[]): void {
    this.words(begins.list, list.length);
    // by index, as everywhere here: where V8 has not optimized it, an iterator makes an object for each item
    for (let i = 0; i < list.length; i++) this.add(list[i]);
  }

  private textHash(text: string): Hash {
    let hash = this.texts.get(text);
    if (hash === undefined) {
      hash = [hashText(text, 0x243f6a88), hashText(text, 0x85a308d3)];
      this.texts.set(text, hash);
    }
    return hash;
  }

  private listHash(list: readonly unknown[]): Hash {
    let hash = this.lists.get(list);
    if (hash === undefined) {
      const own = new Digest(this.texts, this.lists);
      own.items(list);
      hash = [own.low, own.high];
      this.lists.set(list, hash);
    }
    return hash;
  }

  private pair(kind: number, [low, high]: Hash): void {
    this.words(kind ^ low, high);
  }

  private words(first: number, second: number): void {
    const low = Math.imul(this.low ^ first, 0x9e3779b1) ^ (this.low >>> 15);
    const high = Math.imul(this.high ^ second, 0x85ebca6b) ^ (this.high >>> 13);
    // each word mixes into the other, so that both depend on all
    this.low = low ^ ((high << 7) | (high >>> 25));
    this.high = high ^ Math.imul(low, 0xc2b2ae35);
  }
}
