import {
  type Domain,
  type ForbiddenItem,
  HowzatError,
  type MatchState,
  type Player,
  type Program,
  type Rng,
  type Seat,
  stream,
  type View,
} from '@howzat/core';
import { solveMatrixGame } from '../equilibrium/matrix-game.js';
import { copyState, type Imagination } from '../imagination.js';
import type { Outlook } from '../outlook/outlook.js';
import { Candidates } from './candidates.js';
import { asked, type Chooser, type Decisions, type Practice, type Reach, requestOf } from './practice.js';
import { Tree } from './tree.js';

/** What is thought about: a decision of one side, as that side sees it. Plain JSON, so that it can go to a worker. */
export interface Question {
  readonly step: string;
  readonly view: View;
  /** The same question and the same seed have the same answer, where the budget is counted in playouts. */
  readonly seed: number;
}

/** A choice that was looked at. */
export interface Weighed {
  readonly choice: unknown;
  /** The chance of the side to win after it, a level match half. */
  readonly worth: number;
  /** By how much that chance is less than with the choice that is advised; below nought where it is more by luck. */
  readonly behind: number;
  /** The standard error of `behind`. */
  readonly error: number;
  /** What the balls up to where it was looked bring to the side that bats, on average. */
  readonly runs: number;
  readonly wickets: number;
  readonly playouts: number;
}

/** What came of it. */
export interface Advice {
  readonly step: string;
  readonly choice: unknown;
  /** The chance of the side to win, choosing so. */
  readonly worth: number;
  /** What was looked at, the best first. */
  readonly choices: readonly Weighed[];
  /** All that is legal was looked at. */
  readonly all: boolean;
  /** How far it was looked: to the end of so many balls, or of the over. */
  readonly reach: Reach;
  readonly playouts: number;
}

/** What a search thinks with. */
export interface Mind {
  readonly program: Program;
  /** Plays the playouts, for both sides. */
  readonly player: Player;
  readonly outlook: Outlook;
  readonly practice: Practice;
  readonly imagination: Imagination;
}

/** After so many rounds choices that are far behind are put aside, and others come in. */
const stage = 6;
/** Choices looked at side by side. */
const mostStanding = 28;
/**
 * What is believed of a choice before it is tried: that it is a little worse than what the player would do, give or take; as
 * firmly as if so many choices had been seen.
 */
const belief = { mean: -0.003, spread: 0.012, choices: 3 };
/** By so many it must be behind to be put aside. */
const hopeless = 2;
/** How often the other side, deciding at the same time, is taken to do as the player does; else it plays against us. */
const trust = 0.7;
/** Games of one move each of no more cells are solved. */
const mostCells = 1500;
/** How often the player is asked what it would do on the other side. */
const asksOfOther = 64;

/** One choice, and how it did beside the first one in the same luck. */
class Candidate {
  rounds = 0;
  private sum = 0;
  private better = 0;
  private squares = 0;
  private scored = 0;
  private fell = 0;
  /** Times that its balls were counted, which a game solved at once does beside its worth. */
  private counted = 0;
  standing = true;

  constructor(readonly choice: unknown) {}

  note(worth: number, first: number): void {
    const better = worth - first;
    this.rounds++;
    this.sum += worth;
    this.better += better;
    this.squares += better * better;
  }

  /** Notes what its balls brought. */
  count({ runs, wickets }: Pick<Practice, 'runs' | 'wickets'>): void {
    this.counted++;
    this.scored += runs;
    this.fell += wickets;
  }

  get runs(): number {
    return this.counted === 0 ? 0 : this.scored / this.counted;
  }

  get wickets(): number {
    return this.counted === 0 ? 0 : this.fell / this.counted;
  }

  get worth(): number {
    return this.rounds === 0 ? Number.NaN : this.sum / this.rounds;
  }

  /** How much better than the first one. */
  get gain(): number {
    return this.rounds === 0 ? 0 : this.better / this.rounds;
  }

