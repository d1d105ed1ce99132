import { setTimeout as sleep } from 'node:timers/promises';
import type { StopSignal } from '@howzat/simulator';
import { cut, secondsOf } from './cut.js';
import { StudyError } from './errors.js';
import { type Find, findPackage, ordersHere } from './find.js';
import { costsOf, type Known } from './measured.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { refuseOthers } from './packages.js';
import { idOf, type Plan, readPlan } from './plan.js';
import { openDatabase } from './store/database.js';
import { Shelf, type Trouble } from './store/shelf.js';
import { CellSums } from './sums.js';

/** How far a study is. */
export interface Progress {
  readonly id: string;
  readonly title: string;
  /** `failed`: every chunk was played, and some threw. */
  readonly state: 'open' | 'done' | 'failed' | 'cancelled';
  /** Chunks that were counted, and all of them. */
  readonly chunks: { readonly counted: number; readonly total: number };
  /** The same in matches. */
  readonly matches: { readonly counted: number; readonly total: number };
  /** How long the counted chunks took the threads that played them, all together, in seconds. */
  readonly seconds: number;
  readonly troubles: readonly Trouble[];
}

/** Who works at the studies of a database. */
export interface WorkerSeen {
  readonly id: string;
  readonly threads: number;
  /** The studies that it leaves to others, by id, each with the reason. */
  readonly leaves: Readonly<Record<string, string>>;
}

/** What is told when a study is started. */
export interface StartOptions {
  /** About how long a chunk takes one thread, in seconds. 2 unless given. */
  readonly chunkSeconds?: number | undefined;
  /** A plan that would take one thread longer than so many hours is refused. 10,000 unless given. */
  readonly mostHours?: number | undefined;
  /** How long a match takes one thread, in seconds; some are played to measure it unless given. */
  readonly matchSeconds?: number | undefined;
  readonly signal?: StopSignal | undefined;
}

/** A study that was started, or was there. */
export interface Started {
  readonly id: string;
  /** The same plan was there before, with what had been counted of it. */
  readonly found: boolean;
}

/** A worker that was not seen for so long, in seconds, has gone. */
const gone = 20;
/** So often it is looked how far a study is, in milliseconds: at first, and at last. */
const look = { first: 20, last: 300 };

/** The studies in a Postgres. Whoever plays them calls {@link work}. */
export class Studies {
  /** What matches cost that were measured for a study before. */
  private readonly costs: Known = new Map();

  private constructor(
    private readonly shelf: Shelf,
    private readonly find: Find,
    private readonly end: () => Promise<void>,
  ) {}

  /**
   * Opens a Postgres, 13 or newer, and makes the tables where they are not there yet.
   *
   * @param on `postgres://user:password@host:5432/database`
   * @throws StudyError `no-database`, `no-rights`
   */
  static async open(on: string, find: Find = findPackage): Promise<Studies> {
    const database = await openDatabase(on);
    return new Studies(new Shelf(database), find, () => database.close());
  }

  async close(): Promise<void> {
    await this.end();
  }

  /**
   * Starts a study: checks the plan, measures how long its matches take, cuts it into chunks, and queues them. Where the same plan is
   * there already, nothing is done to it, except that one which was cancelled is taken up again.
   *
   * @throws StudyError `bad-plan`, `other-version`, `other-packages`, `too-much`
   */
  async start(given: unknown, options: StartOptions = {}): Promise<Started> {
    const plan = readPlan(given);
    refuseOthers(plan, this.find);
    const id = idOf(plan);
    const [there] = await this.shelf.progress(id);
    if (there) {
      if (there.state === 'cancelled') await this.shelf.goOn(id);
      return { id, found: true };
    }
    const { matchSeconds, mostHours = 10_000, chunkSeconds = 2, signal } = options;
    const costs =
      matchSeconds === undefined
        ? await costsOf(plan, ordersHere(plan, this.find), signal, this.costs)
        : plan.cells.map(() => ({ piece: 0, match: matchSeconds }));
    const hours = secondsOf(plan, costs) / 3600;
    if (hours > mostHours)
      throw new StudyError(
        'too-much',
        `The plan holds ${plan.cells.reduce((sum, { matches }) => sum + matches, 0)} matches, which take one thread about ${Math.ceil(hours)} hours; ${mostHours} are allowed.`,
      );
    const added = await this.shelf.add(plan, cut(plan, costs, chunkSeconds));
    return { id, found: !added };
  }

