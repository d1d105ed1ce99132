import { BallGame, inMixture, type Standing } from './ball.js';
import { type Table, termsOf } from './innings.js';
import { type SolvedBalls, solvedBalls } from './solved-balls.js';
import { type Aim, forChase, forRuns, type InningsTerms, type Outlook, outlook } from './worth.js';

/** Everything that is known of innings of one kind: their values, and the balls of them that were solved. */
export interface Study {
  readonly terms: InningsTerms;
  readonly outlook: Outlook;
  readonly game: BallGame;
  readonly solved: SolvedBalls;
  /** What is called before balls that were thought about: see `calls.ts`. */
  readonly calls: Map<number, number>;
}

/** So many solved balls of each kind of innings are kept, and as many calls. */
export const mostKept = 0x8000;

const studies = new Map<string, Study>();

/** Innings of one length under the parameters of one match. */
interface Under {
  readonly overs: number | null;
  readonly wickets: number | null;
  readonly full: boolean;
  readonly study: Study;
}

const under = new WeakMap<object, Under>();

/** What is known of innings like this one, worked out when first asked for. */
export function studyOf(t: Table): Study {
  const { s, g, p } = t;
  const { oversLimit: overs, wicketsLimit: wickets } = g;
  const full = s.fullGame;
  const last = under.get(p);
  if (last && last.overs === overs && last.wickets === wickets && last.full === full) return last.study;
  const study = studyUnder(termsOf(t));
  under.set(p, { overs, wickets, full, study });
  return study;
}

function studyUnder(terms: InningsTerms): Study {
  const name = JSON.stringify(terms);
  const known = studies.get(name);
  if (known) return known;
  const study = {
    ...{ terms, outlook: outlook(terms), game: new BallGame(terms) },
    ...{ solved: solvedBalls(mostKept), calls: new Map() },
  };
  studies.set(name, study);
  return study;
}

/** A number for all that the solution of a ball depends on. */
export function keyOf(at: Standing, hidden: boolean, aim: Aim): number {
  const flags =
    (at.freeHit ? 1 : 0) |
    (at.ready ? 2 : 0) |
    (at.forced ? 4 : 0) |
    (at.trap ? 8 : 0) |
    (at.pass ? 16 : 0) |
    (at.prediction ? 32 : 0) |
    (at.hidden ? 64 : 0) |
    (at.defence ? 128 : 0) |
    (at.shift ? 256 : 0) |
    (hidden ? 512 : 0);
  // the numbers that limit each part are those of the longest innings that can be agreed
  let key = at.balls;
  key = key * 21 + at.wickets;
  key = key * 7 + at.power;
  key = key * 4 + Math.min(at.lock, 3);
  key = key * 7 + at.previous + 1;
  key = key * 4 + Math.min(at.streak, 3);
  key = key * 3 + at.windowBalls;
  key = key * 6 + at.windowLast;
  key = key * 6 + at.windowBefore;
  key = key * 7 + at.defenceLeft;
  key = key * 7 + at.shiftLeft;
  key = key * 4 + Math.min(at.blockers, 3);
  return key * 0x20000 + aim.points * 0x400 + flags;
}

function solvedAt(study: Study, at: Standing, hidden: boolean, aim: Aim): number {
  const { solved, game, outlook: values } = study;
  const key = keyOf(at, hidden, aim);
  const known = solved.find(key);
  if (known >= 0) return known;
  const place = solved.add(key);
  // with two balls to go a prediction may win the match by itself
  const together = at.balls <= 2 && aim.kind === 'chase' && aim.points <= 9;
  game.solve({ at, hidden, together, worth: values.worth(aim) }, solved.mixtures, place);
  return place;
}

/** What a ball is worth to the batter. */
export function valueAt(study: Study, at: Standing, hidden: boolean, aim: Aim): number {
  const place = solvedAt(study, at, hidden, aim);
  return study.solved.mixtures[place + inMixture.value] as number;
}

/** The middle of one of the ranges, so many numbers wide, that a number is in. */
function middle(of: number, width: number): number {
  return of - (of % width) + (width >> 1);
}

/** What is played for, less exactly where it matters less: far from the end for runs, unless few are needed. */
function blurredAim(aim: Aim, balls: number, { ballsPerOver }: InningsTerms): Aim {
  const { kind, points } = aim;
  const far = balls > ballsPerOver;
  if (kind === 'runs') return aim;
  if (far) return points > 8 ? forRuns : forChase(middle(points, 3));
  return points > 9 ? forChase(middle(points, 3)) : aim;
}

/** Takes from a ball what hardly tells how it is played, so that many are played alike: what may be called later to begin with. */
function blur(at: Standing, terms: InningsTerms): void {
  at.lock = lockThatBinds(at, terms);
  at.hidden = at.defence = at.shift = false;
  at.blockers = Math.min(at.blockers, 1);
  if (at.balls === 1) blurLastBall(at, terms);
  else blurWindow(at, terms.balls <= terms.ballsPerOver ? 5 : 3);
  if (terms.balls > terms.ballsPerOver) blurLongInnings(at, terms);
}

/** Balls of lock, where the quota does not bar the 6 for as long. */
function lockThatBinds({ balls, power, lock }: Standing, { ballsPerOver, powerPerOver }: InningsTerms): number {
  return power < powerPerOver || ((balls - 1) % ballsPerOver) + 1 < lock ? lock : 0;
}

/** After the last ball nothing counts but runs; a pass, which saves the wicket, is worth no more than a 0. */
function blurLastBall(at: Standing, { powerPerOver }: InningsTerms): void {
  at.pass = false;
  at.streak = 0;
  at.windowBalls = at.windowLast = at.windowBefore = 0;
  at.wickets = 1;
  at.power = at.power < powerPerOver ? 0 : powerPerOver;
  at.lock = Math.min(at.lock, 1);
}

/** Of two balls in the window the sum; of one nothing in longer innings, and no sum of so many runs or more. */
function blurWindow(at: Standing, most: number): void {
  const both = at.windowLast + at.windowBefore;
  const threatens = at.windowBalls > 1 ? both < most : most > 3 && at.windowLast < 2;
  if (at.windowBalls === 0 || !threatens) at.windowBalls = at.windowLast = at.windowBefore = 0;
  else if (at.windowBalls > 1) {
    at.windowLast = most > 3 ? (both + 1) >> 1 : both < 2 ? 1 : 2;
    at.windowBefore = most > 3 ? both >> 1 : 0;
  }
}

/** In longer innings no short streaks, and before the last over not for how many balls the 6 is locked. */
function blurLongInnings(at: Standing, { ballsPerOver }: InningsTerms): void {
  if (at.streak < 3) at.streak = 0;
  if (at.balls <= ballsPerOver) return;
  at.lock = Math.min(at.lock, 1);
}

/**
 * Where the mixture with which a ball is played stands among those that were solved; it is solved once. The standing is another one
 * afterwards.
 */
export function mixtureAt(study: Study, at: Standing, hidden: boolean, aim: Aim): number {
  const about = blurredAim(aim, at.balls, study.terms);
  blur(at, study.terms);
  return solvedAt(study, at, hidden, about);
}
