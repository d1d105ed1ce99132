import type { Distribution } from '../chance/index.js';
import type { Game, Role, Seat, Who } from '../cricket/index.js';
import type { DomainSpec } from '../domains/index.js';
import type { Frozen } from '../json/index.js';

/**
 * The contract between a rulebook and the engine. A rule is data with small pure functions; a step is a place in the
 * flow where one thing happens. The engine calls the functions with the same four arguments everywhere:
 *
 * - `s`  the variant's state, all its lives in one flat object
 * - `g`  the state of cricket (`Game`), which the core's Laws keep
 * - `p`  the parameters, the core's and the variant's
 * - `own` the state of the amendment that the rule belongs to; empty for a rule of the variant
 */
export interface World {
  readonly state: object;
  readonly params: object;
  readonly own: object;
}

/** A question about the state. It may look and not touch. */
export type Guard<W extends World, T = boolean> = (
  s: Frozen<W['state']>,
  g: Frozen<Game>,
  p: W['params'],
  own: Frozen<W['own']>,
) => T;

/** A rule that does something: when `when` holds, `does` changes the state and the log cites the id. */
export interface Rule<W extends World = World, Id extends string = string> {
  readonly id: Id;
  /** Under which parameters the rule exists at all. Decided once, when the rulebook is composed. */
  only?(p: W['params']): boolean;
  when?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
  does(s: W['state'], g: Game, p: W['params'], own: W['own']): void;
  /** When it fires, the rules after it in its step are not tried. */
  readonly final?: boolean;
}

