import { stream } from '@howzat/core/engine';
import type { MatchPlan } from '@howzat/host';
import { openPostgresStore } from '@howzat/server';
import { freePort, startPostgres } from '../../../packages/server/test/postgres.js';
import { playOut, wrongWith } from './checked.js';
import { table } from './figures.js';
import { Node } from './nodes.js';
import { seat, TimedPage } from './pages.js';

export interface RaceSettings {
  /** Matches of CCSL, and of each other game. */
  readonly ccsl: number;
  readonly others: number;
}

/** So many matches are played at once. */
const atOnce = 8;

/** After so many choices of one page a match is given up. */
const most = 400;

/** Plays matches over two nodes with two devices at each seat, one at each node, that all answer at once, and sees who was first. */
export async function races({ ccsl, others }: RaceSettings): Promise<boolean> {
  const postgres = await startPostgres();
  const nodes = [new Node(postgres.url, await freePort()), new Node(postgres.url, await freePort())] as const;
  for (const node of nodes) await node.start();
  const store = await openPostgresStore(postgres.url, 4);
  const at = (node: 0 | 1) => (): string => nodes[node].url;
  const wrong: string[] = [];
  const play = async (plan: MatchPlan, seed: number): Promise<void> => {
    const seated = await seat(plan, at(0), at(1));
    const second = (side: 'home' | 'away', node: 0 | 1): TimedPage =>
      new TimedPage(at(node), seated.match, seated.tokens[side] ?? '', `${side}-second`).follow();
    const pages = [...seated.pages, second('home', 1), second('away', 0)];
    for (const page of pages) await page.until(() => true);
    await playOut(pages, stream(seed, 4), most);
    for (const problem of await wrongWith(seated, pages, store, nodes[seed % 2 === 0 ? 0 : 1].url)) {
      console.error(problem);
      wrong.push(problem);
    }
    for (const page of pages) page.leave();
  };
  const plans: MatchPlan[] = [
    ...Array.from({ length: ccsl }, () => ({ variant: 'ccsl', selection: { format: 'two-over' } })),
    ...['cubes', 'wicked', 'pocket', 'ctg'].flatMap((variant) =>
      Array.from({ length: others }, () => ({ variant, selection: {} })),
    ),
  ];
  const left = [...plans.entries()];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      await play(next[1], next[0]);
      if (next[0] % 100 === 99) console.log(`${next[0] + 1} of ${plans.length}, ${wrong.length} problems`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  await store.close();
  for (const node of nodes) await node.kill();
  await postgres.stop();
  console.log(
    table([
      ['matches of CCSL', `${ccsl}`],
      ['matches of each other game', `${others}`],
      ['choices lost, doubled or in another order', `${wrong.length}`],
    ]),
  );
  return wrong.length === 0;
}
