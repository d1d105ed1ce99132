import type { Room } from '../../engine/room.js';
import type { Past } from '../../engine/sight.js';

/**
 * Looks back on a match. The ball that is wanted is known at once; its moment is fetched from the worker, and only that which
 * is wanted last, so a hand on the scrubber never queues up.
 */
export class Looking {
  private wanted: number | null = null;
  private fetching = false;
  private shown: number | null = null;
  private readonly listeners = new Set<() => void>();

  /**
   * @param score is told the score of each moment that is there, null for the present
   * @param table is told the same a frame later, so that no frame has both to lay out
   */
  constructor(
    private readonly room: Room,
    private readonly score: (past: Past | null) => void,
    private readonly table: (past: Past | null) => void,
  ) {}

  /** The number of balls after which the moment is; null looks at the present. */
  ball = (): number | null => this.wanted;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  look = (ball: number | null): void => {
    this.wanted = ball;
    for (const listener of this.listeners) listener();
    if (ball !== null) void this.fetch();
    else {
      this.score(null);
      this.table(null);
    }
  };

  /** The moment that is looked at is fetched anew: somebody else looks. */
  again = (): void => {
    this.shown = null;
    if (this.wanted !== null) void this.fetch();
  };

  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      this.shown = null;
      while (this.wanted !== null && this.wanted !== this.shown) {
        const now: number = this.wanted;
        this.shown = now;
        const moment = await this.room.engine.past(now);
        // a moment on the way to another is shown too, so that something moves under the hand
        for (const show of [this.score, this.table]) {
          if (this.wanted === null) return;
          show(moment);
          await new Promise(requestAnimationFrame);
        }
      }
    } finally {
      this.fetching = false;
    }
  }
}
