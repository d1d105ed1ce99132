import type { Rng } from '@howzat/core/engine';
import {
  afterMessage,
  type Host,
  isMessage,
  isRefused,
  type PresenceMessage,
  type Receipt,
  type Refused,
  type SightMessage,
  type Told,
} from '../src/index.js';
import { chosenFrom } from './chosen.js';

/** What a page knows and does: it hears messages, and asks by the protocol alone. */
export class Page {
  /** Every message as the text that would be sent. */
  readonly heard: string[] = [];
  /** What was told beside them, as text: who is there, and phrases. */
  readonly beside: string[] = [];
  presence: PresenceMessage | null = null;
  now: SightMessage | null = null;
  private asked = 0;
  private stop = (): void => {};

  constructor(
    private host: Host,
    readonly match: string,
    readonly token: string,
    private readonly name = 'page',
  ) {}

  /** Follows the match from the last event that was heard, at this host or at another. */
  async follow(host: Host = this.host): Promise<this> {
    this.stop();
    this.host = host;
    const following = await host.follow(this.match, this.token, this.now?.sequence ?? null, (message) =>
      this.hear(message),
    );
    if (isRefused(following)) throw new Error(following.message);
    this.stop = following.stop;
    return this;
  }

  leave(): void {
    this.stop();
  }

  private hear(message: Told): void {
    const text = JSON.stringify(message);
    const told = JSON.parse(text) as Told;
    (isMessage(told) ? this.heard : this.beside).push(text);
    if (isMessage(told)) this.now = afterMessage(this.now, told);
    else if (told.type === 'presence') this.presence = told;
  }

  get sight(): SightMessage['sight'] {
    if (!this.now) throw new Error('Nothing has been heard yet.');
    return this.now.sight;
  }

  /** Sends a request of this seat, as the text that would be sent. */
  async send(request: object): Promise<Receipt | Refused> {
    const key = `${this.name}-${String(this.asked++).padStart(8, '0')}`;
    const sent = JSON.stringify({ v: 1, key, ...request });
    const answer = await this.host.ask(this.match, this.token, JSON.parse(sent));
    return JSON.parse(JSON.stringify(answer)) as Receipt | Refused;
  }

  record(): ReturnType<Host['record']> {
    return this.host.record(this.match, this.token);
  }

  claim(name: string, number: string | null = null): Promise<Receipt | Refused> {
    return this.send({ do: 'claim', name, number });
  }

  /** Answers the first question that is open, at random; null where none is. */
  async answer(rng: Rng): Promise<Receipt | Refused | null> {
    const { sequence } = this.now as SightMessage;
    const [question] = this.sight.questions;
    if (!question) return null;
    const { step, domain } = question;
    for (let tries = 0; tries < 5_000; tries++) {
      const answer = await this.send({ do: 'choose', answers: sequence, step, choice: chosenFrom(domain, rng) });
      if (!isRefused(answer) || answer.code !== 'illegal-choice') return answer;
    }
    throw new Error(`No choice at ${step} was taken.`);
  }
}
