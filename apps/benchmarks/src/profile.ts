import { readFileSync } from 'node:fs';

/** What of a .cpuprofile is read here. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The functions in which a profile's time was spent, most first: what each is called, and its share. */
export function topFunctions(file: string, most = 12): readonly { readonly name: string; readonly share: number }[] {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile;
  const names = new Map(
    nodes.map(({ id, callFrame }) => [id, callFrame.functionName || `(line ${callFrame.lineNumber + 1})`]),
  );
  const spent = new Map<string, number>();
  let all = 0;
  for (const [i, sample] of samples.entries()) {
    const time = timeDeltas[i] ?? 0;
    const name = names.get(sample) ?? '?';
    spent.set(name, (spent.get(name) ?? 0) + time);
    all += time;
  }
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, time]) => ({ name, share: time / all }));
}