  get error(): number {
    if (this.rounds < 2) return Number.POSITIVE_INFINITY;
    const mean = this.gain;
    return Math.sqrt(Math.max(0, this.squares / this.rounds - mean * mean) / (this.rounds - 1));
  }
}

/** Regrets of one side of a decision that both make at once. */
class Regrets {
  private readonly regrets: number[] = [];
  private readonly sums: number[] = [];
  private total = 0;

  /** The shares now. */
  shares(n: number): number[] {
    const positive = Array.from({ length: n }, (_, i) => Math.max(0, this.regrets[i] ?? 0));
    const sum = positive.reduce((all, it) => all + it, 0);
    return sum > 0 ? positive.map((it) => it / sum) : positive.map((_, i) => (i === 0 ? 1 : 0));
  }

  /** The values of all choices against one answer; NaN for a choice that was not tried. */
  learn(values: readonly number[]): void {
    const shares = this.shares(values.length);
    let mean = 0;
    let weight = 0;
    for (const [i, value] of values.entries())
      if (!Number.isNaN(value)) {
        mean += (shares[i] as number) * value;
        weight += shares[i] as number;
      }
    mean = weight > 0 ? mean / weight : (values.find((value) => !Number.isNaN(value)) ?? 0);
    this.total++;
    for (const [i, value] of values.entries()) {
      this.sums[i] = (this.sums[i] ?? 0) + this.total * (shares[i] as number);
      if (!Number.isNaN(value)) this.regrets[i] = Math.max(0, (this.regrets[i] ?? 0) + value - mean);
    }
  }

  /** The shares over all rounds, the later ones counting more. */
  average(n: number): number[] {
    const sums = Array.from({ length: n }, (_, i) => this.sums[i] ?? 0);
    const all = sums.reduce((sum, it) => sum + it, 0);
    return all > 0 ? sums.map((it) => it / all) : this.shares(n);
  }
}

function drawn(shares: readonly number[], rng: Rng): number {
  let left = (rng.next() >>> 0) / 0x100000000;
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return i;
  }
  return Math.max(
    0,
    shares.findIndex((share) => share > 0),
  );
}

/** One decision being thought about. Each step of {@link think} is a playout; between any two it can be asked what it found. */
export class Deliberation {
  playouts = 0;
  private readonly seat: Seat;
  private readonly step: string;
  private readonly player: Chooser;
  private readonly tree: Tree;
  private readonly rng: Rng;
  private readonly candidates: Candidate[] = [];
  private readonly pool: Candidates;
  private readonly reach: Reach;
  /** The other side's decision of the same moment. */
  private readonly other: { readonly step: string; readonly pool: Candidates } | null;
  private readonly mine = new Regrets();
  private readonly theirs = new Regrets();
  /** A mix that was found exactly, in the order of the candidates. */
  private mix: readonly number[] | null = null;
  private readonly fixed: boolean;
  private readonly baseState: MatchState;

