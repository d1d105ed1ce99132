import { hashSeed, keyedHash, mixHashes, type Seed } from '../chance/index.js';
import { compose, type Selection } from '../compose/index.js';
import type { Side } from '../cricket/index.js';
import { HowzatError, printable } from '../errors/index.js';
import { copyJson } from '../json/index.js';
import type { Amendment, Variant, VariantTypes } from '../kits/index.js';
import { openMatch } from './create-match.js';
import type { AnyMatch, MatchSettings } from './match.js';
import type { MatchRecord } from './match-record.js';
import { replayMatch } from './record.js';

/**
 * The seed of a match of a series. That of a text is as hard to guess as the text, and whoever sees it, in the record of a match,
 * knows nothing of the matches that follow.
 */
function seedOfMatch(seed: Seed, number: number): Seed {
  if (typeof seed !== 'string') return mixHashes(hashSeed(seed), number);
  const words = keyedHash(seed, 'series', number).subarray(0, 4);
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** How a series is played, beside the rules of its matches. */
export interface SeriesOptions extends Selection {
  /** Matches of the series. */
  readonly matches: number;
  readonly seed?: number | string;
  readonly players?: MatchSettings['players'];
  readonly names?: MatchSettings['names'];
  readonly chance?: MatchSettings['chance'];
  /** The rules from which the winner of a match may choose one for the matches that follow; none unless given. */
  readonly winnersRules?: readonly Amendment<string, unknown>[];
  /** Whether such a rule stays for the series, or for the next match only. */
  readonly scope?: 'persists-in-series' | 'next-game-only';
  /** Who may add a rule after a tied match. */
  readonly afterTie?: 'nobody' | 'both';
  /**
   * The record of a series that goes on here, with the options it was started with. Its matches are played again; a winner
   * who wanted no rule before the next match was called is asked once more.
   */
  readonly past?: SeriesRecord;
}

/** A rule that the winner of a match made: one of the list, or their own words, which people keep and no code does. */
export interface WinnersRule {
  readonly after: number;
  readonly by: Side;
  readonly rule: string | null;
  readonly words: string | null;
}

/** A line of the series' own log. */
export interface SeriesEntry {
  readonly match: number;
  readonly text: string;
  readonly rules: readonly string[];
}

/** A series as plain JSON. */
export interface SeriesRecord {
  readonly howzatSeries: 1;
  readonly matches: number;
  readonly played: readonly MatchRecord[];
  readonly rules: readonly WinnersRule[];
}

/** Several matches between the same sides, with the rule that each winner may add. */
export interface Series {
  /** Matches won by each side, and tied. */
  readonly standings: { readonly home: number; readonly away: number; readonly tied: number };
  /** The match being played, or the last one. */
  readonly match: AnyMatch;
  /** The number of that match, from 1. */
  readonly number: number;
  /** What the series waits for: the match to end, somebody's rule, the next match to be called, or nothing. */
  readonly waiting:
    | { readonly kind: 'match' | 'next' | 'end' }
    | { readonly kind: 'rule'; readonly by: readonly Side[]; readonly rules: readonly string[] };
  /** Who won the series; null while it goes on, and when it is level at the end. */
  readonly winner: Side | null;
  readonly rules: readonly WinnersRule[];
  readonly log: readonly SeriesEntry[];
  /**
   * The winner of the match adds a rule of the list, words of their own, or none.
   * @throws HowzatError `not-your-decision` for the loser, `unknown-house-rule` for a rule that is not to be had,
   * and what composing says of a rule that conflicts
   */
  addRule(by: Side, rule: string | { readonly words: string } | null): Series;
  /** Begins the next match. */
  next(): Series;
  record(): SeriesRecord;
}

/**
 * Starts a series: several matches between the same sides. After each match, the winner may add a rule if `winnersRules` allow it.
 *
 * @param variant a game
 * @param options the selection and settings of each match, and how many matches there are (1 to 1000)
 * @throws HowzatError `bad-parameter` for another number of matches, `bad-record` if `past` does not fit, and as {@link createMatch}
 *
 * @example
 * import { createSeries, uniformPlayer } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const series = createSeries(cubes, { matches: 2, seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(series.waiting.kind); // next
 * console.log(series.next().number); // 2
 */
export function createSeries<T extends VariantTypes>(variant: Variant<T>, options: SeriesOptions): Series {
  return new PlayedSeries(variant as unknown as Variant, options);
}

class PlayedSeries implements Series {
  readonly rules: WinnersRule[] = [];
  readonly log: SeriesEntry[] = [];
  private readonly played: AnyMatch[] = [];
  private readonly settled = new Set<string>();
  private readonly selection: Selection;
  match: AnyMatch;

  constructor(
    private readonly variant: Variant,
    private readonly options: SeriesOptions,
  ) {
    const { matches } = options;
    if (!Number.isSafeInteger(matches) || matches < 1 || matches > 1000)
      throw new HowzatError('bad-parameter', `A series has 1 to 1000 matches, not ${String(matches)}.`, {
        subject: 'matches',
      });
    const { format, rulings, options: chosen, set, houseRules, past } = options;
    this.selection = { format, rulings, options: chosen, set, houseRules };
    this.match = past ? this.resume(past) : this.begin();
  }

  /** Goes on where a record ends. */
  private resume(past: SeriesRecord): AnyMatch {
    const { winnersRules = [], players } = this.options;
    const houseRules = [...(this.selection.houseRules ?? []), ...winnersRules];
    const matches = replaySeries(this.variant, past, houseRules, players);
    const last = matches.at(-1);
    if (past.matches !== this.options.matches || !last || matches.length > past.matches)
      throw new HowzatError(
        'bad-record',
        `The record holds ${matches.length} of ${String(past.matches)} matches; this series has ${this.options.matches}.`,
        { subject: 'matches' },
      );
    for (const [at, match] of matches.entries()) {
      this.match = match;
      if (match.waiting.kind === 'end') this.close();
      for (const made of past.rules.filter(({ after }) => after === this.number)) {
        this.rules.push(made);
        this.settled.add(`${made.after} ${made.by}`);
        this.logRule(made);
      }
      if (at < matches.length - 1) this.played.push(match);
    }
    return last;
  }

  get number(): number {
    return this.played.length + 1;
  }

  get standings(): { home: number; away: number; tied: number } {
    const standings = { home: 0, away: 0, tied: 0 };
    for (const match of this.finished()) standings[winnerOf(match) ?? 'tied']++;
    return standings;
  }

  get winner(): Side | null {
    if (this.waiting.kind !== 'end') return null;
    const { home, away } = this.standings;
    return home === away ? null : home > away ? 'home' : 'away';
  }

  get waiting(): Series['waiting'] {
    if (this.match.waiting.kind !== 'end') return { kind: 'match' };
    this.close();
    if (this.number >= this.options.matches) return { kind: 'end' };
    const by = this.mayAdd().filter((side) => !this.settled.has(`${this.number} ${side}`));
    return by.length > 0 ? { kind: 'rule', by, rules: this.choices().map((rule) => rule.id) } : { kind: 'next' };
  }

  addRule(by: Side, rule: string | { readonly words: string } | null): this {
    const { waiting } = this;
    if (waiting.kind !== 'rule') throw new HowzatError('no-decision', 'No rule is to be added now.', { side: by });
    if (!waiting.by.includes(by))
      throw new HowzatError('not-your-decision', 'Only the winner may add a rule.', {
        side: by,
        rule: 'core.series.winner-rule',
      });
    if (typeof rule === 'string') {
      const chosen = this.choices().find((it) => it.id === rule);
      if (!chosen)
        throw new HowzatError(
          'unknown-house-rule',
          `There is no rule ${rule} to add; there are ${waiting.rules.join(', ') || 'none left'}.`,
          { subject: rule, known: waiting.rules },
        );
      // refused here rather than when the next match begins
      compose(this.variant, {
        ...this.selection,
        houseRules: [...(this.selection.houseRules ?? []), ...this.inForce(this.number + 1), chosen as Amendment],
      });
    }
    this.settled.add(`${this.number} ${by}`);
    if (rule !== null) {
      const made: WinnersRule = {
        after: this.number,
        by,
        rule: typeof rule === 'string' ? rule : null,
        words: typeof rule === 'string' ? null : rule.words,
      };
      this.rules.push(made);
      this.logRule(made);
    }
    return this;
  }

  next(): this {
    const { waiting } = this;
    if (waiting.kind !== 'next')
      throw new HowzatError(
        'no-decision',
        {
          match: 'The match is not over.',
          rule: 'The winner may add a rule first, or none.',
          end: 'The series is over.',
        }[waiting.kind],
        {},
      );
    this.played.push(this.match);
    this.match = this.begin();
    return this;
  }

  record(): SeriesRecord {
    return copyJson({
      howzatSeries: 1 as const,
      matches: this.options.matches,
      played: [...this.played, this.match].map((match) => match.record()),
      rules: this.rules,
    });
  }

  private finished(): AnyMatch[] {
    return this.match.waiting.kind === 'end' ? [...this.played, this.match] : this.played;
  }

  private mayAdd(): readonly Side[] {
    if (!this.options.winnersRules) return [];
    const winner = winnerOf(this.match);
    if (winner) return [winner];
    return this.options.afterTie === 'both' ? ['home', 'away'] : [];
  }

  /** The rules that winners have made and that hold in a match. */
  private inForce(next: number): Amendment[] {
    const all = (this.options.winnersRules ?? []) as readonly Amendment[];
    // a rule made after match n holds from match n + 1 on
    const last =
      this.options.scope === 'next-game-only' ? this.rules.filter((made) => made.after >= next - 1) : this.rules;
    return last.flatMap((made) => all.find((rule) => rule.id === made.rule) ?? []);
  }

  /** Rules of the list that are not in force yet. */
  private choices(): readonly Amendment<string, unknown>[] {
    const taken = new Set(this.inForce(this.number + 1).map((rule) => rule.id));
    return (this.options.winnersRules ?? []).filter((rule) => !taken.has(rule.id));
  }

  private begin(): AnyMatch {
    const { seed = 0, players, names, chance } = this.options;
    return openMatch(this.variant, {
      ...this.selection,
      houseRules: [...(this.selection.houseRules ?? []), ...this.inForce(this.number)],
      seed: seedOfMatch(seed, this.number),
      ...(players ? { players } : {}),
      ...(names ? { names } : {}),
      ...(chance ? { chance } : {}),
    });
  }

  private logRule({ after, by, rule, words }: WinnersRule): void {
    this.log.push({
      match: after,
      text: printable(`${this.match.names[by]} adds a rule: ${rule ?? words}`),
      rules: ['core.series.winner-rule'],
    });
  }

  private close(): void {
    if (this.log.some((entry) => entry.match === this.number && entry.rules.includes('core.series.points'))) return;
    const winner = winnerOf(this.match);
    this.log.push({
      match: this.number,
      text: printable(winner ? `${this.match.names[winner]} win match ${this.number}` : `match ${this.number} is tied`),
      rules: ['core.series.points'],
    });
  }
}

function winnerOf(match: AnyMatch): Side | null {
  const winner = match.game.result?.winner;
  return winner === undefined || winner === null ? null : winner === 0 ? 'home' : 'away';
}

/**
 * Replays each match of the record of a series. If one cannot be replayed, the whole record is refused.
 *
 * @param variant the game
 * @param record the record, as `series.record()` gave it
 * @param houseRules the house rules that its matches were played with
 * @param players computer players, to play the last match on
 * @throws HowzatError `bad-record` if it is no record of a series, and as {@link replayMatch}
 *
 * @example
 * import { createSeries, replaySeries, uniformPlayer } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * const series = createSeries(cubes, { matches: 1, seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(replaySeries(cubes, series.record()).length); // 1
 */
export function replaySeries(
  variant: Variant,
  record: SeriesRecord,
  houseRules: readonly Amendment<string, unknown>[] = [],
  players?: MatchSettings['players'],
): readonly AnyMatch[] {
  if (record?.howzatSeries !== 1 || !Array.isArray(record.played))
    throw new HowzatError('bad-record', 'This is not the record of a series.');
  return record.played.map((match) => replayMatch(variant, match, { houseRules, ...(players ? { players } : {}) }));
}
