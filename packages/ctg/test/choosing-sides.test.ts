import type { Position, ScriptLine } from '@howzat/core/author';
import { hashSeed, hashText, stream } from '@howzat/core/engine';
import { describe, expect, it } from 'vitest';
import { batting, bowling, medium, ring, roll, single, table } from '../scenarios/notation.js';
import { at, stateOf, told, waitsFor } from './moments.js';
import { under } from './one-ball.js';

const home = (step: string, choice: unknown): ScriptLine => ({ side: 'home', step, choice });
const away = (step: string, choice: unknown): ScriptLine => ({ side: 'away', step, choice });
const teams = [home('team.home', 0), away('team.away', 1)];
const drops = [home('drop.home', 1), away('drop.away', 3)];
const homeBats = [away('call', 'heads'), roll('coin', 'tails'), home('core.toss.elect', 'bat')];
const fieldSet = [...teams, ...drops, roll('pitch', 0), ...homeBats, bowling('place-field', [...ring])];

describe('one specialist bowler of each team is left out', () => {
  it.each([
    ['pace', 0],
    ['spin', 2],
    ['spin', 3],
  ])('it may be a %s bowler: %i', (_style, player) => {
    const match = at({ lines: [...teams, home('drop.home', player)] });
    expect(match.waiting).toMatchObject({ kind: 'decisions', step: 'drop' });
  });

  it.each([4, 6, 7, 10, 11])('and nobody else: %i', (player) => {
    for (const [side, lines] of [
      ['home', teams],
      ['away', [...teams, home('drop.home', 1)]],
    ] as const)
      expect(told(at({ lines }), side, `drop.${side}`, player)).toEqual([
        'Only a pace or spin bowler can be left out.',
        'ctg.setup.bowler-mix',
      ]);
  });

  it.each([0, 1, 2])('nobody is left out when pitch card %i has been drawn', (card) => {
    const match = at({ lines: [...teams, ...drops, roll('pitch', card)] });
    for (const side of ['home', 'away'] as const)
      expect(told(match, side, `drop.${side}`, 0)).toEqual(['The teams are final.', 'ctg.setup.drop-before-pitch']);
  });

  it('before there are teams, a drop is too early, and no word is said of the pitch', () => {
    const match = at({});
    for (const side of ['home', 'away'] as const) {
      const [message, rule] = told(match, side, `drop.${side}`, 0);
      expect(message).toBe(`drop.${side} is not open now: the match waits for team.home by home.`);
      expect(rule).toBeUndefined();
    }
  });

  it('where it is done openly, the side that comes second waits for the first', () => {
    const openly = under({ 'team-drop-secrecy': 'home-first' });
    expect(told(at({ with: openly, lines: teams }), 'away', 'drop.away', 3)[0]).toContain('drop.home by home');
    expect(waitsFor({ with: openly, lines: [...teams, ...drops] })).toBe('pitch');
  });
});

describe('the two who open', () => {
  const pairs = () => at({ lines: [...fieldSet, bowling('first-bowler', 7)] }).legal('batting', 'openers');

  it('are two of eleven, in either order', () => {
    const domain = pairs();
    expect(domain.count()).toBe(110);
    expect([...domain]).toHaveLength(110);
  });

  it('are described as one who faces and another, both of the eleven', () => {
    const domain = pairs();
    const items = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(domain.kind).toBe('record');
    expect(domain.describe()).toEqual({
      kind: 'record',
      fields: { facing: { kind: 'oneOf', items }, other: { kind: 'oneOf', items } },
    });
  });

  const together = 'Choose facing and other together.';
  const byNumber = 'A player goes by their number from 0 to 11.';
  const leftOut = 'They were left out of the eleven.';
  it.each<[unknown, string, string | null]>([
    [null, together, null],
    [4, together, null],
    ['no pair', together, null],
    [[4, 5], together, null],
    [{ facing: 4 }, together, null],
    [{ facing: 4, other: 5, third: 6 }, together, null],
    [{ facing: 12, other: 5 }, byNumber, null],
    [{ facing: 4, other: -1 }, byNumber, null],
    [{ facing: 4, other: '5' }, byNumber, null],
    [{ facing: 4, other: 4 }, 'Choose two different batters.', 'ctg.setup.openers'],
    [{ facing: 1, other: 4 }, leftOut, 'ctg.setup.final-composition'],
    [{ facing: 4, other: 1 }, leftOut, 'ctg.setup.final-composition'],
  ])('are not %j', (choice, message, rule) => {
    const domain = pairs();
    expect(domain.why(choice)).toMatchObject({ message, rule });
    expect(domain.has(choice)).toBe(false);
  });

  it('may be named in any order', () => {
    const domain = pairs();
    for (const choice of [
      { facing: 0, other: 11 },
      { other: 0, facing: 11 },
    ]) {
      expect(domain.why(choice)).toBeNull();
      expect(domain.has(choice)).toBe(true);
    }
  });

  it('come in by the team sheet where the order is fixed', () => {
    const lines = [...fieldSet, bowling('first-bowler', 7)];
    const match = at({ with: under({ 'batting-order': 'fixed-order' }), lines });
    expect(match.waiting).toMatchObject({ step: 'opening-attitudes' });
    expect(stateOf(match)).toMatchObject({ orders: [[4, 5]] });
  });
});

