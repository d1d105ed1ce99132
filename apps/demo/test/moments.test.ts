import { ccsl, sensible as ccslPlayer } from '@howzat/ccsl';
import { type Player as Computer, type LogEntry, openMatch, type Variant } from '@howzat/core';
import { ctg, sensible as ctgPlayer } from '@howzat/ctg';
import { cubes, sensible as cubesPlayer } from '@howzat/cubes';
import { pocket, sensible as pocketPlayer } from '@howzat/pocket';
import { wicked, sensible as wickedPlayer } from '@howzat/wicked';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastBall } from '../src/engine/reel.js';
import ccslScript from '../src/tables/ccsl/script.js';
import ctgScript from '../src/tables/ctg/script.js';
import cubesScript from '../src/tables/cubes/script.js';
import pocketScript from '../src/tables/pocket/script.js';
import { type Moment, momentsOf, parts, type Script } from '../src/tables/show/moments.js';
import { Player } from '../src/tables/show/player.js';
import { lengthOf, timelineOf } from '../src/tables/show/timeline.js';
import wickedScript from '../src/tables/wicked/script.js';
import { tagsOf } from './parts.js';

const games: readonly (readonly [Variant, Computer, Script, string | null])[] = [
  [ccsl, ccslPlayer, ccslScript, 'three-over'],
  [ctg, ctgPlayer, ctgScript, null],
  [cubes, cubesPlayer, cubesScript, null],
  [pocket, pocketPlayer, pocketScript, null],
  [wicked, wickedPlayer, wickedScript, 'ten-over'],
];

/** What is shown of every ball of a match between two computers, all of which is new. */
async function ballsOf([variant, player, script, format]: (typeof games)[number]): Promise<string[]> {
  const logs: (readonly LogEntry[])[] = [];
  // of short matches it takes some to see everything
  for (let seed = 1; logs.flat().length < 300; seed++) {
    const match = openMatch(variant, { seed, players: { home: player, away: player }, ...(format ? { format } : {}) });
    await match.settle();
    logs.push(match.log());
  }
  const log = logs.flat();
  return log.flatMap((entry, at) => {
    if (!entry.delivery) return [];
    const happened = lastBall(log.slice(0, at + 1));
    const own = happened.filter(
      ({ ball, over, innings }) => ball === entry.ball && over === entry.over && innings === entry.innings,
    );
    return shown(momentsOf({ happened: own, fresh: own.length }, script, { batter: null, won: false }));
  });
}

const shown = (moments: readonly Moment[]): string => moments.map(({ part, signal }) => signal ?? part).join(', ');

/** What is shown in each game of an ordinary ball, of a wicket and of a boundary. */
const orders: Readonly<Record<string, readonly string[]>> = {
  ccsl: ['cards, runs', 'cards, out, wicket', 'cards, six, runs, six'],
  ctg: ['cards, dice, flight, field, runs', 'cards, dice, out, wicket', 'cards, dice, flight, four, runs, four'],
  cubes: ['dice, runs', 'dice, out, wicket', 'dice, six, runs, six'],
  pocket: ['cards, runs', 'cards, out, runs, wicket', 'cards, field, runs'],
  wicked: ['dice, flight, runs', 'dice, flight, field, out, wicket', 'dice, flight, field, runs'],
};

describe('what is shown of a ball, in its order', () => {
  for (const game of games)
    test(`in ${game[0].title}`, tagsOf(game[0].id), async () => {
      const balls = await ballsOf(game);
      expect(balls).toEqual(expect.arrayContaining([...(orders[game[0].id] ?? [])]));
    });

  const ball = (delivery: object, inputs: readonly string[] = []): LogEntry =>
    ({
      innings: 1,
      over: 0,
      ball: 1,
      step: 'ball',
      rules: [],
      inputs: inputs.map((step) => ({ step, by: null, value: 1, hiddenFrom: null })),
      delivery: {
        bat: 0,
        byes: 0,
        legByes: 0,
        wides: 0,
        noBalls: 0,
        penalty: 0,
        outs: [],
        noBall: false,
        runs: 0,
        wickets: 0,
        facts: null,
        ...delivery,
      },
    }) as unknown as LogEntry;
  const of = (
    entries: readonly LogEntry[],
    batter: number | null = null,
    won = false,
    fresh = entries.length,
  ): string => shown(momentsOf({ happened: entries, fresh }, {}, { batter, won }));

  test('a fifty and the winning run have their moment', () => {
    expect(of([ball({ bat: 2 })], 48)).toBe('runs, fifty');
    expect(of([ball({ bat: 4 })], 97, true)).toBe('four, runs, four, hundred, won');
    expect(of([ball({ bat: 1 })], 50)).toBe('runs');
  });

  test('the umpire signals extras', () => {
    expect(of([ball({ noBalls: 1, noBall: true })])).toBe('no ball, runs');
    expect(of([ball({ wides: 1 })])).toBe('wide, runs');
    expect(of([ball({ byes: 1 })])).toBe('bye, runs');
    expect(of([ball({ legByes: 1 })])).toBe('leg bye, runs');
  });

  test('who retires is not out', () => {
    expect(of([ball({ outs: [{ how: 'retired not out', batter: 1, fielder: null }] })])).toBe('runs');
  });

  test('nothing of what was there before', () => {
    expect(of([ball({ bat: 6 })], null, false, 0)).toBe('');
  });

  test('several balls of one choice come one after the other, and the batter goes on', () => {
    const moments = momentsOf(
      { happened: [ball({ bat: 4 }), { ...ball({ bat: 6, runs: 10 }), ball: 2 }], fresh: 2 },
      { always: 'dice' },
      { batter: 44, won: false },
    );
    expect(moments.map(({ ball: nth, part }) => `${nth} ${part}`)).toEqual([
      '0 dice',
      '0 signal',
      '0 runs',
      '0 four',
      '1 dice',
      '1 signal',
      '1 runs',
      '1 six',
      '1 fifty',
    ]);
  });

  test('what is asked in the middle of a ball waits for nothing', () => {
    const entry = { ...ball({}, ['bowler-die']), delivery: null };
    expect(shown(momentsOf({ happened: [entry], fresh: 1 }, ctgScript, { batter: null, won: false }))).toBe('dice');
  });
});

