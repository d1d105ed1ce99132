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
  type Move,
  type MovesOf,
  type Parameter,
  type Rule,
  type Secrecy,
  type Slot,
  type Step,
  type World,
} from '../contract/index.js';
import type { Game, Role, Who } from '../cricket/index.js';
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
  | { readonly op: 'move'; readonly step: string; readonly to: 'before' | 'after'; readonly place: string }
  | { readonly op: 'wrapStep'; readonly step: string; readonly around: (step: Step) => Step }
  | ({ readonly op: 'sequence'; readonly step: string; readonly order: readonly string[] } & Condition)
  | ({ readonly op: 'open' | 'hide'; readonly step: string; readonly fields?: readonly string[] } & Condition)
  | ({
      readonly op: 'askAgain';
      readonly step: string;
      readonly to: 'before' | 'after';
      readonly place: string;
    } & Condition)
  | {
      readonly op: 'each';
      readonly kind: Step['kind'];
      readonly then: (step: Step, level: Level) => readonly Operation[];
    }
  | {
      readonly op: 'eachChance';
      readonly how: 'roll' | 'deal';
      readonly then: (chance: Chance, again: Chance) => readonly Step[];
    }
);

/** When a change of a step holds, and the rule that is cited then. */
export interface Condition<W extends World = World> {
  /** The rules that are cited each time the change shows. */
  readonly rule?: string | readonly string[];
  /** When it holds; without it always. */
  when?(s: Frozen<W['state']>, g: Frozen<Game>, p: W['params'], own: Frozen<W['own']>): boolean;
}

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
  /**
   * Amendments without which it makes no sense. It brings them: a house rule that stands here itself, an option or a reading
   * (`ruling=reading`) of the variant that stands here by its id. Any other id is that of a rule which has to be named as well.
   */
  readonly requires?: readonly (string | Amendment)[];
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

/** What goes with the opening or hiding of a choice. */
interface SightDef<W extends World> extends Condition<W> {
  /** The fields of the game's state that are opened, or hidden, too. Those that the decision says it is kept in, unless given. */
  readonly fields?: readonly (keyof W['state'] & string)[];
}

/** A name that is known, which an editor completes, or any other: what further amendments bring is not known. */
type Named<Known extends string> = Known | (string & {});

/** The slots by name. */
type SlotName = `${Level}.${Slot}`;

type StepNamed<M> = M extends Move<Who, infer Id, unknown> ? Id : never;

/** A step that is there already: its moves are those of the game, and no new ones. */
type There<W extends World> = Step<W, never>;

/** Where something may be put: beside a rule, a step or a slot. */
type Anchor<Rules extends string, M> = Named<Rules | StepNamed<M> | SlotName>;

/** What may be chosen at a step; anything at one that is not known. */
type ChoiceNamed<M, Id> = [Id] extends [StepNamed<M>]
  ? M extends Move<Who, Id & string, infer C>
    ? C
    : never
  : // biome-ignore lint/suspicious/noExplicitAny: a limit on a step that is not known says itself what it forbids
    any;

