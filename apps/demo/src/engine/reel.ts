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
  type MatchState,
  type Program,
  programOf,
  type SavedSession,
  Session,
  stateAt,
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
 * The balls of an over that came before the last, without what anybody chose for them: they are the same for whoever looks.
 * @param last the end of the log, from the last ball on
 */
export function ballsBefore(log: readonly LogEntry[], last: readonly LogEntry[]): readonly LogEntry[] {
  const ball = last.find(({ delivery }) => delivery);
  if (!ball) return [];
  const balls: LogEntry[] = [];
  for (let at = log.length - last.length - 1; at >= 0; at--) {
    const entry = log[at] as LogEntry;
    if (entry.innings !== ball.innings || entry.over < ball.over) break;
    if (entry.delivery && entry.over === ball.over) balls.push({ ...entry, inputs: [] });
  }
  return balls.reverse();
}

/** A session that says when a ball is over, before anything else follows. */
class Shown extends Session {
  constructor(
    program: Program,
    automatic: boolean,
    private readonly bowled: () => void,
  ) {
    super(program, { automatic });
  }

  override stand(): void {
    super.stand();
    this.bowled();
  }
}

/** A moment as it stood: where many balls come of one choice, in the middle of what came of it. */
interface Still {
  readonly state: MatchState;
  readonly entries: readonly LogEntry[];
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
    const { record } = this;
    const program = programOf(this.rulebook);
    const automatic = record.players.home !== null && record.players.away !== null;
    const session = new Shown(program, automatic, () => this.counted());
    if (record.from) {
      const { state, at } = stateAt(program, record.from);
      state.g.automatic = automatic;
      session.startAt(at, state);
    }
    return session;
  }

  /** The ball of the present event that is wanted as it was counted; 0 where none is. */
  private wanted = 0;
  private still: Still | null = null;

  /** A ball was counted: what stands now is the moment after it, whatever follows of the same choice. */
  private counted(): void {
    if (this.wanted === 0 || --this.wanted > 0) return;
    const { state, log } = this.session;
    this.still = { state: copyJson(state), entries: [...log.readable()] };
  }

  /** The moment when a ball was counted, by its number among those of one event. */
  private stillAt(length: number, nth: number): Still {
    // from before the event, so that its balls are counted once more
    const session = this.sessionAt(length - 1);
    this.still = null;
    this.wanted = nth;
    applyEvent(session, this.eventList[length - 1] as MatchEvent);
    session.waiting();
    this.at = length;
    this.wanted = 0;
    return this.still ?? { state: session.state, entries: session.log.entries };
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

  /**
   * The moment right after a ball, and nothing that came later, as those may see it for whom it is shown.
   * @param ball 0 is the moment before the first
   */
  past(ball: number, showing: (seen: () => SeenBySides) => Showing, lines: (told: Told) => number): Past {
    const { at, back, moment } = this.momentOf(ball);
    const { state, entries } = moment;
    const { program } = this.session;
    const last = lastBall(entries);
    const told = this.told({ state, entries });
    const view = (side: Side): View => viewOf(program, state, side === 'home' ? 0 : 1);
    const { eyes, seat, takers } = showing(() => seenBySides(view, last));
    const each = <T>(of: (side: Side) => T): Partial<Record<Side, T>> =>
      Object.fromEntries(eyes.map((side) => [side, of(side)]));
    return {
      at,
      back,
      game: copyJson(state.g),
      seat,
      takers,
      views: each((side) => copyJson(view(side))),
      happened: each((side) => copyJson(logFor(last, side))),
      before: copyJson(ballsBefore(entries, last)),
      lines: lines(told),
      board: boardOf(told),
    };
  }

  /** What stood after a ball, and where in the match that is. */
  private momentOf(ball: number): { readonly at: number; readonly back: number; readonly moment: Still } {
    const { balls } = this.film;
    const here = balls[ball - 1];
    const at = ball === 0 ? 0 : (here?.at ?? this.length);
    const follows = balls[ball]?.at === at;
    const session = this.sessionAt(at);
    const moment = { state: session.state, entries: session.log.entries };
    const inPast = ball < balls.length && here !== undefined;
    // by the same choice another ball came, or the next innings began
    if (!inPast || (!follows && session.state.g.innings === here.innings)) return { at, back: at, moment };
    const nth = balls.slice(0, ball).filter((other) => other.at === at).length;
    return { at, back: follows ? at - 1 : at, moment: this.stillAt(at, nth) };
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
    const end = this.sessionAt(this.length);
    const told = this.told({ state: end.state, entries: end.log.entries });
    const standing = new Set(standingEntries(told.log));
    const ends = told.log.flatMap((entry, at) => (entry.delivery && standing.has(entry) ? (written[at] ?? []) : []));
    const balls = readBook(scored(told)).flatMap((innings) =>
      innings.overs.flatMap((over) =>
        over.balls.map((ball) => ({ innings: innings.number, label: ball.label, symbol: ballSymbol(ball) })),
      ),
    );
    return { length: this.length, balls: balls.map((ball, at) => ({ at: ends[at] ?? this.length, ...ball })) };
  }

  /** A moment as the scorer reads it. */
  told({ state, entries }: Still): Told {
    const cricketers: Cricketers | null = this.rulebook.variant.cricketers?.(state.s, this.rulebook.params) ?? null;
    const game = copyJson(state.g) as Game;
    return {
      rulebook: this.rulebook,
      names: shownNames(this.record.names),
      log: entries,
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
