import type { Amendment, Variant } from '@howzat/core';
import type { Registry } from '@howzat/core/author';
import { testHouseRule } from '@howzat/testkit';

/** What a check of the kit says of a rule, and what it found wrong; null where nothing is. */
export interface Checked {
  readonly says: string;
  readonly wrong: string | null;
}

/** Matches of each check: few enough to be done in a second or two. `npm test` plays more. */
const seeds = 12;

/**
 * The kit's checks of a house rule in a game, one after the other.
 * @param words the words of house rules at hand; without them nobody asks for words
 */
export async function* kitChecks(
  rule: Amendment,
  variant: Variant,
  words: readonly Registry[],
): AsyncGenerator<Checked> {
  const known = words.find(({ sections }) => sections.some(({ rules }) => Object.hasOwn(rules, rule.id)));
  const checks: { readonly says: string; readonly body: () => void | Promise<void> }[] = [];
  testHouseRule(rule, {
    fits: [{ variant }],
    seeds,
    ...(known ? { words: known } : {}),
    runner: {
      describe: (_name, body) => body(),
      it: (name, body) => checks.push({ says: name.replace(/^[^:]*: /, ''), body }),
    },
  });
  for (const { says, body } of checks) {
    if (!known && says.startsWith('has words')) continue;
    // what has been found so far is to be on the screen before the next check begins
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await body();
      yield { says, wrong: null };
    } catch (error) {
      yield { says, wrong: (error as Error).message };
    }
  }
}
