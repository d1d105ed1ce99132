// What stands for Vitest while rules are changed (bundle.mjs): the same words, kept in a list that can be run again for each change
// without loading anything again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

type Body = (...args: never[]) => unknown;

interface Suite {
  readonly names: readonly string[];
  readonly before: Body[];
}

/** A test under its whole name, with what the suites around it do before the first of their tests. */
export interface Test {
  readonly name: string;
  readonly before: readonly Body[];
  run(): unknown;
}

/** All tests, in their order. */
export const tests: Test[] = [];

let around: readonly Suite[] = [];

function within(suite: Suite, body: () => void): void {
  const outside = around;
  around = [...around, suite];
  try {
    body();
  } finally {
    around = outside;
  }
}

function add(name: string, run: () => unknown): void {
  const whole = [...around.flatMap(({ names }) => names), name].join(' > ');
  const same = tests.filter((test) => test.name === whole || test.name.startsWith(`${whole} #`)).length;
  const suites = around;
  tests.push({
    name: same === 0 ? whole : `${whole} #${same + 1}`,
    get before() {
      return suites.flatMap(({ before }) => before);
    },
    run,
  });
}

/** Takes a file's tests under its name. A file that does not load has one that fails. */
export async function load(file: string, importFile: () => Promise<unknown>): Promise<void> {
  let wrong: { readonly error: unknown } | undefined;
  around = [{ names: [file], before: [] }];
  try {
    await importFile();
  } catch (error) {
    wrong = { error };
  }
  add('loads', () => {
    if (wrong) throw wrong.error;
  });
  around = [];
}

/** One after the other for each row of a table, named by the row's number. */
function each<Options extends unknown[]>(one: (name: string, body: () => unknown, ...options: Options) => void) {
  return (rows: readonly unknown[]) =>
    (name: string, body: Body, ...options: Options): void => {
      rows.forEach((row, at) => {
        const args = Array.isArray(row) ? row : [row];
        one(`${name} (${at + 1})`, () => body(...(args as never[])), ...options);
      });
    };
}

const describeOne = (name: string, body: () => unknown): void =>
  within({ names: [name], before: [] }, () => {
    if (body() instanceof Promise) throw new Error(`${name}: a suite is described at once, and not later.`);
  });

/** A test may have options before its body, or a time after it; no test is stopped here, as Stryker stops what takes too long. */
const testOne = (name: string, first: unknown, second?: unknown): void =>
  add(name, (typeof first === 'function' ? first : second) as () => unknown);

export const describe = Object.assign(describeOne, { each: each(describeOne) });
const testing = Object.assign(testOne, { each: each(testOne) });

export { testing as it, testing as test };

export function beforeAll(body: Body): void {
  around.at(-1)?.before.push(body);
}

/** Types are checked by the compiler, and here by nobody: whatever is asked of them is fine. */
export function expectTypeOf(): unknown {
  return new Proxy(() => {}, { get: () => expectTypeOf(), apply: () => expectTypeOf() });
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

type Expect = typeof chai.expect & Parameters<typeof getState>[0];

/** As Vitest makes it, of the same package. */
export const expect = Object.assign(
  ((value: unknown, message?: string) => chai.expect(value, message)) as unknown as Expect,
  chai.expect,
  (globalThis as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
  {
    getState: () => getState(expect),
    setState: (state: object) => setState(state, expect),
    unreachable: (message?: string) => chai.assert.fail(`expected never to be here: ${message}`),
  },
);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect);
/** What `JestExtend` has put there, of which its types say nothing. */
interface Extended {
  extend(expect: Expect, matchers: Readonly<Record<string, (...args: never[]) => object>>): void;
}

(chai.expect as unknown as Extended).extend(expect, {
  toMatchFileSnapshot: (text: string, file: string) => ({
    pass: text === readFileSync(join('test', file), 'utf8'),
    message: () => `It is not what ${file} says.`,
  }),
});
