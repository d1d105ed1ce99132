import type { Game, MatchState } from '@howzat/core';

/** How far a solver looks. */
export type Horizon = 'innings' | 'match';

type Fields = Readonly<Record<string, unknown>>;

/** Books of cricket that rules write and mostly do not read. Whether one may be left out of a place is checked. */
const books = ['overRuns', 'overWickets', 'conceded', 'balls'] as const;

/**
 * Names places of the match by their state, so that one reached in two ways is one place. Books that only write down what
 * was are left out, for as long as no two places of the same name are found to go on differently: then `keep` puts back
 * those in which the two differed.
 */
export class Keys {
  private readonly left: Set<string>;

  constructor(
    readonly horizon: Horizon,
    endless: boolean,
    forget: readonly string[],
  ) {
    this.left = new Set([
      ...books.map((book) => `game.${book}`),
      ...(horizon === 'innings' ? ['game.runs'] : ['chase']),
      ...(endless ? ['game.overs'] : []),
      ...forget.map((field) => `state.${field}`),
    ]);
  }

  /** The name of a place: the step, and the state without what is left out. */
  of(step: string, { g, s, own }: MatchState): string {
    return `${step} ${JSON.stringify([this.game(g), this.open(s as Fields), own])}`;
  }

  private game(g: Readonly<Game>): object {
    // how people sit at the table is no part of the match
    const named: Record<string, unknown> = { ...g, automatic: false };
    for (const name of this.left) if (name.startsWith('game.')) named[name.slice(5)] = 0;
    // in a chase only the runs still needed count, however many both sides have made
    if (g.target !== null && this.left.has('chase'))
      Object.assign(named, { runs: g.runs - g.target, target: 0, scores: 0, homeTotal: 0, awayTotal: 0 });
    return named;
  }

  private open(s: Fields): object {
    const named = { ...s };
    for (const name of this.left) if (name.startsWith('state.')) named[name.slice(6)] = 0;
    return named;
  }

  /** What was left out of the name of a place. */
  leftOut({ g, s }: MatchState): Readonly<Record<string, unknown>> {
    const values: Record<string, unknown> = {};
    for (const name of this.left)
      if (name === 'chase') values[name] = [g.runs, g.target];
      else if (name.startsWith('game.')) values[name] = g[name.slice(5) as keyof Game];
      else values[name] = (s as Fields)[name.slice(6)];
    return values;
  }

  /** From now on names tell apart what differs here. False where nothing differs. */
  keep(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
    const differ = [...this.left].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
    for (const name of differ) this.left.delete(name);
    return differ.length > 0;
  }
}
