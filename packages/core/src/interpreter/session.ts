import type { Game, Seat } from '../cricket/index.js';
import { type Domain, Limited, noChoice } from '../domains/index.js';
import { faultOf, HowzatError } from '../errors/index.js';
import { copyJson, showChoice } from '../json/index.js';
import { LogWriter, nothingShown, type SavedLog, type Shown } from '../log/index.js';
import {
  type AskedFor,
  askedFor,
  beginLevel,
  concedeBy,
  deciderOf,
  flatten,
  hasEnded,
  type Instruction,
  isDue,
  isMadeInTheOpen,
  type MatchState,
  openIn,
  openingState,
  openNow,
  outer,
  ownOf,
  type Program,
  type ProgramChance,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramLevel,
  takeOutcome,
  whyNotOutcome,
} from '../program/index.js';
import type { Advance, Advancing } from './advance.js';
import type { MatchEvent } from './event.js';
import { domainOf, refusalIn } from './legal.js';
import { insideOver } from './position.js';
import { runCheck, runRules } from './rules.js';
import { type Made, noteChoices, noteOutcome, shownOf, takeChoices } from './taking.js';
import { type SavedPlaces, TakingBack } from './taking-back.js';

/** What the match waits for. */
export type Waiting =
  | {
      readonly kind: 'decisions';
      readonly path: string;
      /** The decisions that are open: one, or those of a commit whose `when` holds, or the next of those that are made in turn. */
      readonly open: readonly OpenDecision[];
      readonly revisable: boolean;
      /** Choices that were made in the open and are not taken yet, by their steps. */
      readonly shown: Shown;
    }
  | { readonly kind: 'chance'; readonly path: string; readonly chance: ProgramChance }
  | { readonly kind: 'end' };

/** A decision that is open, with its domain and the choice that waits in a commit until all are in. */
export interface OpenDecision {
  readonly decision: ProgramDecision;
  readonly seat: Seat;
  readonly domain: Domain;
  readonly made: boolean;
  readonly choice: unknown;
  /** Both sides see the choice once it is taken, or at once where choices are made in turn, though it is secret else. */
  readonly opened: boolean;
}

/**
 * What was chosen in the open before this question, and is not taken yet.
 *
 * @param waiting what the match waits for
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { programOf, Session, shownIn } from '@howzat/core/engine';
 *
 * // both play their cards at the same time: nobody is shown any
 * console.log(shownIn(new Session(programOf(compose(ccsl))).waiting())); // {}
 */
export function shownIn(waiting: Waiting): Shown {
  return waiting.kind === 'decisions' ? waiting.shown : nothingShown;
}

/** A session as plain JSON: where it stands, the state, the choices that wait and the log. */
export interface SavedSession {
  readonly at: string;
  readonly state: MatchState;
  readonly waiting: readonly { readonly step: string; readonly choice: unknown }[];
  readonly log: SavedLog;
  readonly steps: number;
  /** Where it may be taken back to, in a program that takes balls back. */
  readonly places?: SavedPlaces;
}

/** So many instructions without an end is a game that never ends. */
const tooMany = 5_000_000;

/**
 * The headless driver that can stop and go on at every decision: it interprets the program. Compiled code does the same faster
 * and cannot stop; the statechart does the same and can be drawn. All are held equal.
 */
export class Session implements Advancing {
  private readonly code: readonly Instruction[];
  private readonly params: object;
  private readonly automatic: boolean;
  private readonly engine: Advance | null;
  private readonly onBall: ((g: Readonly<Game>) => void) | null;
  state: MatchState;
  log: LogWriter;
  private at = 0;
  private made: readonly Made[] = [];
  private steps = 0;
  private held: Waiting | null = null;
  /** What is asked for at the decision or the commit that the match was last seen to wait at. */
  private asked: AskedFor | null = null;
  /** What is kept to take a ball back; null in a program that takes none back. */
  private readonly past: TakingBack | null;
  /** Somebody is told of a ball: what they throw is no fault of a rule. */
  private telling = false;
  /** How often it was looked what the match waits for: another number is another question. */
  question = 0;

  constructor(
    readonly program: Program,
    options: {
      readonly automatic?: boolean;
      readonly onBall?: (g: Readonly<Game>) => void;
      /** What plays on between two inputs in place of the interpreter. */
      readonly advance?: Advance | null;
    } = {},
  ) {
    this.code = flatten(program);
    this.engine = options.advance ?? null;
    this.params = program.params;
    this.state = openingState(program);
    this.log = new LogWriter(program.ruleIds);
    this.automatic = options.automatic ?? false;
    this.onBall = options.onBall ?? null;
    this.past = program.takesBack.size > 0 ? new TakingBack(program) : null;
  }