describe('how long it is shown', () => {
  const moments = (...which: (typeof parts)[number][]): readonly Moment[] =>
    which.map((part) => ({ part, ball: 0, signal: null, runs: 0, came: [] }));

  test('a ball takes half a second at least and two at most, at any speed', () => {
    for (const speed of ['slow', 'normal', 'fast'] as const)
      for (const which of [moments('runs'), moments('cards', 'runs'), moments(...parts)]) {
        const length = lengthOf(timelineOf(which, speed));
        expect(length).toBeGreaterThanOrEqual(499.9);
        expect(length).toBeLessThanOrEqual(2000.1);
      }
  });

  test('slower is longer, and at once is nothing', () => {
    const lengths = (['slow', 'normal', 'fast', 'instant'] as const).map((speed) =>
      lengthOf(timelineOf(moments('cards', 'dice', 'runs'), speed)),
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(4);
    expect(lengths.at(-1)).toBe(0);
  });

  test('each begins where the one before ends', () => {
    const timeline = timelineOf(moments('cards', 'flight', 'runs'), 'normal');
    for (const [at, each] of timeline.entries())
      expect(each.at).toBeCloseTo(timeline.slice(0, at).reduce((sum, { ms }) => sum + ms, 0));
  });
});

describe('showing a ball', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const timeline = timelineOf(
    (['cards', 'signal', 'runs', 'six'] as const).map((part) => ({ part, ball: 0, signal: null, runs: 6, came: [] })),
    'normal',
  );

  const all = Number.POSITIVE_INFINITY;

  test('goes through its moments; the score settles with the runs', () => {
    const player = new Player();
    const seen: string[] = [];
    player.subscribe(() => seen.push(`${player.now()?.part} ${player.toldOf(timeline)}`));
    player.play(timeline);
    vi.runAllTimers();
    expect(seen).toEqual(['cards 0', 'signal 0', `runs ${all}`, `six ${all}`, `undefined ${all}`]);
  });

  test('of several balls says how many have been told', () => {
    const player = new Player();
    const three = timelineOf(
      [0, 1, 2].flatMap((ball) =>
        (['dice', 'runs'] as const).map((part) => ({ part, ball, signal: null, runs: 1, came: [] })),
      ),
      'normal',
    );
    const seen: string[] = [];
    player.subscribe(() => seen.push(`${player.now()?.part} ${player.toldOf(three)}`));
    player.play(three);
    vi.runAllTimers();
    expect(seen).toEqual(['dice 0', 'runs 1', 'dice 1', 'runs 2', 'dice 2', `runs ${all}`, `undefined ${all}`]);
  });

  test('tells nothing of what has still to begin, and of what came without a ball what it has told so far', () => {
    const player = new Player();
    expect([player.toldOf([]), player.shows([])]).toEqual([all, false]);
    expect([player.toldOf(timeline), player.shows(timeline)]).toEqual([0, true]);
    player.play(timeline);
    expect([player.toldOf([]), player.shows([])]).toEqual([0, true]);
    vi.runAllTimers();
    expect([player.toldOf(timeline), player.shows(timeline)]).toEqual([all, false]);
  });

  test('a press ends it, and only once', () => {
    const player = new Player();
    player.play(timeline);
    vi.advanceTimersByTime(1);
    expect([player.toldOf(timeline), player.skip()]).toEqual([0, true]);
    expect([player.now(), player.toldOf(timeline), player.skip()]).toEqual([null, all, false]);
    vi.runAllTimers();
    expect(player.now()).toBeNull();
  });
});
