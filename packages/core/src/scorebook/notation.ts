import { otherSeat } from '../cricket/index.js';
import type { Ball, Innings, Wicket } from './book.js';
import { type Scored, sideName } from './scored.js';

/** `runs-first` writes 285/7, `wickets-first` writes 7/285. */
export type ScoreStyle = 'runs-first' | 'wickets-first';

/**
 * Overs as cricket writes them: 12 overs and 3 balls are `12.3`, 12 overs are `12`. Never a decimal.
 *
 * @example
 * import { oversText } from '@howzat/core/scorebook';
 *
 * console.log(oversText(12, 3)); // 12.3
 */
export function oversText(overs: number, balls = 0): string {
  return balls === 0 ? `${overs}` : `${overs}.${balls}`;
}

/**
 * A number of balls as overs, the way cricket writes them: 12 overs and 3 balls are `12.3`.
 *
 * @param balls how many balls
 * @param ballsPerOver how many make an over
 *
 * @example
 * import { ballsText } from '@howzat/core/scorebook';
 *
 * console.log(ballsText(75, 6)); // 12.3
 */
export function ballsText(balls: number, ballsPerOver: number): string {
  return oversText(Math.floor(balls / ballsPerOver), balls % ballsPerOver);
}

/**
 * Runs and wickets: `285/7`, or `7/285`. A declaration adds `d`.
 *
 * @example
 * import { runsText } from '@howzat/core/scorebook';
 *
 * console.log(runsText({ runs: 285, wickets: 7 })); // 285/7
 * console.log(runsText({ runs: 285, wickets: 7, declared: true }, 'wickets-first')); // 7/285d
 */
export function runsText(
  score: { readonly runs: number; readonly wickets: number; readonly declared?: boolean },
  style: ScoreStyle = 'runs-first',
): string {
  const pair = style === 'runs-first' ? `${score.runs}/${score.wickets}` : `${score.wickets}/${score.runs}`;
  return score.declared ? `${pair}d` : pair;
}

/**
 * The score of an innings with its overs: `285/7 (50 ov)`.
 *
 * @example
 * import { scoreText } from '@howzat/core/scorebook';
 *
 * console.log(scoreText({ runs: 96, wickets: 7, declared: false, oversCompleted: 9, ballsOfOver: 4 })); // 96/7 (9.4 ov)
 */
export function scoreText(
  innings: Pick<Innings, 'runs' | 'wickets' | 'declared' | 'oversCompleted' | 'ballsOfOver'>,
  style: ScoreStyle = 'runs-first',
): string {
  return `${runsText(innings, style)} (${oversText(innings.oversCompleted, innings.ballsOfOver)} ov)`;
}

/**
 * A ball as a scorer's symbol: `.` no run, `4` runs off the bat, `1nb` `1wd` `1b` `1lb` extras, `2p` penalty or bonus
 * runs, `W` a wicket, `nb` a no-ball without a run of its own. What happened on one ball is joined with `+`, runs off
 * the bat first and wickets last: `4+1nb`, `1nb+2b`, `3+W`. The numbers of a symbol add up to the runs of the ball.
 *
 * @example
 * import { ballSymbol } from '@howzat/core/scorebook';
 *
 * const still = { byes: 0, legByes: 0, wides: 0, noBalls: 0, penalty: 0, noBall: false, wickets: [] };
 * console.log(ballSymbol({ ...still, bat: 4 })); // 4
 * console.log(ballSymbol({ ...still, bat: 0 })); // .
 */
export function ballSymbol(
  ball: Pick<Ball, 'bat' | 'byes' | 'legByes' | 'wides' | 'noBalls' | 'penalty' | 'noBall'> & {
    readonly wickets: readonly unknown[];
  },
): string {
  const parts: string[] = [];
  if (ball.bat !== 0) parts.push(`${ball.bat}`);
  if (ball.noBalls !== 0) parts.push(`${ball.noBalls}nb`);
  else if (ball.noBall) parts.push('nb');
  if (ball.wides !== 0) parts.push(`${ball.wides}wd`);
  if (ball.byes !== 0) parts.push(`${ball.byes}b`);
  if (ball.legByes !== 0) parts.push(`${ball.legByes}lb`);
  if (ball.penalty !== 0) parts.push(`${ball.penalty}p`);
  for (const _ of ball.wickets) parts.push('W');
  return parts.length === 0 ? '.' : parts.join('+');
}

