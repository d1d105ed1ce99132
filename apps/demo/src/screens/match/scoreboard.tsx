import { memo } from 'react';
import type { Board } from '../../engine/sight.js';
import { words } from '../../words.js';
import { BallMark } from './ball-mark.js';

const told = words.match;

/** The scoreboard: the score large, who is in, who bowls, and the balls of this over. */
export const Scoreboard = memo(function Scoreboard({
  board,
  names,
}: {
  readonly board: Board;
  readonly names: { readonly home: string; readonly away: string };
}) {
  const { batting, score, overs, limit, target, needs, crease, bowler, over, before, result, innings } = board;
  return (
    <section
      aria-label={told.innings(innings)}
      className="contain-content rounded-2xl bg-[#173f2a] p-4 text-[#f7f3e8] shadow-lg sm:p-5"
    >
      {innings === 0 ? (
        <p className="font-display text-2xl font-semibold">{told.title(names.home, names.away)}</p>
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-sm text-[#cfe3d4]">{before.at(-1) ?? told.innings(innings)}</p>
            {result ? (
              <p className="font-display text-2xl font-bold sm:text-3xl" data-result>
                {result}
              </p>
            ) : (
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="text-lg">{names[batting]}</span>
                <span className="font-display text-4xl font-bold tabular-nums sm:text-5xl" data-score>
                  {score}
                </span>
                <span className="text-[#cfe3d4] tabular-nums">{told.overs(overs, limit)}</span>
              </p>
            )}
            {!result && needs && (
              <p className="text-[#ffe39a]">
                {told.needs(needs.runs, needs.balls)}
                {target === null ? '' : ` · ${told.target(target)}`}
              </p>
            )}
          </div>
          {crease.length > 0 && (
            <ul className="text-sm tabular-nums">
              {crease.map(({ name, runs, balls, facing }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line of the board, whoever stands in it
                <li key={at} className={facing ? 'font-semibold' : 'text-[#cfe3d4]'}>
                  {`${name} ${runs} `}
                  <span className="text-[#cfe3d4]">{`(${balls})`}</span>
                  {facing && <span aria-hidden> ●</span>}
                  {facing && <span className="sr-only">, {told.striker}</span>}
                </li>
              ))}
              {bowler && <li className="mt-1 text-[#cfe3d4]">{`${bowler.name} ${bowler.wickets}/${bowler.runs}`}</li>}
            </ul>
          )}
        </div>
      )}
      {innings > 0 && !result && (
        // an over that has not begun keeps its place: what lies below must not jump
        <ol aria-label={told.thisOver} className="mt-3 flex min-h-[1.9rem] flex-wrap gap-1.5">
          {over.map((symbol, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place in the over
            <li key={at}>
              <BallMark symbol={symbol} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