  /**
   * @param domain what may be chosen, where the caller knows it
   * @throws HowzatError `no-decision` where the decision does not arise in what the view shows
   */
  constructor(
    private readonly mind: Mind,
    { step, view, seed }: Question,
    rng: Rng = stream(seed, 1),
    domain?: Domain,
  ) {
    this.step = step;
    this.seat = view.side === 'home' ? 0 : 1;
    this.view = view;
    this.seed = seed;
    this.rng = stream(seed, 2);
    this.player = asked(mind.program, mind.player);
    this.tree = new Tree(mind.program, this.player);
    this.baseState = this.imagined(0);
    this.fixed =
      !mind.imagination.hidden ||
      [1, 2, 3].every((n) => JSON.stringify(this.imagined(n)) === JSON.stringify(this.baseState));
    const state = copyState(this.baseState);
    const now = mind.practice.begin(step, state);
    const open = now?.open.find(({ decision }) => decision.id === step);
    if (!now || !open || open.seat !== this.seat)
      throw new HowzatError('no-decision', `${step} is not open to ${view.side} in what it sees of the match.`, {
        step,
        side: view.side,
      });
    const legal = domain ?? open.domain;
    this.legal = legal;
    this.reach = reachOf(open.decision.level, view, mind.program.params as { readonly ballsPerOver: number });
    const first = this.legalOr(legal, this.ask(this.seat, legal, state, rng));
    this.pool = new Candidates(
      legal,
      first,
      (other) => this.legalOr(legal, this.ask(this.seat, legal, state, other)),
      this.rng,
    );
    const sibling = now.open.length === 2 ? now.open.find(({ seat }) => seat !== this.seat) : undefined;
    this.other = sibling
      ? {
          step: sibling.decision.id,
          pool: new Candidates(
            sibling.domain,
            this.player(sibling, state, stream(seed, 3)),
            (other) => this.player(sibling, state, other),
            this.rng,
          ),
        }
      : null;
    this.take();
  }

  private readonly view: View;
  private readonly seed: number;
  private readonly legal: Domain;

  /** What the rules bar here, as the side that decides reads it. */
  get barred(): readonly ForbiddenItem[] {
    const described = this.legal.describe();
    return described.kind === 'oneOf' ? (described.forbidden ?? []) : [];
  }

  private ask(seat: Seat, domain: Domain, state: MatchState, rng: Rng): unknown {
    const { program, player } = this.mind;
    if (player.uniform === true) return domain.sample(rng);
    return player.choose(requestOf(program, this.step, seat, domain, state, rng));
  }

  private legalOr(domain: Domain, choice: unknown): unknown {
    return choice instanceof Promise || !domain.has(choice) ? domain.sample(this.rng) : choice;
  }

  private imagined(round: number): MatchState {
    return this.mind.imagination.of(this.view, stream(this.seed, 1000 + round));
  }

  /** Takes new choices of the pool in. */
  private take(): void {
    for (let i = this.candidates.length; i < this.pool.choices.length; i++)
      this.candidates.push(new Candidate(this.pool.choices[i]));
  }

  /** Plays once from the decision and tells the chance of the side to win. Null where the decision does not arise. */
  private try(state: MatchState, choice: unknown, answer: unknown, luck: number): number | null {
    const { practice, outlook } = this.mind;
    this.playouts++;
    const now = practice.begin(this.step, copyState(state));
    if (!now) return null;
    const given = new Map<string, unknown>([[this.step, choice]]);
    if (this.other && answer !== undefined) given.set(this.other.step, answer);
    this.tree.begin();
    try {
      const { g } = practice.play(now as Decisions, given, this.reach, luck, this.tree.choose);
      const home = outlook.home(g);
      this.tree.learn(home);
      return this.seat === 0 ? home : 1 - home;
    } catch (error) {
      // what was imagined may be what the rules never meet
      practice.reset();
      if (error instanceof HowzatError && error.code === 'runaway') throw error;
      return null;
    }
  }

  /** Thinks on, a playout at a time, until it has thought all that there is to think. */
  *think(): Generator<void, void> {
    if (this.pool.all && this.candidates.length < 2) return;
    if (this.other && this.fixed && this.pool.all && this.other.pool.all) {
      const cells = this.candidates.length * this.other.pool.choices.length;
      if (cells <= mostCells && (yield* this.solveAtOnce(this.other.pool.choices))) return;
    }
    for (let round = 0; ; round++) {
      if (this.other && round % 3 === 2) yield* this.answerRound(round, this.other.pool);
      else yield* this.round(round);
      if (round > 0 && !this.other && this.fixed && !this.mind.practice.uncertain) return;
      if (round % stage === stage - 1 && !this.goOn()) return;
    }
  }

