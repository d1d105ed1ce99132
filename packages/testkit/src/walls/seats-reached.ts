import {
  type AnyMatch,
  openMatch,
  type Player,
  type Request,
  replayMatch,
  type Selection,
  type Side,
  type Variant,
} from '@howzat/core';
import { stream } from '@howzat/core/engine';
import { partsOf, watched } from './live-state.js';
import { isWritable, Reach } from './reach.js';
import { pathOf, reachOf } from './reached.js';

const sides = ['home', 'away'] as const;

/** A match of people is looked at so often at one step, and for so many choices. */
const walksOfStep = 2;
const longest = 150;

/** What changes a match, or wants a player or a listener, is called by itself. */
const uncalled = new Set(['play', 'concede', 'hint', 'subscribe']);

/**
 * Walks from everything that two people are given who play at seats: from the seat and its views, legal choices, logs and records, from
 * what `match` gives for one side, from what a seat tells its listeners, from the question behind a hint, from what comes back of a
 * choice, and from errors. Nothing of the match may be reached, and nothing that can be written to and that the other side is
 * given as well.
 */
export function seatReachProblems(variant: Variant, selection: Selection, matches: number): string[] {
  const problems = new Set<string>();
  for (let seed = 0; seed < matches; seed++) {
    const setup = watched(variant, selection);
    const match = openMatch(setup.variant, { ...setup.selection, seed });
    const people = new People(match, setup.variant, setup.selection, setup.live);
    people.play(seed);
    for (const side of sides)
      for (const [object, path] of people.reached[side])
        if (setup.live.has(object)) problems.add(`a seat: ${side} is given the match itself: ${pathOf(path)}`);
    for (const [object, path] of people.reached.home)
      if (people.reached.away.has(object) && isWritable(object))
        problems.add(`a seat: both sides can write to ${pathOf(path)}`);
  }
  return [...problems];
}

/** Two people at a match, who look at all they are given and choose at random. */
class People {
  readonly reached = { home: new Map<object, string>(), away: new Map<object, string>() };
  private readonly walks = new Map<string, number>();

  constructor(
    private readonly match: AnyMatch,
    private readonly variant: Variant,
    private readonly selection: Selection,
    private readonly live: Set<object>,
  ) {
    for (const side of sides)
      this.add(
        side,
        new Reach([], uncalled).from(
          match.seat(side).subscribe((given) => this.hear(side, given)),
          'unsubscribe',
        ),
      );
  }

  play(seed: number): void {
    const { match } = this;
    const rng = stream(seed, 0x5ea7);
    for (let turn = 0; turn < longest && match.waiting.kind === 'decisions'; turn++) {
      const open = match.waiting.open.find(({ made }) => !made);
      if (!open) break;
      const choice = match.legal(open.side, open.step).sample(rng);
      if (this.isDue(open.step)) {
        for (const side of sides) this.walk(match, side, open.step);
        this.tryOut(open.side, open.step, choice);
      }
      match.play(open.side, open.step, choice);
    }
    for (const side of sides) this.walk(match, side, 'the end');
    this.noteParts(match);
  }

  private isDue(step: string): boolean {
    const times = this.walks.get(step) ?? 0;
    this.walks.set(step, times + 1);
    return times < walksOfStep;
  }

  private noteParts(match: AnyMatch): void {
    for (const part of partsOf(match as unknown as AnyMatch)) this.live.add(part);
  }

  private add(side: Side, { found }: Pick<Reach, 'found'>): void {
    for (const [object, path] of found) this.reached[side].set(object, path);
  }

  /** What a listener is told. */
  private hear(side: Side, given: unknown): void {
    if (this.isDue(`news of ${side}`)) this.add(side, new Reach([], uncalled).from(given, 'news'));
  }

  /** Everything that a side is given without changing anything. */
  private walk(match: AnyMatch, side: Side, step: string): void {
    this.noteParts(match);
    const seat = match.seat(side);
    const reach = new Reach([[step], [stream(1, 2)], [{}], [[]]], uncalled);
    reach.from(seat, `seat at ${step}`);
    for (const [name, give] of [
      ['view', () => match.view(side)],
      ['log', () => match.log(side)],
      ['record', () => match.record(side)],
      ['legal', () => match.legal(side, step)],
      ['hint', () => seat.hint(step, this.adviser(side))],
      ['error', () => seat.play(step, { no: ['such choice'] })],
      ['error', () => seat.play(`no ${step}`, 0)],
      ['error', () => seat.legal(`no ${step}`)],
    ] as const)
      this.give(reach, `${name} at ${step}`, give);
    this.add(side, reach);
  }

  /** Everything that comes back when a side chooses or gives up, tried at another match that came to the same. */
  private tryOut(side: Side, step: string, choice: unknown): void {
    for (const act of ['play', 'concede'] as const) {
      const { houseRules = [] } = this.selection;
      const other = replayMatch(this.variant, this.match.record(), { houseRules });
      const reach = new Reach([], uncalled);
      for (const listening of sides)
        other.seat(listening).subscribe((given) => {
          if (listening === side) reach.from(given, `news of ${act}`);
          else this.add(listening, new Reach([], uncalled).from(given, `news of ${act}`));
        });
      const seat = other.seat(side);
      this.give(reach, `${act} at ${step}`, () => (act === 'play' ? seat.play(step, choice) : seat.concede()));
      this.add(side, reach);
      this.noteParts(other);
    }
  }

  /** Walks from what something gives, or throws. */
  private give(reach: Reach, path: string, act: () => unknown): void {
    try {
      reach.from(act(), path);
    } catch (error) {
      reach.from(error, `${path} throws`);
    }
  }

  /** A player that looks at the question behind a hint. */
  private adviser(side: Side): Player {
    return {
      name: 'adviser',
      choose: (request: Request) => {
        for (const [object, path] of reachOf(request, false)) this.reached[side].set(object, `hint, ${path}`);
        return request.domain.sample(request.rng);
      },
    };
  }
}
