import { createRunner, verify } from '@howzat/compiler/run';
import { type FormGuide, type Game, HowzatError, type Player, pick, type Request, type Rulebook } from '@howzat/core';
import { hashText } from '@howzat/core/engine';
import { keyOf } from '../choice-key.js';

/** Thirds of an innings by its balls, and thirds of a side by its wickets, are told apart. */
const parts = 3;

/** More runs or wickets of one ball than this are counted as so many. */
const most = { runs: 40, wickets: 3 };

/** A decision before the first ball between no more choices than this has its choices compared. */
const fewChoices = 8;

const usualMatches = 2000;

/** How many matches to play: so many, or as many as have so many balls. */
export interface FormOptions {
  /** 2000 unless given. */
  readonly matches?: number;
  /** Stops after so many balls; endless unless given. */
  readonly balls?: number;
}

/** Which of the nine parts of an innings: fractions from 0 to 1 of balls bowled and of wickets fallen. */
export function partOf(bowled: number, fallen: number): number {
  const third = (fraction: number): number => Math.min(parts - 1, Math.max(0, Math.floor(fraction * parts)));
  return third(bowled) * parts + third(fallen);
}

/** The hash of the parameters of a rulebook; null for one that is more than a variant in a format. */
function parametersOf({ selection, params }: Rulebook): number | null {
  const { rulings, options, houseRules, set } = selection;
  const more = [Object.keys(rulings), options, houseRules, Object.keys(set)].some(({ length }) => length > 0);
  return more ? null : hashText(JSON.stringify(params));
}

/** The guide that a player brings for a rulebook, where it has one. */
export function guideFor(rulebook: Rulebook, { formGuides = [] }: Player): FormGuide | null {
  const named = formGuides.filter(
    ({ variant, format }) => variant === rulebook.variant.id && format === rulebook.selection.format,
  );
  if (named.length === 0) return null;
  const parameters = parametersOf(rulebook);
  return named.find((guide) => guide.parameters === parameters) ?? null;
}

/**
 * Plays matches between two of a player and writes down how they go, so that `search` and `hint` need not do so before
 * their first decision: the player of a variant brings what this returns as one of its `formGuides`. What is decided before
 * the first ball is left to chance where there is little to choose, to tell which choice wins how often. The same rulebook
 * and player have the same guide.
 *
 * @throws HowzatError `bad-parameter` for less than one match, and for a rulebook with rulings, options, house rules or
 * parameters set, for which no guide is looked up; `unlike-interpreter` where compiled code does not play by the rules
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { formGuide } from '@howzat/players';
 * import { ccsl, sensible } from '@howzat/ccsl';
 *
 * const guide = formGuide(compose(ccsl, {}), sensible, { matches: 1 });
 * console.log(Object.keys(guide).length > 0); // true
 */
export function formGuide(rulebook: Rulebook, player: Player, options: FormOptions = {}): FormGuide {
  const parameters = parametersOf(rulebook);
  if (parameters === null)
    throw new HowzatError(
      'bad-parameter',
      'A form guide is made for a variant in one of its formats, without rulings, options, house rules or parameters set.',
      { subject: rulebook.variant.id },
    );
  checkForm(options);
  verify(rulebook);
  return observed(rulebook, player, options, parameters);
}

function checkForm({ matches = usualMatches, balls = Number.POSITIVE_INFINITY }: FormOptions): void {
  if (!Number.isSafeInteger(matches) || matches < 1 || !(balls >= 1))
    throw new HowzatError('bad-parameter', `A form guide takes one match or more, not ${matches}.`, {
      subject: 'matches',
    });
}

