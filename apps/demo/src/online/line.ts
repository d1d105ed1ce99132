import {
  afterMessage,
  isMessage,
  isRefused,
  type Message,
  protocolVersion,
  type Receipt,
  type Refused,
  type SightMessage,
  type Told,
} from '@howzat/host';
import { createParser } from 'eventsource-parser';
import { refusedIn } from './answers.js';
import { pause } from './pause.js';

/** A match at the server that this page came from, and the token by which somebody has a seat there, or looks on. */
export interface Place {
  readonly match: string;
  readonly token: string;
}

/** Who is told what comes over a line. */
export interface Hearer {
  /** The match as it stands now. */
  sight(now: SightMessage): void;
  /** What is told beside it: who is there, and what they say. */
  beside?(told: Exclude<Told, Message | Refused>): void;
  /** Whether the server is heard at all. */
  heard(live: boolean): void;
  /** The server does not let anybody follow: it will not do so later either. */
  refused(refusal: Refused): void;
}

/** What a seat asks for, without what every request has. */
export type Asked = { readonly do: string } & Readonly<Record<string, unknown>>;

/** Something comes at least so often, in milliseconds; a line that is silent for longer is made anew. */
const silence = 40_000;

/** Refusals that pass: the same request is sent again, a little later. */
const passing: ReadonlySet<string> = new Set(['try-again', 'too-many', 'unavailable']);

/**
 * A line to the server of a match. It is made again by itself whenever it breaks, and goes on where it broke; what is asked is sent until
 * it is answered, under one key, so that it happens once.
 */
export class Line {
  private readonly closing = new AbortController();
  private last: SightMessage | null = null;
  /** What the server said last, where nothing comes after it. */
  private ended: Refused | null = null;

  constructor(
    readonly place: Place,
    private readonly hearer: Hearer,
  ) {}

  /** Follows the match until the line is closed, or the server refuses for good. */
  async follow(): Promise<void> {
    for (let lost = 0; !this.closed; lost++) {
      const before = this.last;
      const refusal = await this.hear().catch(() => null);
      if (this.closed) return;
      if (refusal && !passing.has(refusal.code)) return this.hearer.refused(refusal);
      this.hearer.heard(false);
      if (this.last !== before) lost = 0;
      await pause(lost, this.closing.signal);
    }
  }

  /**
   * Asks for something as a seat, until there is an answer.
   * @throws Error where the line is closed before
   */
  async ask(request: Asked): Promise<Receipt | Refused> {
    return (await this.post('', { key: freshKey(), ...request })) as Receipt | Refused;
  }

  /** Sends something until there is an answer, as {@link ask} does. @param path behind the address of the match */
  async post(path: string, request: object): Promise<unknown> {
    const body = JSON.stringify({ v: protocolVersion, ...request });
    const headers = { 'content-type': 'application/json' };
    return this.insist(() => this.fetched(path, { method: 'POST', headers, body }));
  }

  /** Fetches something about the match until there is an answer, as {@link ask} does. @param path behind the address of the match */
  get(path: string): Promise<unknown> {
    return this.insist(() => this.fetched(path, {}));
  }

  close(): void {
    this.closing.abort();
  }

  private get closed(): boolean {
    return this.closing.signal.aborted;
  }

  private async insist(send: () => Promise<Response>): Promise<unknown> {
    for (let lost = 0; ; lost++) {
      const answer = await send()
        .then(answerIn)
        .catch(() => null);
      if (answer !== null && !passing.has(codeOf(answer))) return answer;
      if (this.closed) throw new Error('The line is closed.');
      await pause(lost, this.closing.signal);
    }
  }

  private fetched(path: string, more: RequestInit): Promise<Response> {
    const { match, token } = this.place;
    // whoever looks on at a match of the lobby has none
    const headers = { ...more.headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
    const signal = more.signal ?? this.closing.signal;
    return fetch(`/api/matches/${match}${path}`, { ...more, headers, signal, cache: 'no-store' });
  }

  /** Hears what comes until the line breaks; a refusal where nothing will. */
  private async hear(): Promise<Refused | null> {
    const broken = new AbortController();
    const breaks = (): void => broken.abort();
    this.closing.signal.addEventListener('abort', breaks);
    let timer = setTimeout(breaks, silence);
    try {
      const headers = this.last ? { 'last-event-id': String(this.last.sequence) } : {};
      const response = await this.fetched('/events', { headers, signal: broken.signal });
      // all of it is read before the line is let go of
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await refusedIn(response);
      this.hearer.heard(true);
      const parser = createParser({ onEvent: ({ data }) => this.take(JSON.parse(data) as Told) });
      const decoder = new TextDecoder();
      const reader = response.body?.getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        clearTimeout(timer);
        timer = setTimeout(breaks, silence);
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
      return this.ended;
    } finally {
      clearTimeout(timer);
      broken.abort();
      this.closing.signal.removeEventListener('abort', breaks);
    }
  }

  private take(told: Told): void {
    if (!isMessage(told)) {
      if (isRefused(told)) this.ended = told;
      else this.hearer.beside?.(told);
      return;
    }
    try {
      this.last = afterMessage(this.last, told);
    } catch (error) {
      // whoever comes back without a number is told everything
      this.last = null;
      throw error;
    }
    this.hearer.sight(this.last);
  }
}

async function answerIn(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
  return refusedIn(response);
}

function codeOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
}

/** So many random bytes as hex digits. A page that came without encryption has them too, and no more of what makes keys. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A key by which a request that is sent again happens once. */
function freshKey(): string {
  return randomHex(16);
}
