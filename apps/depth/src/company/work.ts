import { type Companies, type Company, CompanyCheck, companiesOf } from '@howzat/testkit';
import { type Game, gameOf, houseRules } from '../games.js';

/** Which companies of a game are played, and how: plain JSON, so that every thread makes the same of it. */
export interface CompanyPlan {
  readonly game: string;
  /** How many pairs; all where null. */
  readonly pairs: number | null;
  readonly triples: number;
  readonly matches: number;
  readonly seed: string;
}

/** What came of some companies. */
export interface CompanyTally {
  /** How many were played, and how many refused by each code. */
  readonly counts: Record<string, number>;
  /** A sentence for each kind of refusal, by its code. */
  readonly refusals: Record<string, string>;
  /** How many companies do not hold. */
  failed: number;
  /** What is wrong with them, each with a line of JSON by which it is played alone. */
  readonly problems: string[];
}

export const emptyTally = (): CompanyTally => ({ counts: {}, refusals: {}, failed: 0, problems: [] });

/** The companies of a plan, those that are small first. */
export function companiesIn(plan: CompanyPlan): readonly Company[] {
  const { singles, pairs, triples } = chosenBy(plan);
  return [...singles, ...pairs, ...triples];
}

function chosenBy({ game, pairs, triples, seed }: CompanyPlan): Companies {
  const { variant, settings } = gameOf(game);
  return companiesOf(variant, { houseRules, settings, triples, seed, ...(pairs === null ? {} : { pairs }) });
}

/** What the last chunk was of: the next one mostly is, too. */
let last: {
  readonly key: string;
  readonly game: Game;
  readonly companies: readonly Company[];
  readonly check: CompanyCheck;
} | null = null;

/** Plays the companies of a plan from one number to before another. */
export function companyWork(plan: CompanyPlan, from: number, to: number, at: (number: number) => void): CompanyTally {
  const key = JSON.stringify(plan);
  if (last?.key !== key) {
    const game = gameOf(plan.game);
    last = { key, game, companies: companiesIn(plan), check: new CompanyCheck(game.variant) };
  }
  const { game, companies, check } = last;
  const tally = emptyTally();
  for (let number = from; number < to; number++) {
    at(number);
    const company = companies[number] as Company;
    // computer players know what they are shown, not who is in the company: alone is enough for them
    const players = company.length === 1 ? game.players : [];
    const { refusal, problems } = check.play(company, { matches: plan.matches, players });
    const outcome = refusal?.code ?? 'played';
    tally.counts[outcome] = (tally.counts[outcome] ?? 0) + 1;
    if (refusal) tally.refusals[refusal.code] ??= refusal.message;
    if (problems.length > 0) tally.failed++;
    tally.problems.push(...problems);
  }
  return tally;
}

/** Adds one tally to another. */
export function addTally(into: CompanyTally, { counts, refusals, failed, problems }: CompanyTally): void {
  for (const [outcome, count] of Object.entries(counts)) into.counts[outcome] = (into.counts[outcome] ?? 0) + count;
  for (const [code, message] of Object.entries(refusals)) into.refusals[code] ??= message;
  into.failed += failed;
  into.problems.push(...problems);
}
