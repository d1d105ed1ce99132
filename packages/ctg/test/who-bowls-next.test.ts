import type { Position } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { batting, bowling, lands, medium, over, single, t20 } from '../scenarios/notation.js';
import { nextOverCard } from '../src/rules/over.js';
import { at, stateOf, told } from './moments.js';
import { under } from './one-ball.js';

const notBowlers = [4, 5, 6, 11];
const leftOut = ['They were left out of the eleven.', 'ctg.setup.final-composition'];

/** The players who may bowl now. */
function mayBowl(moment: Parameters<typeof at>[0], step = 'new-bowler'): number[] {
  return [...(at(moment).legal('bowling', step) as Iterable<number>)];
}

describe('a new bowler for each over', () => {
  it('is one of the seven who bowl, but for the last one and the one who was left out', () => {
    expect(mayBowl({ from: over(4) })).toEqual([0, 1, 2, 7, 9, 10]);
    expect(mayBowl({ from: over(4, { lastBowler: 0 }) })).toEqual([1, 2, 7, 8, 9, 10]);
  });

  it.each(notBowlers)('is not %i, who has no style', (player) => {
    expect(told(at({ from: over(4) }), 'bowling', 'new-bowler', player)).toEqual([
      'They do not bowl.',
      'ctg.ruling.who-may-bowl',
    ]);
  });

  it('is anybody under that reading, but for the one who was left out', () => {
    const with_ = under({ 'who-may-bowl': 'anyone' });
    expect(mayBowl({ from: over(4), with: with_ })).toEqual([0, 1, 2, 4, 5, 6, 7, 9, 10, 11]);
    expect(told(at({ from: over(4), with: with_ }), 'bowling', 'new-bowler', 3)).toEqual(leftOut);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [7, 2],
    [10, 2],
  ])('takes the deck of their style: %i bowls style %i', (player, style) => {
    const match = at({
      from: over(0),
      with: under({ 'first-over-bowler': 'choose-again' }),
      lines: [bowling('new-bowler', player)],
    });
    expect(stateOf(match)).toMatchObject({ bowler: player, style });
    expect(match.game.bowler).toBe(player + 1);
  });

  it('is not asked for again in the over', () => {
    for (const bowler of [0, 7]) {
      const match = at({ from: over(4, { lastBowler: 9 }), lines: [bowling('new-bowler', bowler)] });
      expect(told(match, 'bowling', 'new-bowler', 9)).toEqual(['The over has its bowler.', undefined]);
    }
  });

  it('is not asked for before there is an innings', () => {
    expect(told(at({}), 'bowling', 'new-bowler', 9)[0]).toContain('new-bowler is not open now');
  });
});

describe('an over that has been bowled', () => {
  /** The last ball of the third over, to be bowled by a medium bowler who has bowled one over already. */
  const last = single(
    'last',
    'last',
    {
      ...medium,
      attitude: 'defensive',
      after: [...lands(3, 'G0'), batting('run', 'safe')],
      more: { overs: 2, balls: 5 },
      state: { turned: 5, played: 3, tokens: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] },
    },
    {},
  );

  it('is counted for its bowler, who does not bowl the next', () => {
    const match = at({ from: last.from as Position, lines: last.script });
    expect(stateOf(match)).toMatchObject({ lastBowler: 7, tokens: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0] });
    expect(told(match, 'bowling', 'new-bowler', 7)).toEqual(['They bowled the last over.', 'ctg.over.no-consecutive']);
  });
});

