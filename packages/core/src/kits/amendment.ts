import type { Rng } from '../chance/index.js';
import {
  type Chance,
  type Ending,
  type Kit,
  type Known,
  kit,
  type Level,
  type Limit,
  type Lives,
  type MovesOf,
  type Parameter,
  type Rule,
  type Secrecy,
  type Step,
  type World,
} from '../contract/index.js';
import type { Game, Role } from '../cricket/index.js';
import type { Frozen } from '../json/index.js';

/** The layers of a composed rulebook, in the order in which they apply. */
export const layers = ['format', 'ruling', 'option', 'house'] as const;
export type Layer = (typeof layers)[number];

/** One edit of a rulebook. Plain data made by the words of an {@link Author}. */
export type Operation<M = unknown> = { readonly known?: Known<M, unknown> } & (
  | { readonly op: 'set'; readonly parameter: string; readonly value: unknown }
  | { readonly op: 'repeal' | 'restore'; readonly rule: string }
  | { readonly op: 'replace'; readonly rule: string; readonly by: Rule | Ending | Limit }
  | { readonly op: 'wrap'; readonly rule: string; readonly around: Wrapper }
  | { readonly op: 'before' | 'after'; readonly anchor: string; readonly add: Rule | Step }
  | { readonly op: 'limit'; readonly step: string; readonly add: Limit }
  | { readonly op: 'end'; readonly level: Exclude<Level, 'ball'>; readonly add: Ending }
  | { readonly op: 'removeStep'; readonly step: string }
  | { readonly op: 'replaceStep'; readonly step: string; readonly by: Step }
  | { readonly op: 'wrapStep'; readonly step: string; readonly around: (step: Step) => Step }
  | {
      readonly op: 'eachChance';
      readonly how: 'roll' | 'deal';
      readonly then: (chance: Chance, again: Chance) => readonly Step[];
    }
);

/** What stands around a rule: `inner` is the effect of a rule, or the verdict of an ending. */
export type Wrapper<W extends World = World> = (
  inner: () => unknown,
  s: W['state'],
  g: Game,
  p: W['params'],
  own: W['own'],
) => unknown;

/** An amendment to a rulebook: a format, a reading of a ruling, an option or a house rule. */
export interface Amendment<Id extends string = string, M = unknown> {
  readonly id: Id;
  readonly layer: Layer;
  /** The variant it amends, or `*` for any. */
  readonly variant: string;
  readonly title: string;
  /** The version of the package that it comes in, for records to name. */
  readonly version?: string;
  /** Parameters of its own, set like the variant's. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** State of its own, in a drawer named by its id. */
  readonly lives?: Lives<never>;
  readonly secret?: Readonly<Record<string, Secrecy>>;
  /**
   * Deals what is secret in its own state consistently with what a side sees of it, for players that look ahead, as
   * `imagine` of a variant does for the variant's. Without it secret fields are as they were before the first ball.
   */
  imagine?(open: Frozen<object>, role: Role, g: Frozen<Game>, p: object, rng: Rng): object;
  /** Ids of amendments without which it makes no sense. */
  readonly requires?: readonly string[];
  /** Ids of amendments with which it makes no sense. */
  readonly excludes?: readonly string[];
  readonly operations: readonly Operation[];
  readonly known?: Known<M, unknown>;
}

/** A question that the rulebook leaves open: its readings are amendments, of which the standard one changes nothing. */
export interface Ruling<Id extends string = string, R extends object = Record<string, unknown>> {
  readonly id: Id;
  readonly standard: string;
  /** The amendment of each reading; null where a reading is recorded and not built. */
  readonly readings: Readonly<Record<string, Amendment | null>>;
  readonly adds?: R;
}

/** The words to write an amendment with, typed for the world it amends. */
export interface Author<W extends World, Rules extends string = string> extends Kit<W> {
  /** Gives a parameter another value. */
  set<K extends keyof W['params'] & string>(parameter: K, value: W['params'][K]): Operation<never>;
  /** Takes a rule out; it stays as an anchor. */
  repeal(rule: Rules): Operation<never>;
  /** Brings back a rule that an earlier layer repealed. */
  restore(rule: Rules): Operation<never>;
  /** Puts another rule in the place of one. */
  replace(rule: Rules, by: Rule<W> | Ending<W> | Limit<W, never>): Operation<never>;
  /** Keeps a rule and puts something around its effect. */
  wrap(rule: Rules, around: Wrapper<W>): Operation<never>;
  /** Inserts a rule or a step before a rule, a step or a slot (`over.start`, `ball.after`, ...). */
  before<const A extends Rule<W> | Step<W>>(anchor: string, add: A): Operation<MovesOf<A>>;
  after<const A extends Rule<W> | Step<W>>(anchor: string, add: A): Operation<MovesOf<A>>;
  /** Adds a limit to a decision. */
  restrict<C>(step: string, limit: Limit<W, C>): Operation<never>;
  /** Adds something that ends an over, an innings or the match. */
  end(level: Exclude<Level, 'ball'>, ending: Ending<W>): Operation<never>;
  removeStep(step: string): Operation<never>;
  replaceStep<const A extends Step<W>>(step: string, by: A): Operation<MovesOf<A>>;
  /** Puts a step in the place of one, made from it: a group with a condition, a repetition. */
  wrapStep<const A extends Step<W>>(step: string, around: (step: Step<W>) => A): Operation<MovesOf<A>>;
  /**
   * Adds steps after every roll (or deal), those among them that other amendments of the layer bring; `again` is the same
   * chance once more. It takes a second outcome into the state without taking the first one back: see `Chance.take`.
   */
  eachChance<const A extends readonly Step<W>[]>(
    how: 'roll' | 'deal',
    then: (chance: Chance<W>, again: Chance<W>) => A,
  ): Operation<MovesOf<A>>;
}

/** The one implementation of every author; the types are what differs. */
export function authorFor<W extends World, Rules extends string = string>(): Author<W, Rules> {
  const author = {
    ...kit<World>(),
    set: (parameter: string, value: unknown): Operation => ({ op: 'set', parameter, value }),
    repeal: (rule: string): Operation => ({ op: 'repeal', rule }),
    restore: (rule: string): Operation => ({ op: 'restore', rule }),
    replace: (rule: string, by: Rule): Operation => ({ op: 'replace', rule, by }),
    wrap: (rule: string, around: Wrapper): Operation => ({ op: 'wrap', rule, around }),
    before: (anchor: string, add: Rule): Operation => ({ op: 'before', anchor, add }),
    after: (anchor: string, add: Rule): Operation => ({ op: 'after', anchor, add }),
    restrict: (step: string, add: Limit): Operation => ({ op: 'limit', step, add }),
    end: (level: Exclude<Level, 'ball'>, add: Ending): Operation => ({ op: 'end', level, add }),
    removeStep: (step: string): Operation => ({ op: 'removeStep', step }),
    replaceStep: (step: string, by: Step): Operation => ({ op: 'replaceStep', step, by }),
    wrapStep: (step: string, around: (step: Step) => Step): Operation => ({ op: 'wrapStep', step, around }),
    eachChance: (how: 'roll' | 'deal', then: (chance: Chance, again: Chance) => readonly Step[]): Operation => ({
      op: 'eachChance',
      how,
      then,
    }),
  };
  return author as unknown as Author<W, Rules>;
}
