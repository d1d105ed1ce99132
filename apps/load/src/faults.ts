import { setTimeout as sleep } from 'node:timers/promises';
import { pick, stream } from '@howzat/core/engine';
import { openPostgresStore } from '@howzat/server';
import { freePort, startPostgres } from '../../../packages/server/test/postgres.js';
import { playOut, wrongWith } from './checked.js';
import { table } from './figures.js';
import { Node } from './nodes.js';
import { type Seated, seat } from './pages.js';
import { Wire } from './wire.js';

export interface FaultSettings {
  /** How often a node is killed, the database is, and the network is cut. */
  readonly kills: number;
  readonly databases: number;
  readonly cuts: number;
  /** Matches that are played at once. */
  readonly matches: number;
}

const plans = [
  { variant: 'ccsl', selection: { format: 'two-over' } },
  { variant: 'cubes', selection: {} },
];

/** A match that is longer is given up. */
const most = 200;

/** Plays matches over two nodes while nodes, the database and the network break, and says what was lost. */
export async function faults({ kills, databases, cuts, matches }: FaultSettings): Promise<boolean> {
  const postgres = await startPostgres();
  const nodes = [new Node(postgres.url, await freePort()), new Node(postgres.url, await freePort())] as const;
  const wires = [
    await Wire.open(await freePort(), nodes[0].port),
    await Wire.open(await freePort(), nodes[1].port),
  ] as const;
  for (const node of nodes) await node.start();
  let isBroken = true;
  const played: Seated[] = [];
  const playAll = async (lane: number): Promise<void> => {
    for (let n = 0; isBroken; n++) {
      const plan = plans[(lane + n) % plans.length];
      if (!plan) return;
      const seated = await seat(
        plan,
        () => wires[0].url,
        () => wires[1].url,
      );
      await playOut(seated.pages, stream(lane, n), most);
      for (const page of seated.pages) page.leave();
      played.push(seated);
    }
  };
  const rng = stream(1, 3);
  const going = Promise.all(Array.from({ length: matches }, (_, lane) => playAll(lane)));
  const breaks = shuffled([...named('node', kills), ...named('database', databases), ...named('network', cuts)], rng);
  for (const [n, what] of breaks.entries()) {
    await sleep(200 + pick(rng, 300));
    const at = pick(rng, 2);
    if (what === 'node') {
      await nodes[at]?.kill();
      await nodes[at]?.start();
    } else if (what === 'database') await postgres.killAndStart();
    else {
      wires[at]?.cut();
      await sleep(100 + pick(rng, 400));
      wires[at]?.mend();
    }
    if (n % 10 === 9) console.log(`${n + 1} of ${breaks.length} faults, ${played.length} matches are over.`);
  }
  isBroken = false;
  await going;
  const store = await openPostgresStore(postgres.url, 2);
  const wrong: string[] = [];
  for (const seated of played) wrong.push(...(await wrongWith(seated, seated.pages, store, nodes[0].url)));
  const confirmed = played.flatMap(({ pages }) => pages.map((page) => page.confirmed.size));
  await store.close();
  for (const node of nodes) await node.kill();
  for (const wire of wires) await wire.close();
  await postgres.stop();
  for (const problem of wrong) console.error(problem);
  console.log(
    table([
      ['nodes killed', `${kills}`],
      ['databases killed', `${databases}`],
      ['networks cut', `${cuts}`],
      ['matches that ended', `${played.length}`],
      ['confirmed requests', `${confirmed.reduce((sum, size) => sum + size, 0)}`],
      ['lost, doubled, or not replayed', `${wrong.length}`],
    ]),
  );
  return wrong.length === 0 && played.length > 0;
}

function named<T extends string>(what: T, count: number): T[] {
  return Array.from({ length: count }, () => what);
}

function shuffled<T>(all: readonly T[], rng: ReturnType<typeof stream>): T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(pick(rng, left.length), 1));
}
