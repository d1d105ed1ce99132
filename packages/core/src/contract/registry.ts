import type { Json } from '../json/index.js';

/**
 * The words of a rulebook. They live behind an entry of their own (`@howzat/<id>/rules`), so that an app which only
 * plays carries ids and no texts.
 */

/**
 * What an entry is: `applied` by code, so it fires; `data`, checked where the data load; a `reading`, applied under its
 * ruling, option or format only; `advice`, shown and never applied; an `example`, which is a golden test.
 */
export type RuleKind = 'applied' | 'data' | 'reading' | 'advice' | 'example';

/** One rule in plain words. */
export interface RuleWords {
  /** What the rule is called where people look for it, in a few words: "Equal cards: the batter is out". Left out, its id has to do. */
  readonly title?: string;
  readonly kind: RuleKind;
  /** The heading or section of the rulebook that it comes from. */
  readonly source: string;
  readonly text: string;
  /** The parameters on which it depends. */
  readonly parameters?: readonly string[];
}

/** One reading of a ruling in plain words. */
export interface ReadingWords {
  readonly text: string;
  /** Why it is recorded and not built; absent where it can be played. */
  readonly unbuilt?: string;
}

/** A question that the rulebook leaves open. */
export interface RulingWords {
  /** What it is about where people look for it, in a few words: "The winning run in the middle of a ball". Left out, its id has to do. */
  readonly title?: string;
  readonly question: string;
  readonly readings: Readonly<Record<string, ReadingWords>>;
  /** The reading that is played unless another is named, and why. */
  readonly standard: string;
  readonly reason: string;
}

/** A section of the rulebook: its rules by id. */
export type SectionWords = Readonly<Record<string, RuleWords>>;

/** What a game is, for people who choose one and need not know cricket. */
export interface About {
  /** What it is, in a sentence or two. */
  readonly what: string;
  readonly players: string;
  /** How long a match lasts, in the units of the game. */
  readonly length: string;
  /** What lies on the table. */
  readonly table: string;
  /** What chance decides. */
  readonly chance: string;
  /** What one side knows and the other does not. */
  readonly hidden: string;
  /** What the sides decide, the weightiest first. */
  readonly decisions: readonly string[];
  /** How it plays, step by step. */
  readonly play: readonly string[];
}

/** The registry of one variant. */
export interface Registry {
  readonly variant: string;
  readonly title: string;
  readonly about?: About;
  /** Sections in the order of the rulebook, each with its rules by id. */
  readonly sections: readonly { readonly title: string; readonly rules: SectionWords }[];
  readonly rulings: Readonly<Record<string, RulingWords>>;
  /** What a side is asked at each decision and what happens at each chance, by step id. */
  readonly prompts: Readonly<Record<string, string>>;
  /** How it is told afterwards in the commentary, by step id; where nothing is said here it is the prompt with the answer. */
  readonly told?: Readonly<Record<string, Telling>>;
  /** Why a ball went as it did, in a sentence. */
  readonly reasons?: Reasons;
}

/**
 * A sentence about what was chosen or drawn, without its full stop: `{side}` is who chose, `{home}` and `{away}`
 * the two sides, `{choice}` what was chosen, and `{choice.facing}` a part of a choice of several. Where what is said depends on the choice there is a sentence for each, `*`
 * for any other. An empty one leaves it untold.
 */
export type Telling = string | Readonly<Record<string, string>>;

/** Part of the sentence that tells why a ball went as it did. */
export interface Because {
  /** The rule that must have been noted on the ball. */
  readonly rule?: string;
  /** It is said only where a batter was out, or only where nobody was. */
  readonly out?: boolean;
  /** Facts of the ball that must be just so, by name. */
  readonly facts?: Readonly<Record<string, Json>>;
  /**
   * The words, without a capital and a full stop. In braces stands what the ball fills in; where it has nothing for one of them the
   * next sentence is tried.
   *
   * - `{batting}` and `{bowling}` the sides, `{batter}` and `{bowler}` the cricketers; with `'s` whose something is: `{batting's}`
   * - `{out}` who is out, `{runs}` all runs of the ball: `4 runs`, or `nothing`
   * - `{facts.zone}` a fact of the ball, `{facts.dice.0}` a part of it, `{|facts.difference|}` a number without its sign
   * - `{bowler-die}` what was chosen or drawn at a step, `{play-card.card}` a part of it
   */
  readonly say: string;
}

/**
 * Why balls go as they do: "Your 6 met their 6: the same card is out." In each list the first that fits a ball is told, so what is
 * special comes before what is usual.
 */
export interface Reasons {
  /** What met on the ball: the cards and dice that decided it. Without one the sentence begins with what came of it. */
  readonly met: readonly Because[];
  /** What came of it, each by the rule that decided it. */
  readonly came: readonly (Because & { readonly rule: string })[];
}

/** A line of the registry, as `howzat rules` prints it. */
export interface RegistryEntry {
  readonly id: string;
  /** What the rule or the ruling is called; null where nobody has given it a title. */
  readonly title: string | null;
  readonly kind: RuleKind;
  readonly source: string;
  readonly text: string;
  readonly parameters: readonly string[];
  readonly readings: readonly {
    readonly name: string;
    readonly text: string;
    readonly standard: boolean;
    readonly unbuilt: string | null;
  }[];
}

/**
 * The words of a registry as one list: first the rules, then the rulings, whose kind is `reading`.
 *
 * @param registry the words of a game or of the Laws
 *
 * @example
 * import { entriesOf } from '@howzat/core/author';
 * import { registry } from '@howzat/cubes/rules';
 *
 * console.log(entriesOf(registry).find(({ id }) => id === 'cubes.pressure.lower')?.text); // For each dot ball in a row the difference needed for a wicket drops by 1.
 */
export function entriesOf(registry: Registry): readonly RegistryEntry[] {
  const rules = registry.sections.flatMap((section) =>
    Object.entries(section.rules).map(([id, words]) => ({
      id,
      title: words.title ?? null,
      kind: words.kind,
      source: words.source,
      text: words.text,
      parameters: words.parameters ?? [],
      readings: [],
    })),
  );
  const rulings = Object.entries(registry.rulings).map(([id, words]) => ({
    id,
    title: words.title ?? null,
    kind: 'reading' as const,
    source: 'ruling',
    text: `${words.question} ${words.reason}`,
    parameters: [],
    readings: Object.entries(words.readings).map(([name, reading]) => ({
      name,
      text: reading.text,
      standard: name === words.standard,
      unbuilt: reading.unbuilt ?? null,
    })),
  }));
  return [...rules, ...rulings];
}
