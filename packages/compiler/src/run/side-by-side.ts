import type { LogEntry } from '@howzat/core';
import {
  type Game,
  HowzatError,
  interpretedRunner,
  isHowzatError,
  type Played,
  type PlayOptions,
  programOf,
  type Rulebook,
  type Runner,
  uniformPlayers,
} from '@howzat/core/engine';
import { advanceOf } from './advance.js';
import { type Difference, differenceOf, shown } from './difference.js';

/** They choose uniformly, and have to be asked. */
const asked = uniformPlayers.map(({ name, choose }) => ({ name, choose })) as unknown as typeof uniformPlayers;

/** What came of a match: how it ended and its balls, or the error that it broke off with. */
type Outcome =
  | { readonly played: Played; readonly balls: readonly unknown[] }
  | { readonly error: string; readonly endless: boolean };

/** A ball as whoever counts balls reads it. */
function ballOf(g: Readonly<Game>): unknown {
  const { bat, byes, legByes, wides, noBalls, penalty, noBall, freeHit, counts, outs, runs, wickets } = g;
  return { bat, byes, legByes, wides, noBalls, penalty, noBall, freeHit, counts, outs: [...outs], runs, wickets };
}

function outcomeOf(runner: Pick<Runner, 'play'>, options: PlayOptions): Outcome {
  const balls: unknown[] = [];
  try {
    const played = runner.play({ ...options, onBall: (g) => balls.push(ballOf(g)) });
    return { played, balls };
  } catch (error) {
    const text = isHowzatError(error) ? `${error.code}: ${error.message}` : String(error);
    return { error: text, endless: isHowzatError(error, 'runaway') };
  }
}

/** Where two matches part: after so many entries that are the same. */
interface Parting {
  readonly entry: number;
  readonly difference: Difference;
  /** The entry as each of the two has it. */
  readonly entries: readonly LogEntry[];
}

/** A runner beside the interpreter of its rulebook. */
export class Side {
  private readonly interpreter: Runner;
  /** Interprets, but goes on to each input by compiled code, as players do that look ahead. */
  private readonly advancing: Runner;
  /** How often rules were cited where both agreed: the less, the sooner they are to be suspected. Equal lists of rules are one list. */
  private readonly agreed = new Map<readonly string[], number>();

  /** @param changed the rules that amendments have changed, which are suspected first */
  constructor(
    private readonly runner: Runner,
    private readonly changed: ReadonlySet<string>,
  ) {
    const { rulebook } = runner;
    this.interpreter = interpretedRunner(rulebook);
    this.advancing = interpretedRunner(rulebook, { advance: advanceOf(programOf(rulebook)) });
  }

  /**
   * Plays a match by the interpreter, and by compiled code with the log and without it. In one match of four players are asked: that is
   * other code, draws other random numbers, and takes the interpreter several times as long. In another one code up to the next input
   * plays too, which takes as long as the interpreter.
   * @returns the rules that it has cited and no match before; null where compiled code finds no end of it, which the interpreter would take minutes to say
   * @throws HowzatError `unlike-interpreter`
   */
  playBoth(seed: number): ReadonlySet<string> | null {
    const match = { seed, players: seed % 4 === 1 ? asked : uniformPlayers };
    const logged = outcomeOf(this.runner, { ...match, log: true });
    const quiet = outcomeOf(this.runner, match);
    if ([logged, quiet].some((it) => 'error' in it && it.endless)) return null;
    const right = outcomeOf(this.interpreter, { ...match, log: true });
    const parting = partingOf(right, logged, true) ?? partingOf(right, quiet, false);
    if (parting) throw this.refused(seed, parting, right);
    if (seed % 4 === 0) {
      const ahead = partingOf(right, outcomeOf(this.advancing, { ...match, log: true }), true);
      if (ahead) throw this.refused(seed, ahead, right);
    }
    const cited = new Set<string>();
    if ('error' in right) return cited;
    for (const { rules } of right.played.log) if (this.agree(rules)) for (const id of rules) cited.add(id);
    return cited;
  }