/**
 * How a batter was out, as the scorecard says it: `c X b Y`, `c & b Y`, `lbw b Y`, `run out (X)`.
 *
 * @example
 * import { howOutText } from '@howzat/core/scorebook';
 *
 * console.log(howOutText({ how: 'caught', fielder: 'Bell' }, 'Cole')); // c Bell b Cole
 * console.log(howOutText({ how: 'run out', fielder: 'Bell' }, 'Cole')); // run out (Bell)
 */
export function howOutText(wicket: Pick<Wicket, 'how' | 'fielder'>, bowler: string): string {
  switch (wicket.how) {
    case 'bowled':
      return `b ${bowler}`;
    case 'caught':
      return `c ${wicket.fielder} b ${bowler}`;
    case 'caught and bowled':
      return `c & b ${bowler}`;
    case 'lbw':
      return `lbw b ${bowler}`;
    case 'stumped':
      return `st ${wicket.fielder} b ${bowler}`;
    case 'hit wicket':
      return `hit wicket b ${bowler}`;
    default:
      return wicket.fielder === null ? wicket.how : `${wicket.how} (${wicket.fielder})`;
  }
}

/** A count with its noun: `1 run`, `2 runs`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** What a game counts its deliveries in: one that plays an over at once writes it in the book as one ball, and means overs. */
export function deliveryUnit({ ballsPerOver }: Partial<Pick<Scored, 'ballsPerOver'>>): 'ball' | 'over' {
  return ballsPerOver === 1 ? 'over' : 'ball';
}

/**
 * The result in cricket's words, null while the match goes on.
 * @param options.ballsLeft adds `with n balls left` to a chase that was limited
 *
 * @example
 * import { createMatch, resultText, uniformPlayer } from '@howzat/cubes';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(resultText({ game: match.game, names: { home: 'Ann', away: 'Bob' } })); // Ann won by 1 wicket
 */
export function resultText(
  scored: Pick<Scored, 'game' | 'names'> & Partial<Pick<Scored, 'ballsPerOver'>>,
  options: { readonly ballsLeft?: boolean } = {},
): string | null {
  const { result } = scored.game;
  if (result === null) return null;
  const { kind, winner, margin } = result;
  if (kind === 'aborted') return 'match aborted, no result';
  if (kind === 'draw') return 'match drawn';
  if (winner === null) return kind === 'tie' ? 'match tied' : 'no result';
  const name = sideName(scored, winner);
  if (result.tieBreak || kind === 'tie')
    return `tied, ${name} won the ${scored.game.superOver > 0 ? 'super over' : 'tie-break'}`;
  if (kind === 'conceded') return `${name} won, ${sideName(scored, otherSeat(winner))} conceded`;
  if (kind === 'innings') return `${name} won by an innings and ${counted(margin, 'run')}`;
  if (kind === 'runs') return `${name} won by ${counted(margin, 'run')}`;
  if (kind === 'decided') return `${name} won`;
  const left =
    options.ballsLeft && result.ballsLeft !== null
      ? ` with ${counted(result.ballsLeft, deliveryUnit(scored))} left`
      : '';
  // a chase without a limit of wickets, or one whose last ball took the last of them, has none left to win by
  return margin > 0 ? `${name} won by ${counted(margin, 'wicket')}${left}` : `${name} won${left}`;
}

/** The runs of a ball in words, each kind by itself. */
export function runsTold(
  ball: Pick<Ball, 'bat' | 'byes' | 'legByes' | 'wides' | 'noBalls' | 'noBall' | 'penalty'> & {
    readonly wickets: readonly unknown[];
  },
): readonly string[] {
  const told: string[] = [];
  if (ball.noBall || ball.noBalls !== 0)
    told.push(ball.noBalls > 1 ? `no-ball, ${counted(ball.noBalls, 'run')}` : 'no-ball');
  if (ball.wides !== 0) told.push(ball.wides === 1 ? 'wide' : `${ball.wides} wides`);
  if (ball.bat !== 0) told.push(counted(ball.bat, 'run'));
  if (ball.byes !== 0) told.push(counted(ball.byes, 'bye'));
  if (ball.legByes !== 0) told.push(counted(ball.legByes, 'leg bye'));
  if (ball.penalty !== 0) told.push(counted(ball.penalty, 'penalty run'));
  if (told.length === 0 && ball.wickets.length === 0) told.push('no run');
  return told;
}
