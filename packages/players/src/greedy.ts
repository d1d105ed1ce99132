import { advanceOf } from '@howzat/compiler/run';
import {
  type Game,
  type MatchState,
  type Player,
  pick,
  type Request,
  type Rng,
  type Rulebook,
  type Seat,
  type Selection,
  type Variant,
  type VariantTypes,
  type View,
} from '@howzat/core';
import { drawOutcome, type Program, programOf, rulebookOf, Session, stream, type Waiting } from '@howzat/core/engine';
import { chosenBefore } from './chosen-before.js';
import { copyState, Imagination } from './imagination.js';
import { priceOfWicket } from './price.js';

/** How hard `greedy` looks. */
export interface GreedyOptions {
  /** Balls that it plays in its head for each decision, over all its choices; 64 unless given. */
  readonly balls?: number;
}

/** Choices that are all looked at; of more, so many are drawn. */
const mostChoices = 32;

/** A session is put aside after so many balls, long before it takes itself for a match without an end. */
const ballsPerSession = 10_000;

type Decisions = Waiting & { readonly kind: 'decisions' };

/** Balls played in the head: from a decision to the end of the ball that follows it. */
class Nets {
  private session: Session;
  private balls = 0;
  private readonly step = new Map<string, string>();
  /** The ball that was counted last: who batted, where, its runs and wickets. */
  private counted: { batting: Seat; innings: number; overs: number; ball: number; runs: number; outs: number } | null =
    null;
  /** Whether the last ball held any chance or any choice but those that were given. */
  uncertain = false;

  constructor(readonly program: Program) {
    this.session = this.fresh();
    const visit = (node: Program['root'] | Program['root']['body'][number]): void => {
      if (node.kind === 'commit') for (const decision of node.decisions) this.step.set(decision.id, node.id);
      else if ('body' in node) node.body.forEach(visit);
    };
    visit(program.root);
  }

  private fresh(): Session {
    this.balls = 0;
    return new Session(this.program, {
      automatic: true,
      advance: advanceOf(this.program),
      onBall: (g) => {
        const extras = g.byes + g.legByes + g.wides + g.noBalls + g.penalty;
        const { batting, innings, overs, ballNumber } = g;
        this.counted = { batting, innings, overs, ball: ballNumber, runs: g.bat + extras, outs: g.outs.length };
      },
    });
  }

  /** Begins anew after something was thrown. */
  reset(): void {
    this.session = this.fresh();
  }

  /** Puts the state at a decision, behind what was shown before it; null where it does not arise there. */
  begin(step: string, state: MatchState, shown: View['shown']): Decisions | null {
    if (++this.balls > ballsPerSession) this.session = this.fresh();
    const { session } = this;
    session.log.entries.length = 0;
    session.startAt(this.step.get(step) ?? step, state);
    this.counted = null;
    this.uncertain = false;
    const now = chosenBefore(session, shown);
    return now.kind === 'decisions' && now.open.some(({ decision }) => decision.id === step) ? now : null;
  }

  /** Makes the choices given, by step; what else is open there is left to `rng`, as all that follows in this ball. */
  play(now: Decisions, choices: Readonly<Record<string, unknown>>, rng: Rng): void {
    const { session } = this;
    for (const { decision, domain } of now.open) {
      if (Object.hasOwn(choices, decision.id)) session.choose(decision, choices[decision.id]);
      else session.choose(decision, this.drawn(domain.sample(rng)));
    }
    for (let next = session.waiting(); next.kind !== 'end' && !this.past(session.state.g); next = session.waiting()) {
      if (next.kind === 'chance')
        session.happen(this.drawn(drawOutcome(next.chance, rng, session.state, this.program.params)));
      else for (const { decision, domain } of next.open) session.choose(decision, this.drawn(domain.sample(rng)));
    }
  }

  private drawn<T>(outcome: T): T {
    this.uncertain = true;
    return outcome;
  }

  private past({ innings, overs, ballNumber }: Game): boolean {
    const { counted } = this;
    return counted !== null && (innings !== counted.innings || overs !== counted.overs || ballNumber !== counted.ball);
  }

  /** What the ball was worth to a seat, from the state before it, with a price of a wicket in runs. */
  worth(seat: Seat, before: Readonly<Game>, price: number): number {
    const { g } = this.session.state;
    // the innings in which the decision was made, where a ball of it was still to come
    const book = before.innings === g.innings ? g : g.scores[before.scores.length];
    if (before.innings > 0 && book && this.counted?.innings !== before.innings + 1) {
      const value = book.runs - before.runs - price * (book.wickets - before.wickets);
      return seat === before.batting ? value : -value;
    }
    if (!this.counted) return 0;
    const value = this.counted.runs - price * this.counted.outs;
    return seat === this.counted.batting ? value : -value;
  }
}

