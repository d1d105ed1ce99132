import { type Amendment, compose, createRunner, type Rulebook } from '@howzat/core';
import { createMatchMachine, playMachine } from '@howzat/core/machine';
import { expect, test } from 'vitest';
import { fitting, isIdle, isSeen, type Name, refused, settingOf, unseen, variants } from './settings.js';

/** What is not seen in so many matches of a rule, or of a pair in one order, is not there. */
const enough = 200;
/** Of a pair so many are played to their ends in each order in any case; fewer of the games that take long. */
const matchesOf: Readonly<Record<Name, number>> = { cubes: 100, ccsl: 100, wicked: 100, pocket: 20, ctg: 20 };

/**
 * The rules that matches cite, all of which are played to their ends. Every pair is a rulebook of its own, played a little:
 * it is sooner interpreted than compiled.
 */
function citedIn(name: Name, rulebook: Rulebook, all: (cited: ReadonlySet<string>) => boolean): ReadonlySet<string> {
  const runner = createRunner(rulebook, { code: 'never' });
  const cited = new Set<string>();
  for (let seed = 0; seed < enough; seed++) {
    const missing = !all(cited);
    if (seed >= matchesOf[name] && !missing) break;
    // a log is written as long as something is missing in it
    const { log } = runner.play({ seed, log: missing });
    if (missing) for (const { rules } of log) for (const id of rules) cited.add(id);
  }
  return cited;
}

/** The tests of all house rules that fit a variant: alone, on every driver, and two by two. */
export function testInPlay(name: Name): void {
  const variant = variants[name];
  const rules = fitting(name);

  test.each(rules.map((rule) => [rule.id, rule] as const))('%s is seen in play', (_id, rule) => {
    const selection = settingOf(name, [rule]);
    const cited = citedIn(name, compose(variant, selection), (so) => isSeen(name, rule, so));
    expect(isSeen(name, rule, cited)).toBe(true);
    const without = { ...selection, houseRules: selection.houseRules?.filter((other) => other !== rule) };
    const own = new Set(Object.keys(rule.parameters ?? {}));
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

  test.each(rules.map((rule) => [rule.id, rule] as const))('%s is the same match for all drivers', (_id, rule) => {
    const rulebook = compose(variant, settingOf(name, [rule]));
    const generated = createRunner(rulebook);
    const interpreted = createRunner(rulebook, { code: 'never' });
    for (let seed = 0; seed < 8; seed++) {
      const played = generated.play({ seed, log: true });
      const again = interpreted.play({ seed, log: true });
      expect(played.log).toEqual(again.log);
      expect(played.game).toEqual(again.game);
    }
    const machine = createMatchMachine(rulebook);
    const played = generated.play({ seed: 1, log: true });
    const drawn = playMachine(machine, { seed: 1 });
    expect(drawn.log).toEqual(played.log);
    expect(drawn.game).toEqual(played.game);
  });

  // any two rules, in both orders
  test.each(rules.map((rule, i) => [rule.id, rule, rules.slice(i + 1)] as const))(
    '%s and each rule after it are both seen, or refused as the data say',
    (_id, one, others) => {
      const problems = others.flatMap((two) => [...problemsOfPair(name, one, two), ...problemsOfPair(name, two, one)]);
      expect(problems).toEqual([]);
    },
  );
}

function problemsOfPair(name: Name, one: Amendment, two: Amendment): string[] {
  const selection = settingOf(name, [one, two]);
  const refusal = refused.find(({ pair }) => pair.includes(one.id) && pair.includes(two.id));
  const both = `${name}: ${one.id}, ${two.id}`;
  let rulebook: Rulebook;
  try {
    rulebook = compose(variants[name], selection);
  } catch (error) {
    const { message } = error as Error;
    return refusal && message.includes(refusal.words) ? [] : [`${both}: ${message}`];
  }
  if (refusal) return [`${both}: is not refused`];
  const seen = (rule: Amendment, cited: ReadonlySet<string>): boolean =>
    isSeen(name, rule, cited) ||
    unseen.some(({ variant, pair: [a, b] }) => variant === name && b === rule.id && (a === one.id || a === two.id));
  const cited = citedIn(name, rulebook, (so) => seen(one, so) && seen(two, so));
  return [one, two].filter((rule) => !seen(rule, cited)).map((rule) => `${both}: ${rule.id} is not seen`);
}
