import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The packages of the clone that this runs in; outside of one there are none. */
function packagesOfClone(): string | null {
  const packages = fileURLToPath(new URL('../../', import.meta.url));
  return existsSync(`${packages}../pnpm-workspace.yaml`) ? packages : null;
}

/** Which tests named which rule: what the last test run of the clone wrote down. */
export function readTrace(): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, Set<string>>();
  const packages = packagesOfClone();
  for (const name of packages === null ? [] : readdirSync(packages)) {
    const folder = `${packages}${name}/.reports/trace`;
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
      const traced = readTraceFile(`${folder}/${file}`);
      for (const [rule, named] of Object.entries(traced))
        tests.set(rule, new Set([...(tests.get(rule) ?? []), ...named]));
    }
  }
  return new Map([...tests].map(([rule, named]) => [rule, [...named].sort()]));
}

function readTraceFile(file: string): Record<string, readonly string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  } catch {
    // half written by a test run that is still going on
    return {};
  }
}
