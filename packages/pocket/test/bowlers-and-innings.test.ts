import { createMatch } from '@howzat/core';
import { playScenario } from '@howzat/core/author';
import { pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { by, comesIn, counters, field, man, over, refused, scoreCard, stays } from '../scenarios/notation.js';
import { holds, under } from './overs-played.js';

const bits = (...places: readonly number[]) => places.reduce((mask, place) => mask | (1 << place), 0);
const everybody = 0b1111_1111_1110;
const allBut = (...places: readonly number[]) => everybody & ~bits(...places);
const stays1 = stays.slice(1);
const plain = 6;

describe('who may bowl', () => {
  holds([
    [
      'of home, where away bats, is who is not worn out at home',
      {
        from: field({ position: { batting: 'away' }, state: { homeWorn: bits(3), awayWorn: bits(4) } }),
        script: [
          refused(
            'bowling',
            'switch.bowling',
            man(1, 3),
            'Marit Oduya is out of the game (10 fatigue).',
            'pocket.fatigue.ten',
          ),
          by.bowling('switch.bowling', man(1, 4)),
        ],
        expect: { state: { bowler: 4 } },
      },
    ],
    [
      'is who bowled the last over, too, where that is allowed',
      {
        from: field({ state: { lastBowler: 10 } }),
        script: [by.bowling('switch.bowling', man(2, 10))],
        expect: { state: { bowler: 10 } },
      },
    ],
    [
      'is who bowled the last over, though that is forbidden, where nobody else is left',
      {
        with: under({ 'consecutive-overs': 'forbidden' }),
        from: field({ state: { awayWorn: allBut(9) } }),
        script: [
          ...over({ card: plain }),
          refused('bowling', 'switch.bowling', man(2, 3), 'Casper Ilves is out of the game (10 fatigue).'),
          by.bowling('switch.bowling', man(2, 9)),
        ],
        expect: { state: { bowler: 9 } },
      },
    ],
    [
      'is anybody, where all who bowl are worn out',
      {
        with: under({ 'who-may-bowl': 'bowlers-and-all-rounders' }),
        from: field({ bowler: 1, state: { awayWorn: bits(6, 7, 9, 10, 11) } }),
        script: [by.bowling('switch.bowling', man(2, 3))],
        expect: { state: { bowler: 3 } },
      },
    ],
    [
      'is nobody who was replaced and is gone',
      {
        with: under({ 'replaced-bowler': 'gone' }),
        from: field({ state: { bowledOut: bits(3) } }),
        script: [
          refused(
            'bowling',
            'switch.bowling',
            man(2, 3),
            'Casper Ilves was replaced and is gone.',
            'pocket.ruling.replaced-bowler',
          ),
        ],
        expect: { waits: 'switch.bowling' },
      },
    ],
    [
      'is told by the reading that forbids it, and not by the last over of another',
      {
        with: under({ 'consecutive-overs': 'forbidden', 'who-may-bowl': 'not-keeper' }),
        from: field({ state: { lastBowler: 5 } }),
        script: [
          refused('bowling', 'switch.bowling', man(2, 2), 'Odette Vance does not bowl.', 'pocket.ruling.who-may-bowl'),
          refused(
            'bowling',
            'switch.bowling',
            man(2, 5),
            'Jasper Kettle bowled the last over.',
            'pocket.ruling.consecutive-overs',
          ),
        ],
        expect: { waits: 'switch.bowling' },
      },
    ],
    [
      'is told by the fatigue of who bowled the last over, where that is allowed',
      {
        with: under({ 'fatigue-floor': 'cannot-bowl' }),
        from: field({ state: { lastBowler: 1, fatigue: counters({ 1: 5 }) } }),
        script: [
          refused(
            'bowling',
            'switch.bowling',
            man(2, 1),
            'Lucian Farrow is too tired to bowl.',
            'pocket.ruling.fatigue-floor',
          ),
        ],
        expect: { waits: 'switch.bowling' },
      },
    ],
  ]);

  it.each([
    ['the last of the team', { 1: 12, 2: 12, 3: 12, 4: 12, 5: 12, 6: 12, 7: 12, 8: 12, 9: 11, 10: 12, 11: 10 }, [11]],
    ['two who are equal', { 1: 12, 2: 10, 3: 12, 4: 11, 5: 12, 6: 12, 7: 10, 8: 12, 9: 11, 10: 12, 11: 12 }, [2, 7]],
    ['the first of the team', { 1: 10, 2: 11, 3: 12, 4: 11, 5: 12, 6: 12, 7: 11, 8: 12, 9: 12, 10: 12, 11: 12 }, [1]],
  ])('is the least tired where all are worn out: %s', (_, fatigue, places) => {
    const match = createMatch(pocket, {
      chance: 'people',
      from: field({ bowler: 0, position: { overs: 12 }, state: { awayWorn: everybody, fatigue: counters(fatigue) } }),
    } as never);
    expect([
      ...(match as never as { legal(side: string, step: string): Iterable<unknown> }).legal('away', 'switch.bowling'),
    ]).toEqual(places.map((place) => man(2, place)));
  });
});

describe('who may come in', () => {
  holds([
    [
      'is nobody who is batting',
      {
        script: [
          by.bowling('switch.bowling', 'stay'),
          refused(
            'batting',
            'switch.batting',
            { off: 'other', on: man(1, 4) },
            'Percival Nook is batting.',
            'pocket.score.new-batter',
          ),
          refused(
            'batting',
            'switch.batting',
            { off: 'facing', on: man(1, 5) },
            'Saffron Leck is batting.',
            'pocket.score.new-batter',
          ),
          ...stays1,
        ],
        from: field(),
        expect: { waits: 'stance' },
      },
    ],
  ]);
});

describe('a side whose bowlers are worn out', () => {
  const ends = { 'no-bowler-left': 'innings-ends' } as const;
  const tenth = (place: number) => ({ fatigue: counters({ [place]: 9 }) });
  holds([
    [
      'goes on while one is left',
      {
        with: under(ends),
        from: field({ position: { overs: 12 }, state: { ...tenth(9), awayWorn: allBut(9, 10) } }),
        script: [...over({ card: plain }), by.bowling('switch.bowling', man(2, 10))],
        expect: { game: { innings: 1 }, state: { awayWorn: allBut(10), noBowler: false } },
      },
    ],
    [
      'ends the innings of away as it ends that of home',
      {
        with: under(ends),
        // Yellow against Yellow with the ball, who is tired: difference 2
        from: field({
          bowler: 10,
          position: { batting: 'away', overs: 12 },
          state: { ...tenth(10), homeWorn: allBut(10) },
        }),
        script: over({ card: plain }),
        expect: { game: { innings: 2 }, runs: [10] },
      },
    ],
    [
      'does not end the innings by the worn out of the other side',
      {
        with: under(ends),
        from: field({
          bowler: 10,
          position: { batting: 'away', overs: 12 },
          state: { ...tenth(10), awayWorn: everybody, homeWorn: bits(1) },
        }),
        script: over({ card: plain }),
        expect: { game: { innings: 1 }, waits: 'switch.bowling', state: { bowler: 0 } },
      },
    ],
  ]);
});

describe('the second innings', () => {
  const last = { overs: 19, runs: 60 } as const;
  holds([
    [
      'is bowled by those who were not out in the first, under that reading: away batted',
      {
        with: under({ 'out-pile-reset': 'stay-out' }),
        from: field({ position: { ...last, batting: 'away' }, state: { awayOut: bits(8, 9), homeOut: 0 } }),
        script: [
          ...over({ card: plain }),
          refused('bowling', 'bowler', man(2, 9), 'Cormac Deane was replaced and is gone.'),
          by.bowling('bowler', man(2, 1)),
        ],
        expect: { state: { bowler: 1, bowledOut: bits(8, 9) } },
      },
    ],
    [
      'is bowled by anybody, where all eleven were out in the first',
      {
        with: under({ 'out-pile-reset': 'stay-out' }),
        from: field({ position: last, state: { homeOut: everybody } }),
        script: [...over({ card: plain }), by.bowling('bowler', man(1, 9))],
        expect: { state: { bowler: 9, bowledOut: 0 } },
      },
    ],
    [
      'is batted without the worn out of home, where home bats second',
      {
        from: field({ position: { ...last, batting: 'away' }, state: { homeWorn: bits(3), awayWorn: bits(4, 5) } }),
        script: over({ card: plain }),
        expect: { state: { outPile: bits(3) }, game: { wicketsLimit: 9 } },
      },
    ],
    [
      'is batted by the last two who are not worn out',
      {
        from: field({ position: last, state: { awayWorn: allBut(9, 10) } }),
        script: over({ card: plain }),
        expect: { state: { outPile: allBut(9, 10) }, game: { wicketsLimit: 1 } },
      },
    ],
    [
      'is batted by all, where one alone is not worn out',
      {
        from: field({ position: last, state: { awayWorn: allBut(9) } }),
        script: over({ card: plain }),
        expect: { state: { outPile: 0 }, game: { wicketsLimit: 10 } },
      },
    ],
    [
      'has no number of wickets, where none is agreed',
      {
        with: { set: { wickets: null } },
        from: field({ position: last, state: { awayWorn: bits(3) } }),
        script: over({ card: plain }),
        expect: { state: { outPile: bits(3) }, game: { wicketsLimit: null } },
      },
    ],
  ]);
});

describe('an innings', () => {
  holds([
    [
      'without a number of overs goes on after each, and has no empty fields on the sheet',
      {
        with: { set: { overs: null } },
        from: field({ position: { overs: 40 } }),
        script: over({ card: plain }),
        expect: { game: { innings: 1 }, waits: 'switch.bowling', state: { sheet: [10] } },
      },
    ],
    [
      'of three wickets is over with the third',
      {
        with: { set: { wickets: 3 } },
        from: field({ position: { wickets: 2 }, out: [1, 2] }),
        script: over({ card: scoreCard('4*'), after: [comesIn(6)] }),
        expect: { game: { innings: 2 }, balls: ['4+W'] },
      },
    ],
    [
      'of three wickets is not over with the second',
      {
        with: { set: { wickets: 3 } },
        from: field({ position: { wickets: 1 }, out: [1] }),
        script: over({ card: scoreCard('4*'), after: [comesIn(6)] }),
        expect: { game: { innings: 1 }, balls: ['4+W'] },
      },
    ],
    [
      'of ten wickets is over when nobody is left, whatever number of wickets fell',
      {
        from: field({ position: { wickets: 2 }, out: [1, 2, 3, 6, 7, 8, 9, 10, 11] }),
        script: over({ card: scoreCard('4*') }),
        expect: { game: { innings: 2 }, balls: ['4+W'] },
      },
    ],
  ]);
});

describe('a match', () => {
  const lastOver = { innings: 2, target: 151, overs: 19 } as const;
  it.each([
    [142, 'pocket.end.tie', null],
    [150, 'pocket.ruling.chase-passed', 0],
    [130, 'pocket.ruling.chase-passed', 1],
  ] as const)('from %i runs before the last over is settled by its rule', (runs, rule, winner) => {
    const { match, problems } = playScenario(pocket, {
      id: 'last-over',
      title: 'last over',
      from: field({ position: { ...lastOver, runs } }),
      script: over({ card: scoreCard('8') }),
      expect: { waits: 'end' },
    });
    expect(problems).toEqual([]);
    expect(match?.game.result).toMatchObject({ rule, winner });
  });

  holds([
    [
      'of two innings a side goes on after the second',
      {
        with: { set: { inningsPerSide: 2 } },
        from: field({
          position: {
            innings: 2,
            overs: 19,
            runs: 50,
            batting: 'away',
            scores: [{ batting: 'home', runs: 40, wickets: 3 }],
          },
        }),
        script: over({ card: plain }),
        expect: { game: { innings: 3 }, result: null },
      },
    ],
    [
      'that is tied goes on with a super over, where that is agreed',
      {
        with: { set: { tieBreak: 'super-over' } },
        from: field({ position: { ...lastOver, runs: 142 } }),
        script: over({ card: scoreCard('8') }),
        expect: { game: { superOver: 1, innings: 3 }, waits: 'bowler', result: null },
      },
    ],
    [
      'of two innings a side has two innings in a super over',
      {
        with: { set: { inningsPerSide: 2, tieBreak: 'super-over' } },
        from: field({ position: { innings: 2, target: 20, runs: 2, overs: 0, game: { superOver: 1, oversLimit: 1 } } }),
        script: [
          ...over({ card: plain }),
          by.bowling('bowler', man(1, 9)),
          by.batting('batters', { facing: man(2, 4), other: man(2, 5) }),
          ...over({ card: plain }),
        ],
        expect: { waits: 'end' },
      },
    ],
  ]);
});
