import { type LogEntry, type Side, sameJson, type View } from '@howzat/core';
import { logFor } from '@howzat/core/engine';
import { sides } from './plan.js';

/** What one side may see of a moment. */
interface Seen {
  readonly view: View;
  /** The last ball, as it may read it. */
  readonly happened: readonly LogEntry[];
}

/** What both sides may see of a moment, each by itself. */
export type SeenBySides = Readonly<Record<Side, Seen>>;

/** For whom the screen is drawn, and who has to take the device before anything secret is shown. */
export interface Showing {
  /** The sides whose eyes may see the moment; nobody's while the device changes hands. */
  readonly eyes: readonly Side[];
  /** The side whose seat the screen is drawn for. */
  readonly seat: Side;
  /** Those of whom one has to take the device first; empty where nothing has to be hidden. */
  readonly takers: readonly Side[];
}

/**
 * Who has the device in hand that two people share. Whoever takes it says so, and has it until the other is to decide;
 * after a reload, an undo or a jump in time nobody has it unless it is still their turn.
 */
export class Device {
  private holder: Side | null = null;

  /**
   * @param people the sides of those who play at it; with fewer than two nobody has to look away
   * @param watched nobody plays on here: all that there is may be seen
   */
  constructor(
    private readonly people: readonly Side[],
    readonly watched: boolean,
  ) {}

  private get shared(): boolean {
    return this.people.length > 1 && !this.watched;
  }

  /** Who may take the device now: whoever has to decide first, or anybody where nobody has to. */
  private takers(due: readonly Side[]): readonly Side[] {
    return due.length > 0 ? due.slice(0, 1) : this.people;
  }

  /** The side takes the device; false where it is the other that is asked to. */
  take(side: Side, due: readonly Side[]): boolean {
    if (!this.shared || !(due.length === 0 ? this.people : due).includes(side)) return false;
    this.holder = side;
    return true;
  }

  /** Nobody has the device any more. */
  putDown(): void {
    this.holder = null;
  }

  /**
   * For whom the present is drawn. Whoever has nothing to decide while the other has puts the device down.
   * @param due the sides of people who have to decide
   * @param secret whether what is decided is for the eyes of one side
   */
  present(due: readonly Side[], secret: boolean, seen: () => SeenBySides): Showing {
    if (this.holder && due.length > 0 && !due.includes(this.holder)) this.putDown();
    return this.showing(due, () => !secret && areAlike(seen()));
  }

  /** For whom a moment of the past is drawn. */
  past(due: readonly Side[], seen: () => SeenBySides): Showing {
    return this.showing(due, () => areAlike(seen()));
  }

  private showing(due: readonly Side[], open: () => boolean): Showing {
    const { holder, people, watched } = this;
    if (!this.shared) return { eyes: watched ? sides : people, seat: people[0] ?? 'home', takers: [] };
    const seat = holder ?? this.takers(due)[0] ?? 'home';
    if (open()) return { eyes: sides, seat, takers: [] };
    return holder ? { eyes: [holder], seat, takers: [] } : { eyes: [], seat, takers: this.takers(due) };
  }
}

/** Whether both sides see the same: then nobody has to look away. */
function areAlike({ home, away }: SeenBySides): boolean {
  return (
    sameJson(home.view.state, away.view.state) &&
    sameJson(home.view.own, away.view.own) &&
    sameJson(home.happened, away.happened)
  );
}

/** A moment as each side may see it. */
export function seenBySides(view: (side: Side) => View, last: readonly LogEntry[]): SeenBySides {
  const by = (side: Side): Seen => ({ view: view(side), happened: logFor(last, side) });
  return { home: by('home'), away: by('away') };
}
