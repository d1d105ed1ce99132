import type { Game } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import { copyJson } from '../json/index.js';
import type { LogWriter } from '../log/index.js';
import { livesOf, type MatchState, type Program, type ProgramTakeBack } from '../program/index.js';

/** A place that the match may go back to, and what there was then. */
interface Place {
  readonly at: number;
  readonly state: MatchState;
  /** How long the log was. */
  entries: number;
  /** The ball that was counted by then, and nobody was told of. */
  readonly untold: Readonly<Game> | null;
}

/** The places that a match may go back to as plain JSON; the log's length is told from its end. */
export interface SavedPlaces {
  readonly ball: SavedPlace | null;
  readonly chance: SavedPlace | null;
  readonly times: number;
}

interface SavedPlace {
  readonly at: string;
  readonly state: MatchState;
  readonly since: number;
}

/** A ball that is taken back so often will be taken back for ever. */
export const mostTimes = 1000;

/** What is thrown where one ball is taken back for ever. */
export function takenBackForEver({ id }: ProgramTakeBack): HowzatError {
  const message = `The match does not end: ${id} has taken one ball back ${mostTimes} times.`;
  return new HowzatError('runaway', message, { step: id });
}

/** What is thrown where there is no chance to take back. */
export function nothingToTakeBack({ id }: ProgramTakeBack): HowzatError {
  const message = `The step ${id} cannot be applied: it takes back a chance, and in this ball nothing was left to chance yet.`;
  return new HowzatError('bad-rule', message, { step: id });
}

/** Gives a state the fields of another, but for those that whoever takes back remembers by: its own, longer than the ball. */
export function goBack(program: Program, { drawer, to }: ProgramTakeBack, state: MatchState, then: MatchState): void {
  Object.assign(state.g, then.g);
  Object.assign(state.s, then.s);
  for (const [name, fields] of Object.entries(then.own))
    if (name !== drawer) Object.assign(state.own[name] as object, fields);
    else if (to === 'ball') {
      const ofBall = Object.keys(livesOf(program).ball.own[name] ?? {});
      for (const field of ofBall) (state.own[name] as Fields)[field] = (fields as Fields)[field];
    }
}

type Fields = Record<string, unknown>;

/** Keeps what is needed to take a ball back, or its last chance, in a program that does so. */
export class TakingBack {
  private ball: Place | null = null;
  private chance: Place | null = null;
  private times = 0;
  /** The ball that was counted and can still be taken back: it is told of when it stands. */
  untold: Readonly<Game> | null = null;

  constructor(private readonly program: Program) {}

  private place(at: number, state: MatchState, log: LogWriter): Place {
    return { at, state: copyJson(state), entries: log.entries.length, untold: this.untold };
  }

  /** A ball begins. */
  keepBall(at: number, state: MatchState, log: LogWriter): void {
    this.chance = null;
    if (this.program.takesBack.has('ball')) this.ball = this.place(at, state, log);
  }

  /** Something was thrown or drawn in a ball. It stands in the log, as the first entry that would be taken back, and not in the state. */
  keepChance(at: number, state: MatchState, log: LogWriter): void {
    if (!this.program.takesBack.has('chance')) return;
    this.chance = { ...this.place(at, state, log), entries: log.entries.length - 1 };
  }

  /** A match starts in the middle of a ball: nobody knows what was before, and it goes back no further. */
  startInBall(at: number, state: MatchState, log: LogWriter): void {
    this.ball = this.chance = this.place(at, state, log);
  }

  /** The ball that was being played can be taken back no more. */
  stand(): void {
    this.times = 0;
    this.untold = null;
  }

  /**
   * Takes back, and says at which instruction the match goes on.
   * @throws HowzatError `bad-rule` where there is no chance to take back, `runaway` where one ball is taken back for ever
   */
  takeBack(node: ProgramTakeBack, state: MatchState, log: LogWriter): number {
    const place = this[node.to];
    if (place === null) throw nothingToTakeBack(node);
    if (++this.times > mostTimes) throw takenBackForEver(node);
    log.takeBack(node.id, node.cites, state.g, place.entries);
    goBack(this.program, node, state, copyJson(place.state));
    place.entries = log.entries.length;
    this.untold = place.untold;
    if (node.to === 'ball') this.chance = place;
    return place.at;
  }

  save(log: LogWriter, pathAt: (at: number) => string): SavedPlaces {
    const saved = (place: Place | null): SavedPlace | null =>
      place && { at: pathAt(place.at), state: place.state, since: log.entries.length - place.entries };
    return { ball: saved(this.ball), chance: saved(this.chance), times: this.times };
  }

  /** Goes on from saved places. Takes them over. */
  load({ ball, chance, times }: SavedPlaces, log: LogWriter, placeOf: (path: string) => number): void {
    const place = (saved: SavedPlace | null): Place | null =>
      saved && {
        at: placeOf(saved.at),
        state: saved.state,
        entries: log.entries.length - saved.since,
        untold: null,
      };
    this.ball = place(ball);
    this.chance = place(chance);
    this.times = times;
    this.untold = null;
  }
}
