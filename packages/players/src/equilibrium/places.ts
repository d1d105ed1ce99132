import { advanceOf } from '@howzat/compiler/run';
import { copyJson, HowzatError, type MatchState, type Position, type Seat } from '@howzat/core';
import {
  drawOutcome,
  type OpenDecision,
  outcomesOf,
  type Program,
  Session,
  stateAt,
  stream,
} from '@howzat/core/engine';
import { copyState } from '../imagination.js';
import { type Horizon, Keys } from './keys.js';

/** Where a step leads, and the runs that the batting side made on the way. */
export interface Edge {
  readonly gain: number;
  readonly to: Place;
}

/** One side's way to make all its decisions of a moment. */
type Way = readonly unknown[];

/** A place of the match at which something is decided or left to chance, or its end. */
export interface Place {
  readonly id: number;
  /** The id of the decision, the commit or the chance. */
  readonly step: string;
  readonly kind: 'end' | 'chance' | 'decisions';
  /** What the match is worth where it has ended. */
  readonly worth: number;
  /** The seat that chooses among the rows and wants much. */
  readonly seat: Seat;
  /** The decisions of both sides, by step, and the ways to make them. */
  readonly rowSteps: readonly string[];
  readonly columnSteps: readonly string[];
  readonly rows: readonly Way[];
  readonly columns: readonly Way[];
  readonly chances: readonly number[];
  readonly outcomes: readonly unknown[];
  readonly edges: (Edge | undefined)[];
  readonly path: string;
  readonly state: MatchState;
  /** What its name leaves out. */
  readonly leftOut: Readonly<Record<string, unknown>>;
}

/** How the match is walked. */
export interface WalkOptions {
  readonly horizon: Horizon;
  readonly from: Position | undefined;
  readonly forget: readonly string[];
  readonly secrets: 'refuse' | 'open';
  readonly places: number;
}

/** A session is put aside after so many steps, long before it takes itself for a match without an end. */
const stepsPerSession = 100_000;

/** Matches that are tried at random before the walk, and how many steps of each. */
const trials = 10;
const mostTried = 2000;

/** Every so many-th time that a place is reached again, it is looked at whether it goes on as it did. */
const lookAgain = 8;

/** Two places of one name went on differently; the names have been made longer. */
export class NamesChanged extends Error {}

function waysOf(open: readonly OpenDecision[]): Way[] {
  let ways: Way[] = [[]];
  for (const { domain } of open) {
    const choices = [...domain];
    ways = ways.flatMap((way) => choices.map((choice) => [...way, choice]));
  }
  return ways;
}

/** The places of one rulebook, found as they are asked for. The rules are those of the program, played by a session. */
export class Places {
  readonly keys: Keys;
  private session: Session;
  private steps = 0;
  /** Innings that were closed before the walk begins. */
  private closed = 0;
  private met = 0;
  private known = new Map<string, Place>();

  constructor(
    readonly program: Program,
    readonly options: WalkOptions,
  ) {
    const { overs } = program.params as { readonly overs: number | null };
    this.keys = new Keys(options.horizon, overs === null, options.forget);
    this.session = this.fresh();
  }

  /** How many different places were found. */
  get size(): number {
    return this.known.size;
  }

  private fresh(): Session {
    this.steps = 0;
    return new Session(this.program, { advance: advanceOf(this.program) });
  }

  /** Where the walk begins. */
  begin(): Edge {
    this.known = new Map();
    const session = this.fresh();
    this.session = session;
    const { from } = this.options;
    if (from) {
      const { state, at } = stateAt(this.program, from);
      session.startAt(at, state);
    }
    this.closed = session.state.g.scores.length;
    if (this.options.secrets === 'refuse') this.lookForSecrets();
    return this.arrive(session.state.g.runs);
  }

  /** Plays a few times at random, so that a game with secrets is refused before it is walked for long. */
  private lookForSecrets(): void {
    const start = copyState(this.session.state);
    const path = this.session.path;
    if (path === 'end') return;
    const session = this.fresh();
    for (let seed = 0; seed < trials; seed++) {
      const rng = stream(seed, 0);
      session.startAt(path, copyState(start));
      for (let now = session.waiting(), i = 0; now.kind !== 'end' && i < mostTried; now = session.waiting(), i++) {
        const { state } = session;
        session.log.entries.length = 0;
        this.refuseSecrets(state);
        if (now.kind === 'chance') session.happen(drawOutcome(now.chance, rng, state, this.program.params));
        else for (const { decision, domain } of now.open) session.choose(decision, domain.sample(rng));
      }
    }
  }

  /** The place of a name, where one was found. */
  find(step: string, state: MatchState): Place | undefined {
    return this.known.get(this.keys.of(step, state));
  }

  /** Where a row and a column, or an outcome of chance, lead. */
  edge(place: Place, at: number): Edge {
    const known = place.edges[at];
    if (known) return known;
    const edge = this.follow(place, at, place.path, place.state);
    place.edges[at] = edge;
    return edge;
  }

