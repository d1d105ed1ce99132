import type { Rulebook, View } from '@howzat/core';
import type { CommentaryLine } from '@howzat/core/scorebook';
import type { Advice, WinProbability } from '@howzat/players';
import { createEndpoint, proxy, type Remote, releaseProxy, transfer, wrap } from 'comlink';
import { words as sentences } from '../words.js';
import type { Adviser, Asking } from './adviser.js';
import type { EngineDesk } from './engine.worker.js';
import { looksAhead } from './levels.js';
import { type Opened, rulebookOf, type Words } from './opened.js';
import { type Plan, sides } from './plan.js';
import { rulesOf } from './rules-of.js';
import { shownNames } from './shown-text.js';
import type { Advised, Board, Far, News, Sight, Source } from './sight.js';
import { type Trouble, troubleOf } from './trouble.js';

/** What the screen knows of a match. */
export interface RoomState {
  readonly phase: 'opening' | 'open' | 'failed';
  readonly failure: Trouble | null;
  readonly opened: Opened | null;
  readonly words: Words | null;
  /** The rulebook in play, for its parameters; the state is in the worker. */
  readonly rulebook: Rulebook | null;
  readonly sight: Sight | null;
  readonly board: Board | null;
  readonly lines: readonly CommentaryLine[];
  readonly unsaved: Trouble | null;
  /** How the line to the host is; null where the match is played here, or nothing has been told yet. */
  readonly far: Far | null;
}

const empty: RoomState = {
  phase: 'opening',
  failure: null,
  opened: null,
  words: null,
  rulebook: null,
  sight: null,
  board: null,
  lines: [],
  unsaved: null,
  far: null,
};

const never = new Promise<never>(() => {});

/** A match at this screen: the worker that plays it, and what it has told. */
export class Room {
  private readonly worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  readonly engine: Remote<EngineDesk> = wrap<EngineDesk>(this.worker);
  private adviser: {
    readonly worker: Worker;
    readonly seated: Promise<Remote<Adviser>>;
    /** Rejects where the worker breaks, of which nothing that is waited for would tell. */
    readonly broken: Promise<never>;
  } | null = null;
  private now = empty;
  private readonly listeners = new Set<() => void>();
  /** Whoever waits until a sight is on the screen. */
  private readonly awaiting = new Map<Sight, () => void>();
  private readonly unheard: News[] = [];

  /** The names of both sides as they are shown: they may come from a record. */
  readonly names: Plan['names'];

  constructor(readonly source: Source) {
    this.names = shownNames(source.plan.names);
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.fail({ code: 'broken', message: event.message || sentences.match.notStarted, rule: null });
    });
    void this.open();
  }

  private async open(): Promise<void> {
    const { plan } = this.source;
    try {
      const listener = proxy({
        see: (sight: Sight) => this.see(sight),
        hear: (news: News) => this.hear(news),
        reach: (far: Far) => this.change({ far }),
      });
      if (sides.some((side) => looksAhead(plan.seats[side]))) await this.call();
      const [{ opened, words, rulebook }, failure] = await Promise.all([
        rulesOf(this.source),
        this.engine.open(this.source, listener),
      ]);
      if (failure) this.fail(failure);
      else this.change({ phase: 'open', opened, words, rulebook: rulebook() });
    } catch (error) {
      this.fail(troubleOf(error));
    }
  }

  /** Settled once the screen shows it. */
  private see(sight: Sight): Promise<void> {
    const { opened, rulebook } = this.now;
    const { series } = sight;
    const { plan } = this.source;
    // the winner of a match may have made a rule
    const changed = series && opened && rulebook && series.houseRules.join() !== rulebook.selection.houseRules.join();
    const selection = changed ? { ...plan.selection, houseRules: series.houseRules } : plan.selection;
    this.change({ sight, ...(changed ? { rulebook: rulebookOf(opened, { ...plan, selection }) } : {}) });
    return new Promise((resolve) => this.awaiting.set(sight, resolve));
  }

  /** The screen shows a sight: table and all. */
  drawn(sight: Sight): void {
    this.awaiting.get(sight)?.();
    this.awaiting.delete(sight);
    if (this.awaiting.size === 0) for (const news of this.unheard.splice(0)) this.take(news);
  }

  /** What the scorer tells comes behind what it tells of: whoever draws a ball knows the score before it. */
  private hear(news: News): void {
    if (this.now.board && this.awaiting.size > 0) this.unheard.push(news);
    else this.take(news);
  }

  private take({ keep, lines, board, unsaved }: News): void {
    this.change({ lines: [...this.now.lines.slice(0, keep), ...lines], board, unsaved });
  }

  private fail(failure: Trouble): void {
    this.change({ phase: 'failed', failure });
  }

  private change(change: Partial<RoomState>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }

  get = (): RoomState => this.now;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls somebody who looks ahead, in a worker of their own, when they are first wanted. */
  private call(): Promise<Remote<Adviser>> {
    if (!this.adviser) {
      const worker = new Worker(new URL('./adviser.worker.ts', import.meta.url), { type: 'module' });
      const adviser = wrap<Adviser>(worker);
      const broken = new Promise<never>((_, reject) => {
        worker.addEventListener('error', (event) => {
          event.preventDefault();
          reject(new Error(event.message || sentences.match.adviserNotStarted));
        });
      });
      // whoever waits for an answer is told
      broken.catch(() => {});
      const seat = async (): Promise<Remote<Adviser>> => {
        await adviser.sit(this.source.plan);
        const port = await adviser[createEndpoint]();
        await this.engine.connect(transfer(port, [port]));
        return adviser;
      };
      this.adviser = { worker, broken, seated: Promise.race([seat(), broken]) };
    }
    return this.adviser.seated;
  }

  /** Thinks about a decision of the side at this screen. Null where it was stopped. */
  async advise(
    step: string,
    view: View,
    ms: number,
    tell: (share: number, sofar: Advice) => void,
  ): Promise<Advised | Trouble | null> {
    const adviser = await this.call();
    const { sight, rulebook } = this.now;
    const asking: Asking = {
      by: 'hint',
      houseRules: rulebook?.selection.houseRules ?? [],
      question: { step, view, seed: sight?.length ?? 0 },
      ms,
    };
    return Promise.race([adviser.think(asking, proxy(tell)), this.adviser?.broken ?? never]);
  }

  /** The hint is not wanted any more. */
  async stopAdvice(): Promise<void> {
    try {
      await (await this.adviser?.seated)?.stop('hint');
    } catch {
      // whoever waited for the hint was told
    }
  }

  /** The chance of home to win after every ball so far. @throws Error with why nobody can tell */
  async chances(): Promise<readonly WinProbability[]> {
    if (this.source.told) throw new Error((await import('../online/words.js')).words.noChances);
    await this.call();
    return (await this.engine.chances()) ?? [];
  }

  /** Gets up from the table: the match is kept, its worker ends. */
  async close(): Promise<void> {
    this.adviser?.worker.terminate();
    this.listeners.clear();
    try {
      // a worker that could not begin has nothing to write down, and would never answer
      if (this.now.phase !== 'failed') await this.engine.flush();
    } finally {
      this.engine[releaseProxy]();
      this.worker.terminate();
    }
  }
}
