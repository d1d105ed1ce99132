import type { Side } from '@howzat/core';
import type { Viewer } from './protocol/message.js';
import type { Signal } from './protocol/signal.js';

/** Whether somebody has a seat's link open, on any device and at any host. */
export type There = Readonly<Record<Side, boolean>>;

/** A match that somebody follows here. */
interface Room {
  /** How many follow it here: at the seats, and those who look on. */
  readonly here: Record<Viewer, number>;
  /** How many want to know who is there, and follow nothing. */
  curious: number;
  /** Who is there at other hosts. */
  readonly elsewhere: Map<string, There>;
}

/** A host says that it is alive so often, in milliseconds. */
const every = 15_000;

/** One that has been silent for so long, in milliseconds, has nobody. */
const silence = 4 * every;

/**
 * Who is there. Every host tells the others who has a seat's link open at it, when that changes and when it is asked. Nothing of it is
 * kept: a host that ends without a word is forgotten after a minute.
 */
export class Presence {
  private readonly rooms = new Map<string, Room>();
  private readonly heardOf = new Map<string, number>();
  private told = Number.NEGATIVE_INFINITY;

  /**
   * @param node the name of this host among those that share the store
   * @param whisper tells the others
   * @param changed is called for a match at which somebody may have come or gone
   */
  constructor(
    private readonly node: string,
    private readonly now: () => number,
    private readonly whisper: (signal: Signal) => void,
    private readonly changed: (match: string) => void,
  ) {}

  /** Who is there, as far as this host knows; of matches that nobody follows here it knows nothing. */
  at(match: string): There {
    const room = this.rooms.get(match);
    const is = (side: Side): boolean =>
      room !== undefined && (room.here[side] > 0 || [...room.elsewhere.values()].some((there) => there[side]));
    return { home: is('home'), away: is('away') };
  }

  arrive(match: string, viewer: Viewer): void {
    const known = this.rooms.get(match);
    const room = known ?? this.enter(match);
    room.here[viewer]++;
    if (viewer !== 'watch' && room.here[viewer] === 1) this.tell(match, room);
    this.changed(match);
  }

  leave(match: string, viewer: Viewer): void {
    const room = this.rooms.get(match);
    if (!room) return;
    room.here[viewer]--;
    if (viewer !== 'watch' && room.here[viewer] === 0) this.tell(match, room);
    if (!this.closeEmpty(match, room)) this.changed(match);
  }

  /** Asks the other hosts who is at a match that nobody may follow here: a moment later {@link at} knows, until {@link forget}. */
  ask(match: string): void {
    const room = this.rooms.get(match) ?? this.enter(match);
    room.curious++;
  }

  /** Whoever asked knows enough. */
  forget(match: string): void {
    const room = this.rooms.get(match);
    if (!room) return;
    room.curious--;
    this.closeEmpty(match, room);
  }

  /** Another host said something. */
  hear(signal: Signal): void {
    if (signal.node === this.node) return;
    this.heardOf.set(signal.node, this.now());
    if (signal.kind === 'alive' || signal.kind === 'phrase' || signal.kind === 'gone') return;
    const room = this.rooms.get(signal.match);
    if (!room) return;
    if (signal.kind === 'who') this.tell(signal.match, room);
    else {
      room.elsewhere.set(signal.node, { home: signal.home, away: signal.away });
      this.changed(signal.match);
    }
  }

  /** What others said may have been missed: everybody is asked again. */
  askAgain(): void {
    for (const match of this.rooms.keys()) this.whisper({ node: this.node, kind: 'who', match });
  }

  /** Is called every second or so: says that this host is alive, and forgets those that are not. */
  beat(): void {
    const now = this.now();
    if (now - this.told >= every && this.rooms.size > 0) {
      this.told = now;
      this.whisper({ node: this.node, kind: 'alive' });
    }
    for (const [node, heard] of this.heardOf) {
      if (now - heard < silence) continue;
      this.heardOf.delete(node);
      for (const [match, room] of this.rooms) if (room.elsewhere.delete(node)) this.changed(match);
    }
  }

  /** A room for a match, of which the others are asked who is there. */
  private enter(match: string): Room {
    const room: Room = { here: { home: 0, away: 0, watch: 0 }, curious: 0, elsewhere: new Map() };
    this.rooms.set(match, room);
    this.whisper({ node: this.node, kind: 'who', match });
    return room;
  }

  /** Whether nobody needs a room any more. */
  private closeEmpty(match: string, { here, curious }: Room): boolean {
    const isEmpty = here.home + here.away + here.watch + curious === 0;
    if (isEmpty) this.rooms.delete(match);
    return isEmpty;
  }

  private tell(match: string, { here }: Room): void {
    this.whisper({ node: this.node, kind: 'there', match, home: here.home > 0, away: here.away > 0 });
  }
}