/** A rule that ends an over, an innings or the match when `ends` holds. */
export interface Ending<W extends World = World, Id extends string = string> {
  readonly id: Id;
  /** An ending of the match is asked after each innings, or after each ball with `'ball'`. */
  readonly at?: 'ball';
  only?(p: W['params']): boolean;
  ends(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
}

interface Says<W extends World, C> {
  says(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>, choice: C): string;
}

interface LimitBase<W extends World, C, Id extends string> {
  readonly id: Id;
  only?(p: W['params']): boolean;
  /** When the limit is in force; it is cited when it is. */
  when?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
  /** The sentence a player reads whose choice it refuses. */
  readonly says: string | Says<W, C>['says'];
}

/** Forbids choices by looking at the choice alone: becomes a bit mask where the domain is a list. */
interface LimitOnChoice<W extends World, C, Id extends string> extends LimitBase<W, C, Id> {
  readonly on?: undefined;
  forbids(choice: C, p: W['params']): boolean;
  readonly forbidsIn?: undefined;
}

/** Forbids choices by looking at the state too. Slower, so only where it must. */
interface LimitInState<W extends World, C, Id extends string> extends LimitBase<W, C, Id> {
  readonly on?: undefined;
  readonly forbids?: undefined;
  forbidsIn(choice: C, s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
}

/** Forbids values of one field of a record. */
type LimitOnField<W extends World, C, Id extends string> = {
  [K in keyof C & string]: LimitBase<W, C[K], Id> & {
    readonly on: K;
    forbids(value: C[K], p: W['params']): boolean;
    readonly forbidsIn?: undefined;
  };
}[keyof C & string];

/** A rule that narrows a decision. */
export type Limit<W extends World = World, C = unknown, Id extends string = string> =
  | LimitOnChoice<W, C, Id>
  | LimitInState<W, C, Id>
  | (C extends object ? LimitOnField<W, C, Id> : never);

/** One legal kind of move, for the compiler: which side may play what at which step. */
export interface Move<S extends Who = Who, Id extends string = string, C = unknown> {
  readonly side: S;
  readonly step: Id;
  readonly choice: C;
}

/** What the compiler remembers of a step; never there when the program runs. */
export interface Known<M = unknown, R = unknown> {
  /** The moves in it. */
  readonly moves?: M;
  /** The ids of the rules and steps in it, its own among them. */
  readonly rules?: R;
}

interface StepBase<W extends World, M, R, Id extends string> {
  readonly id: Id;
  /** The rules that this step applies by being there: cited each time, and the step goes when one is repealed. */
  readonly rule?: string | readonly string[];
  only?(p: W['params']): boolean;
  when?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
  readonly known?: Known<M, R>;
}

/** Who may know a choice or an outcome once it is made. `own` is the side that made or drew it. */
export type SeenBy = 'all' | 'own' | 'nobody' | Role;

/** Why a decision is not open, or a chance not due: a sentence, with the rule that says so where one does. */
export type Closed = string | { readonly message: string; readonly rule: string } | null;

/** A side chooses from a domain. */
export interface Decision<W extends World = World, M = unknown, R = unknown, Id extends string = string, C = unknown>
  extends StepBase<W, M, R, Id> {
  readonly kind: 'decision';
  readonly by: Who | Guard<W, Seat>;
  readonly domain: DomainSpec<C, W['state'], W['params'], W['own']>;
  readonly limits: readonly Limit<W, C>[];
  /** Whether the other side learns the choice once it is taken. */
  readonly seenBy: 'all' | 'own';
  /** The secret fields of the state that tell of the choice until the rules show it: who opens the choice opens them too. */
  readonly keptIn?: readonly string[];
  /**
   * What a player reads who tries to decide this while it is not open: why not, and the rule that says so where one
   * does. Null leaves it to the engine, which says what is open instead. Asked with any state, and also where the
   * format leaves the step out.
   */
  closed?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): Closed;
  /** What a side reads that tries to decide this while it is open to the other side, with the rule that says so where one does. */
  readonly others?: NonNullable<Closed>;
  take(s: W['state'], choice: C, g: Game, p: W['params'], own: W['own']): void;
}

/** A die, a coin, a draw. */
export interface Chance<W extends World = World, M = unknown, R = unknown, Id extends string = string, O = unknown>
  extends StepBase<W, M, R, Id> {
  readonly kind: 'chance';
  /** A roll can be taken again; a deal of hidden things cannot. */
  readonly how: 'roll' | 'deal';
  /** The random stream it reads, so that a new rule's rolls shift no other. Its own id unless named. */
  readonly stream: string;
  /** Who sees the outcome. */
  readonly seenBy: 'all' | 'nobody' | Role;
  readonly of: Distribution<O, W['state'], W['params'], W['own']>;
  /** What people read who throw or draw this while it is not due, as with a decision that is not open. */
  closed?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): Closed;
  /**
   * Notes what came. A roll may be taken again, so what follows from it, runs and wickets above all, is for the rules
   * behind it; `take` only writes the outcome down, over the one before.
   */
  take(s: W['state'], outcome: O, g: Game, p: W['params'], own: W['own']): void;
}

/** Rules applied in order, without input. */
export interface Resolve<W extends World = World, M = unknown, R = unknown, Id extends string = string>
  extends StepBase<W, M, R, Id> {
  readonly kind: 'resolve';
  readonly list: readonly Rule<W>[];
}

/** Steps that are taken together when a condition holds. */
export interface Group<W extends World = World, M = unknown, R = unknown, Id extends string = string>
  extends StepBase<W, M, R, Id> {
  readonly kind: 'group';
  readonly steps: readonly Step<W>[];
}

