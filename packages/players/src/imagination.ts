import type { Game, MatchState, Rng, View } from '@howzat/core';
import type { Secrecy } from '@howzat/core/author';
import { type Program, Session } from '@howzat/core/engine';

type Fields = Readonly<Record<string, unknown>>;

/** What is seen, over what stands there before anything has happened. */
function overlaid(opening: Fields, seen: Fields, secret: Readonly<Record<string, Secrecy>>): object {
  // spread keeps the shape of the object; filled key by key, one with many fields would become a slow hash table
  const fields: Record<string, unknown> = { ...opening };
  for (const key of Object.keys(opening)) {
    const value = Object.hasOwn(seen, key) ? seen[key] : opening[key];
    fields[key] = copied(
      secret[key] === 'each' ? { ...(opening[key] as object), ...((seen[key] ?? {}) as object) } : value,
    );
  }
  return fields;
}

/** Makes states of the match as it might be, from what one side sees of it. */
export class Imagination {
  private readonly opening: MatchState;
  /** Whether there is anything that a side may not see. */
  readonly hidden: boolean;

  constructor(private readonly program: Program) {
    this.opening = new Session(program).state;
    this.hidden = [program.secret, ...Object.values(program.ownSecret)].some((of) => Object.keys(of).length > 0);
  }

  /** The state as the view shows it, where there is nothing that the view does not show. */
  asSeen(view: View): MatchState {
    const { secret, ownSecret } = this.program;
    const own: Record<string, object> = {};
    for (const drawer of Object.keys(this.opening.own))
      own[drawer] = overlaid(this.opening.own[drawer] as Fields, view.own[drawer] ?? {}, ownSecret[drawer] ?? {});
    return { g: copyGame(view.game as Game), s: overlaid(this.opening.s as Fields, view.state, secret), own };
  }

  /** A state that fits the view and shares nothing with it that play changes. Hidden things come from `rng`. */
  of(view: View, rng: Rng): MatchState {
    const { rulebook, params, secret, ownSecret } = this.program;
    const { variant } = rulebook;
    const g = copyGame(view.game as Game);
    const s = variant.imagine
      ? copied(variant.imagine(view.state, view.role, view.game, params, rng))
      : overlaid(this.opening.s as Fields, view.state, secret);
    const own: Record<string, object> = {};
    for (const drawer of Object.keys(this.opening.own)) {
      const seen = view.own[drawer] ?? {};
      const amendment = rulebook.drawers.find(({ id }) => id === drawer);
      own[drawer] = amendment?.imagine
        ? copied(amendment.imagine(seen, view.role, view.game, params, rng))
        : overlaid(this.opening.own[drawer] as Fields, seen, ownSecret[drawer] ?? {});
    }
    return { g, s, own };
  }
}

/** A copy of plain JSON that shares nothing with it. Object by object, which is faster here than field by field. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copied(list[i]);
    return list as T;
  }
  const fields: Record<string, unknown> = { ...(value as object) };
  for (const key in fields) if (typeof fields[key] === 'object') fields[key] = copied(fields[key]);
  return fields as T;
}

/** A copy of cricket's state; closed innings and fallen wickets never change and are shared. */
function copyGame(g: Game): Game {
  return { ...g, scores: g.scores.slice(), outs: g.outs.slice() };
}

/** A copy that play may change. */
export function copyState({ g, s, own }: MatchState): MatchState {
  return { g: copyGame(g), s: copied(s), own: copied(own) };
}