  /** All studies, the newest first. */
  async list(): Promise<readonly Progress[]> {
    const rows = await this.shelf.progress();
    return Promise.all(rows.map((row) => this.told(row)));
  }

  /** @throws StudyError `unknown-study` */
  async progress(id: string): Promise<Progress> {
    const [row] = await this.shelf.progress(id);
    if (!row) throw new StudyError('unknown-study', `There is no study ${id} in this database.`);
    return this.told(row);
  }

  private async told(row: Awaited<ReturnType<Shelf['progress']>>[number]): Promise<Progress> {
    const { id, title, state, total, matches, played, seconds } = row;
    const troubles = await this.shelf.troubles(id);
    const counted = Number(row.counted);
    const threw = troubles.filter(({ kind }) => kind === 'threw').length;
    const over = counted + threw >= total;
    return {
      ...{ id, title, troubles, seconds },
      state: state === 'cancelled' ? state : !over ? 'open' : threw > 0 ? 'failed' : 'done',
      chunks: { counted, total },
      matches: { counted: played, total: matches },
    };
  }

  /** Who is at work. */
  async workers(): Promise<readonly WorkerSeen[]> {
    return this.shelf.workers(gone);
  }

  /** The plan of a study. @throws StudyError `unknown-study` */
  async plan(id: string): Promise<Plan> {
    return (await this.shelf.study(id)).plan;
  }

  /**
   * Waits until every chunk of a study has been played, or until it was cancelled.
   * @throws StudyError `aborted`, `unknown-study`
   */
  async wait(
    id: string,
    { signal, onProgress }: { readonly signal?: StopSignal; readonly onProgress?: (progress: Progress) => void } = {},
  ): Promise<Progress> {
    for (let pause = look.first; ; pause = Math.min(look.last, 2 * pause)) {
      const progress = await this.progress(id);
      onProgress?.(progress);
      if (progress.state !== 'open') return progress;
      if (signal?.aborted) throw new StudyError('aborted', `Nobody waits for study ${id} any more; it goes on.`);
      await sleep(pause);
    }
  }

  /** Cancels a study: nothing more of it is given out. What was counted is kept. @throws StudyError `unknown-study` */
  async cancel(id: string): Promise<void> {
    await this.shelf.cancel(id);
  }

  /** Takes up a study that was cancelled, or of which chunks threw. @throws StudyError `unknown-study` */
  async goOn(id: string): Promise<void> {
    await this.shelf.goOn(id);
  }

  /**
   * What came of a study.
   * @throws StudyError `unknown-study`, `unfinished`, `cancelled`
   */
  async outcome(id: string): Promise<Outcome> {
    const {
      state,
      chunks: { counted, total },
      troubles,
      seconds,
    } = await this.progress(id);
    if (state === 'cancelled') throw new StudyError('cancelled', `Study ${id} was cancelled.`);
    if (state !== 'done')
      throw new StudyError(
        'unfinished',
        `Of study ${id} ${counted} of ${total} chunks are counted${troubles[0] ? `; one could not be: ${troubles[0].message}` : ''}.`,
      );
    const { plan, chunks } = await this.shelf.study(id);
    const sums = new CellSums(plan);
    for await (const { chunk, result } of this.shelf.counted(id)) sums.add(chunks[chunk] ?? [], result);
    return outcomeOf(plan, sums, { find: this.find, seconds });
  }
}
