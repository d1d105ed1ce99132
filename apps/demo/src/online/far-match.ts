import type { LogEntry, MatchRecord, MatchWaiting, Refusal, Rulebook, Side, View } from '@howzat/core';
import { roleOf } from '@howzat/core/engine';
import {
  type FairRecord,
  isRefused,
  type Judged,
  type Receipt,
  type Refused,
  type Sight,
  type SightMessage,
} from '@howzat/host';
import type { Played, PlayedSeat } from '../engine/played.js';
import type { Far } from '../engine/sight.js';
import { Refusing, type Trouble } from '../engine/trouble.js';
import { words as sentences } from '../words.js';
import { type Asked, Line, type Place } from './line.js';
import { namesIn } from './names.js';
import { troubleIn } from './refusals.js';
import { words } from './words.js';

/** A match that a host plays: what it is asked is answered by what the host told last, and what is done is done there. */
export class FarMatch implements Played {
  private readonly listeners = new Set<() => void>();

  /** @param told a match that has begun */
  constructor(
    private readonly line: Line,
    readonly rulebook: Rulebook,
    private told: SightMessage,
  ) {}

  /**
   * Follows a match that has begun.
   * @param tell hears what there is beside the play: how the line is, who is there, what is offered and said
   * @throws Refusing where the host does not let anybody follow
   */
  static sit(place: Place, rulebook: Rulebook, tell: (far: Far) => void): Promise<FarMatch> {
    let far: Far = { live: true, refused: null, match: null, presence: null, ahead: 0, phrase: null };
    const change = (part: Partial<Far>): void => {
      far = { ...far, ...part };
      tell(far);
    };
    return new Promise((resolve, reject) => {
      let match: FarMatch | null = null;
      const line: Line = new Line(place, {
        sight: (now) => {
          change({ match: besidePlay(now.sight) });
          if (match) match.take(now);
          else if (now.sight.phase !== 'seating') {
            match = new FarMatch(line, rulebook, now);
            resolve(match);
          }
        },
        beside: (told) => {
          if (told.type === 'presence') change({ presence: told, ahead: told.now - Date.now() });
          else change({ phrase: { ...told, nth: (far.phrase?.nth ?? 0) + 1 } });
        },
        heard: (live) => change({ live }),
        refused: (refusal) => {
          change({ live: false, refused: troubleIn(refusal) });
          reject(new Refusing(troubleIn(refusal)));
        },
      });
      void line.follow();
    });
  }

  private take(now: SightMessage): void {
    this.told = now;
    for (const listener of [...this.listeners]) listener();
  }

  get sight(): Sight {
    return this.told.sight;
  }

  /** The match as it stood when so many balls had been counted. */
  async past(balls: number): Promise<FarMatch> {
    const answer = (await this.line.get(`?balls=${balls}`)) as SightMessage | Refused;
    if (isRefused(answer)) throw new Refusing(troubleIn(answer));
    return new FarMatch(this.line, this.rulebook, answer);
  }

  /** The record of a match that is over, with all that it takes to check its dice. */
  async fairRecord(): Promise<FairRecord> {
    const answer = (await this.line.get('/record')) as FairRecord | Refused;
    if ('code' in answer) throw new Refusing(troubleIn(answer));
    return answer;
  }

  get names(): { readonly home: string; readonly away: string } {
    return namesIn(this.sight);
  }

  get game(): Played['game'] {
    return this.begun('game');
  }

  get cricketers(): Played['cricketers'] {
    return this.rulebook.variant.cricketers?.(this.begun('view').state, this.rulebook.params) ?? null;
  }

  get length(): number {
    return this.told.sequence;
  }

  get path(): string {
    const { waiting } = this;
    return waiting.kind === 'end' ? 'end' : waiting.step;
  }

  get waiting(): MatchWaiting {
    // both sides may have agreed to end it where it stood
    if (this.sight.phase === 'over') return { kind: 'end' };
    const waiting = this.begun('waiting');
    // what is thrown or dealt there is not for anybody here to throw
    return waiting.kind === 'chance' ? { kind: 'decisions', step: waiting.step, open: [] } : waiting;
  }

  log(): readonly LogEntry[] {
    return this.sight.log;
  }

  seat(side: Side): PlayedSeat {
    return {
      view: () => this.viewFrom(side),
      legal: (step) => {
        const question = this.sight.questions.find((each) => each.step === step);
        if (!question) throw new Refusing(notAsked);
        return { describe: () => question.domain, why: (choice) => this.why(step, choice) };
      },
      play: (step, choice) => this.ask({ do: 'choose', answers: this.told.sequence, step, choice }),
      concede: () => this.ask({ do: 'concede' }),
    };
  }

  /** What is seen here, from the place of a side. */
  private viewFrom(side: Side): View {
    const view = this.begun('view');
    return view.side === side ? view : { ...view, side, role: roleOf(side === 'home' ? 0 : 1, view.game.batting) };
  }

  private async why(step: string, choice: unknown): Promise<Refusal | null> {
    const answer = (await this.line.post('/why', { do: 'why', step, choice })) as Judged | Refused;
    return isRefused(answer) ? troubleIn(answer) : answer.refusal;
  }

  /** Asks for something; resolves when what came of it has been told here. */
  async ask(request: Asked): Promise<void> {
    const answer = await this.line.ask(request);
    if (isRefused(answer)) throw new Refusing(troubleIn(answer));
    await this.reached(answer);
  }

  private reached({ sequence }: Receipt): Promise<void> {
    if (this.told.sequence >= sequence) return Promise.resolve();
    return new Promise((resolve) => {
      const leave = this.subscribe(() => {
        if (this.told.sequence < sequence) return;
        leave();
        resolve();
      });
    });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Nobody here decides for a computer. */
  async settle(): Promise<void> {}

  happen(): never {
    throw new Refusing(notHere);
  }

  undo(): never {
    throw new Refusing(notHere);
  }

  redo(): never {
    throw new Refusing(notHere);
  }

  goTo(): never {
    throw new Refusing(notHere);
  }

  record(): MatchRecord {
    const message = this.sight.phase === 'over' ? words.recordThere : sentences.match.notYet;
    throw new Refusing({ code: 'not-yet', message, rule: null });
  }

  private begun<Part extends 'game' | 'view' | 'waiting'>(part: Part): NonNullable<Sight[Part]> {
    const value = this.sight[part];
    if (value === null) throw new Error('The match has not begun.');
    return value as NonNullable<Sight[Part]>;
  }
}

/** What is told of a match beside the play. */
function besidePlay(sight: Sight): NonNullable<Far['match']> {
  const { viewer, seats, waiting, phase, offer, clock, ended, next, series } = sight;
  return { viewer, seats, waiting, phase, offer, clock, ended, next, series };
}

const notAsked: Trouble = { code: 'not-theirs', message: sentences.match.notTheirs, rule: null };
const notHere: Trouble = { code: 'elsewhere', message: words.notHere, rule: null };
