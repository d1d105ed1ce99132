import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StopSignal } from '@howzat/simulator';
import type { TableOrder } from '@howzat/simulator/chunks';
import type { Chunk } from './cut.js';
import { type Find, findPackage, ordersHere } from './find.js';
import { differencesHere } from './packages.js';
import type { Plan } from './plan.js';
import { Playing, Threw } from './playing.js';
import { isLost, openDatabase } from './store/database.js';
import { type Given, type Kept, Shelf } from './store/shelf.js';

/** What a worker tells of itself while it works. */
export type News =
  /** It leaves a study to others, and why. */
  | { readonly kind: 'leaves'; readonly study: string; readonly why: string }
  | { readonly kind: 'counted'; readonly study: string; readonly chunk: number; readonly seconds: number }
  | { readonly kind: 'threw'; readonly study: string; readonly chunk: number; readonly message: string }
  /** The database does not answer; it is asked again until it does. */
  | { readonly kind: 'lost'; readonly message: string };

/** How to work. */
export interface WorkOptions {
  /** The Postgres with the studies: `postgres://user:password@host:5432/database`. */
  readonly on: string;
  /** How many chunks are played at once, each in a thread; as many as the machine runs at once unless given. */
  readonly threads?: number | undefined;
  /** How the modules of plans are found here; as packages unless given. */
  readonly find?: Find | undefined;
  /** Ends the work: chunks under way are handed back. */
  readonly signal?: StopSignal | undefined;
  /** Ends by itself when no study is open that it could work at. It goes on for ever unless given. */
  readonly untilDone?: boolean | undefined;
  readonly onNews?: ((news: News) => void) | undefined;
  /** A chunk that is missing at the end is given out again after so many seconds at the earliest. 5 unless given. */
  readonly patience?: number | undefined;
  /** Plays a chunk in another way than by threads: for measurements of the queue. */
  readonly play?: ((plan: Plan, chunk: Chunk) => Promise<readonly unknown[]>) | undefined;
}

/** So long a worker that finds nothing waits, in milliseconds: twice as long each time, up to `idle`. */
const soon = 50;
const idle = 500;
/** A worker says so often that it is there, in milliseconds. */
const heartbeat = 5000;
/** So long is waited for a database that was lost, in milliseconds. */
const again = 500;

/** A study that this worker can work at, or the reason why not. */
type Able = { readonly study: Kept; readonly orders: readonly TableOrder[] } | { readonly why: string };

/**
 * Works at the studies in a database until it is told to end.
 *
 * @param options where the studies are, and how many threads work at them
 * @returns how many chunks were counted
 * @throws StudyError `no-database`, `no-rights`
 *
 * @example
 * import { work } from '@howzat/studies';
 *
 * // Plays what is left of all studies, and ends. Start it on as many machines as there are.
 * export async function helpOut(on: string): Promise<number> {
 *   return work({ on, untilDone: true, onNews: (news) => console.log(news.kind) });
 * }
 */
export async function work(options: WorkOptions): Promise<number> {
  const threads = options.threads ?? availableParallelism();
  // what a crash of the database takes back is missing then, and given out again
  const database = await openDatabase(options.on, { connections: Math.min(8, threads + 1), waits: false });
  const worker = new Worker(new Shelf(database), threads, options);
  try {
    return await worker.run();
  } finally {
    await database.close();
  }
}

class Worker {
  private readonly id = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
  private readonly able = new Map<string, Able>();
  private readonly looking = new Map<string, Promise<Able>>();
  private readonly out = new Set<Given>();
  private playing: Playing | null = null;
  private counted = 0;
  private ended = false;
  private looked: { readonly at: number; readonly ids: Promise<readonly string[]> } | null = null;

  constructor(
    private readonly shelf: Shelf,
    private readonly threads: number,
    private readonly options: WorkOptions,
  ) {}

  async run(): Promise<number> {
    const { signal } = this.options;
    if (!this.options.play) this.playing = new Playing(this.threads, signal);
    const beat = this.beat();
    try {
      await Promise.all(Array.from({ length: this.threads }, () => this.slot()));
    } finally {
      this.ended = true;
      await this.playing?.end();
      await beat;
      for (const given of this.out) await this.handBack(given).catch(() => {});
      await this.shelf.absent(this.id).catch(() => {});
    }
    return this.counted;
  }

  private get stopped(): boolean {
    return this.ended || (this.options.signal?.aborted ?? false);
  }

  private tell(news: News): void {
    this.options.onNews?.(news);
  }

  /** Asks the database, again and again where it is lost meanwhile. */
  private async asked<T>(ask: () => Promise<T>): Promise<T> {
    for (let told = false; ; told = true)
      try {
        return await ask();
      } catch (error) {
        if (!isLost(error) || this.stopped) throw error;
        if (!told) this.tell({ kind: 'lost', message: error instanceof Error ? error.message : String(error) });
        await sleep(again);
      }
  }

