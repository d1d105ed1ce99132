import type { Distribution } from '../chance/index.js';
import type { Rulebook } from '../compose/index.js';
import type { Decision, Level, Limit, Secrecy, SeenBy, TakenBackTo } from '../contract/index.js';
import type { Game } from '../cricket/index.js';
import type { DomainSpec } from '../domains/index.js';
import type { Json } from '../json/index.js';

/**
 * A composed rulebook resolved once: rules that its parameters switch off are gone, every rule has a number, every
 * limit on a list is a mask. The interpreter, the code generator and the statechart are all made from this one tree.
 * The functions of rules and steps are called as plain functions, without `this`.
 */

/** The whole state of a match: cricket's, the variant's, and a drawer for each amendment that keeps state. */
export interface MatchState {
  g: Game;
  s: object;
  own: Record<string, object>;
}

/** A function of rules, called as a plain function without `this`. */
export type Fn<T> = (s: object, g: Game, p: object, own: object) => T;

/** A rule ready to run. `index` is its number in the program's list of rule ids, -1 where nothing cites it. */
export interface ProgramRule {
  readonly id: string;
  readonly index: number;
  readonly drawer: string | null;
  readonly when: Fn<boolean> | null;
  readonly does: Fn<void>;
  readonly final: boolean;
}

export interface ProgramEnding {
  readonly id: string;
  readonly index: number;
  readonly drawer: string | null;
  readonly ends: Fn<boolean>;
  readonly atBall: boolean;
}

export interface ProgramLimit {
  readonly id: string;
  readonly index: number;
  readonly drawer: string | null;
  readonly when: Fn<boolean> | null;
  /** The field of a record that it limits, or null for the whole choice. */
  readonly on: string | null;
  /** The items it leaves, where its field (or the whole domain) is a list; else null. */
  readonly keeps: number | null;
  readonly limit: Limit;
}

/** What every step has, wherever it stands. */
export interface Placed {
  readonly id: string;
  readonly level: Level;
  readonly drawer: string | null;
  readonly when: Fn<boolean> | null;
  /** The rules that the step applies by being there. */
  readonly cites: readonly number[];
}

/** Something that holds at times, with the rules that are cited when it shows. */
interface ProgramCondition {
  readonly drawer: string | null;
  readonly when: Fn<boolean> | null;
  readonly cites: readonly number[];
}

/** A choice that is open to both sides while it holds, and with it fields of the state that are secret else. */
export interface ProgramOpening extends ProgramCondition {
  readonly fields: readonly string[];
}

/** The choices of a commit made one after the other while it holds: whoever comes later is shown those before. */
interface ProgramSequence extends ProgramCondition {
  /** Ids of its decisions, and `batting`, `bowling`, `home` or `away` for all that this side makes. */
  readonly order: readonly string[];
}

export interface ProgramDecision extends Placed {
  readonly kind: 'decision';
  readonly by: Decision['by'];
  readonly spec: DomainSpec<unknown>;
  readonly limits: readonly ProgramLimit[];
  /** Who sees the choice, but where one of the openings holds. */
  readonly seenBy: 'all' | 'own';
  readonly openings: readonly ProgramOpening[];
  readonly take: (s: object, choice: unknown, g: Game, p: object, own: object) => void;
}

export interface ProgramChance extends Placed {
  readonly kind: 'chance';
  readonly how: 'roll' | 'deal';
  readonly stream: string;
  readonly seenBy: SeenBy;
  readonly of: Distribution<unknown>;
  readonly take: (s: object, outcome: unknown, g: Game, p: object, own: object) => void;
}

export interface ProgramResolve extends Placed {
  readonly kind: 'resolve';
  readonly rules: readonly ProgramRule[];
}

export interface ProgramGroup extends Placed {
  readonly kind: 'group' | 'repeat';
  /** Tested before each round of a repeat. */
  readonly again: Fn<boolean> | null;
  readonly body: readonly ProgramNode[];
}

export interface ProgramCommit extends Placed {
  readonly kind: 'commit';
  readonly decisions: readonly ProgramDecision[];
  readonly revisable: boolean;
  readonly sequence: ProgramSequence | null;
}

export interface ProgramTakeBack extends Placed {
  readonly kind: 'takeBack';
  readonly to: TakenBackTo;
}

export interface ProgramLevel {
  readonly kind: 'level';
  readonly id: Level;
  readonly level: Level;
  /** Everything that begins here: the life of the level and those of the levels inside it. */
  readonly life: Life;
  /** The life of the level alone. */
  readonly own: Life;
  readonly body: readonly ProgramNode[];
}

/** What begins with a level: plain JSON to be written into the state. */
export interface Life {
  readonly g: Readonly<Record<string, Json>>;
  readonly s: Readonly<Record<string, Json>>;
  readonly own: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** Asks what has ended. */
export interface ProgramCheck {
  readonly kind: 'check';
  readonly id: string;
  readonly level: Level;
  readonly over: readonly ProgramEnding[];
  readonly innings: readonly ProgramEnding[];
  readonly match: readonly ProgramEnding[];
  /** After a ball or a level the log's entry is closed. */
  readonly closes: boolean;
}

/** Writes the ball that was just counted into the log. */
export interface ProgramRecord {
  readonly kind: 'record';
  readonly id: string;
  readonly level: Level;
}

type ProgramStep = ProgramDecision | ProgramChance | ProgramResolve | ProgramGroup | ProgramCommit | ProgramTakeBack;
export type ProgramNode = ProgramStep | ProgramLevel | ProgramCheck | ProgramRecord;

export interface Program {
  readonly rulebook: Rulebook;
  readonly root: ProgramLevel;
  /** Every rule id that can be cited, in the order of the flow. */
  readonly ruleIds: readonly string[];
  readonly params: object;
  readonly facts: ((s: object, g: Game, p: object) => Json) | null;
  readonly secret: Readonly<Record<string, Secrecy>>;
  /** What is open at times though it is secret else. */
  readonly openings: readonly ProgramOpening[];
  readonly ownSecret: Readonly<Record<string, Readonly<Record<string, Secrecy>>>>;
  /** What its steps take back: where nothing is, nothing has to be kept for it. */
  readonly takesBack: ReadonlySet<TakenBackTo>;
}

/** The drawer name under which a wrapped rule is handed all drawers. */
export const allDrawers = '*';