  /** The step at which the match waits, with the levels and groups around it; `end` when it is over. */
  get path(): string {
    const waiting = this.waiting();
    return waiting.kind === 'end' ? 'end' : waiting.path;
  }

  /** Plays on until something is needed from outside, and says what. */
  waiting(): Waiting {
    if (this.held) return this.held;
    this.advance();
    try {
      this.held = this.lookAt();
    } catch (error) {
      throw this.faultAt(this.at, error);
    }
    this.question++;
    return this.held;
  }

  /** What was thrown at an instruction, as the fault of its step. */
  private faultAt(at: number, error: unknown): unknown {
    return this.telling ? error : faultOf(error, { step: this.code[at]?.node.id ?? 'match' });
  }

  private advance(): void {
    this.telling = false;
    if (!this.engine) {
      this.interpret();
      return;
    }
    try {
      for (;;) {
        this.at = this.engine(this.at, this.state, this.log, this);
        const now = this.code[this.at];
        if (now?.op !== 'takeBack') return;
        this.at = this.takeBack(now);
      }
    } catch (error) {
      throw this.faultAt(this.at, error);
    }
  }

  private interpret(): void {
    try {
      this.run();
    } catch (error) {
      throw this.faultAt(this.at, error);
    }
  }

  private run(): void {
    const { code, params, log, state } = this;
    for (let { at } = this; ; at++) {
      this.at = at;
      const now = code[at];
      if (now === undefined) return;
      const { op } = now;
      if (op === 'decision' || op === 'chance') {
        if (isDue(now, state, params)) return;
      } else if (op === 'resolve') {
        if (!isDue(now, state, params)) continue;
        for (const index of now.cites) log.cite(index);
        runRules(now.node.rules, state, params, log);
      } else if (op === 'enter') {
        if (isDue(now, state, params)) for (const index of now.cites) log.cite(index);
        else at = now.to - 1;
      } else if (op === 'commit') {
        if (openIn(now.node, state, params).length > 0) return;
      } else if (op === 'jump') {
        this.spend(at - now.to);
        at = now.to - 1;
      } else if (op === 'again') {
        const { again } = now.node;
        if (again && !again(state.s, state.g, params, ownOf(state, now.drawer))) at = now.to - 1;
      } else if (op === 'check') {
        runCheck(now.node, state, params, log);
        if (now.node.closes) log.close(now.node.level, state.g);
        if (now.node.level === 'ball') this.stand();
      } else if (op === 'record') this.record();
      else if (op === 'takeBack') {
        if (isDue(now, state, params)) at = this.takeBack(now) - 1;
      } else if (!this.enters(now.node)) at = now.to - 1;
    }
  }

  /** Counts instructions that are gone through again, lest a match never end. */
  spend(steps: number): void {
    this.steps += steps;
    if (this.steps > tooMany)
      throw new HowzatError('runaway', `The match does not end: it has gone back ${tooMany} steps.`);
  }

  /** Writes the ball that was just counted. */
  record(): void {
    const { g, s } = this.state;
    const { facts } = this.program;
    this.log.record(g, facts ? copyJson(facts(s, g, this.params)) : null);
    if (!this.onBall) return;
    if (this.past) this.past.untold = copyJson(g);
    else this.tell(g);
  }

  private tell(g: Readonly<Game>): void {
    this.telling = true;
    this.onBall?.(g);
    this.telling = false;
  }

  /** A ball begins, which may be taken back. */
  keepBall(at: number): void {
    this.past?.keepBall(at, this.state, this.log);
  }

  /** A ball can be taken back no more: it is told of now. */
  stand(): void {
    const { past } = this;
    if (past?.untold) this.tell(past.untold);
    past?.stand();
  }

  /** Takes back what a step takes back, and says at which instruction the match goes on. */
  private takeBack({ node }: Instruction & { readonly op: 'takeBack' }): number {
    const to = (this.past as TakingBack).takeBack(node, this.state, this.log);
    this.spend(Math.max(1, this.at - to));
    return to;
  }

  /** Begins the match. What begins with it stands in the opening state. */
  begin(): void {
    this.state.g.automatic = this.automatic;
  }