/** Steps that are taken again while a condition holds; tested before each round. */
export interface Repeat<W extends World = World, M = unknown, R = unknown, Id extends string = string>
  extends StepBase<W, M, R, Id> {
  readonly kind: 'repeat';
  while(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
  readonly steps: readonly Step<W>[];
}

/**
 * Decisions made at the same time: no choice enters the state, and no side sees another's, before all are in. Those
 * whose `when` does not hold are left out.
 */
export interface Commit<W extends World = World, M = unknown, R = unknown, Id extends string = string>
  extends StepBase<W, M, R, Id> {
  readonly kind: 'commit';
  readonly steps: readonly Decision<W>[];
  /** A side may change its choice until the last one is in. */
  readonly revisable: boolean;
}

/** How far a step takes the match back: to where the ball that is being played began, or to its last throw or draw. */
export type TakenBackTo = 'ball' | 'chance';

/**
 * Takes back the ball that is being played, or its last chance: the match goes on from where it stood before, with fresh chance. The
 * state is as it was then, but for the own state of the amendment that the step belongs to, which has to remember that it was done.
 * What was taken back stays in the log.
 */
export interface TakeBack<W extends World = World, M = unknown, R = unknown, Id extends string = string>
  extends StepBase<W, M, R, Id> {
  readonly kind: 'takeBack';
  readonly to: TakenBackTo;
}

/** A place in the flow where one thing happens. */
export type Step<W extends World = World, M = unknown, R = unknown> =
  | Decision<W, M, R>
  | Chance<W, M, R>
  | Resolve<W, M, R>
  | Group<W, M, R>
  | Repeat<W, M, R>
  | Commit<W, M, R>
  | TakeBack<W, M, R>;

/** The levels of a match, each played inside the one before. */
export const levels = ['match', 'innings', 'over', 'ball'] as const;
export type Level = (typeof levels)[number];

/**
 * The slots of a level, where amendments put what belongs to no step: `start`, when the Laws have opened it and before any step of
 * the variant; `before`, when the variant has made it ready and what is inside it comes next, for a ball the count of its score;
 * `after`, when the variant has concluded it and the Laws close it next.
 */
export type Slot = 'start' | 'before' | 'after';

/** What a variant puts before and after the inner level; a ball has its steps before and after the score is counted. */
export type Flow<W extends World = World> = {
  readonly [L in Level]?: { readonly before?: readonly Step<W>[]; readonly after?: readonly Step<W>[] };
};

/** What ends each level, beside the Laws. */
export type Endings<W extends World = World> = { readonly [L in Exclude<Level, 'ball'>]?: readonly Ending<W>[] };

/** Which side may see a field of the state; a field that is not named is open. `each` is an object keyed by role. */
export type Secrecy = 'batting' | 'bowling' | 'each' | 'nobody';

/** How long state lives: it is set afresh when its level begins. Functions of the parameters, so that limits can be seeded. */
export type Lives<P> = { readonly [L in Level]?: (p: P) => object };

/** The flat state that all lives make together. */
export type StateOf<L> = (L extends { match: (p: never) => infer S } ? S : unknown) &
  (L extends { innings: (p: never) => infer S } ? S : unknown) &
  (L extends { over: (p: never) => infer S } ? S : unknown) &
  (L extends { ball: (p: never) => infer S } ? S : unknown);

/** Flattens an intersection, for readable types. */
export type Flat<T> = { [K in keyof T]: T[K] };

/** What is known of a list of steps. */
export type MovesOf<T> = T extends readonly (infer E)[]
  ? MovesOf<E>
  : T extends { readonly known?: Known<infer M, unknown> }
    ? M
    : never;
export type RulesOf<T> = T extends readonly (infer E)[]
  ? RulesOf<E>
  : T extends { readonly known?: Known<unknown, infer R> }
    ? R
    : never;

/** The ids of a list of rules; those that are no more than some text are left out, for they would swallow the others. */
type IdsOf<T> = T extends readonly (infer E)[]
  ? E extends { readonly id: infer Id }
    ? string extends Id
      ? never
      : Id
    : never
  : never;

interface StepDef<W extends World> {
  readonly rule?: string | readonly string[];
  only?(p: W['params']): boolean;
  when?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
}

interface DecisionDef<W extends World, By extends Who, C> extends StepDef<W> {
  readonly by: By | Guard<W, Seat>;
  readonly domain: DomainSpec<C, W['state'], W['params'], W['own']>;
  readonly limits?: readonly Limit<W, NoInfer<C>>[];
  readonly seenBy?: 'all' | 'own';
  readonly keptIn?: readonly ((keyof W['state'] & string) | (string & {}))[];
  closed?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): Closed;
  readonly others?: NonNullable<Closed>;
  take(s: W['state'], choice: NoInfer<C>, g: Game, p: W['params'], own: W['own']): void;
}

