import type { Part } from './moments.js';
import { lengthOf, type Timed } from './timeline.js';

/** Parts before which it is not known what came of a ball. */
const open: readonly Part[] = ['cards', 'dice', 'flight', 'field', 'signal'];

/** Shows a timeline: says what is shown now, and can be skipped. */
export class Player {
  private shown: Timed | null = null;
  private timeline: readonly Timed[] = [];
  /** Of how many balls that came together it has been shown what came of them. */
  private told = Number.POSITIVE_INFINITY;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();

  /** What is shown now; null between balls. */
  now = (): Timed | null => this.shown;

  /**
   * Of how many of the balls that came together it has been shown what came of them: the score may tell of these, and of no others.
   * @param timeline what is shown of the latest news; it may still have to begin
   */
  toldOf(timeline: readonly Timed[]): number {
    return this.hasBegun(timeline) ? this.told : 0;
  }

  /** Which of the balls that came together is being shown, from 0; infinite once all have been. */
  turnOf(timeline: readonly Timed[]): number {
    if (!this.hasBegun(timeline)) return 0;
    return this.shown?.ball ?? (this.timers.size > 0 ? 0 : Number.POSITIVE_INFINITY);
  }

  /** Whether something of a timeline has still to be shown. */
  shows(timeline: readonly Timed[]): boolean {
    return !this.hasBegun(timeline) || this.timers.size > 0;
  }

  private hasBegun(timeline: readonly Timed[]): boolean {
    return timeline.length === 0 || timeline === this.timeline;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows a timeline from its beginning; what was shown before is over. */
  play(timeline: readonly Timed[]): void {
    this.clear();
    this.timeline = timeline;
    this.shown = null;
    this.told = 0;
    const last = timeline.at(-1)?.ball;
    for (const moment of timeline)
      this.after(moment.at, () => {
        const { ball, part } = moment;
        const tells = !open.includes(part);
        const all = tells && ball === last;
        this.show(moment, all ? Number.POSITIVE_INFINITY : Math.max(this.told, tells ? ball + 1 : ball));
      });
    this.after(lengthOf(timeline), () => this.show(null, Number.POSITIVE_INFINITY));
  }

  /** Ends what is shown. True where something was. */
  skip(): boolean {
    const playing = this.timers.size > 0;
    this.clear();
    this.show(null, Number.POSITIVE_INFINITY);
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

  private show(moment: Timed | null, told: number): void {
    if (this.shown === moment && this.told === told) return;
    this.shown = moment;
    this.told = told;
    for (const listener of this.listeners) listener();
  }
}
