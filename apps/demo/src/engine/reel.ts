import {
  type Cricketers,
  copyJson,
  type Game,
  type LogEntry,
  type MatchRecord,
  type Rulebook,
  type Side,
  standingEntries,
  type View,
} from '@howzat/core';
import {
  applyEvent,
  logFor,
  type MatchEvent,
  type SavedSession,
  type Session,
  sessionOf,
  viewOf,
} from '@howzat/core/engine';
import { ballSymbol, readBook } from '@howzat/core/scorebook';
import { type SeenBySides, type Showing, seenBySides } from './device.js';
import { boardOf, scored, type Told } from './scorer.js';
import { shownNames } from './shown-text.js';
import type { Film, Past } from './sight.js';

/** Between two sessions that are put aside lie so many events. */
const between = 48;

/** The entries of the last ball: what stands behind the ball before it. */
export function lastBall(log: readonly LogEntry[]): readonly LogEntry[] {
  const most = 80;
  let deliveries = 0;
  let at = log.length;
  while (at > 0 && log.length - at < most) {
    if (log[at - 1]?.delivery && ++deliveries === 2) break;
    at--;
  }
  return log.slice(at);
}

/**
 * The past of a match, to go to and fro in. Sessions are put aside along the way, so that no moment is far from one. A
 * session that is put aside shares the entries of its log with the others: only the last can still change.
 */
export class Reel {
  private readonly eventList: readonly MatchEvent[];
  private readonly kept: { readonly at: number; readonly saved: SavedSession }[] = [];
  private session: Session;
  private at = 0;

  constructor(
    readonly rulebook: Rulebook,
    readonly record: MatchRecord,
  ) {
    this.eventList = record.events as readonly MatchEvent[];
    this.session = this.fresh();
    this.keep();
  }

  get length(): number {
    return this.eventList.length;
  }

  private fresh(): Session {
    return sessionOf(this.rulebook, this.record);
  }

  private keep(): void {
    this.kept.push({ at: this.at, saved: this.session.save(sharing) });
  }

  /** A session that stands where `length` things had come in; it goes on being used here. */
  sessionAt(length: number): Session {
    const near = this.kept.findLast(({ at }) => at <= length);
    if (near && (length < this.at || near.at > this.at)) {
      this.session = this.fresh();
      this.session.load(sharing(near.saved));
      this.at = near.at;
    }
    while (this.at < length) {
      applyEvent(this.session, this.eventList[this.at] as MatchEvent);
      this.at++;
      if (this.at % between === 0 && (this.kept.at(-1)?.at ?? 0) < this.at) this.keep();
    }
    this.session.waiting();
    return this.session;
  }

  /** The moment when `length` things had come in, as those may see it for whom it is shown. */
  past(length: number, showing: (seen: () => SeenBySides) => Showing, lines: (told: Told) => number): Past {
    const session = this.sessionAt(length);
    const entries = session.log.entries;
    const last = lastBall(entries);
    const told = this.told(session);
    const view = (side: Side): View => viewOf(session.program, session.state, side === 'home' ? 0 : 1);
    const { eyes, seat, takers } = showing(() => seenBySides(view, last));
    const each = <T>(of: (side: Side) => T): Partial<Record<Side, T>> =>
      Object.fromEntries(eyes.map((side) => [side, of(side)]));
    return {
      at: length,
      path: session.path,
      game: copyJson(session.state.g),
      seat,
      takers,
      views: each((side) => copyJson(view(side))),
      happened: each((side) => copyJson(logFor(last, side))),
      lines: lines(told),
      board: boardOf(told),
    };
  }

  /** Where the balls end. */
  get film(): Film {
    this.developed ??= this.develop();
    return this.developed;
  }

  private developed: Film | null = null;

  private develop(): Film {
    const written: number[] = [];
    for (let n = 1; n <= this.length; n++) {
      const { log } = this.sessionAt(n);
      for (const entry of log.entries.slice(written.length)) written.push(entry.delivery ? n : -1);
    }
    const told = this.told(this.sessionAt(this.length));
    const standing = new Set(standingEntries(told.log));
    const ends = told.log.flatMap((entry, at) => (entry.delivery && standing.has(entry) ? (written[at] ?? []) : []));
    const balls = readBook(scored(told)).flatMap((innings) =>
      innings.overs.flatMap((over) =>
        over.balls.map((ball) => ({ innings: innings.number, label: ball.label, symbol: ballSymbol(ball) })),
      ),
    );
    return { length: this.length, balls: balls.map((ball, at) => ({ at: ends[at] ?? this.length, ...ball })) };
  }

  told(session: Session): Told {
    const cricketers: Cricketers | null =
      this.rulebook.variant.cricketers?.(session.state.s, this.rulebook.params) ?? null;
    const game = copyJson(session.state.g) as Game;
    return {
      rulebook: this.rulebook,
      names: shownNames(this.record.names),
      log: session.log.entries,
      game,
      cricketers,
    };
  }

  /** What came in from one length to another. */
  events(from: number, to: number): readonly MatchEvent[] {
    return this.eventList.slice(from, to);
  }

  /** A copy of the session at a length, which another rulebook may play on. */
  savedAt(length: number): SavedSession {
    return this.sessionAt(length).save(copyJson);
  }
}

/** Copies what changes; finished entries of the log are shared. */
function sharing<T>(value: T): T {
  const saved = value as SavedSession;
  const entries = saved.log.entries.slice();
  const last = entries.pop();
  if (last) entries.push(copyJson(last));
  return {
    ...saved,
    state: copyJson(saved.state),
    waiting: copyJson(saved.waiting),
    log: { ...copyJson({ ...saved.log, entries: [] }), entries },
  } as T;
}