  /** Every choice once, in the same luck and against the same answer. */
  private *round(round: number): Generator<void, void> {
    const state = this.fixed ? this.baseState : this.imagined(round);
    const answer = this.other ? this.answerOf(this.other.pool) : undefined;
    const values: number[] = this.candidates.map(() => Number.NaN);
    let first: number | null = null;
    for (const [i, candidate] of this.candidates.entries()) {
      if (!candidate.standing) continue;
      const worth = this.try(state, candidate.choice, answer, this.luck(round));
      if (i === 0) first = worth;
      if (worth !== null && first !== null) {
        candidate.note(worth, first);
        candidate.count(this.mind.practice);
        values[i] = worth;
      }
      yield;
    }
    if (this.other) this.mine.learn(values);
  }

  /** Every answer of the other side once, against what we would play now. */
  private *answerRound(round: number, pool: Candidates): Generator<void, void> {
    const state = this.fixed ? this.baseState : this.imagined(round);
    const choice = this.candidates[drawn(this.mine.shares(this.candidates.length), this.rng)]?.choice;
    const values: number[] = [];
    for (const answer of pool.choices) {
      const worth = this.try(state, choice, answer, this.luck(round));
      values.push(worth === null ? Number.NaN : 1 - worth);
      yield;
    }
    this.theirs.learn(values);
  }

  private answerOf({ choices }: Candidates): unknown {
    if ((this.rng.next() >>> 0) / 0x100000000 < trust) return undefined;
    return choices[drawn(this.theirs.shares(choices.length), this.rng)];
  }

  private luck(round: number): number {
    return (this.seed ^ Math.imul(round + 1, 0x9e3779b1)) | 0;
  }

  /** Puts aside what is far behind and lets others in; false where nothing is left to tell apart. */
  private goOn(): boolean {
    let bar = 0;
    for (const { gain, error, rounds } of this.candidates) if (rounds >= stage) bar = Math.max(bar, gain - error);
    for (const [i, candidate] of this.candidates.entries())
      if (i > 0 && candidate.rounds >= stage && candidate.gain + hopeless * candidate.error < bar)
        candidate.standing = false;
    const standing = this.candidates.filter((candidate) => candidate.standing).length;
    if (standing < mostStanding && this.pool.widen(this.rng)) this.take();
    return standing > 1 || !this.pool.all;
  }

  /**
   * Where nothing is left to chance up to where we look, every pair of choices is looked at once, and the game of one move
   * is solved, against another side that does as the player does for the better part and plays its best else. False where
   * something was left to chance.
   */
  private *solveAtOnce(answers: readonly unknown[]): Generator<void, boolean> {
    const { candidates } = this;
    const pays: number[][] = candidates.map(() => []);
    for (const answer of answers)
      for (const [i, { choice }] of candidates.entries()) {
        const worth = this.try(this.baseState, choice, answer, this.seed);
        if (worth === null || this.mind.practice.uncertain) return false;
        (pays[i] as number[]).push(worth);
        candidates[i]?.count(this.mind.practice);
        yield;
      }
    const usual = this.usualAnswers(answers);
    const against = pays.map((row) => {
      const mean = row.reduce((sum, pay, at) => sum + pay * (usual[at] as number), 0);
      return row.map((pay) => trust * mean + (1 - trust) * pay);
    });
    const { rows, columns } = solveMatrixGame(against);
    const shares = columns.map((share, at) => trust * (usual[at] as number) + (1 - trust) * share);
    const worths = pays.map((row) => row.reduce((sum, pay, at) => sum + pay * (shares[at] as number), 0));
    for (const [i, candidate] of candidates.entries()) candidate.note(worths[i] as number, worths[0] as number);
    this.mix = rows;
    return true;
  }