describe('when bowlers run short in T20', () => {
  /** The overs of the seven who bowl, by their place in the team, but for the spinner who was left out. */
  const bowled = (first: number, second: number, last: number) => [first, second, 3, 0, 0, 0, 0, 3, 3, 3, last, 0];
  const lastOver = (tokens: readonly number[]) => over(19, { lastBowler: 0, tokens });
  const reading = (lookahead: string, who = 'seven-bowlers') =>
    under({ 'bowler-lookahead': lookahead, 'who-may-bowl': who }, t20);

  it('a choice is refused that leaves a later over without a bowler, and the over is named', () => {
    const match = at({ from: over(17, { lastBowler: 2, tokens: bowled(0, 2, 3) }), with: t20 });
    expect(told(match, 'bowling', 'new-bowler', 1)).toEqual([
      'Choosing them would leave over 20 without a legal bowler.',
      'ctg.ruling.bowler-lookahead',
    ]);
    expect(match.legal('bowling', 'new-bowler').has(0)).toBe(true);
  });

  it('those without a style are reckoned with where anyone bowls', () => {
    const anyone = reading('forbid-dead-end', 'anyone');
    expect(mayBowl({ from: lastOver(bowled(3, 3, 3)), with: anyone })).toEqual([4, 5, 6, 11]);
    const busy = over(17, { lastBowler: 2, tokens: [0, 2, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3] });
    expect(mayBowl({ from: busy, with: anyone })).toEqual([0]);
    const relaxed = reading('relax-when-stuck', 'anyone');
    expect(mayBowl({ from: lastOver(bowled(3, 3, 3)), with: relaxed })).toEqual([4, 5, 6, 11]);
  });

  it('the bowler of the last over is nobody who is left, and the limit of overs is lifted for the others', () => {
    const stuck = lastOver(bowled(2, 3, 3));
    expect(mayBowl({ from: stuck, with: reading('relax-when-stuck') })).toEqual([1, 2, 7, 8, 9, 10]);
    expect(mayBowl({ from: stuck, with: reading('any-style-stand-in') })).toEqual([4, 5, 6, 11]);
  });

  it('the match says so where every choice does', () => {
    // four overs are to be bowled: one bowler has three left, another has one
    const tokens = [0, 3, 3, 0, 0, 0, 0, 2, 3, 3, 3, 0];
    expect(() => at({ from: over(16, { lastBowler: 2, tokens }), with: t20 })).toThrow(
      'Nothing is legal at new-bowler',
    );
  });

  it('nobody stands in while a bowler is left', () => {
    const left = lastOver(bowled(3, 3, 2));
    for (const lookahead of ['forbid-dead-end', 'relax-when-stuck', 'any-style-stand-in'])
      expect(mayBowl({ from: left, with: reading(lookahead) })).toEqual([10]);
  });
});

describe('the next over card', () => {
  /** A ball up to its over card, of a bowler of a style who has turned the first and the fourth card of the deck. */
  const beforeCard = (style: 0 | 1 | 2) => {
    const bowl = [0, 6, 12][style] as number;
    const { from, script } = single('card', 'card', { bowl, zone: 3, card: null, state: { cardsGone: 0b1001 } }, {});
    return { from: from as Position, lines: script };
  };

  it.each([
    [0, 0, 14],
    [1, 15, 29],
    [2, 30, 44],
  ] as const)('is one of the deck of style %i that has not been turned', (style, first, last) => {
    const match = at(beforeCard(style));
    const left = Array.from({ length: 15 }, (_, place) => first + place).filter(
      (_, place) => place !== 0 && place !== 3,
    );
    expect(match.waiting).toMatchObject({ kind: 'chance', of: { kind: 'oneOf', items: left } });
    for (const card of [first - 1, last + 1, first + 0.5, 'ace', null])
      expect(told(match, 'chance', 'over-card', card)[0]).toContain(`of this style are ${first} to ${last}.`);
    for (const card of [first, first + 3])
      expect(told(match, 'chance', 'over-card', card)[0]).toContain('That card was turned in this over already.');
    expect(stateOf(match.happen('over-card', last))).toMatchObject({ card: last, turned: 4 });
  });

  it('is any of those that are left with the same chance', () => {
    const state = at(beforeCard(1)).internals().s as never;
    const outcomes = [...nextOverCard.outcomes(state, {} as never, {} as never, {} as never)];
    expect(outcomes.map(([card]) => card)).toEqual([16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    for (const [, probability] of outcomes) expect(probability).toBeCloseTo(1 / 13);
  });
});