interface ChanceDef<W extends World, O> extends StepDef<W> {
  readonly how?: 'roll' | 'deal';
  readonly stream?: string;
  readonly seenBy?: 'all' | 'nobody' | Role;
  readonly of: Distribution<O, W['state'], W['params'], W['own']>;
  closed?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): Closed;
  take(s: W['state'], outcome: NoInfer<O>, g: Game, p: W['params'], own: W['own']): void;
}

/** The words to write rules and steps with, typed for one world. */
export interface Kit<W extends World> {
  /** A rule on its own, to be listed in a `resolve`. */
  rule<const Id extends string>(rule: Rule<W, Id>): Rule<W, Id>;
  /** A limit on its own, to be listed in a decision whose choices are `C`. */
  limit<C, const Id extends string = string>(limit: Limit<W, C, Id>): Limit<W, C, Id>;
  ending<const Id extends string>(ending: Ending<W, Id>): Ending<W, Id>;
  decision<const Id extends string, C, const By extends Who = 'home' | 'away'>(
    id: Id,
    def: DecisionDef<W, By, C>,
  ): Decision<W, Move<By, Id, C>, Id, Id, C>;
  chance<const Id extends string, O>(id: Id, def: ChanceDef<W, O>): Chance<W, never, Id, Id, O>;
  resolve<const Id extends string, const L extends readonly Rule<W>[]>(
    id: Id,
    list: L,
    def?: StepDef<W>,
  ): Resolve<W, never, Id | IdsOf<L>, Id>;
  group<const Id extends string, const T extends readonly Step<W>[]>(
    id: Id,
    def: StepDef<W>,
    steps: T,
  ): Group<W, MovesOf<T>, Id | RulesOf<T>, Id>;
  repeat<const Id extends string, const T extends readonly Step<W>[]>(
    id: Id,
    def: StepDef<W> & { while: Guard<W> },
    steps: T,
  ): Repeat<W, MovesOf<T>, Id | RulesOf<T>, Id>;
  commit<const Id extends string, const T extends readonly Decision<W>[]>(
    id: Id,
    def: StepDef<W> & { readonly revisable?: boolean },
    steps: T,
  ): Commit<W, MovesOf<T>, Id | RulesOf<T>, Id>;
  /**
   * Has the ball that is being played, or the last chance of it, played again from where it stood, where `when` holds. It stands
   * inside a ball, behind what it takes back; its own id is the rule that is cited, unless another is named.
   *
   * @param def.to `ball`, which it is unless said otherwise, or `chance`: the die that was thrown or the card that was drawn last
   *
   * @example
   * a.before('ball.after', a.takeBack('second-look', { when: (_s, _g, _p, own) => own.agreed }))
   */
  takeBack<const Id extends string>(
    id: Id,
    def?: StepDef<W> & { readonly to?: TakenBackTo },
  ): TakeBack<W, never, Id, Id>;
}

/**
 * The one implementation of every kit; the types are what differs.
 *
 * @example
 * import { kit, type World } from '@howzat/core/author';
 *
 * const bonus = kit<World>().resolve('bonus', [{ id: 'mine.bonus', when: () => true, does: () => {} }]);
 * console.log(bonus.id); // bonus
 */
export function kit<W extends World>(): Kit<W> {
  return {
    rule: (rule) => rule,
    limit: (limit) => limit,
    ending: (ending) => ending,
    decision: (id, def) => ({ limits: [], seenBy: 'all', ...def, kind: 'decision', id }),
    chance: (id, def) => ({ how: 'roll', stream: id, seenBy: 'all', ...def, kind: 'chance', id }),
    resolve: (id, list, def) => ({ ...def, kind: 'resolve', id, list }),
    group: (id, def, steps) => ({ ...def, kind: 'group', id, steps }),
    repeat: (id, def, steps) => ({ ...def, kind: 'repeat', id, steps }),
    commit: (id, def, steps) => ({ revisable: false, ...def, kind: 'commit', id, steps }),
    takeBack: (id, def) => ({ to: 'ball', rule: id, ...def, kind: 'takeBack', id }),
  };
}