  private follow(place: Place, at: number, path: string, state: MatchState): Edge {
    if (++this.steps > stepsPerSession) this.session = this.fresh();
    const { session } = this;
    const { runs } = state.g;
    session.log.entries.length = 0;
    session.startAt(path, copyState(state));
    const now = session.waiting();
    if (now.kind === 'chance') session.happen(copyJson(place.outcomes[at]));
    else if (now.kind === 'decisions') {
      const row = place.rows[Math.floor(at / place.columns.length)] as Way;
      const column = place.columns[at % place.columns.length] as Way;
      for (const { decision } of now.open) {
        const mine = place.rowSteps.indexOf(decision.id);
        const choice = mine >= 0 ? row[mine] : column[place.columnSteps.indexOf(decision.id)];
        session.choose(decision, choice);
      }
    }
    return this.arrive(runs);
  }

  /** The place at which the session stands. */
  private arrive(runsBefore: number): Edge {
    const { session } = this;
    const { horizon, places } = this.options;
    const now = session.waiting();
    const { state } = session;
    const first = state.g.scores[this.closed];
    const ended = now.kind === 'end' || (horizon === 'innings' && first !== undefined);
    const gain = horizon === 'innings' ? (first?.runs ?? state.g.runs) - runsBefore : 0;
    const path = ended ? 'end' : session.path;
    const step = path.slice(path.lastIndexOf('/') + 1);
    const { winner = null } = state.g.result ?? {};
    const worth = !ended || horizon === 'innings' ? 0 : winner === null ? 0.5 : 1 - winner;
    const key = ended ? `end ${worth}` : this.keys.of(step, state);
    const known = this.known.get(key);
    if (known) {
      if (!ended && ++this.met % lookAgain === 0) this.compare(known, path, copyState(state));
      return { gain, to: known };
    }
    if (this.known.size >= places)
      throw new HowzatError(
        'runaway',
        `The game has more than ${places} places; solve a shorter one, or begin nearer to its end.`,
      );
    if (this.options.secrets === 'refuse' && !ended) this.refuseSecrets(state);
    const place = this.placeOf(path, step, worth, ended ? null : now, state);
    this.known.set(key, place);
    return { gain, to: place };
  }

  private placeOf(
    path: string,
    step: string,
    worth: number,
    now: ReturnType<Session['waiting']> | null,
    state: MatchState,
  ): Place {
    const seat: Seat = this.options.horizon === 'innings' ? state.g.batting : 0;
    const open = now?.kind === 'decisions' ? now.open : [];
    const mine = open.filter((it) => it.seat === seat);
    const theirs = open.filter((it) => it.seat !== seat);
    const outcomes: unknown[] = [];
    const chances: number[] = [];
    if (now?.kind === 'chance') {
      for (const [outcome, chance] of outcomesOf(now.chance, state, this.program.params)) {
        outcomes.push(outcome);
        chances.push(chance);
        if (outcomes.length > this.options.places)
          throw new HowzatError('runaway', `${step} can come out in more than ${this.options.places} ways.`, { step });
      }
    }
    return {
      id: this.known.size,
      step,
      kind: now === null || now.kind === 'end' ? 'end' : now.kind,
      worth,
      seat,
      rowSteps: mine.map(({ decision }) => decision.id),
      columnSteps: theirs.map(({ decision }) => decision.id),
      rows: waysOf(mine),
      columns: waysOf(theirs),
      chances,
      outcomes,
      edges: [],
      path,
      state: copyState(state),
      leftOut: this.keys.leftOut(state),
    };
  }

  /** Does a place go on from another state of the same name as it did? Looked at for three ways on. */
  private compare(place: Place, path: string, state: MatchState): void {
    const ways = place.kind === 'chance' ? place.outcomes.length : place.rows.length * place.columns.length;
    for (let i = 0; i < Math.min(3, ways); i++) {
      const at = (this.met * 7 + i * 11) % ways;
      const before = this.edge(place, at);
      const now = this.follow(place, at, path, state);
      if (before.to === now.to && before.gain === now.gain) continue;
      if (this.keys.keep(place.leftOut, this.keys.leftOut(state))) throw new NamesChanged();
      throw new HowzatError('bad-variant', `${place.step} does not go on from the same state in the same way.`, {
        step: place.step,
      });
    }
  }

  /** A field that may be secret hides nothing for as long as it stands as it stood before the first ball. */
  private refuseSecrets({ s, own }: MatchState): void {
    const { root, secret, ownSecret, rulebook } = this.program;
    const told = (fields: object, opening: object, secrets: Readonly<Record<string, unknown>>): string[] =>
      Object.keys(secrets).filter(
        (field) =>
          JSON.stringify((fields as Record<string, unknown>)[field]) !==
          JSON.stringify((opening as Record<string, unknown>)[field]),
      );
    const hidden = [
      ...told(s, root.life.s, secret),
      ...Object.keys(own).flatMap((it) => told(own[it] ?? {}, root.life.own[it] ?? {}, ownSecret[it] ?? {})),
    ];
    if (hidden.length > 0)
      throw new HowzatError(
        'inapplicable',
        `${rulebook.variant.id} keeps ${hidden.join(', ')} secret; only games in which both sides see everything can be solved, unless you have it played with open cards (secrets: 'open').`,
        { subject: rulebook.variant.id, known: hidden },
      );
  }
}
