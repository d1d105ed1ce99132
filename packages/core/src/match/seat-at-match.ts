import type { Cricketers, Player, View } from '../contract/index.js';
import { type Game, type Role, roleOf, type Side } from '../cricket/index.js';
import type { Domain } from '../domains/index.js';
import { harden } from '../errors/index.js';
import { copyJson, type Frozen, freezeJson } from '../json/index.js';
import type { LogEntry } from '../log/index.js';
import type { AnyMatch } from './match.js';
import type { SideRecord } from './side-record.js';
import type { AnySeat } from './side-seat.js';
import type { SideWaiting } from './waiting.js';

/** What a seat stands on; it stays behind the seat. */
interface Table {
  readonly match: AnyMatch;
  readonly side: Side;
  readonly ask: (step: string, player: Player) => unknown;
}

/** The one implementation of {@link AnySeat}. */
export class SeatAtMatch implements AnySeat {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    Object.freeze(this);
  }

  get side(): Side {
    return this.#table.side;
  }

  get role(): Role {
    const { match, side } = this.#table;
    return roleOf(side === 'home' ? 0 : 1, match.game.batting);
  }

  get names(): { readonly home: string; readonly away: string } {
    return this.#table.match.names;
  }

  get waiting(): SideWaiting {
    const { waiting } = this.#table.match;
    return waiting.kind === 'chance' ? { kind: 'chance', step: waiting.step, how: waiting.how } : waiting;
  }

  get length(): number {
    return this.#table.match.length;
  }

  get game(): Frozen<Game> {
    return this.#table.match.game;
  }

  get cricketers(): Cricketers | null {
    return freezeJson(copyJson(this.#table.match.cricketers));
  }

  view(): View {
    const { match, side } = this.#table;
    return match.view(side);
  }

  legal(step: string): Domain {
    const { match, side } = this.#table;
    return match.legal(side, step);
  }

  play(step: string, choice: unknown): this {
    const { match, side } = this.#table;
    match.play(side, step, choice);
    return this;
  }

  concede(): this {
    const { match, side } = this.#table;
    match.concede(side);
    return this;
  }

  hint(step: string, player: Player): unknown {
    return this.#table.ask(step, player);
  }

  log(): readonly LogEntry[] {
    const { match, side } = this.#table;
    return match.log(side);
  }

  record(): SideRecord {
    const { match, side } = this.#table;
    return match.record(side);
  }

  subscribe(listener: (seat: this) => void): () => void {
    const stop = this.#table.match.subscribe(() => {
      try {
        listener(this);
      } catch (error) {
        stop();
        void Promise.reject(error);
      }
    });
    return stop;
  }
}

harden(SeatAtMatch);
