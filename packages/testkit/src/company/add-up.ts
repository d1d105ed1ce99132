import type { Runner } from '@howzat/compiler/run';
import { type Game, isHowzatError, type Player } from '@howzat/core';
import { ballRuns, totalOf } from '@howzat/core/author';

/** What is wrong with one match: it stops, does not end, or does not add up. */
export function matchProblems(runner: Runner, seed: number, player?: Player): string[] {
  const runs: number[] = [];
  const onBall = (g: Readonly<Game>): void => {
    runs[g.scores.length] = (runs[g.scores.length] ?? 0) + ballRuns(g);
  };
  try {
    const { game } = runner.play({ seed, onBall, ...(player ? { players: [player, player] as const } : {}) });
    return sumProblems(game, runs);
  } catch (error) {
    return [isHowzatError(error) ? `${error.code}, ${error.message}` : `it throws ${String(error)}`];
  }
}

/**
 * What does not add up at the end of a match: the balls of an innings, the innings of a side, and the result.
 * @param balls the runs of the balls of each innings
 */
function sumProblems(g: Readonly<Game>, balls: readonly number[]): string[] {
  const problems: string[] = [];
  for (const [at, { runs }] of g.scores.entries()) {
    if (!Number.isSafeInteger(runs)) problems.push(`innings ${at + 1} has ${runs} runs, and runs are whole numbers`);
    if (runs !== (balls[at] ?? 0)) problems.push(`innings ${at + 1} has ${runs} runs, and its balls ${balls[at] ?? 0}`);
  }
  if (g.target !== null && !Number.isSafeInteger(g.target))
    problems.push(`the target is ${g.target}, and runs are whole numbers`);
  const [home, away] = [totalOf(g, 0, g.superOver), totalOf(g, 1, g.superOver)];
  if (home !== g.homeTotal || away !== g.awayTotal)
    problems.push(`the innings come to ${home} and ${away}, and the totals to ${g.homeTotal} and ${g.awayTotal}`);
  if (g.result === null) return [...problems, 'the match has ended without a result'];
  if (!agrees(g.result, g.lead))
    problems.push(
      `the result is ${JSON.stringify(g.result)}, the totals are ${home} and ${away}, and the target ${g.target}`,
    );
  return problems;
}

/** May home be ahead by so many runs with this result? Those of a super over count where one was played. */
function agrees({ kind, winner, margin, tieBreak }: NonNullable<Game['result']>, ahead: number): boolean {
  const lead = winner === null ? 0 : winner === 0 ? ahead : -ahead;
  switch (kind) {
    case 'runs':
    case 'innings':
      return lead > 0 && margin === lead;
    // a rulebook may give level totals to one side
    case 'wickets':
    case 'decided':
      return winner !== null && lead >= 0;
    case 'tie':
      return tieBreak ? lead >= 0 : ahead === 0;
    case 'draw':
    case 'aborted':
      return winner === null;
    case 'conceded':
      return winner !== null;
  }
}