  /** Begins another round of a level, unless the level around it has ended. */
  private enters(node: ProgramLevel): boolean {
    const { state, log } = this;
    const { g } = state;
    const { level } = node;
    if (level === 'match') this.begin();
    else {
      const around = outer[level];
      if (hasEnded(around, g)) return false;
      log.close(around, g);
      if (level === 'ball') this.keepBall(this.at);
      beginLevel(node.life, level, state);
      if (level === 'over') log.beginOver(g);
    }
    return true;
  }

  private lookAt(): Waiting {
    const now = this.code[this.at];
    if (now === undefined) {
      this.log.close('match', this.state.g);
      return { kind: 'end' };
    }
    if (now.op === 'chance') return { kind: 'chance', path: now.path, chance: now.node };
    const { node } = now as Instruction & { op: 'decision' | 'commit' };
    const asked = askedFor(node, this.state, this.params);
    this.asked = asked;
    return {
      kind: 'decisions',
      path: now.path,
      revisable: now.op === 'commit' && now.node.revisable,
      shown: asked.inTurn ? shownOf(this.made) : nothingShown,
      open: openNow(asked, this.made.length).map((decision) => {
        const domain = domainOf(decision, this.state, this.params);
        if (isEmpty(domain)) noChoice(decision.id);
        const made = this.made.find((m) => m.decision === decision);
        return {
          decision,
          seat: deciderOf(decision, this.state, this.params),
          domain,
          made: made !== undefined,
          choice: made?.choice,
          opened: isMadeInTheOpen(decision, asked, this.state, this.params),
        };
      }),
    };
  }

  /** Makes a choice that the caller has found legal; when it is the last of a commit, all are taken together. */
  choose(decision: ProgramDecision, choice: unknown): void {
    const waiting = this.waiting();
    if (waiting.kind !== 'decisions') throw new HowzatError('no-decision', 'No decision is open.');
    const asked = this.asked as AskedFor;
    const { node } = this.code[this.at] as Instruction & { op: 'decision' | 'commit' };
    const all = this.with({ decision, choice });
    if (all.length === asked.together.length) {
      this.takeAll(node, asked, all);
      return;
    }
    this.made = all;
    // where nobody is shown it, nothing has changed but that this choice is in
    this.held = asked.inTurn
      ? null
      : {
          ...waiting,
          open: waiting.open.map((open) => (open.decision === decision ? { ...open, made: true, choice } : open)),
        };
  }

  /** What was chosen here with another choice, which replaces one that was made at the same decision. */
  private with(made: Made): readonly Made[] {
    return this.made.length === 0 ? [made] : [...this.made.filter(({ decision }) => decision !== made.decision), made];
  }

  /** Takes the choices of a commit, in the order of the flow. */
  private takeAll(node: ProgramDecision | ProgramCommit, asked: AskedFor, made: readonly Made[]): void {
    const inOrder =
      made.length === 1 ? made : asked.together.map((decision) => made.find((m) => m.decision === decision) as Made);
    this.take(node, inOrder, asked);
  }

  /** Takes choices together, as the state was before any of them. */
  private take(node: ProgramDecision | ProgramCommit, made: readonly Made[], asked: AskedFor): void {
    noteChoices(this.log, node, made, this.state, this.params, asked);
    takeChoices(made, this.state, this.params);
    this.held = null;
    this.made = [];
    this.at++;
  }

  /** Gives the outcome of the chance that the match waits for; the caller has found it possible. */
  happen(outcome: unknown): void {
    const waiting = this.waiting();
    if (waiting.kind !== 'chance') throw new HowzatError('no-decision', 'Nothing is left to chance here.');
    this.takeChance(waiting.chance, outcome);
  }

  private takeChance(chance: ProgramChance, outcome: unknown): void {
    this.held = null;
    noteOutcome(this.log, chance, outcome, this.state);
    if (chance.level === 'ball') this.past?.keepChance(this.at, this.state, this.log);
    try {
      takeOutcome(chance, outcome, this.state, this.params);
    } catch (error) {
      throw faultOf(error, { step: chance.id });
    }
    this.at++;
  }

