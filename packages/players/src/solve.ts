import {
  compose,
  HowzatError,
  type MatchState,
  type OpenDecision,
  type ProgramChance,
  programOf,
  type Rulebook,
  type Seat,
  type Selection,
  Session,
  type Variant,
  type VariantTypes,
} from '@howzat/core';
import { copyState } from './imagination.js';
import { valueOfGame } from './matrix-game.js';

/** What to solve for. */
export interface SolveOptions {
  /**
   * How far to look: to the end of the first innings, where the value is its runs, for which the batting side plays and
   * the bowling side against; or to the end of the match, where it is the chance that home wins, a level match half.
   * `innings` unless given.
   */
  readonly horizon?: 'innings' | 'match';
  /** Both sides at their best, or both uniformly over all that is legal. `equilibrium` unless given. */
  readonly play?: 'equilibrium' | 'uniform';
  /** Refuses a game of more places than this; 1,000,000 unless given. */
  readonly places?: number;
}

/** What a game is worth, exactly but for rounding. */
export interface Solution {
  readonly value: number;
  /** How many different places of the match were looked at. */
  readonly places: number;
}

/** A session is put aside after so many steps, long before it takes itself for a match without an end. */
const stepsPerSession = 100_000;

/** Every way to make the decisions of one side, as lists of choices in the order of the decisions. */
function waysOf(open: readonly OpenDecision[]): unknown[][] {
  let ways: unknown[][] = [[]];
  for (const { domain } of open) {
    const choices = [...domain];
    ways = ways.flatMap((way) => choices.map((choice) => [...way, choice]));
  }
  return ways;
}

/** Walks the decisions and the chances of one rulebook and remembers what each place is worth. */
class Walk {
  private session: Session;
  private steps = 0;
  private readonly known = new Map<string, number>();

  constructor(
    private readonly rulebook: Rulebook,
    private readonly options: Required<SolveOptions>,
  ) {
    this.session = this.fresh();
  }

  get places(): number {
    return this.known.size;
  }

  private fresh(): Session {
    this.steps = 0;
    return new Session(programOf(this.rulebook), { automatic: true });
  }

  /** The worth of the match from its beginning. */
  fromTheTop(): number {
    return this.here();
  }

  /** The worth of where the session stands. */
  private here(): number {
    const { session } = this;
    const now = session.waiting();
    const { g } = session.state;
    if (this.options.horizon === 'innings' && g.scores[0]) return g.scores[0].runs;
    if (now.kind === 'end') {
      if (this.options.horizon === 'innings') return g.runs;
      return g.result?.winner === null || !g.result ? 0.5 : 1 - g.result.winner;
    }
    const { path, state } = session;
    const key = path + JSON.stringify(state);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= this.options.places)
      throw new HowzatError('runaway', `The game has more than ${this.options.places} places; solve a shorter one.`);
    const value = now.kind === 'chance' ? this.chance(path, state, now.chance) : this.decisions(path, state, now.open);
    this.known.set(key, value);
    return value;
  }

  private after(path: string, state: MatchState, go: (session: Session) => void): number {
    if (++this.steps > stepsPerSession) this.session = this.fresh();
    const { session } = this;
    session.log.entries.length = 0;
    session.startAt(path, copyState(state));
    go(session);
    return this.here();
  }

  private chance(path: string, state: MatchState, { of }: ProgramChance): number {
    let value = 0;
    for (const [outcome, probability] of of.outcomes(state.s, state.g, this.rulebook.params as never))
      value += probability * this.after(path, state, (session) => session.happen(outcome));
    return value;
  }

  private decisions(path: string, state: MatchState, open: readonly OpenDecision[]): number {
    const seat: Seat = this.options.horizon === 'innings' ? state.g.batting : 0;
    const mine = open.filter((it) => it.seat === seat);
    const theirs = open.filter((it) => it.seat !== seat);
    const columns = waysOf(theirs);
    const pays = waysOf(mine).map((row) =>
      columns.map((column) =>
        this.after(path, state, (session) => {
          session.waiting();
          for (const [i, { decision }] of mine.entries()) session.choose(decision, row[i]);
          for (const [i, { decision }] of theirs.entries()) session.choose(decision, column[i]);
        }),
      ),
    );
    if (this.options.play === 'equilibrium') return valueOfGame(pays);
    return pays.flat().reduce((sum, pay) => sum + pay, 0) / (pays.length * columns.length);
  }
}

/**
 * The exact value of a small game: walks all decisions and chances of a rulebook, choices made at once as a game of one
 * move each. For rulebooks without secrets, with few enough places to look at them all.
 *
 * @example
 * solve(handCricket, { set: { overs: 1, wickets: 1 } }).value; // 8.836
 *
 * @throws HowzatError `inapplicable` for a rulebook with secrets, `runaway` for one that is too large
 */
export function solve<T extends VariantTypes>(
  rules: Rulebook<T> | Variant<T>,
  options: Selection & SolveOptions = {},
): Solution {
  const { horizon = 'innings', play = 'equilibrium', places = 1_000_000, ...selection } = options;
  const rulebook = 'params' in rules ? (rules as unknown as Rulebook) : compose(rules as unknown as Variant, selection);
  const secrets = [rulebook.secret, ...rulebook.drawers.map(({ secret }) => secret ?? {})].flatMap(Object.keys);
  if (secrets.length > 0)
    throw new HowzatError(
      'inapplicable',
      `${rulebook.variant.id} keeps ${secrets.join(', ')} secret; only games in which both sides see everything can be solved.`,
      { subject: rulebook.variant.id, known: secrets },
    );
  const walk = new Walk(rulebook, { horizon, play, places });
  return { value: walk.fromTheTop(), places: walk.places };
}