  /** How often the player would give each answer. */
  private usualAnswers(answers: readonly unknown[]): number[] {
    const shares = answers.map(() => 0);
    const keys = new Map(answers.map((answer, at) => [JSON.stringify(answer), at]));
    const state = copyState(this.baseState);
    const now = this.mind.practice.begin(this.step, state);
    const open = now?.open.find(({ decision }) => decision.id === this.other?.step);
    if (!open) return shares.map(() => 1 / shares.length);
    for (let i = 0; i < asksOfOther; i++) {
      const at = keys.get(JSON.stringify(this.player(open, state, stream(this.seed, 5000 + i))));
      if (at !== undefined) shares[at] = (shares[at] as number) + 1 / asksOfOther;
    }
    return shares;
  }

  /** What would be chosen now. */
  advice(): Advice {
    const { candidates } = this;
    const chosen = this.chosen();
    const base = candidates[chosen] as Candidate;
    const choices = candidates
      .filter(({ rounds }) => rounds > 0)
      .map((candidate) => ({
        choice: candidate.choice,
        worth: (candidates[0] as Candidate).worth + candidate.gain,
        behind: base.gain - candidate.gain,
        error: candidate === base ? 0 : Math.hypot(candidate.error, base === candidates[0] ? 0 : base.error),
        runs: candidate.runs,
        wickets: candidate.wickets,
        playouts: candidate.rounds,
      }))
      .sort((a, b) => a.behind - b.behind);
    return {
      step: this.step,
      choice: base.choice,
      worth: base.rounds === 0 ? this.mind.outlook.side(this.view) : (candidates[0] as Candidate).worth + base.gain,
      choices,
      all: this.pool.all,
      reach: this.reach,
      playouts: this.playouts,
    };
  }

  /**
   * By how much each choice is believed to be better than the first: what was found, drawn towards what is found of the
   * choices on the whole, the more so the less certain it is. The best of many would else be the luckiest.
   */
  private believed(): readonly number[] {
    const tried = this.candidates.map(({ gain, error, rounds }, i) =>
      i === 0 || rounds < 3 ? null : { gain, doubt: error ** 2 * (rounds / (rounds - 2)) },
    );
    const known = tried.filter((it) => it !== null);
    const { choices } = belief;
    const n = known.length + choices;
    const mean = known.reduce((sum, { gain }) => sum + gain, choices * belief.mean) / n;
    const spread = known.reduce(
      (sum, { gain, doubt }) => sum + (gain - mean) ** 2 - doubt,
      choices * belief.spread ** 2,
    );
    const room = Math.max(1e-7, spread / n);
    return tried.map((it, i) =>
      it === null ? (i === 0 ? 0 : Number.NEGATIVE_INFINITY) : (it.gain * room + mean * it.doubt) / (room + it.doubt),
    );
  }

  private chosen(): number {
    if (this.mix) return drawn(this.mix, stream(this.seed, 4));
    const believed = this.believed();
    const best = believed.indexOf(Math.max(...believed));
    if (best <= 0 || !this.other) return Math.max(0, best);
    // both decide at once: whoever is read loses, so the better ones are mixed
    const shares = this.mine
      .average(believed.length)
      .map((share, i) => (i > 0 && (believed[i] as number) > 0 ? share : 0));
    const sum = shares.reduce((all, share) => all + share, 0);
    const mixed = shares.map((share) => share / sum);
    return sum > 0 ? drawn(mixed, stream(this.seed, 4)) : best;
  }
}

/** How far a decision is felt before it blurs: to the end of the ball, of the over, or for a while. */
function reachOf(level: string, { game }: View, { ballsPerOver }: { readonly ballsPerOver: number }): Reach {
  if (level === 'ball') return { balls: 1 };
  if (level === 'over' && game.innings > 0) return 'over';
  return { balls: 2 * ballsPerOver };
}

/** A choice of a player that needs no thought: there is but one. */
export function onlyChoice(domain: Domain, rng: Rng): { readonly choice: unknown } | null {
  let found: { readonly choice: unknown } | null = null;
  for (const choice of domain) {
    if (found) return null;
    found = { choice };
  }
  return found ?? { choice: domain.sample(rng) };
}