/** The words to write an amendment with, typed for the world it amends: its state, the ids of its rules, and its moves. */
export interface Author<W extends World, Rules extends string = string, Moves = unknown> extends Kit<W> {
  /** Gives a parameter another value. */
  set<K extends keyof W['params'] & string>(parameter: K, value: W['params'][K]): Operation<never>;
  /** Takes a rule out; it stays as an anchor. */
  repeal(rule: Named<Rules>): Operation<never>;
  /** Brings back a rule that an earlier layer repealed. */
  restore(rule: Named<Rules>): Operation<never>;
  /** Puts another rule in the place of one. */
  replace(rule: Named<Rules>, by: Rule<W> | Ending<W> | Limit<W, never>): Operation<never>;
  /** Keeps a rule and puts something around its effect. */
  wrap(rule: Named<Rules>, around: Wrapper<W>): Operation<never>;
  /** Inserts a rule or a step before a rule, a step or a slot (`over.start`, `ball.after`, ...). */
  before<const A extends Rule<W> | Step<W>>(anchor: Anchor<Rules, Moves>, add: A): Operation<MovesOf<A>>;
  after<const A extends Rule<W> | Step<W>>(anchor: Anchor<Rules, Moves>, add: A): Operation<MovesOf<A>>;
  /** Adds a limit to a decision. */
  restrict<const S extends string>(
    step: S | StepNamed<Moves>,
    limit: Limit<W, ChoiceNamed<Moves, S>>,
  ): Operation<never>;
  /** Adds something that ends an over, an innings or the match. */
  end(level: Exclude<Level, 'ball'>, ending: Ending<W>): Operation<never>;
  removeStep(step: Named<StepNamed<Moves>>): Operation<never>;
  replaceStep<const A extends Step<W>>(step: Named<StepNamed<Moves>>, by: A): Operation<MovesOf<A>>;
  /**
   * Moves a step before or after a rule, a step or a slot. It keeps its id, its words and limits, and players know it as they did.
   * What it notes in the state has to live long enough: a ball sets its own state afresh.
   */
  move(step: Named<StepNamed<Moves>>, to: 'before' | 'after', place: Anchor<Rules, Moves>): Operation<never>;
  /**
   * Has what is chosen together chosen one after the other. Whoever comes later is shown what was chosen before, in `shown` of the
   * view; all of it is then taken together, as the rulebook has it. Only the last choice may stay hidden.
   *
   * @param commit the step in which several choose together
   * @param order its decisions by their ids; `batting`, `bowling`, `home` or `away` stands for all that this side makes. What is not
   *   named comes last, in the order of the rulebook.
   *
   * @example
   * a.sequence('ball.cards', ['batting', 'bowling'], { rule: 'open.close', when: (_s, g) => g.target !== null && g.target - g.runs <= 5 })
   */
  sequence(commit: string, order: readonly Named<StepNamed<Moves> | Who>[], def?: Condition<W>): Operation<never>;
  /**
   * Shows to both sides what only one has seen: the choice of a decision, and the fields of the game's state that tell of it. With
   * `when` the fields are open for as long as it holds.
   */
  open(step: Named<StepNamed<Moves>>, def?: SightDef<W>): Operation<never>;
  /** Hides a choice from the other side, and with it the fields of the game's state that tell of it: always, or while `when` holds. */
  hide(step: Named<StepNamed<Moves>>, def?: SightDef<W>): Operation<never>;
  /**
   * Asks a decision a second time at another place, where `when` holds. It is the same decision, with its words and limits, and what
   * is chosen now counts.
   */
  askAgain(
    step: Named<StepNamed<Moves>>,
    to: 'before' | 'after',
    place: Anchor<Rules, Moves>,
    def: Condition<W>,
  ): Operation<never>;
  /**
   * Does something to every step of a kind, in whatever game, also to those that other amendments of the layer bring. The level is
   * that in which the step stands.
   *
   * @example
   * a.each('commit', (step) => [a.sequence(step.id, ['batting', 'bowling'])])
   */
  each<const K extends Step['kind'], const O extends readonly Operation[]>(
    kind: K,
    then: (step: Extract<There<W>, { readonly kind: K }>, level: Level) => O,
  ): Operation<MovesOf<O>>;
  /** Puts a step in the place of one, made from it: a group with a condition, a repetition. */
  wrapStep<const A extends Step<W>>(
    step: Named<StepNamed<Moves>>,
    around: (step: There<W>) => A,
  ): Operation<MovesOf<A>>;
  /**
   * Adds steps after every roll (or deal), those among them that other amendments of the layer bring; `again` is the same
   * chance once more. It takes a second outcome into the state without taking the first one back: see `Chance.take`.
   */
  eachChance<const A extends readonly Step<W>[]>(
    how: 'roll' | 'deal',
    then: (chance: Chance<W, never>, again: Chance<W, never>) => A,
  ): Operation<MovesOf<A>>;
}

/**
 * The one implementation of every author; the types are what differs.
 *
 * @example
 * import { authorFor, type World } from '@howzat/core/author';
 *
 * const bonus = authorFor<World>().rule({ id: 'mine.bonus', when: () => true, does: () => {} });
 * console.log(bonus.id); // mine.bonus
 */
export function authorFor<W extends World, Rules extends string = string, Moves = unknown>(): Author<W, Rules, Moves> {
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
    move: (step: string, to: 'before' | 'after', place: string): Operation => ({ op: 'move', step, to, place }),
    wrapStep: (step: string, around: (step: Step) => Step): Operation => ({ op: 'wrapStep', step, around }),
    sequence: (step: string, order: readonly string[], def: Condition = {}): Operation => ({
      op: 'sequence',
      step,
      order,
      ...def,
    }),
    open: (step: string, def: SightDef<World> = {}): Operation => ({ op: 'open', step, ...def }),
    hide: (step: string, def: SightDef<World> = {}): Operation => ({ op: 'hide', step, ...def }),
    askAgain: (step: string, to: 'before' | 'after', place: string, def: Condition): Operation => ({
      op: 'askAgain',
      step,
      to,
      place,
      ...def,
    }),
    each: (kind: Step['kind'], then: (step: Step, level: Level) => readonly Operation[]): Operation => ({
      op: 'each',
      kind,
      then,
    }),
    eachChance: (how: 'roll' | 'deal', then: (chance: Chance, again: Chance) => readonly Step[]): Operation => ({
      op: 'eachChance',
      how,
      then,
    }),
  };
  return author as unknown as Author<W, Rules, Moves>;
}
