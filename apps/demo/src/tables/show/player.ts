import type { Part } from './moments.js';
import { lengthOf, type Timed } from './timeline.js';

/** Parts before which it is not known what came of a ball. */
const open: readonly Part[] = ['cards', 'dice', 'flight', 'field', 'signal'];

/** Shows a timeline: says what is shown now, and can be skipped. */
export class Player {
  private shown: Timed | null = null;
  /** When the last ball of the timeline is known, from its beginning. */
  private known = true;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();

  /** What is shown now; null between balls. */
  now = (): Timed | null => this.shown;

  /** Whether it is seen what came of all balls: the score may tell it. */
  settled = (): boolean => this.known;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows a timeline from its beginning; what was shown before is over. */
  play(timeline: readonly Timed[]): void {
    this.clear();
    this.known = false;
    const last = timeline.at(-1)?.ball;
    for (const moment of timeline)
      this.after(moment.at, () =>
        this.show(moment, this.known || (moment.ball === last && !open.includes(moment.part))),
      );
    this.after(lengthOf(timeline), () => this.show(null, true));
  }

  /** Ends what is shown. True where something was. */
  skip(): boolean {
    const playing = this.timers.size > 0;
    this.clear();
    this.show(null, true);
    return playing;
  }

  private after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private show(moment: Timed | null, known: boolean): void {
    if (this.shown === moment && this.known === known) return;
    this.shown = moment;
    this.known = known;
    for (const listener of this.listeners) listener();
  }
}
