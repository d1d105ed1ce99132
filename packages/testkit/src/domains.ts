import { type Domain, type Rng, sameJson } from '@howzat/core';
import { type OpenDecision, stream } from '@howzat/core/engine';

/** What no game takes for a choice. */
export const nonsense: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e300,
  -1,
  0.5,
  undefined,
  '',
  '__proto__',
  {},
  [],
  [[]],
  [null, null],
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  () => 0,
  Symbol('choice'),
  10n,
  new Date(0),
  'x'.repeat(10_000),
];

/** Above this many choices a domain is sampled and not listed. */
const listable = 300;

/** A subset is the same in any order. */
function unordered(domain: Domain, choice: unknown): unknown {
  return domain.kind === 'subsetOf' && Array.isArray(choice) ? [...choice].sort() : choice;
}

/** Choices that look much like a legal one and may not be. */
function* likenesses(choice: unknown): Generator<unknown> {
  if (typeof choice === 'number') yield* [choice + 1, choice - 1, -choice - 1, choice + 0.5, String(choice)];
  else if (typeof choice === 'string') yield* [`${choice} `, choice.toUpperCase(), null];
  else if (Array.isArray(choice)) {
    yield* [choice.slice(1), [...choice, choice[0]], [...choice].reverse()];
    if (choice.length > 1) yield [choice[1], ...choice.slice(1)];
  } else if (typeof choice === 'object' && choice !== null) {
    const fields = Object.entries(choice);
    yield { ...choice, extra: 1 };
    for (const [name, value] of fields) {
      yield Object.fromEntries(fields.filter(([other]) => other !== name));
      for (const other of likenesses(value)) yield { ...choice, [name]: other };
    }
  }
}

/** What is wrong with a domain: where listing, sampling, counting and judging do not agree. */
export function domainProblems(open: OpenDecision, rng: Rng = stream(1, 2)): string[] {
  const domain: Domain = open.domain;
  const problems: string[] = [];
  const complain = (text: string): unknown => problems.push(`${open.decision.id}: ${text}`);
  const listed: unknown[] = [];
  for (const choice of domain) {
    listed.push(choice);
    if (listed.length > listable) break;
  }
  const whole = listed.length <= listable;
  if (whole && domain.count() !== listed.length) complain(`counts ${domain.count()} and lists ${listed.length}`);
  for (const choice of listed) {
    const wrong = domain.why(choice);
    if (wrong) complain(`lists ${JSON.stringify(choice)} and refuses it: ${wrong.message}`);
  }
  const sampled = domain.sample(rng);
  if (!domain.has(sampled)) complain(`samples ${JSON.stringify(sampled)}, which it refuses`);
  for (const choice of [...nonsense, ...[sampled, ...listed.slice(0, 3)].flatMap((legal) => [...likenesses(legal)])]) {
    const refused = domain.why(choice);
    if ((refused === null) !== domain.has(choice)) complain(`has and why do not agree on ${String(choice)}`);
    const same = (legal: unknown): boolean => sameJson(unordered(domain, legal), unordered(domain, choice));
    if (refused === null && whole && !listed.some(same))
      complain(`takes ${JSON.stringify(choice)} and does not list it`);
    if (refused !== null && refused.message === '') complain(`refuses ${String(choice)} without a word`);
  }
  const described = domain.describe();
  if (!sameJson(JSON.parse(JSON.stringify(described)), described)) complain('describes itself in what is not JSON');
  return problems;
}
