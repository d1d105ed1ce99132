import { checksumOf } from '@howzat/core/engine';
import { columns, type Suite } from '../suite.js';
import { type Host, hosts } from './hosts.js';
import { type HostCame, playOn } from './run.js';
import { type Came, type HostPlan, type How, sameAs, type Way, wayNames } from './told.js';

/** The games that are played on hosts, in the order of the table. */
export const hostGames = ['cubes', 'ccsl', 'wicked', 'pocket', 'ctg'] as const;

/** So much of what the bundle itself has written in place is written in place after a tool that keeps the text of functions. */
const keptInPlace = 0.95;

/** How many matches of each game, the printed formats by turns. */
export interface HostCounts {
  readonly ccsl: number;
  readonly others: number;
}

/** What is to be played of the games that are named, or of all. */
export function planOf({ ccsl, others }: HostCounts, seed: string, games: readonly string[] = hostGames): HostPlan {
  const counted = games.map((game) => [game, { from: 0, to: game === 'ccsl' ? ccsl : others }] as const);
  return { seed, games: Object.fromEntries(counted.filter(([, { to }]) => to > 0)), whole: false };
}

/** Plays a plan on every host that this machine has, and says how far it is. */
export async function playOnHosts(plan: HostPlan, threads?: number): Promise<Suite> {
  const start = performance.now();
  const came = await playOn(
    hosts.filter(({ leftOut }) => leftOut === null),
    plan,
    {
      ...(threads === undefined ? {} : { threads }),
      onLine: ({ name }, line) => {
        const what = 'how' in line ? 'begun' : wayNames[line.came.way];
        process.stderr.write(`${name}: ${line.game}, ${what}, ${Math.round((performance.now() - start) / 1000)} s\n`);
      },
    },
  );
  return judged(came, plan);
}

/** Holds what came of a plan on hosts to what came on the first of them. */
export function judged(came: readonly HostCame[], plan: HostPlan): Suite {
  const judge = new Judge(came, plan);
  const missing = hosts.filter(({ leftOut }) => leftOut !== null);
  return {
    name: 'hosts',
    passed: judge.passed,
    failures: judge.failures,
    leftOut: missing.map(({ name, leftOut }) => `${name}: ${leftOut}`),
    table: `${tableOf(came, plan)}\n\n${howTable(came, plan)}`,
  };
}

class Judge {
  passed = 0;
  readonly failures: string[] = [];
  private readonly reference: HostCame | undefined;

  constructor(
    came: readonly HostCame[],
    private readonly plan: HostPlan,
  ) {
    this.reference = came[0];
    for (const one of came) {
      this.hold(one.broke === null, `${one.host.name}: ${one.broke}`);
      for (const game of Object.keys(plan.games)) {
        for (const way of Object.keys(wayNames) as Way[]) this.way(one, game, way);
        if (one.host.keepsText) this.inPlace(one, game);
      }
    }
  }

  private hold(right: boolean, failure: string): void {
    if (right) this.passed++;
    else this.failures.push(failure);
  }

  private way(one: HostCame, game: string, way: Way): void {
    const problem = this.problemOf(one, game, way);
    this.hold(problem === null, `${game} on ${one.host.name}, ${wayNames[way]}: ${problem}`);
  }

  private problemOf(one: HostCame, game: string, way: Way): string | null {
    const came = cameOf(one, game, way);
    if (!came || 'error' in came) return came ? came.error : 'nothing came of it';
    const wanted = this.reference && cameOf(this.reference, game, sameAs[way]);
    if (!wanted || 'error' in wanted) return 'there is nothing to compare it with';
    if (wanted.logs.length !== came.logs.length) return `${came.logs.length} matches in place of ${wanted.logs.length}`;
    const at = wanted.logs.findIndex((log, number) => log !== came.logs[number]);
    if (at < 0) return null;
    const { from } = this.plan.games[game] as { readonly from: number };
    const line = { host: one.host.id, game, match: from + at, seed: this.plan.seed };
    return `not the same: ${JSON.stringify(line)}`;
  }

  private inPlace({ host, how }: HostCame, game: string): void {
    const wanted = this.reference?.how.get(game)?.inPlace ?? 0;
    const here = how.get(game)?.inPlace ?? 0;
    this.hold(
      wanted > 0 && here >= keptInPlace * wanted,
      `${game} on ${host.name}: ${here} functions are written in place, and ${wanted} in the bundle itself`,
    );
  }
}

function cameOf({ came }: HostCame, game: string, way: Way): Came | undefined {
  return came.get(game)?.find((it) => it.way === way);
}

/** Host by game: a checksum over the logs of all matches in all ways. */
function tableOf(came: readonly HostCame[], plan: HostPlan): string {
  const games = Object.keys(plan.games);
  const matches = games.map((game) => {
    const { from, to } = plan.games[game] as { readonly from: number; readonly to: number };
    return `${game} x ${to - from}`;
  });
  const cell = (of: HostCame, game: string): string => {
    const all = of.came.get(game) ?? [];
    if (all.length < Object.keys(wayNames).length) return 'not all played';
    return all.some((it) => 'error' in it) ? 'throws' : checksumOf(all.map((it) => ('logs' in it ? it.logs : null)));
  };
  return columns([
    ['same matches', ...matches],
    ...came.map((of) => [of.host.name, ...games.map((game) => cell(of, game))]),
    ...leftOutRows(games),
  ]);
}

/** Host by game: how `createRunner` plays there, and how many of the functions of the rulebooks it writes in place. */
function howTable(came: readonly HostCame[], plan: HostPlan): string {
  const games = Object.keys(plan.games);
  const cell = ({ how }: HostCame, game: string): string => {
    const it = how.get(game);
    return it ? `${it.inPlace} of ${it.inPlace + it.called}` : '-';
  };
  return columns([
    ['written in place', ...games, 'createRunner'],
    ...came.map((of) => [of.host.name, ...games.map((game) => cell(of, game)), howNamed([...of.how.values()])]),
    ...leftOutRows([...games, '']),
  ]);
}

const leftOutRows = (columns: readonly unknown[]): string[][] =>
  hosts
    .filter(({ leftOut }: Host) => leftOut !== null)
    .map(({ name, leftOut }) => [name, `left out: ${leftOut}`, ...columns.slice(1).map(() => '')]);

function howNamed(how: readonly How[]): string {
  if (how.length === 0) return '-';
  if (how.every(({ generated }) => !generated)) return 'interpreted';
  return how.every(({ inPlace }) => inPlace === 0) ? 'calls everything' : 'compiled';
}
