import { memo } from 'react';
import type { Board } from '../../engine/sight.js';
import { Said } from '../../shell/said.js';
import { Figure } from '../../tables/pieces/figure.js';
import { words } from '../../words.js';
import { words as first } from '../first/words.js';
import { BallMark } from './ball-mark.js';

const told = words.match;
const means = first.score;

/** The scoreboard: the score large, who is in, who bowls, and the balls of this over. */
export const Scoreboard = memo(function Scoreboard({
  board,
  names,
}: {
  readonly board: Board;
  readonly names: { readonly home: string; readonly away: string };
}) {
  const { batting, score, overs, limit, target, needs, crease, bowler, over, before, result, innings } = board;
  const last = before.at(-1);
  return (
    <section
      aria-label={told.innings(innings)}
      className="contain-content rounded-2xl bg-[#173f2a] px-3 py-1.5 text-[#f7f3e8] shadow-lg sm:px-4"
    >
      {innings === 0 ? (
        <p className="font-display text-lg leading-tight font-semibold sm:text-2xl">
          {told.title(names.home, names.away)}
        </p>
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-0.5">
          <div className="min-w-0">
            <p className="text-xs text-[#cfe3d4] max-sm:sr-only sm:text-sm">
              {last === undefined ? told.innings(innings) : <Said text={last} />}
            </p>
            {result ? (
              <p className="font-display text-lg leading-tight font-bold sm:text-2xl" data-result>
                <Said text={result} />
              </p>
            ) : (
              <div className="flex flex-wrap items-center gap-x-2 leading-tight sm:gap-x-3">
                <span className="text-sm sm:text-lg">{names[batting]}</span>
                <Figure
                  kind="score"
                  says={means.score(...scoreOf(score))}
                  className="font-display text-2xl leading-none font-bold tabular-nums sm:text-4xl"
                >
                  <span data-score>{score}</span>
                </Figure>
                <Figure
                  kind="overs"
                  says={means.overs(limit)}
                  className="text-sm text-[#cfe3d4] tabular-nums sm:text-base"
                >
                  {told.overs(overs, limit)}
                </Figure>
                {/* an over that has not begun keeps its place: what lies below must not jump */}
                <ol
                  aria-label={told.thisOver}
                  className="flex min-h-[1.6rem] flex-wrap gap-1 [&_.ball-mark]:h-[1.6rem] [&_.ball-mark]:min-w-[1.6rem]"
                >
                  {over.map((symbol, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place in the over
                    <li key={at}>
                      <BallMark symbol={symbol} />
                    </li>
                  ))}
                </ol>
              </div>
            )}
            {!result && needs && (
              <Figure
                kind="needs"
                says={means.needs}
                className="block text-sm leading-tight text-[#ffe39a] sm:text-base"
              >
                {told.needs(needs.runs, needs.balls)}
                {target === null ? '' : ` · ${told.target(target)}`}
              </Figure>
            )}
          </div>
          {crease.length > 0 && (
            <div className="text-xs leading-tight tabular-nums max-sm:w-full sm:text-sm">
              {
                <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 lg:text-right">
                  {crease.map(({ name, runs, balls, facing }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line of the board, whoever stands in it
                    <li key={at} className={facing ? 'font-semibold' : 'text-[#cfe3d4]'}>
                      <Figure kind="batter" says={means.batter(name, runs, balls, facing)}>
                        {`${name} ${runs} `}
                        <span className="text-[#cfe3d4]">{`(${balls})`}</span>
                      </Figure>
                      {facing && <span aria-hidden> ●</span>}
                      {facing && <span className="sr-only">, {told.striker}</span>}
                    </li>
                  ))}
                  {bowler && (
                    <li className="text-[#cfe3d4]">
                      <Figure kind="bowler" says={means.bowler(bowler.name, bowler.wickets, bowler.runs)}>
                        {`${bowler.name} ${bowler.wickets}/${bowler.runs}`}
                      </Figure>
                    </li>
                  )}
                </ul>
              }
            </div>
          )}
        </div>
      )}
    </section>
  );
});

/** Runs and wickets of a score as it is written: `23/1`; without wickets it is the runs alone. */
function scoreOf(score: string): readonly [runs: number, wickets: number] {
  const [runs = 0, wickets = 0] = score.split('/').map((part) => Number.parseInt(part, 10));
  return [runs, wickets];
}