  /** Notes what both have cited; says whether that was never so before. */
  private agree(rules: readonly string[]): boolean {
    const before = this.agreed.get(rules) ?? 0;
    this.agreed.set(rules, before + 1);
    return before === 0;
  }

  private refused(seed: number, { entry, difference, entries }: Parting, right: Outcome): HowzatError {
    // what the same match has cited before went well
    if ('played' in right) for (const { rules } of right.played.log.slice(0, entry)) this.agree(rules);
    const rule = this.suspect(entries);
    const [at] = entries;
    const where = at
      ? `entry ${entry + 1} of the log (innings ${at.innings}, over ${at.over + 1}, ball ${at.ball}, step ${at.step})`
      : 'the end of the match';
    const { path, right: one, wrong: other } = difference;
    return new HowzatError(
      'unlike-interpreter',
      `Compiled code does not play ${nameOf(this.runner.rulebook)} as its rules say: with the seed ${seed} they part at ${where}` +
        `${rule === null ? '' : `, where ${rule} applies`}. There the interpreter has ${shown(path, one)}, and compiled code ` +
        `${shown(path, other)}. Nothing was counted.`,
      {
        ...(at ? { step: at.step, entry: entry + 1 } : {}),
        ...(rule === null ? {} : { rule }),
        seed,
        subject: this.runner.rulebook.variant.id,
      },
    );
  }

  /**
   * The rule that is most likely the reason: one that only one of the two cites; then one that an amendment has changed; then the one
   * that was right least often before.
   */
  private suspect(entries: readonly LogEntry[]): string | null {
    const [first, second] = entries;
    if (!first) return null;
    const all = [...new Set(entries.flatMap(({ rules }) => rules))];
    const ofOne = second ? all.filter((id) => first.rules.includes(id) !== second.rules.includes(id)) : [];
    const isChanged = (id: string): number => (this.changed.has(id) ? 1 : 0);
    const [most = null] = (ofOne.length > 0 ? ofOne : all).sort(
      (a, b) => isChanged(b) - isChanged(a) || this.agreedOn(a) - this.agreedOn(b),
    );
    return most;
  }

  private agreedOn(id: string): number {
    let times = 0;
    for (const [rules, n] of this.agreed) if (rules.includes(id)) times += n;
    return times;
  }
}

function nameOf({ variant, amendments }: Rulebook): string {
  return amendments.length === 0 ? variant.id : `${variant.id} with ${amendments.map(({ id }) => id).join(', ')}`;
}

/** Where a match parts from the right one; null where they are the same. */
function partingOf(right: Outcome, other: Outcome, logged: boolean): Parting | null {
  if ('error' in right || 'error' in other) return brokenOff(right, other);
  const { log } = right.played;
  const length = Math.max(log.length, other.played.log.length);
  for (let i = 0; logged && i < length; i++) {
    const difference = differenceOf(log[i] ?? null, other.played.log[i] ?? null);
    if (difference)
      return { entry: i, difference, entries: [log[i], other.played.log[i]].filter((it) => it !== undefined) };
  }
  for (let i = 0; i < Math.max(right.balls.length, other.balls.length); i++) {
    const difference = differenceOf(right.balls[i] ?? null, other.balls[i] ?? null);
    if (difference) return atBall(log, i, difference);
  }
  const ends = ({ game, decisions }: Played): object => ({ game, decisions });
  const difference = differenceOf(ends(right.played), ends(other.played));
  return difference && { entry: log.length, difference, entries: [] };
}

/** One of the two broke off, or both did in another way. */
function brokenOff(right: Outcome, other: Outcome): Parting | null {
  const end = (it: Outcome): string => ('error' in it ? it.error : 'a match that ends');
  const difference = differenceOf(end(right), end(other));
  return difference && { entry: 0, difference, entries: [] };
}

/** The entry of a ball that was told. */
function atBall(log: readonly LogEntry[], ball: number, difference: Difference): Parting {
  let balls = -1;
  const entry = log.findIndex(({ delivery }) => delivery !== null && ++balls === ball);
  return { entry: entry < 0 ? log.length : entry, difference, entries: entry < 0 ? [] : log.slice(entry, entry + 1) };
}
