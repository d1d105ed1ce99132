import type { View } from '../contract/index.js';
import { type Role, roleOf, type Seat, type Side, sideOf } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import { keep, nothingShown } from '../log/index.js';
import type { MatchState } from '../program/index.js';

/*
 * Views for very many questions. A player looks at a few of the fields that it may see, so nothing is copied before it does: a view
 * is an object whose fields are read from the state when they are asked for, and lists and objects in them are copied then. It
 * answers only while its question is open.
 */

/** Where the fields of one view read: the state while the question is open, and nothing before and after it. */
class Source {
  private state: MatchState | null = null;
  private question = 0;
  /** For each list or object: in which question it was copied, and the copy. */
  // Stryker disable next-line ArrayDeclaration: a text is the number of no question
  private readonly asked: number[] = [];
  // Stryker disable next-line ArrayDeclaration: what is no list or object is not the same as one, and is copied over
  private readonly copies: unknown[] = [];

  open(state: MatchState): void {
    this.state = state;
    // Stryker disable next-line UpdateOperator: each question has another number than the one before either way
    this.question++;
  }

  close(): void {
    this.state = null;
  }

  /** @throws HowzatError `no-decision` where the question has been answered, as the two below */
  get g(): MatchState['g'] {
    return (this.state ?? past()).g;
  }

  get s(): MatchState['s'] {
    return (this.state ?? past()).s;
  }

  get own(): MatchState['own'] {
    return (this.state ?? past()).own;
  }

  /** What a field holds, as a copy where it is a list or an object: the one of before where it still says the same. */
  copy(at: number, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (this.asked[at] !== this.question) {
      this.copies[at] = keep(this.copies[at], value);
      this.asked[at] = this.question;
    }
    return this.copies[at];
  }
}

function past(): never {
  throw new HowzatError(
    'no-decision',
    'This view belongs to a question that has been answered. Copy what is to be remembered: copyJson(view).',
  );
}

/** Fields of a view as getters of the class that {@link viewClassSource} writes. */
type Getters = Readonly<Record<string, unknown>>;
type ByRole<T> = Readonly<Record<Role, T>>;
/** The fields that both roles may see, and those that one of them may. */
type Parts = ByRole<Getters> & { readonly open: Getters };

/** The class that generated code makes for a program: objects that know a source, and the getters that read from it. */
export interface ViewClass {
  new (source: Source): object;
  readonly prototype: unknown;
  readonly game: Getters;
  readonly state: Parts;
  readonly own: Readonly<Record<string, Parts>>;
}

type Descriptors = PropertyDescriptorMap;

/** Makes the views of one program. */
export class ViewMaker {
  private readonly game: Descriptors;
  private readonly state: ByRole<Descriptors>;
  private readonly own: readonly (readonly [string, ByRole<Descriptors>])[];

  constructor(private readonly made: ViewClass) {
    // the objects lead to an empty prototype. Were it that of plain objects, each of them would have a hidden class of its own
    Reflect.deleteProperty(made.prototype as object, 'constructor');
    Object.freeze(made.prototype);
    const descriptors = (getters: Getters): Descriptors => {
      const all = Object.getOwnPropertyDescriptors(getters);
      for (const { get } of Object.values(all)) Object.freeze(get);
      return all;
    };
    const byRole = ({ open, batting, bowling }: Parts) => {
      const both = descriptors(open);
      return { batting: { ...both, ...descriptors(batting) }, bowling: { ...both, ...descriptors(bowling) } };
    };
    this.game = descriptors(made.game);
    this.state = byRole(made.state);
    this.own = Object.entries(made.own).map(([drawer, getters]) => [drawer, byRole(getters)]);
  }

  view(source: Source, side: Side, role: Role): View {
    const fields = (of: Descriptors): object => Object.freeze(Object.defineProperties(new this.made(source), of));
    const own = this.own.map(([drawer, of]) => [drawer, fields(of[role])]);
    return Object.freeze({
      side,
      role,
      game: fields(this.game) as View['game'],
      state: fields(this.state[role]) as View['state'],
      own: Object.freeze(Object.fromEntries(own)),
      shown: nothingShown,
    });
  }
}

interface Pair {
  readonly sources: readonly [Source, Source];
  readonly views: readonly [View, View];
}

/**
 * The views of one player at one seat. For each role there are two, which take turns, so that whoever looks at the last one in
 * place of the present is told so.
 */
export class PlayerViews {
  // Stryker disable next-line ObjectLiteral: a pair that is missing is made as one that is null is
  private readonly pairs: { batting: Pair | null; bowling: Pair | null } = { batting: null, bowling: null };
  private source: Source | null = null;
  private turn = 0;

  constructor(
    private readonly maker: ViewMaker,
    private readonly seat: Seat,
  ) {}

  /** The view for a question, until {@link close}. */
  open(state: MatchState): View {
    const role = roleOf(this.seat, state.g.batting);
    this.pairs[role] ??= this.pair(role);
    const { sources, views } = this.pairs[role];
    this.turn ^= 1;
    const turn = this.turn as 0 | 1;
    this.source = sources[turn];
    this.source.open(state);
    return views[turn];
  }

  close(): void {
    this.source?.close();
  }

  private pair(role: Role): Pair {
    const sources = [new Source(), new Source()] as const;
    const side = sideOf(this.seat);
    const view = (source: Source): View => this.maker.view(source, side, role);
    return { sources, views: [view(sources[0]), view(sources[1])] };
  }
}
