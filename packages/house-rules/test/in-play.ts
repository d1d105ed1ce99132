import { createRunner } from '@howzat/compiler/run';
import { type Amendment, compose, type Rulebook } from '@howzat/core/author';
import { createMatchMachine, playMachine } from '@howzat/core/machine';
import { chai, expect, test } from 'vitest';
import { fitting, isIdle, isSeen, type Name, parametersOf, refused, settingOf, unseen, variants } from './settings.js';

/** So many matches of a rule, or of a pair of rules in each order, are played; what is not seen in them is not there. */
const enough = 200;
/** How many of them show that such matches come to an end, where all that is to be seen has been seen: enough for a sample. */
const some = 40;

/** The rules that matches cite, all of which are played to their ends. */
function citedIn(rulebook: Rulebook, depth: Depth, all: (cited: ReadonlySet<string>) => boolean): ReadonlySet<string> {
  const runner = createRunner(rulebook);
  const cited = new Set<string>();
  for (let seed = 0; seed < enough; seed++) {
    // a log is written as long as something is missing in it
    const missing = !all(cited);
    if (depth === 'a sample' && seed >= some && !missing) break;
    const { log } = runner.play({ seed, log: missing });
    if (missing) for (const { rules } of log) for (const id of rules) cited.add(id);
  }
  return cited;
}

/** How deep the tests go: all pairs of rules and every driver for each, or a sample of both, by turns. */
export type Depth = 'all' | 'a sample';

/** The tests of all house rules that fit a variant: alone, on every driver, and two by two. */
export function testInPlay(name: Name, depth: Depth): void {
  const variant = variants[name];
  const rules = fitting(name);
  const numbered = rules.map((rule, at) => [rule.id, rule, at] as const);

  test.each(rules.map((rule) => [rule.id, rule] as const))('%s is seen in play', (_id, rule) => {
    const selection = settingOf(name, [rule]);
    const cited = citedIn(compose(variant, selection), depth, (so) => isSeen(name, rule, so));
    expect(isSeen(name, rule, cited)).toBe(true);
    const without = { ...selection, houseRules: selection.houseRules?.filter((other) => other !== rule) };
    const own = new Set(parametersOf(rule));
    const set = Object.fromEntries(Object.entries(selection.set ?? {}).filter(([key]) => !own.has(key)));
    const one = createRunner(variant, { ...without, set });
    const two = createRunner(variant, selection);
    const told = (runner: typeof one, seed: number): string => {
      const { game, log } = runner.play({ seed, log: true });
      return JSON.stringify([game, log]);
    };
    const seeds = Array.from({ length: enough }, (_, seed) => seed);
    if (!isIdle(name, rule)) expect(seeds.some((seed) => told(one, seed) !== told(two, seed))).toBe(true);
  });

  test.each(numbered)('%s is the same match for all drivers', (_id, rule, at) => {
    const rulebook = compose(variant, settingOf(name, [rule]));
    const generated = createRunner(rulebook);
    const interpreted = createRunner(rulebook, { code: 'never' });
    for (let seed = 0; seed < (depth === 'all' ? 8 : 2); seed++) {
      const played = generated.play({ seed, log: true });
      const again = interpreted.play({ seed, log: true });
      expect(played.log).toEqual(again.log);
      expect(played.game).toEqual(again.game);
    }
    // the statechart is slow, and a house rule like any other to it
    if (depth === 'a sample' && at % 6 !== 0) return;
    const machine = createMatchMachine(rulebook);
    const played = generated.play({ seed: 1, log: true });
    const drawn = playMachine(machine, { seed: 1 });
    expect(drawn.log).toEqual(played.log);
    expect(drawn.game).toEqual(played.game);
  });

  // any two rules, in both orders; of a sample each rule with the next, and the last with the first
  const after = (at: number): readonly Amendment[] =>
    depth === 'all' ? rules.slice(at + 1) : [rules[(at + 1) % rules.length] as Amendment];
  test.each(numbered.map(([id, rule, at]) => [id, rule, after(at)] as const))(
    `%s and ${depth === 'all' ? 'each rule' : 'the rule'} after it are both seen, or refused as the data say`,
    (_id, one, others) => {
      const problems = others.flatMap((two) => problemsOfPair(name, depth, one, two));
      expect(problems).toEqual([]);
    },
  );
}

/** What goes wrong with two rules together, in both orders. */
function problemsOfPair(name: Name, depth: Depth, one: Amendment, two: Amendment): readonly string[] {
  const orders = [[one, two] as const, [two, one] as const].map((pair) => ({ pair, ...composed(name, pair) }));
  const [first, second] = orders.map(({ rulebook }) => rulebook);
  // rules that touch different places make the same game in both orders: it is played once, for both
  const same = first && second && chai.util.eql(played(first), played(second));
  return (same ? orders.slice(0, 1) : orders).flatMap(({ pair, rulebook, problems }) => [
    ...problems,
    ...(rulebook ? unseenIn(name, depth, pair, rulebook) : []),
  ]);
}

type Pair = readonly [Amendment, Amendment];

function told(name: Name, pair: Pair, problem: string): string {
  return `${name}: ${pair.map(({ id }) => id).join(', ')}: ${problem}`;
}

/** The rulebook of a pair; none where it is refused, which is a problem unless the data say so. */
function composed(
  name: Name,
  pair: Pair,
): { readonly rulebook: Rulebook | null; readonly problems: readonly string[] } {
  const refusal = refused.find(({ pair: both }) => pair.every(({ id }) => both.includes(id)));
  try {
    const rulebook = compose(variants[name], settingOf(name, pair));
    return { rulebook, problems: refusal ? [told(name, pair, 'is not refused')] : [] };
  } catch (error) {
    const { message } = error as Error;
    return { rulebook: null, problems: refusal && message.includes(refusal.words) ? [] : [told(name, pair, message)] };
  }
}

/** What of a rulebook is played. */
function played({ flow, endings, params, secret, drawers }: Rulebook): unknown {
  return { flow, endings, params, secret, drawers: new Set(drawers) };
}

/** The rules of a pair that are not seen, and should be. */
function unseenIn(name: Name, depth: Depth, pair: Pair, rulebook: Rulebook): readonly string[] {
  const isOver = (rule: Amendment, cited: ReadonlySet<string>): boolean =>
    isSeen(name, rule, cited) ||
    unseen.some(
      ({ variant, pair: [seen, other] }) => variant === name && other === rule.id && pair.some(({ id }) => id === seen),
    );
  const cited = citedIn(rulebook, depth, (so) => pair.every((rule) => isOver(rule, so)));
  return pair.filter((rule) => !isOver(rule, cited)).map(({ id }) => told(name, pair, `${id} is not seen`));
}
