import { HowzatError, type Rulebook, type Runner } from '@howzat/core/engine';
import { changedRules } from './changed-rules.js';
import { createRunner, isMadeHere } from './runner.js';
import { Side } from './side-by-side.js';

/** How many matches are played beside the interpreter. */
export interface VerifyOptions {
  /** So many in any case; 16 unless given, and no fewer. */
  readonly atLeast?: number;
  /** Then on until each rule that an amendment has changed was cited, but no more than so many; 200 unless given. */
  readonly atMost?: number;
}

/** What was found out about compiled code: it played these matches as the interpreter does. */
export interface Verified {
  /** How many matches were played both ways. */
  readonly matches: number;
  /** Rules that an amendment brought or changed and that none of these matches cited: of them nothing is known. */
  readonly neverFired: readonly string[];
}

/** Fewer matches tell too little. */
const fewest = 16;

/** Rules that have not fired by then seldom do. */
const most = 200;

/**
 * Plays compiled code beside the interpreter, with the seeds 0, 1, 2 and so on and random players, and compares every entry of the
 * logs, every ball that is told, and how the matches end. All kinds of code for a whole match are played, with the log and without it;
 * in one match of four the players are asked, and in another one code up to the next
 * input plays too, by which players look ahead.
 *
 * What was found out of a rulebook is kept with it, so that to ask again costs nothing.
 *
 * @param rules a rulebook, or a runner. What is not known to be made by `createRunner` is looked at for itself.
 * @returns null where there is nothing to verify: the runner interprets
 * @throws HowzatError `unlike-interpreter` at the first difference: its details have the rule, the step, the entry of the log and the
 * seed; `bad-parameter` for less than 16 matches
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { verify } from '@howzat/compiler/run';
 * import { compose } from '@howzat/core';
 *
 * console.log(verify(compose(ccsl), { atLeast: 16, atMost: 16 })?.matches); // 16
 */
export function verify(rules: Rulebook | Runner, options: VerifyOptions = {}): Verified | null {
  const matches = verifying(rules, options);
  for (;;) {
    const { done, value } = matches.next();
    if (done) return value;
  }
}

/**
 * The same one match at a time, for those who want to look up in between. Yields how many have been played.
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { verifying } from '@howzat/compiler/run';
 * import { compose } from '@howzat/core';
 *
 * const played = verifying(compose(ccsl), { atLeast: 16, atMost: 16 });
 * let step = played.next();
 * // another program could look up here, or stop
 * while (!step.done) step = played.next();
 * console.log(step.value?.matches); // 16
 */
export function* verifying(
  rules: Rulebook | Runner,
  options: VerifyOptions = {},
): Generator<number, Verified | null, void> {
  const { atLeast = fewest, atMost = Math.max(most, atLeast) } = options;
  refuseFew('atLeast', atLeast, fewest);
  refuseFew('atMost', atMost, atLeast);
  const runner = 'play' in rules ? rules : createRunner(rules);
  if (!runner.generated) return null;
  const { rulebook } = runner;
  const key = isMadeHere(runner) ? rulebook : runner;
  let comparing = known.get(key);
  if (!comparing) {
    comparing = new Comparing(runner);
    known.set(key, comparing);
  }
  while (comparing.enough(atLeast, atMost) === null) {
    comparing.playNext();
    yield comparing.played;
  }
  return comparing.verified(comparing.enough(atLeast, atMost) as number);
}

function refuseFew(name: string, given: number, least: number): void {
  if (!Number.isSafeInteger(given) || given < least)
    throw new HowzatError('bad-parameter', `${name} is a whole number of matches from ${least}, not ${given}.`, {
      subject: name,
    });
}

/** What has been found out so far, of rulebooks and of runners that somebody else has made. */
const known = new WeakMap<Rulebook | Runner, Comparing>();

/** A rulebook while it is played both ways. It can be asked for more later. */
class Comparing {
  /** In which match each rule was cited first, from 1. */
  private readonly firstFired = new Map<string, number>();
  private readonly awaited: readonly string[];
  private readonly side: Side;
  private failure: unknown = null;
  /** A match did not end: no more are played. Whoever plays it meets the error `runaway`. */
  private endless = false;
  played = 0;

  constructor(runner: Runner) {
    this.awaited = changedRules(runner.rulebook);
    this.side = new Side(runner, new Set(this.awaited));
  }

  playNext(): void {
    // what has differed once is refused whenever it is asked about
    if (this.failure !== null) throw this.failure;
    let cited: ReadonlySet<string> | null;
    try {
      cited = this.side.playBoth(this.played);
    } catch (error) {
      this.failure = error;
      throw error;
    }
    if (cited === null) {
      this.endless = true;
      return;
    }
    this.played++;
    for (const id of cited) this.firstFired.set(id, this.played);
  }

  /** After how many matches it is enough; null where more are needed. The same whatever was asked for before. */
  enough(atLeast: number, atMost: number): number | null {
    const all = this.awaited.map((id) => this.firstFired.get(id) ?? Number.POSITIVE_INFINITY);
    const needed = Math.min(atMost, Math.max(atLeast, ...all));
    if (this.played >= needed) return needed;
    return this.endless ? this.played : null;
  }

  verified(matches: number): Verified {
    return {
      matches,
      neverFired: this.awaited.filter((id) => (this.firstFired.get(id) ?? Number.POSITIVE_INFINITY) > matches),
    };
  }
}
