import { setTimeout as sleep } from 'node:timers/promises';
import { pick, type Rng } from '@howzat/core/engine';
import {
  afterMessage,
  isMessage,
  type Opened,
  type PresenceMessage,
  type Receipt,
  type Refused,
  type SightMessage,
  type Told,
} from '@howzat/host';
import { createParser } from 'eventsource-parser';
import { chosenFrom } from '../../host/test/chosen.js';

/** What a server answered. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Asks a server for something and reads its JSON. */
export async function ask<T>(url: string, options: RequestInit = {}): Promise<Answer<T>> {
  const response = await fetch(url, options);
  return { status: response.status, body: (await response.json()) as T };
}

/** Sends JSON. */
export function post<T>(url: string, body: unknown, token?: string): Promise<Answer<T>> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return ask(url, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

/** Opens a match at a server that must not refuse it. */
export async function opened(server: string, plan: object): Promise<Opened> {
  const { status, body } = await post<Opened>(`${server}/api/matches`, { v: 1, do: 'open', plan });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** A page of one link: it follows by server-sent events, comes back when its stream ends, and sends again what was not answered. */
export class Page {
  now: SightMessage | null = null;
  presence: PresenceMessage | null = null;
  /** The keys of its choices that were confirmed, with their numbers. */
  readonly confirmed = new Map<string, number>();
  private readonly waiting = new Set<() => void>();
  private stop = new AbortController();
  private asked = 0;

  constructor(
    /** Where it asks now; it may be another server the next time. */
    public server: () => string,
    readonly match: string,
    readonly token: string,
    private readonly name: string,
  ) {}

  /** Follows until it leaves, whatever happens to the servers. */
  follow(): this {
    this.stop = new AbortController();
    const { signal } = this.stop;
    const go = async (): Promise<void> => {
      while (!signal.aborted) {
        // a server that is away, or a stream that breaks: again, from where it was
        await this.read(signal).catch(() => {});
        if (!signal.aborted) await sleep(50);
      }
    };
    void go();
    return this;
  }

  leave(): void {
    this.stop.abort();
  }

  private async read(signal: AbortSignal): Promise<void> {
    const last = this.now === null ? {} : { 'last-event-id': `${this.now.sequence}` };
    const headers = { authorization: `Bearer ${this.token}`, ...last };
    const response = await fetch(`${this.server()}/api/matches/${this.match}/events`, { headers, signal });
    if (!response.ok || !response.body) return;
    const parser = createParser({ onEvent: ({ data }) => this.hear(JSON.parse(data) as Told) });
    const text = new TextDecoder();
    for await (const chunk of response.body) parser.feed(text.decode(chunk, { stream: true }));
  }

  protected hear(told: Told): void {
    if (isMessage(told)) this.now = afterMessage(this.now, told);
    else if (told.type === 'presence') this.presence = told;
    for (const wake of this.waiting) wake();
  }

  get sight(): SightMessage['sight'] {
    if (!this.now) throw new Error('Nothing has been heard yet.');
    return this.now.sight;
  }

  /** Waits until what it sees is so. */
  async until(is: (now: SightMessage) => boolean): Promise<void> {
    while (this.now === null || !is(this.now))
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
  }

  /** Sends a request once, or again and again with the same key until somebody answers. */
  async send(request: object): Promise<Receipt | Refused> {
    const key = `${this.name}-${String(this.asked++).padStart(8, '0')}`;
    for (;;) {
      try {
        const url = `${this.server()}/api/matches/${this.match}`;
        const { status, body } = await post<Receipt | Refused>(url, { v: 1, key, ...request }, this.token);
        if (status >= 500) throw new Error('The server could not.');
        if (body.type === 'receipt') this.confirmed.set(key, body.sequence);
        return body;
      } catch {
        await sleep(20);
      }
    }
  }

  claim(): Promise<Receipt | Refused> {
    return this.send({ do: 'claim', name: this.name, number: null });
  }

  /** Answers the first open question at random, until one answer is taken or the match has gone on; null where nothing is asked. @param asking is called before each try */
  async answer(rng: Rng, asking: () => void = () => {}): Promise<Receipt | Refused | null> {
    const [question] = this.sight.questions;
    if (!question) return null;
    const answers = this.now?.sequence;
    for (;;) {
      const choice = chosenFrom(question.domain, rng);
      asking();
      const answer = await this.send({ do: 'choose', answers, step: question.step, choice });
      if (answer.type === 'receipt' || answer.code !== 'illegal-choice') return answer;
    }
  }
}

/** Plays a match between two pages to its end, both at once. */
export async function playToTheEnd(pages: readonly Page[], rng: Rng): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      for (;;) {
        await page.until(({ sight }) => sight.phase === 'over' || sight.questions.length > 0);
        if (page.sight.phase === 'over') return;
        const { sequence } = page.now as SightMessage;
        const answer = await page.answer(rng);
        if (answer?.type === 'receipt') await page.until((now) => now.sequence >= answer.sequence);
        else await page.until((now) => now.sequence > sequence);
        if (pick(rng, 10) === 0) await sleep(1);
      }
    }),
  );
}
