import type { Player, Seed, Variant, VariantTypes } from '@howzat/core';
import { patient } from '../by-play.js';
import { expectNone, runnerOf, type TestRunner } from '../runner.js';
import { drawn, drawnCompanies, pairs, singles } from './companies.js';
import { type CompanyLine, companyOf } from './line.js';
import { type Company, type Guests, piecesOf } from './pieces.js';
import { CompanyCheck, type CompanyReport } from './play-company.js';

/** Which companies are looked at. */
export interface CompanyChoice extends Guests {
  /** How many pairs, drawn by the seed; all of them unless given. */
  readonly pairs?: number | undefined;
  /** How many companies of three, drawn by the seed; none unless given. */
  readonly triples?: number | undefined;
  /** By what pairs and triples are drawn; 1 unless given. The matches of a company have seeds of their own. */
  readonly seed?: Seed | undefined;
}

/** What the kit needs to know to play a variant in all company. */
export interface CompanyTests extends CompanyChoice {
  /** Matches for each company, at random; 6 unless given. */
  readonly matches?: number;
  /** Computer players of the variant: each plays one match more of what is picked alone, against itself. */
  readonly players?: readonly Player[];
  /** The test runner at hand; the global `describe` and `it` unless given. */
  readonly runner?: TestRunner;
}

/** Companies by their size. */
export interface Companies {
  /** Each piece alone, and with what it needs. */
  readonly singles: readonly Company[];
  /** Two at a time, with what they need. */
  readonly pairs: readonly Company[];
  /** Three at a time, with what they need. */
  readonly triples: readonly Company[];
}

/**
 * Everything that can be picked for a variant alone, in pairs and in threes: formats, readings, options, house rules and settings.
 * The same choice gives the same companies in the same order.
 *
 * @param typed the game
 * @param choice what may be picked beside what the game brings, and how many pairs and threes are drawn
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { companiesOf } from '@howzat/testkit';
 *
 * const { singles, pairs } = companiesOf(cubes, { pairs: 10 });
 * console.log(singles.length > 5, pairs.length); // true 10
 */
export function companiesOf<T extends VariantTypes>(typed: Variant<T>, choice: CompanyChoice): Companies {
  const pieces = piecesOf(typed, choice);
  const { pairs: count = Number.POSITIVE_INFINITY, triples = 0, seed = 1 } = choice;
  return {
    singles: singles(pieces),
    pairs: drawn(pairs(pieces), count, seed),
    triples: drawnCompanies(pieces, 3, triples, seed),
  };
}

/**
 * Whatever is picked together is refused with a sentence that names who does not go with whom, or is played: registers the tests with
 * the runner at hand. No match stands without a legal choice, goes on for ever or throws, and each result agrees with its totals.
 *
 * @param typed the game
 * @param tests which companies are looked at, and how many matches each plays
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { testCompany } from '@howzat/testkit';
 *
 * // in a test file, leave `runner` out where `describe` and `it` are global
 * const names: string[] = [];
 * const runner = { describe: (_: string, body: () => void) => body(), it: (name: string) => names.push(name) };
 * testCompany(cubes, { pairs: 200, triples: 50, runner });
 * console.log(names[1]); // 200 pairs are refused in words or play to the end
 */
export function testCompany<T extends VariantTypes>(typed: Variant<T>, tests: CompanyTests): void {
  const variant = typed;
  const { describe, it } = runnerOf(tests.runner);
  const companies = companiesOf(variant, tests);
  const check = new CompanyCheck(variant);
  const { matches = 6, players = [] } = tests;
  describe(`${variant.id} in all company`, () => {
    for (const size of ['singles', 'pairs', 'triples'] as const) {
      const chosen = companies[size];
      if (chosen.length === 0) continue;
      it(
        `${chosen.length} ${size} are refused in words or play to the end`,
        () => {
          const alone = size === 'singles' ? players : [];
          const problems = chosen.flatMap((company) => check.play(company, { matches, players: alone }).problems);
          expectNone(problems, 'Some company does not hold. Give a line of JSON to playCompany to see it alone.');
        },
        patient,
      );
    }
  });
}

/**
 * Plays one company, or one match of it, from the line of JSON that a failure shows.
 *
 * @param typed the game
 * @param line the line, as text or parsed
 * @param options the house rules and players that the line names
 * @throws HowzatError where the line names what is not there
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { playCompany } from '@howzat/testkit';
 *
 * const line = '{"variant":"cubes","selection":{"format":"test-match"},"seed":7}';
 * console.log(playCompany(cubes, line).problems); // []
 */
export function playCompany<T extends VariantTypes>(
  typed: Variant<T>,
  line: string | CompanyLine,
  { houseRules, players = [], matches }: Pick<CompanyTests, 'houseRules' | 'players' | 'matches'> = {},
): CompanyReport {
  const variant = typed;
  const named = typeof line === 'string' ? (JSON.parse(line) as CompanyLine) : line;
  const company = companyOf(variant, named, houseRules);
  const check = new CompanyCheck(variant);
  if (named.seed !== undefined) return check.playOne(company, named, players);
  return check.play(company, { players, ...(matches === undefined ? {} : { matches }) });
}
