// A plugin for Stryker: runs the bundle of a part's tests (bundle.mjs) in the process that Stryker starts. Its own runner for Vitest starts
// a worker and loads the bundle again for each change, which takes ten times as long as the tests that come to most changes.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

/** What the changed code looks at: which change is made, which test runs, who came to which change. */
globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
const changes = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];

const failed = ({ status }) => status === TestStatus.Failed;

class BundleRunner {
  #tests;
  #loads = 0;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    await this.#load();
    return { ...(await this.#run({ bail: false })), mutantCoverage: changes.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, reloadEnvironment, disableBail }) {
    const atLoading = mutantActivation === 'static';
    const change = { id: activeMutant.id, hitLimit };
    if (atLoading) make(change);
    if (atLoading || reloadEnvironment || !this.#tests) await this.#load();
    const wanted = { only: testFilter && new Set(testFilter), bail: !disableBail };
    make(change);
    let result = await this.#run(wanted);
    if (!atLoading && (await this.#failsAnyway(result))) {
      await this.#load();
      make(change);
      result = await this.#run(wanted);
    }
    const endless = determineHitLimitReached(changes.hitCount, hitLimit);
    make();
    if (atLoading || endless) this.#tests = undefined;
    return toMutantRunResult(endless ?? result);
  }

  /**
   * Says whether one of the tests that failed fails without the change too. What is loaded serves for many changes, and an earlier one
   * may have left something behind that is kept for later.
   */
  async #failsAnyway({ tests }) {
    make();
    const only = new Set(tests.filter(failed).map(({ id }) => id));
    return only.size > 0 && (await this.#run({ only, bail: true })).tests.some(failed);
  }

  async #load() {
    this.#loads += 1;
    const bundle = pathToFileURL(join(process.cwd(), 'test/mutants.test.mjs'));
    ({ tests: this.#tests } = await import(`${bundle}?${this.#loads}`));
  }

  async #run({ only, bail }) {
    const begun = new Set();
    const results = [];
    for (const { name, before, run } of this.#tests) {
      if (only && !only.has(name)) continue;
      changes.currentTestId = name;
      const from = performance.now();
      const wrong = await wrongWith([...before.filter((body) => !begun.has(body)), run]);
      for (const body of before) begun.add(body);
      const timeSpentMs = performance.now() - from;
      changes.currentTestId = undefined;
      results.push({
        id: name,
        name,
        timeSpentMs,
        ...(wrong ? { status: TestStatus.Failed, failureMessage: wrong } : { status: TestStatus.Success }),
      });
      if (wrong && bail) break;
    }
    return { status: DryRunStatus.Complete, tests: results };
  }
}

async function wrongWith(bodies) {
  try {
    for (const body of bodies) await body();
    return undefined;
  } catch (error) {
    return String(error?.stack ?? error);
  }
}

/** Makes a change, or none; `hitLimit` is how often it may be come to before it counts as one that does not end. */
function make({ id, hitLimit } = {}) {
  changes.activeMutant = id;
  changes.hitLimit = hitLimit;
  changes.hitCount = hitLimit === undefined ? undefined : 0;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundle', BundleRunner)];