describe('two who are drawn to open', () => {
  /** The openers are to be named; this player was left out, or nobody. */
  const without = (batOut: number): Position => ({
    overs: 0,
    balls: 0,
    at: 'openers',
    state: { ...table(), orders: [[]], batOut, gone: batOut < 0 ? 0 : 1 << batOut },
  });

  it.each([
    [-1, 132],
    [0, 110],
    [1, 110],
    [3, 110],
  ])('may be any two, but for %i who was left out: %i pairs', (batOut, pairs) => {
    const domain = at({ from: without(batOut) }).legal('batting', 'openers');
    const rng = stream(hashSeed(7), hashText('openers'));
    const drawn = new Set<string>();
    for (let i = 0; i < 15 * pairs; i++) drawn.add(JSON.stringify(domain.sample(rng)));
    expect(domain.count()).toBe(pairs);
    expect(drawn).toEqual(new Set([...domain].map((pair) => JSON.stringify(pair))));
  });

  it('the first of the team among them, where nobody was left out', () => {
    const match = at({ from: without(-1), lines: [batting('openers', { facing: 0, other: 1 })] });
    expect(stateOf(match)).toMatchObject({ orders: [[0, 1]] });
  });
});

describe('without a toss', () => {
  it('nobody calls and no coin is flipped', () => {
    expect(waitsFor({ with: { set: { toss: 'none' } }, lines: [...teams, ...drops, roll('pitch', 2)] })).toBe(
      'place-field',
    );
    expect(waitsFor({ lines: [...teams, ...drops, roll('pitch', 2)] })).toBe('call');
    const called = [...teams, ...drops, roll('pitch', 2), away('call', 'heads')];
    expect(waitsFor({ lines: called })).toBe('coin');
  });

  it('the visitors call where somebody does', () => {
    expect(told(at({ lines: [...teams, ...drops, roll('pitch', 2)] }), 'home', 'call', 'heads')[0]).toContain('away');
    expect(told(at({ lines: [home('team.home', 0)] }), 'home', 'team.away', 1)[0]).toContain('away');
  });
});

describe('when all have batted and the innings goes on by a house rule', () => {
  const others = [4, 5, 6, 11, 7, 8, 9, 10, 2, 3, 0];
  /** The tenth wicket: player 3 is out, player 0 is at the other end, and nobody is left to come in. */
  const tenthWicket = (order: 'free-choice' | 'fixed-order') => {
    const { from, script } = single(
      'all-in',
      'all in',
      {
        ...medium,
        dice: [6, 1],
        more: { wickets: 9, game: { striker: 10, nonStriker: 11, nextBatter: 12 } },
        state: { orders: [others], gone: 0xfff },
      },
      {},
    );
    return at({
      with: { ...under({ 'batting-order': order }), set: { wickets: 12 } },
      from: from as Position,
      lines: script,
    });
  };

  it('somebody who is not at the crease comes in again', () => {
    const match = tenthWicket('free-choice');
    expect(match.waiting).toMatchObject({ step: 'next-batter' });
    expect([...match.legal('batting', 'next-batter')]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('the first of the team sheet does, where the order is fixed', () => {
    const match = tenthWicket('fixed-order');
    expect(match.waiting).toMatchObject({ step: 'next-attitude' });
    expect(stateOf(match)).toMatchObject({ orders: [[...others, 4]] });
  });
});