/** The same for any rulebook. */
export function observed(rulebook: Rulebook, player: Player, options: FormOptions, parameters = 0): FormGuide {
  checkForm(options);
  const { matches = usualMatches, balls: enough = Number.POSITIVE_INFINITY } = options;
  const runner = createRunner(rulebook);
  const { overs, wickets, ballsPerOver } = rulebook.params as {
    readonly overs: number | null;
    readonly wickets: number | null;
    readonly ballsPerOver: number;
  };
  const seen = new Map<number, number[]>();
  const totals: number[] = [];
  const openings = new Openings(player);
  let balls = 0;
  const onBall = (g: Readonly<Game>): void => {
    if (g.superOver > 0) return;
    const runs = Math.min(most.runs, Math.max(0, g.bat + g.byes + g.legByes + g.wides + g.noBalls + g.penalty));
    const outs = g.outs.length;
    const kind = runs * 8 + Math.min(most.wickets, outs) * 2 + (g.counts ? 1 : 0);
    const bowled = overs === null ? 0 : (g.overs * ballsPerOver + g.overBalls) / (overs * ballsPerOver);
    const part = partOf(bowled, wickets === null ? 0 : (g.wickets - outs) / wickets);
    const counts = seen.get(kind) ?? new Array<number>(parts * parts).fill(0);
    counts[part] = (counts[part] as number) + 1;
    seen.set(kind, counts);
    balls++;
  };
  let played = 0;
  for (; played < matches && balls < enough; played++) {
    const { game } = runner.play({ seed: played, players: [openings.player, openings.player], onBall });
    openings.end(game.result?.winner ?? null);
    for (const { runs, superOver } of game.scores) if (superOver === 0) totals.push(runs);
  }
  const kinds = [...seen.keys()].sort((a, b) => a - b);
  const mean = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
  const variance = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / Math.max(1, totals.length - 1);
  const short = (n: number): number => Math.round(1000 * n) / 1000;
  return {
    variant: rulebook.variant.id,
    format: rulebook.selection.format,
    parameters,
    matches: played,
    kinds: kinds.map((kind) => [kind >> 3, (kind >> 1) & 3, kind & 1]),
    balls: Array.from({ length: parts * parts }, (_, part) => kinds.map((kind) => seen.get(kind)?.[part] as number)),
    totals: { highest: Math.max(1, ...totals), mean: short(mean), sd: short(Math.sqrt(variance)) },
    openings: openings.told(),
    lookingAhead: {},
  };
}

/** Plays as another player does, and leaves what is decided before the first ball to chance, to compare what comes of it. */
class Openings {
  readonly player: Player;
  private readonly known = new Map<string, Map<string, { choice: unknown; wins: number; matches: number }>>();
  private made: { readonly step: string; readonly seat: 0 | 1; readonly choice: unknown }[] = [];

  constructor(upon: Player) {
    this.player = {
      name: upon.name,
      choose: (request) => {
        const few = request.view.game.innings === 0 ? fewOf(request) : null;
        if (!few) return upon.choose(request);
        const choice = few[pick(request.rng, few.length)];
        this.made.push({ step: request.step, seat: request.side === 'home' ? 0 : 1, choice });
        return choice;
      },
    };
  }

  /** A match is over; a level one counts half. */
  end(winner: number | null): void {
    for (const { step, seat, choice } of this.made) {
      const choices = this.known.get(step) ?? new Map<string, { choice: unknown; wins: number; matches: number }>();
      this.known.set(step, choices);
      const key = keyOf(choice);
      const share = choices.get(key) ?? { choice, wins: 0, matches: 0 };
      choices.set(key, share);
      share.wins += winner === null ? 0.5 : winner === seat ? 1 : 0;
      share.matches++;
    }
    this.made = [];
  }

  told(): FormGuide['openings'] {
    return Object.fromEntries(
      [...this.known]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([step, choices]) => [
          step,
          [...choices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice),
        ]),
    );
  }
}

function fewOf({ domain }: Request): unknown[] | null {
  const choices: unknown[] = [];
  for (const choice of domain) {
    choices.push(choice);
    if (choices.length > fewChoices) return null;
  }
  return choices.length > 1 ? choices : null;
}