  /**
   * Plays on by one event of a record, checked as a move is, without making what only a player would look at.
   * Returns why it does not fit here, or null when it was played.
   */
  follow(event: MatchEvent): string | null {
    this.advance();
    const now = this.code[this.at];
    const { state, params } = this;
    switch (event.kind) {
      case 'concede':
        if (now === undefined) return 'a side concedes after the end';
        this.concede(event.seat);
        return null;
      case 'chance': {
        if (now?.op !== 'chance' || now.node.id !== event.step)
          return `it has an outcome of ${event.step} where the match stands at ${this.path}`;
        const wrong = whyNotOutcome(now.node, event.outcome, state, params);
        if (wrong === null) this.takeChance(now.node, event.outcome);
        return wrong;
      }
      case 'choice': {
        const { step, seat, choice } = event;
        const asked = now?.op === 'commit' ? askedFor(now.node, state, params) : null;
        const open = asked ? openNow(asked, this.made.length) : [];
        const decision = now?.op === 'decision' ? now.node : open.find(({ id }) => id === step);
        if (
          now === undefined ||
          decision?.id !== step ||
          deciderOf(decision, state, params) !== seat ||
          !this.mayChoose(now, decision)
        )
          return `it has a choice at ${step} where the match stands at ${this.path}`;
        const refusal = refusalIn(decision, state, params, choice);
        if (refusal) return `at ${step}: ${refusal.message}`;
        if (now.op === 'decision') {
          this.take(decision, [{ decision, choice }], askedFor(decision, state, params));
          return null;
        }
        const commit = now.node as ProgramCommit;
        const made = this.with({ decision, choice: copyJson(choice) });
        this.held = null;
        if (made.length < (asked as AskedFor).together.length) this.made = made;
        else this.takeAll(commit, asked as AskedFor, made);
        return null;
      }
    }
  }

  /** A choice may be made once, or again where the commit lets it be revised. */
  private mayChoose(now: Instruction, decision: ProgramDecision): boolean {
    return (now.op === 'commit' && now.node.revisable) || !this.made.some((m) => m.decision === decision);
  }

  /** Ends the match as a loss for one seat. */
  concede(seat: Seat): void {
    this.stand();
    this.log.concede(seat, this.state.g);
    concedeBy(seat, this.state.g);
    this.held = null;
    this.made = [];
    this.at = this.code.length;
  }

  /** The session as plain JSON that shares nothing with it. */
  save(copy: <T>(value: T) => T): SavedSession {
    const path = this.path;
    return copy({
      at: path,
      state: this.state,
      waiting: this.made.map(({ decision, choice }) => ({ step: decision.id, choice })),
      log: this.log.save(),
      steps: this.steps,
      ...(this.past ? { places: this.past.save(this.log, (at) => this.code[at]?.path ?? 'end') } : {}),
    });
  }

  /** Goes to where a saved session stood. Takes the value over: give it a copy. */
  load(saved: SavedSession): void {
    const at = saved.at === 'end' ? this.code.length : this.placeOf(saved.at);
    this.at = at;
    this.state = saved.state;
    this.log = LogWriter.load(this.program.ruleIds, saved.log);
    this.steps = saved.steps;
    if (saved.places) this.past?.load(saved.places, this.log, (path) => this.placeOf(path));
    this.held = null;
    const now = this.code[at];
    const here = now?.op === 'commit' ? now.node.decisions : [];
    this.made = saved.waiting.flatMap(({ step, choice }) => {
      const decision = here.find((d) => d.id === step);
      return decision ? [{ decision, choice }] : [];
    });
  }

  /** Puts the session at a step, named by its path or by its id. */
  placeOf(pathOrId: string): number {
    if (pathOrId === insideOver) return this.placeOf('over') + 1;
    const at = this.code.findIndex((i) => i.path === pathOrId || i.node.id === pathOrId);
    if (at < 0)
      throw new HowzatError('unknown-step', `There is no step ${showChoice(pathOrId)}.`, {
        subject: pathOrId,
        known: this.code.flatMap(({ op, node }) => (op === 'jump' || op === 'again' ? [] : [node.id])),
      });
    return at;
  }

  /** Starts in the middle: at a step, with a state of the caller's making. */
  startAt(pathOrId: string, state: MatchState): void {
    this.at = this.placeOf(pathOrId);
    this.steps = 0;
    this.state = state;
    this.made = [];
    this.held = null;
    this.log.beginOver(state.g);
    const now = this.code[this.at];
    // a match that starts before its first step starts as every match does
    if (now?.op === 'level' && now.node.level === 'match') beginLevel(now.node.life, 'match', state);
    if (now && now.op !== 'level' && now.node.level === 'ball') this.past?.startInBall(this.at, state, this.log);
  }
}

/** Is nothing legal? Counting is cheap, but not where limits must be asked about every choice. */
function isEmpty(domain: Domain): boolean {
  return domain instanceof Limited ? domain[Symbol.iterator]().next().done === true : domain.count() === 0;
}
