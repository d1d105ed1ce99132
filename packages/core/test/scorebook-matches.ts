import { isWicket } from '../src/author.js';
import type { Delivery, Game, InningsScore, LogEntry, Out, Result, Seat } from '../src/index.js';
import type { Scored } from '../src/scorebook.js';

/** A ball as a test writes it: what is not named is nothing. */
export interface Bowled extends Partial<Omit<Delivery, 'outs' | 'runs' | 'wickets'>> {
  readonly outs?: readonly (Omit<Out, 'batter' | 'fielder'> & Partial<Out>)[];
  readonly rules?: readonly string[];
}

/** An innings as a test writes it: overs of balls, and what its book says beyond them. */
export interface Played extends Partial<InningsScore> {
  readonly overs_: readonly (readonly Bowled[])[];
}

/** Writes the log and the state of a match as the drivers would, strike and ends included. */
export function matchOf(
  innings: readonly Played[],
  result: Result | null,
  options: Partial<Scored> & { readonly game_?: Partial<Game> } = {},
): Scored {
  const { game_, ...rest } = options;
  const ballsPerOver = rest.ballsPerOver ?? 6;
  const log: LogEntry[] = [];
  const scores: InningsScore[] = [];
  for (const [index, played] of innings.entries()) {
    const { overs_, ...score } = played;
    let [runs, wickets, balls, striker, nonStriker, next, inOver] = [0, 0, 0, 1, 2, 3, 0];
    let overs = 0;
    for (const over of overs_) {
      inOver = 0;
      for (const [at, { outs = [], rules = [], ...ball }] of over.entries()) {
        const d = {
          striker,
          nonStriker,
          bowler: (overs % 2) + 1,
          bat: 0,
          byes: 0,
          legByes: 0,
          wides: 0,
          noBalls: 0,
          penalty: 0,
          noBall: false,
          freeHit: false,
          counts: !(ball.noBall ?? false) && !ball.wides,
          facts: null,
          ...ball,
          outs: outs.map((out) => ({ batter: ball.striker ?? striker, fielder: null, ...out })),
        };
        runs += d.bat + d.byes + d.legByes + d.wides + d.noBalls + d.penalty;
        wickets += d.outs.filter(isWicket).length;
        log.push({
          innings: index + 1,
          over: overs,
          ball: at + 1,
          step: 'ball',
          inputs: [],
          rules,
          delivery: { ...d, runs, wickets },
        });
        if (d.counts) {
          balls++;
          inOver++;
        }
        for (const out of d.outs) {
          if (out.batter === striker) striker = next++;
          else if (out.batter === nonStriker) nonStriker = next++;
        }
        if ((d.bat + d.byes + d.legByes) % 2 !== 0) [striker, nonStriker] = [nonStriker, striker];
      }
      if (inOver >= ballsPerOver) {
        overs++;
        inOver = 0;
        [striker, nonStriker] = [nonStriker, striker];
      }
    }
    scores.push({
      batting: (index % 2) as Seat,
      runs,
      wickets,
      balls,
      overs,
      ballsOfOver: inOver,
      declared: false,
      superOver: 0,
      target: null,
      ...score,
    });
  }
  const game = {
    innings: innings.length,
    inningsPerSide: 1,
    tossWinner: null,
    batsFirst: 0,
    superOver: scores.at(-1)?.superOver ?? 0,
    scores,
    penalties: [],
    result,
    oversLimit: null,
    wicketsLimit: 10,
    ...game_,
  } as unknown as Game;
  return {
    log,
    game,
    names: { home: 'Home', away: 'Away' },
    ballsPerOver,
    title: 'Test cricket',
    variant: 'test',
    ...rest,
  };
}

/** A result of which only what matters is named. */
export function result(kind: Result['kind'], winner: Seat | null, more: Partial<Result> = {}): Result {
  return { kind, winner, margin: 0, ballsLeft: null, tieBreak: false, rule: 'test.result', ...more };
}

/** A ball of so many runs off the bat. */
export function bat(runs: number): Bowled {
  return { bat: runs };
}

/** A small match in which every kind of extra and of wicket occurs once: Home 41/5 in three overs, Away 12/1 of 42. */
export const smallMatch = (): Scored =>
  matchOf(
    [
      {
        overs_: [
          [bat(1), bat(4), bat(0), { byes: 1 }, bat(6), { outs: [{ how: 'bowled' }] }],
          [
            { wides: 1 },
            { noBall: true, noBalls: 1, bat: 4 },
            { freeHit: true, legByes: 2 },
            bat(0),
            { outs: [{ how: 'caught', fielder: 'Away point' }] },
            { bat: 1, outs: [{ how: 'run out', fielder: null }] },
            { penalty: 5 },
            bat(0),
          ],
          [
            { outs: [{ how: 'caught', fielder: 'Away bowler 1' }] },
            { outs: [{ how: 'stumped' }] },
            bat(6),
            bat(6),
            bat(2),
            bat(1),
          ],
        ],
      },
      {
        target: 42,
        overs_: [
          [bat(0), bat(0), bat(0), bat(0), { byes: 4 }, bat(0)],
          [bat(4), { outs: [{ how: 'lbw' }] }, bat(4), bat(0), bat(0), bat(0)],
          [bat(0), bat(0), bat(0), bat(0), bat(0), bat(0)],
        ],
      },
    ],
    result('runs', 0, { margin: 29 }),
    { oversLimit: 3, game_: { tossWinner: 1, batsFirst: 0 } },
  );