/** All choices, or as many drawn as are looked at; `all` says which. */
function candidatesOf({ domain, rng }: Request): { readonly choices: unknown[]; readonly all: boolean } {
  const choices: unknown[] = [];
  for (const choice of domain) {
    choices.push(choice);
    if (choices.length > mostChoices) break;
  }
  return choices.length <= mostChoices
    ? { choices, all: true }
    : { choices: Array.from({ length: mostChoices }, () => domain.sample(rng)), all: false };
}

function listed(domain: Request['domain'], most: number): unknown[] | null {
  const choices: unknown[] = [];
  for (const choice of domain) {
    choices.push(choice);
    if (choices.length > most) return null;
  }
  return choices;
}

/**
 * A player of the best next ball by expected runs and wickets, for any rulebook. It imagines the match from its view
 * alone, plays the ball that follows for each of its choices while the other side and all later choices of the ball
 * are left to chance, and takes the choice that is worth most: runs less a price for each wicket (see
 * {@link priceOfWicket}), the other way round when it bowls. It looks no further than that ball.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 * import { greedy } from '@howzat/players';
 *
 * const match = createMatch(ccsl, { seed: 7, players: { home: greedy(ccsl), away: uniformPlayer } });
 * console.log(match.waiting.kind); // end
 * @throws HowzatError where the variant and the selection do not compose
 */
export function greedy<T extends VariantTypes>(
  rules: Rulebook<T> | Variant<T>,
  options: Selection & GreedyOptions = {},
): Player {
  const { balls = 64, ...selection } = options;
  const rulebook = rulebookOf(rules, selection);
  const program = programOf(rulebook);
  const nets = new Nets(program);
  const imagination = new Imagination(program);
  const ballsPerOver = rulebook.params.ballsPerOver as number;
  return {
    name: 'greedy',
    choose: (request) => {
      const { choices, all } = candidatesOf(request);
      if (all && choices.length < 2) return choices.length === 1 ? choices[0] : request.domain.sample(request.rng);
      try {
        const worths = weigh(nets, imagination, request, choices, balls, ballsPerOver);
        return bestOf(choices, worths, request.rng);
      } catch {
        // a state that was imagined may be one that the rules never meet
        nets.reset();
        return request.domain.sample(request.rng);
      }
    },
  };
}

/**
 * What each choice is worth in runs, on average over the balls played for it. Half of the balls go to all choices, then
 * half of the rest to the better half of them, and so on: a choice put aside is worth nothing any more.
 */
function weigh(
  nets: Nets,
  imagination: Imagination,
  request: Request,
  choices: readonly unknown[],
  balls: number,
  ballsPerOver: number,
): number[] {
  const { step, view } = request;
  const seat: Seat = request.side === 'home' ? 0 : 1;
  const before = view.game as Game;
  const price = priceOfWicket(before, ballsPerOver);
  const sums = choices.map(() => 0);
  const seed = pick(request.rng, 0x7fffffff);
  let standing = choices.map((_, i) => i);
  let played = 0;
  let half = balls / 2;
  for (let round = 0; ; round++) {
    const state = imagination.of(view, stream(seed, -1 - round));
    const now = nets.begin(step, copyState(state), view.shown);
    if (!now) throw new RangeError(`${step} does not arise in what was imagined.`);
    const other = now.open.length === 2 ? now.open.find(({ decision }) => decision.id !== step) : undefined;
    // one small domain on the other side of a simultaneous choice: every answer instead of some
    const answers = (other &&
      listed(other.domain, balls / choices.length)?.map((it) => ({ [other.decision.id]: it }))) ?? [{}];
    let uncertain = imagination.hidden;
    for (const i of standing)
      for (const answer of answers) {
        const open = nets.begin(step, copyState(state), view.shown) as Decisions;
        // every choice meets the same luck
        nets.play(open, { [step]: choices[i], ...answer }, stream(seed, round));
        uncertain ||= nets.uncertain;
        sums[i] = (sums[i] as number) + nets.worth(seat, before, price) / answers.length;
      }
    played += standing.length * answers.length;
    const spent = played >= balls;
    // where nothing is uncertain, another round would tell the same
    if (spent || !uncertain) {
      const worths = choices.map(() => Number.NEGATIVE_INFINITY);
      for (const i of standing) worths[i] = (sums[i] as number) / (round + 1);
      return worths;
    }
    if (played >= half && standing.length > 2) {
      half += (balls - half) / 2;
      standing = standing.sort((a, b) => (sums[b] as number) - (sums[a] as number) || a - b);
      standing = standing.slice(0, Math.ceil(standing.length / 2));
    }
  }
}

function bestOf(choices: readonly unknown[], worths: readonly number[], rng: Rng): unknown {
  const most = Math.max(...worths);
  const best = choices.filter((_, i) => (worths[i] as number) >= most - 1e-9 * Math.max(1, Math.abs(most)));
  if (best.length === 0) throw new RangeError('No choice has a worth.');
  return best[pick(rng, best.length)];
}
