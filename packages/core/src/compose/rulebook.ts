import type { Ending, Level, Parameter, Secrecy } from '../contract/index.js';
import type { Amendment, Variant, VariantTypes } from '../kits/index.js';
import type { FlowNode, Site } from './flow-tree.js';

/** What a rulebook is composed of, beside the variant. */
export interface Selection {
  /** The name of a format; where none is given, that of the format among the house rules, or the variant's default. */
  readonly format?: string | undefined;
  /** A reading for each ruling that is not played by its standard. */
  readonly rulings?: Readonly<Record<string, string>> | undefined;
  readonly options?: readonly string[] | undefined;
  /** Amendments from outside the variant: house rules, and a format if the match is played in one of them. */
  readonly houseRules?: readonly Amendment[] | undefined;
  /** Parameters set outright, after everything else. */
  readonly set?: Readonly<Record<string, unknown>> | undefined;
}

/** A composed rulebook: frozen, and it knows where each value and each step came from. */
export interface Rulebook<T extends VariantTypes = VariantTypes> {
  readonly variant: Variant<T>;
  /** What was asked for, in plain JSON: enough to compose the same again, given the house rules. */
  readonly selection: {
    readonly format: string | null;
    readonly rulings: Readonly<Record<string, string>>;
    readonly options: readonly string[];
    readonly houseRules: readonly string[];
    readonly set: Readonly<Record<string, unknown>>;
  };
  /** What it is amended by, in the order of the layers: what was asked for, and what that brought. */
  readonly amendments: readonly Amendment[];
  /** Of each amendment that nobody asked for: the ids of those that require it. */
  readonly brought: Readonly<Record<string, readonly string[]>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly flow: FlowNode;
  readonly endings: Readonly<Record<Exclude<Level, 'ball'>, readonly Site<Ending>[]>>;
  /** Amendments that keep state of their own. */
  readonly drawers: readonly Amendment[];
  readonly secret: Readonly<Record<string, Secrecy>>;
  /** For each parameter, rule and step that was touched: the layers that did, in order. */
  readonly provenance: Readonly<Record<string, readonly string[]>>;
  /** What is legal and looks like a slip. */
  readonly warnings: readonly string[];
}