  /** Takes chunk after chunk. */
  private async slot(): Promise<void> {
    let pause = soon;
    while (!this.stopped)
      try {
        const given = await this.asked(() => this.next());
        if (given === 'nothing') return;
        if (given === null) {
          await sleep(pause);
          pause = Math.min(idle, 2 * pause);
          this.looked = null;
        } else {
          pause = soon;
          await this.turn(given);
        }
      } catch (error) {
        if (!this.stopped) throw error;
      }
  }

  /** The next chunk of any study that we can work at; null where there is none now. */
  private async next(): Promise<Given | 'nothing' | null> {
    let any = false;
    for (const id of await this.ids()) {
      const able = await this.ableAt(id);
      if ('why' in able) continue;
      any = true;
      const given = await this.shelf.take(able.study);
      if (given) {
        this.out.add(given);
        return given;
      }
      await this.shelf.fill(able.study, this.options.patience ?? 5, this.threads);
    }
    return any || !this.options.untilDone ? null : 'nothing';
  }

  /** The open studies, asked for no more often than we wait. */
  private ids(): Promise<readonly string[]> {
    const now = performance.now();
    if (!this.looked || now - this.looked.at >= idle) this.looked = { at: now, ids: this.shelf.openIds() };
    const { ids } = this.looked;
    ids.catch(() => {
      this.looked = null;
    });
    return ids;
  }

  private async ableAt(id: string): Promise<Able> {
    const known = this.able.get(id);
    if (known) return known;
    // once, however many slots ask
    const looking = this.looking.get(id) ?? this.look(id).finally(() => this.looking.delete(id));
    this.looking.set(id, looking);
    return looking;
  }

  private async look(id: string): Promise<Able> {
    const study = await this.shelf.study(id);
    await this.shelf.queue(id);
    const able = this.options.play ? { study, orders: [] } : whetherAble(study, this.options.find ?? findPackage);
    this.able.set(id, able);
    if ('why' in able) this.tell({ kind: 'leaves', study: id, why: able.why });
    return able;
  }

  /** Plays a chunk and counts it. */
  private async turn(given: Given): Promise<void> {
    const { study, chunk } = given;
    if (!given.again || !(await this.asked(() => this.shelf.isSettled(given)))) {
      const start = performance.now();
      try {
        const result = await this.play(study, chunk);
        const seconds = (performance.now() - start) / 1000;
        if (await this.asked(() => this.shelf.count(given, { result, seconds, worker: this.id }))) {
          this.counted++;
          this.tell({ kind: 'counted', study: study.id, chunk, seconds });
        }
      } catch (error) {
        if (!(error instanceof Threw)) throw error;
        const { cell, match, message } = error;
        const trouble = { chunk, kind: 'threw', cell, match, message, worker: this.id } as const;
        await this.asked(() => this.shelf.note(study.id, trouble));
        this.tell({ kind: 'threw', study: study.id, chunk, message });
      }
    }
    await this.asked(() => this.shelf.drop(given));
    this.out.delete(given);
  }

  private play(study: Kept, chunk: number): Promise<readonly unknown[]> {
    const pieces = study.chunks[chunk] as Chunk;
    if (this.options.play) return this.options.play(study.plan, pieces);
    const able = this.able.get(study.id);
    if (!this.playing || !able || 'why' in able) throw new Error(`study ${study.id} cannot be played here`);
    return this.playing.play(study.plan, able.orders, pieces);
  }

  /** So that nobody has to wait until it is late. */
  private async handBack(given: Given): Promise<void> {
    await this.shelf.give(given.study.id, [given.chunk], { again: true });
    await this.shelf.drop(given);
  }

  private async beat(): Promise<void> {
    let last = Number.NEGATIVE_INFINITY;
    while (!this.stopped) {
      if (performance.now() - last >= heartbeat) {
        last = performance.now();
        const leaves = [...this.able].flatMap(([id, able]) => ('why' in able ? [[id, able.why] as const] : []));
        // the next one, then
        await this.shelf.present(this.id, this.threads, Object.fromEntries(leaves)).catch(() => {});
      }
      await sleep(100);
    }
  }
}

/** Whether just what the plan was made with is here. */
function whetherAble(study: Kept, find: Find): Able {
  try {
    const differing = differencesHere(study.plan, find);
    if (differing.length > 0) return { why: differing.join('; ') };
    return { study, orders: ordersHere(study.plan, find) };
  } catch (error) {
    return { why: (error instanceof Error ? error.message : String(error)).replace(/\.$/, '') };
  }
}
