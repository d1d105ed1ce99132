import { type Command, InvalidArgumentError, Option } from 'commander';
import { Usage } from '../failure.js';

/** What the flags that all commands share say of the rules to play by. */
export interface RuleFlags {
  readonly format?: string;
  readonly ruling: readonly string[];
  readonly option: readonly string[];
  readonly set: readonly string[];
  readonly houseRule: readonly string[];
  readonly use: readonly string[];
}

/** A flag that may be given several times, its values in order. */
export function many(flags: string, description: string): Option {
  return new Option(flags, description)
    .default([], 'none')
    .argParser((value: string, before: readonly string[]) => [...before, value]);
}

export const useFlag = (): Option =>
  many(
    '--use <module>',
    'also load a package, a JavaScript file or a TypeScript file with variants, house rules or players',
  );

/** Adds the flags that choose the rules. */
export function withRuleFlags(command: Command): Command {
  return command
    .option('--format <name>', 'the format to play; `howzat variants` lists them')
    .addOption(many('--ruling <id=reading>', 'another reading of a ruling'))
    .addOption(many('--option <id>', 'an optional rule of the rulebook'))
    .addOption(many('--set <parameter=value>', 'a parameter: a number, true or false, a word, or null for no limit'))
    .addOption(many('--house-rule <id>', 'a house rule of a module given with --use, or of an installed howzat-rule-*'))
    .addOption(useFlag());
}

/** The two sides of `name=value`. */
function pair(flag: string, given: string): readonly [string, string] {
  const at = given.indexOf('=');
  if (at < 1) throw new Usage(`${flag} takes name=value, not ${given}.`);
  return [given.slice(0, at), given.slice(at + 1)];
}

/** Pairs as an object; the same name twice is a slip. */
export function pairs(flag: string, given: readonly string[]): Record<string, string> {
  const all = new Map<string, string>();
  for (const each of given) {
    const [name, value] = pair(flag, each);
    if (all.has(name)) throw new Usage(`${flag} ${name} is given twice.`);
    all.set(name, value);
  }
  return Object.fromEntries(all);
}

/** A whole number within limits. */
export function wholeNumber(min: number, max: number): (value: string) => number {
  return (value) => {
    const n = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!Number.isSafeInteger(n) || n < min || n > max)
      throw new InvalidArgumentError(`It is a whole number from ${min} to ${max}.`);
    return n;
  };
}

/** How many matches compiled code plays beside the interpreter first. */
export const verifyFlag = (): Option =>
  new Option(
    '--verify <n>',
    'play so many matches beside the interpreter first, 16 or more (default: 16, and on until each changed rule has fired, up to 200; none where all rules come with howzat)',
  ).argParser(wholeNumber(16, 1_000_000));

/** A seed: digits are a number, anything else is text. */
export function seed(value: string): number | string {
  return /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
