import {
  type Domain,
  type ForbiddenItem,
  HowzatError,
  isHowzatError,
  type MatchState,
  type Player,
  type Rng,
  type Seat,
  type View,
} from '@howzat/core';
import { type Program, stream } from '@howzat/core/engine';
import { asked, atOnce, type Chooser, type Decisions, requestOf } from '../asking.js';
import { keyOf } from '../choice-key.js';
import { solveMatrixGame } from '../equilibrium/matrix-game.js';
import { copyState, type Imagination } from '../imagination.js';
import type { Outlook } from '../outlook/outlook.js';
import { Candidates } from './candidates.js';
import type { Practice, Reach } from './practice.js';
import type { Advice, Question } from './question.js';
import { Tree } from './tree.js';
import { type Belief, believed, Candidate, drawn, hardlyTried, Regrets } from './trials.js';

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
/** By so many it must be behind to be put aside. */
const hopeless = 2;
/** How often the other side, deciding at the same time, is taken to do as the player does; else it plays against us. */
const trust = 0.7;
/** Games of one move each of no more cells are solved. */
const mostCells = 1500;
/** Matches with a choice before the first ball that tell enough of it. */
const manyMatches = 200;
/** How often the player is asked what it would do on the other side. */
const asksOfOther = 64;

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
    const now = mind.practice.begin(step, state, view.shown);
    const open = now?.open.find(({ decision }) => decision.id === step);
    if (!now || !open || open.seat !== this.seat)
      throw new HowzatError('no-decision', `${step} is not open to ${view.side} in what it sees of the match.`, {
        step,
        side: view.side,
      });
    const legal = domain ?? open.domain;
    this.legal = legal;
    // what is decided for an over is felt in the over, for an innings in that; sides and line-ups are in both
    this.reach = open.decision.level;
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
    this.known = this.recall();
    this.looked = this.known || looksAhead(mind, step);
    // worked out here where it is needed, for the time is counted from when thinking begins
    if (!this.known) mind.outlook.side(view);
  }

  /** Matches have told what there is to tell. */
  private readonly known: boolean;
  private readonly looked: boolean;
  /** A playout held a throw, or a choice that was not given. */
  private uncertain = false;
  /** None did, and what was found is all. */
  private certain = false;

  /**
   * What is decided before the first ball is felt to the last, which no few playouts can tell. Where enough matches have
   * been played with each choice, they are believed.
   */
  private recall(): boolean {
    const told = this.view.game.innings === 0 ? this.mind.outlook.guide.openings[this.step] : undefined;
    if (!told || !this.pool.all) return false;
    const by = new Map(told.map((opening) => [keyOf(opening.choice), opening]));
    const all = this.candidates.map(({ choice }) => by.get(keyOf(choice)));
    const [first] = all;
    if (!first || all.some((it) => !it || it.matches < manyMatches)) return false;
    for (const [i, it] of all.entries()) if (it) this.candidates[i]?.know(it, first);
    return true;
  }

  private readonly view: View;
  private readonly seed: number;
  private readonly legal: Domain;

  /** Too few rounds are over to tell anything. */
  get hardlyBegun(): boolean {
    return !this.settled && (this.candidates[0] as Candidate).rounds < hardlyTried;
  }

  /** What the rules bar here, as the side that decides reads it. */
  get barred(): readonly ForbiddenItem[] {
    const described = this.legal.describe();
    return described.kind === 'oneOf' ? (described.forbidden ?? []) : [];
  }

  private ask(seat: Seat, domain: Domain, state: MatchState, rng: Rng): unknown {
    const { program, player } = this.mind;
    if (player.uniform === true) return domain.sample(rng);
    return atOnce(player, requestOf(program, this.step, seat, domain, state, rng));
  }

  private legalOr(domain: Domain, choice: unknown): unknown {
    return !domain.has(choice) ? domain.sample(this.rng) : choice;
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
    const now = practice.begin(this.step, copyState(state), this.view.shown);
    if (!now) return null;
    const given = new Map<string, unknown>([[this.step, choice]]);
    if (this.other && answer !== undefined) given.set(this.other.step, answer);
    this.tree.begin();
    try {
      const { g } = practice.play(now as Decisions, given, this.reach, luck, this.tree.choose);
      this.uncertain ||= practice.uncertain;
      const home = outlook.home(g);
      this.tree.learn(home);
      return this.seat === 0 ? home : 1 - home;
    } catch (error) {
      // what was imagined may be what the rules never meet
      practice.reset();
      if (isHowzatError(error, 'asynchronous-player')) throw error;
      return null;
    }
  }

  /** Thinks on, a playout at a time, until it has thought all that there is to think. */
  *think(): Generator<void, void> {
    if (this.known || (this.pool.all && this.candidates.length < 2)) return;
    if (this.other && this.fixed && this.pool.all && this.other.pool.all) {
      const cells = this.candidates.length * this.other.pool.choices.length;
      if (cells <= mostCells && (yield* this.solveAtOnce(this.other.pool.choices))) return;
    }
    for (let round = 0; ; round++) {
      if (this.other && round % 3 === 2) yield* this.answerRound(round, this.other.pool);
      else yield* this.round(round);
      if (round > 0 && !this.other && this.fixed && !this.uncertain) {
        this.certain = true;
        return;
      }
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
    const keys = new Map(answers.map((answer, at) => [keyOf(answer), at]));
    const state = copyState(this.baseState);
    const now = this.mind.practice.begin(this.step, state, this.view.shown);
    const open = now?.open.find(({ decision }) => decision.id === this.other?.step);
    if (!open) return shares.map(() => 1 / shares.length);
    for (let i = 0; i < asksOfOther; i++) {
      const at = keys.get(keyOf(this.player(open, state, stream(this.seed, 5000 + i))));
      if (at !== undefined) shares[at] = (shares[at] as number) + 1 / asksOfOther;
    }
    return shares;
  }

  /** What would be chosen now. */
  advice(): Advice {
    const { candidates } = this;
    const beliefs = this.beliefs();
    const chosen = this.chosen(beliefs);
    const best = candidates[chosen] as Candidate;
    const bestGain = beliefs[chosen]?.gain ?? 0;
    const first = candidates[0] as Candidate;
    const choices = candidates
      .flatMap((candidate, i) => {
        const belief = beliefs[i];
        if (!belief || candidate.rounds === 0) return [];
        const { choice, runs, wickets, rounds } = candidate;
        return {
          choice,
          worth: first.worth + belief.gain,
          behind: bestGain - belief.gain,
          error: candidate === best ? 0 : Math.hypot(belief.error, beliefs[chosen]?.error ?? 0),
          runs,
          wickets,
          playouts: rounds,
        };
      })
      .sort((a, b) => a.behind - b.behind);
    return {
      step: this.step,
      choice: best.choice,
      worth: best.rounds === 0 ? this.mind.outlook.side(this.view) : first.worth + bestGain,
      choices,
      all: this.pool.all,
      reach: this.reach === 'match' ? 'innings' : this.reach,
      wholeMatch: this.reach === 'match',
      settled: this.settled,
      looked: this.looked,
      playouts: this.playouts,
    };
  }

  /** What is known for certain, as far as the look goes, or in matches; else what is believed of what was found. */
  private beliefs(): readonly (Belief | null)[] {
    if (this.settled)
      return this.candidates.map(({ gain, error }) => ({ gain, error: Number.isFinite(error) ? error : 0 }));
    return believed(this.candidates, this.reach);
  }

  private get settled(): boolean {
    return this.known || this.certain || this.mix !== null;
  }

  private chosen(beliefs: readonly (Belief | null)[]): number {
    if (!this.looked) return 0;
    if (this.mix) return drawn(this.mix, stream(this.seed, 4));
    const gains = beliefs.map((belief) => belief?.gain ?? Number.NEGATIVE_INFINITY);
    const best = gains.indexOf(Math.max(...gains));
    if (best <= 0 || !this.other || this.known) return Math.max(0, best);
    // both decide at once: whoever is read loses, so the better ones are mixed
    const shares = this.mine.average(gains.length).map((share, i) => (i > 0 && (gains[i] as number) > 0 ? share : 0));
    const sum = shares.reduce((all, share) => all + share, 0);
    const mixed = shares.map((share) => share / sum);
    return sum > 0 ? drawn(mixed, stream(this.seed, 4)) : best;
  }
}

/**
 * Whether it pays to look ahead at a step, beyond what luck might make: half of the standard error of that many matches. Else
 * its decisions are left to the player. A step that nobody has tried is looked at.
 */
export function looksAhead({ outlook }: Mind, step: string): boolean {
  const share = outlook.guide.lookingAhead[step];
  return !share || share.wins - share.without >= Math.sqrt(share.matches) / 4;
}
