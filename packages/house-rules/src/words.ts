import type { RuleWords, Telling } from '@howzat/core/author';

/** A house rule in plain words. */
export interface HouseRuleWords {
  /** The id of the amendment. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What it is for. */
  readonly use: string;
  /** The variants it fits by their ids, or `*` for any. */
  readonly variants: '*' | readonly string[];
  /** What must be so for it to matter; absent where it matters in every match. */
  readonly needs?: string;
  /** The rules that it brings, by id, as a log cites them. None where it sets parameters. */
  readonly rules: Readonly<Record<string, RuleWords>>;
  /** The parameters that it brings or sets. */
  readonly parameters: readonly string[];
  /** What is asked or what is rolled, by step. */
  readonly prompts: Readonly<Record<string, string>>;
  /** How it is told afterwards, by step; between balls, where the commentary has a line for it. */
  readonly told: Readonly<Record<string, Telling>>;
}

type Words = Omit<HouseRuleWords, 'id' | 'variants' | 'rules' | 'parameters' | 'prompts' | 'told'> & {
  readonly variants?: readonly string[];
  readonly parameters?: readonly string[];
  /** By what stands behind the id of the amendment. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly prompts?: Readonly<Record<string, string>>;
  readonly told?: Readonly<Record<string, Telling>>;
};

/** The words of a house rule; those of its rules go by the part of their ids that is their own. */
export function wordsOf(id: string, words: Words): HouseRuleWords {
  const { variants = '*', rules = {}, parameters = [], prompts = {}, told = {}, ...plain } = words;
  return {
    id,
    ...plain,
    variants,
    parameters,
    prompts,
    told,
    rules: Object.fromEntries(
      Object.entries(rules).map(([what, text]) => [
        `${id}.${what}`,
        { kind: 'applied', source: words.title, text, ...(parameters.length > 0 ? { parameters } : {}) },
      ]),
    ),
  };
}
