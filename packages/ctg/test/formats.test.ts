import { compose, type Rulebook } from '@howzat/core';
import { playScenario, type Selection } from '@howzat/core/author';
import { standingRules } from '@howzat/core/engine';
import { ctg } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { batting, lands, medium } from '../scenarios/notation.js';
import { type OneBall, played, under } from './ball-in-progress.js';

const set = (values: Readonly<Record<string, unknown>>) => ({ with: { set: values } as Selection });
const superOver = under({ 'level-scores': 'super-over' });
const tie = under({ 'level-scores': 'tie' });

/** A single off the last ball of ten overs. */
const single: OneBall = {
  ...medium,
  attitude: 'defensive',
  after: [...lands(3, 'G0'), batting('run', 'safe')],
  state: { turned: 5 },
  more: { overs: 9, balls: 5 },
};
const chasing = (runs: number, more: object = {}): OneBall => ({
  ...single,
  more: { innings: 2, target: 143, runs, overs: 9, balls: 5, ...more },
});
/** A winning four, struck off the third ball of the fifth over. */
const four = (more: object = {}): OneBall => ({
  ...chasing(142, { overs: 4, balls: 2, wickets: 3, ...more }),
  state: { turned: 2 },
  dice: [1, 6],
  after: [],
});

describe('who has won', () => {
  it.each<[string, OneBall, unknown]>([
    [
      'level, the side that defends',
      chasing(141),
      { kind: 'decided', winner: 1, margin: 0, ballsLeft: null, tieBreak: false, rule: 'ctg.format.lose-second' },
    ],
    ['level, nobody, where that is a tie', { ...chasing(141), ...tie }, { kind: 'tie' }],
    ['level, nobody yet, where a super over is played', { ...chasing(141), ...superOver }, null],
    ['level at half time, nobody yet', single, null],
    ['one short, the side that defends', chasing(140), { winner: 1 }],
    [
      'past the total, the chasers, by wickets and with balls left',
      four(),
      { kind: 'wickets', winner: 0, margin: 7, ballsLeft: 33, tieBreak: false, rule: 'ctg.format.win-second' },
    ],
    [
      'with as many wickets as one likes, by none',
      { ...four(), ...set({ wickets: null }) },
      { kind: 'wickets', winner: 0, margin: 0 },
    ],
    [
      'with as many overs as one likes, with none left',
      { ...four(), ...set({ overs: null }) },
      { winner: 0, ballsLeft: null },
    ],
  ])('%s', (_what, ball, result) => {
    const match = played(ball);
    if (result === null) expect(match.game.result).toBeNull();
    else expect(match.game.result).toMatchObject(result as object);
  });

  it.each<[string, Selection, boolean]>([
    ['as it is printed', {}, true],
    ['where that is a tie', tie.with, false],
    ['where a super over is played', superOver.with, false],
  ])('level totals lose by a rule: %s', (_what, selection, stands) => {
    const rulebook = compose(ctg, selection as never) as Rulebook;
    expect(standingRules(rulebook).includes('ctg.format.lose-second')).toBe(stands);
  });
});

describe('how long a match lasts', () => {
  const inMiddle: OneBall = { ...single, more: { overs: 4, balls: 2 }, state: { turned: 2 } };
  it.each<[string, OneBall, object]>([
    ['an innings goes on', inMiddle, { innings: 1, overBalls: 3 }],
    [
      'and so does one without a limit of wickets',
      { ...inMiddle, ...set({ wickets: null }) },
      { innings: 1, overBalls: 3 },
    ],
    ['and one without a limit of overs', { ...inMiddle, ...set({ overs: null }) }, { innings: 1, overBalls: 3 }],
    ['after ten overs the sides change', single, { innings: 2, batting: 1, closed: 1, result: null }],
    [
      'the match goes on for a second innings',
      { ...single, ...set({ inningsPerSide: 2 }) },
      { innings: 2, result: null },
    ],
    [
      'and a third, where each side has two',
      { ...chasing(100), ...set({ inningsPerSide: 2 }) },
      { innings: 3, closed: 2, result: null },
    ],
    ['level, a super over', { ...chasing(141), ...superOver }, { innings: 3, superOver: 1, closed: 0 }],
  ])('%s', (_what, ball, game) => expect(played(ball).game).toMatchObject(game));
});

it('where overs have no limit, a bowler is found for each', () => {
  const match = played({ ...single, ...set({ overs: null }) });
  expect(match.waiting).toMatchObject({ step: 'new-bowler' });
  match.play('bowling', 'new-bowler', 2);
  expect(match.waiting).not.toMatchObject({ step: 'new-bowler' });
});

describe('the sides take their places', () => {
  const state = (ball: OneBall) => played(ball).internals().s;

  it.each([3, 0])('whoever was left out is gone: player %s', (player) => {
    const ball = { ...single, state: { ...single.state, awayOut: player, bowlOut: player } };
    expect(state(ball)).toMatchObject({ batTeam: 12, bowlTeam: 0, batOut: player, bowlOut: 1, gone: 1 << player });
  });

  it('nobody is gone where nobody was left out', () => {
    const { match } = playScenario(ctg, {
      id: 'nobody',
      title: 'nobody left out',
      from: { overs: 0, at: 'innings' },
      script: [],
      expect: {},
    });
    expect(match?.internals().s).toMatchObject({ batOut: -1, gone: 0 });
  });

  it('an innings begins without an order', () => {
    const ball = { ...single, state: { ...single.state, orders: [[7, 8]] } };
    expect(state(ball)).toMatchObject({ orders: [[7, 8], []] });
  });
});
