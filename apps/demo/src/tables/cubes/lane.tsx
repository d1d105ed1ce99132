import type { Delivery, Seat } from '@howzat/core';
import { type BallResult, type Colour, resultOf } from '@howzat/cubes';
import { momentIn, useArrival } from '../pieces/motion.js';
import { useTold, useTurn } from '../pieces/told.js';
import type { Pace, TableProps } from '../table.js';
import { CubeBox, NoCube } from './cube.js';
import { colourIn, type Facts, nameIn, type Seen } from './seen.js';
import type { Shown } from './use-over.js';
import { words } from './words.js';

interface LaneProps {
  readonly over: readonly Shown[];
  readonly seen: Seen;
  readonly names: TableProps['names'];
  /** Who batted in that over. */
  readonly batting: Seat;
  readonly pace: Pace;
}

/** The over: six balls from left to right, the bowler's cube over the batter's, and what came of them. */
export function Lane({ over, seen, names, batting, pace }: LaneProps) {
  const bowler = colourIn(seen, 'bowling', batting);
  const batter = colourIn(seen, 'batting', batting);
  const turn = useTurn(pace);
  const told = useTold(pace);
  return (
    <section aria-label={words.over} className="rounded-2xl bg-[#1f5437] px-2 py-1.5 text-[#fbfff8] sm:p-4">
      <p className="text-sm leading-tight [overflow-wrap:anywhere] font-semibold">
        {words.bowls(nameIn(names, 'bowling', batting), bowler)}
      </p>
      <ol className="my-1 grid grid-cols-6 gap-1 sm:my-2 [--size:2.3rem] sm:gap-3 sm:[--size:3.4rem]">
        {Array.from({ length: 6 }, (_, at) => {
          const shown = over.find(({ ball }) => ball.entry.ball === at + 1);
          // a ball is laid when its turn has come: six at once would hold up whatever moves
          return shown && (shown.came ?? 0) <= turn ? (
            <Ball
              key={shown.ball.id}
              shown={shown}
              bowler={bowler}
              batter={batter}
              pace={pace}
              moves={shown.came === turn}
              told={(shown.came ?? -1) < told}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place
            <li key={at} className="grid justify-items-center gap-1.5 sm:gap-5">
              <span className="sr-only">
                {words.ball(at + 1)}: {words.notYet}
              </span>
              <NoCube />
              <NoCube />
              <span aria-hidden className="grid h-8 place-items-center text-sm opacity-80">
                {at + 1}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="text-sm leading-tight [overflow-wrap:anywhere] font-semibold">
        {words.bats(nameIn(names, 'batting', batting), batter)}
      </p>
      {over.length === 0 && <p className="mt-3 text-sm">{words.overEmpty}</p>}
    </section>
  );
}

interface BallProps {
  readonly shown: Shown;
  readonly bowler: Colour | null;
  readonly batter: Colour | null;
  readonly pace: Pace;
  /** It is being shown. */
  readonly moves: boolean;
  /** It has been shown what came of it. */
  readonly told: boolean;
}

function Ball({ shown: { ball, came }, bowler, batter, pace, moves, told }: BallProps) {
  const rolls = (from: number) => momentIn(pace, 'dice', came ?? 0, { from, for: 0.65 });
  const first = useArrival(moves, pace, rolls(0));
  const second = useArrival(moves, pace, rolls(0.35));
  const mark = useArrival(moves, pace, momentIn(pace, ball.delivery.outs.length > 0 ? 'signal' : 'runs', came ?? 0));
  const facts = ball.delivery.facts as unknown as Facts;
  const result = resultIn(ball.delivery, facts);
  const kind = result === 'W' ? 'wicket' : Number(result) >= 4 ? 'boundary' : 'other';
  const sum = `${facts.bowler} − ${facts.batter} = ${facts.difference}`;
  return (
    <li title={told ? sum : undefined} className="grid justify-items-center gap-1.5 sm:gap-5">
      <span className="sr-only">
        {told
          ? words.told(ball.entry.ball, facts.bowler, facts.batter, words.results[result])
          : `${words.ball(ball.entry.ball)}: ${words.notYet}`}
      </span>
      <CubeBox number={facts.bowler} colour={bowler ?? 'A'} faces={null} rolls={first} />
      <CubeBox number={facts.batter} colour={batter ?? 'A'} faces={null} rolls={second} />
      <span
        aria-hidden
        data-kind={kind}
        className={`ball-mark ring-1 ring-white/60 ${kind === 'other' ? 'text-ink' : ''} ${mark ? 'stage-pop' : ''}`}
        style={mark}
      >
        {result === '.' ? '•' : result}
      </span>
    </li>
  );
}

/** What a ball came to, as it was written down; a rule of the house may have made something else of it than the numbers. */
function resultIn({ outs, bat }: Delivery, { difference, need }: Facts): BallResult {
  const results: readonly BallResult[] = ['1', '2', '3', '4', '6'];
  if (outs.length > 0) return 'W';
  return bat === 0 ? '.' : (results.find((result) => Number(result) === bat) ?? resultOf(difference, need));
}
