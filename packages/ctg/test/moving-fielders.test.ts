import type { AnyMatch } from '@howzat/core';
import type { Domain, Position, Rng } from '@howzat/core/author';
import { hashSeed, hashText, stream } from '@howzat/core/engine';
import { describe, expect, it } from 'vitest';
import { bowling, pace, ring, single, table } from '../scenarios/notation.js';
import { at, stateOf, told } from './moments.js';
import { under } from './one-ball.js';

interface Move {
  readonly from: number;
  readonly to: number;
}

/** A fielder is to be moved before a ball of the third over; no slips, for the bowler bowls medium. */
function toMove(field: readonly number[] = ring, readings: Readonly<Record<string, string>> = {}): AnyMatch {
  const from: Position = { overs: 2, balls: 3, at: 'ball', state: { ...table({ field }), turned: 3, played: 1 } };
  return at({ from, with: under(readings), lines: [bowling('field', 'move')] });
}
const moves = (match: AnyMatch, step = 'move-fielder') => match.legal('bowling', step) as Domain<Move>;

/** The bowler plays the card that sends a fielder to a neighbouring area. */
function toMoveNear(field: readonly number[] = ring, readings: Readonly<Record<string, string>> = {}): AnyMatch {
  const { from, script } = single('near', 'near', { ...pace, field, card: null, state: { bowlerSkillsUsed: 0 } }, {});
  const lines = [...script, bowling('bowler-skill', 1)];
  return at({ from: from as Position, with: under(readings), lines });
}

describe('a fielder is moved', () => {
  it('to any free area that leaves a legal field', () => {
    const domain = moves(toMove());
    const listed = [...domain];
    expect(listed).toHaveLength(domain.count());
    expect(domain.describe()).toEqual({ kind: 'oneOf', items: listed });
    for (const move of listed) expect(domain.has(move)).toBe(true);
    expect(listed).toContainEqual({ from: 4, to: 6 });
    // Bye is closed, and 8 is taken; 6 would be the third of its zone for everybody but the two who stand there
    expect(listed.map(({ to }) => to)).not.toContain(0);
    expect(listed.map(({ to }) => to)).not.toContain(8);
    expect(listed.filter(({ to }) => to === 6)).toEqual([
      { from: 4, to: 6 },
      { from: 5, to: 6 },
    ]);
  });

  const fromTo = 'Say from which area to which: { from, to }.';
  it.each<[unknown, string, string | null]>([
    [null, fromTo, null],
    ['4', fromTo, null],
    [[4, 6], fromTo, null],
    [{ from: 4 }, fromTo, null],
    [{ from: 4, to: 6, by: 7 }, fromTo, null],
    [{ from: 4, other: 6 }, fromTo, null],
    [{ from: 4, to: 24 }, fromTo, null],
    [{ from: 24, to: 4 }, fromTo, null],
    [{ from: 4, to: -1 }, fromTo, null],
    [{ from: -1, to: 6 }, fromTo, null],
    [{ from: 4.5, to: 6 }, fromTo, null],
    [{ from: 4, to: '6' }, fromTo, null],
    [{ from: 6, to: 10 }, 'No fielder stands there: Glance 5/6.', null],
    [{ from: 1, to: 6 }, 'No fielder stands there: second slip.', null],
    [{ from: 4, to: 5 }, 'Area occupied: Glance 3/4.', 'ctg.place.area-one'],
    [{ from: 4, to: 0 }, 'No slips for a medium bowler.', 'ctg.ruling.bye-by-style'],
    [{ from: 4, to: 2 }, 'Slips stand in the two infield areas of the Bye zone.', 'ctg.ruling.slip-areas'],
    [{ from: 4, to: 10 }, 'Zone is full: at most 2 fielders in a zone.', 'ctg.place.zone-t10'],
  ])('but not by %j', (choice, message, rule) => {
    const domain = moves(toMove());
    expect(domain.why(choice)).toMatchObject({ message, rule });
    expect(domain.has(choice)).toBe(false);
  });

  it('to the last area of a board of T20, and to none beyond', () => {
    expect(told(toMove(), 'bowling', 'move-fielder', { from: 20, to: 23 })[1]).toBe('ctg.ruling.slip-areas');
  });
});

describe('where the board may stand empty', () => {
  const fewer = { 'field-all-nine': 'up-to-nine' };
  const before: Position = { overs: 2, balls: 3, at: 'ball', state: { ...table({ field: [] }), turned: 3, played: 1 } };

  it('nobody is moved who is not there', () => {
    const match = at({ from: before, with: under(fewer) });
    expect([...match.legal('bowling', 'field')]).toEqual(['keep', 'set']);
    expect(told(match, 'bowling', 'field', 'move')).toEqual([
      'There is no fielder to move.',
      'ctg.ruling.field-all-nine',
    ]);
    expect(stateOf(match.play('bowling', 'field', 'keep'))).toMatchObject({ field: 0 });
  });

  it('one fielder may be moved, and nobody takes the place of another', () => {
    const match = toMove([4], fewer);
    expect(moves(match).count()).toBe(14);
    expect(moves(match).why({ from: 5, to: 4 })?.message).toBe('No fielder stands there: Glance 3/4.');
  });
});

describe('a move that is drawn', () => {
  const tooMany = (): never => {
    throw new RangeError('A move asks for numbers without end.');
  };
  /** A generator that gives one number for ever, and counts how often it was asked. */
  const constant = (number: number) => {
    const rng = { asked: 0, next: () => (++rng.asked > 1000 ? tooMany() : number ^ 0x80000000), getState: () => [] };
    return rng;
  };
  const fewer = { 'field-all-nine': 'up-to-nine' };

  it.each([
    ['anywhere', () => moves(toMove())],
    ['anywhere, with few on the board', () => moves(toMove([4, 5, 9, 12], fewer))],
    ['beside them', () => moves(toMoveNear(), 'move-him')],
    ['beside them, with few on the board', () => moves(toMoveNear([4, 5, 9, 12], fewer), 'move-him')],
  ])('goes %s, is legal, and may be any that is', (_where, domainOf) => {
    const domain = domainOf();
    const rng = stream(hashSeed(7), hashText('moves'));
    const drawn = new Set<string>();
    for (let i = 0; i < 15 * domain.count(); i++) {
      const move = domain.sample(rng);
      drawn.add(JSON.stringify(move));
    }
    expect(drawn).toEqual(new Set([...domain].map((move) => JSON.stringify(move))));
  });

  it('takes two numbers where they make a legal move: the fielder, and the area', () => {
    // of nine fielders and eight free areas; of nine fielders and four sides
    for (const [domain, number, move] of [
      [moves(toMove()), 15, { from: 16, to: 22 }],
      [moves(toMoveNear(), 'move-him'), 3, { from: 9, to: 10 }],
    ] as const) {
      const rng = constant(number);
      expect(domain.sample(rng as unknown as Rng)).toEqual(move);
      expect(rng.asked).toBe(2);
    }
  });

  it('is one of those that are legal when the numbers never make one', () => {
    // the first fielder and the first free area, again and again: no slip is allowed there
    const domain = moves(toMove());
    const rng = constant(0);
    expect([...domain]).toContainEqual(domain.sample(rng as unknown as Rng));
  });
});

it('fielders are moved one by one eighteen times before a ball, and not for ever', () => {
  const match = toMove();
  for (let n = 0; n < 18; n++) {
    if (n > 0) match.play('bowling', 'field', 'move');
    match.play('bowling', 'move-fielder', n % 2 === 0 ? { from: 4, to: 6 } : { from: 6, to: 4 });
  }
  expect(stateOf(match).moves).toBe(18);
  expect([...match.legal('bowling', 'field')]).toEqual(['keep', 'set']);
  expect(told(match, 'bowling', 'field', 'move')).toEqual([
    '18 moves are enough for one ball: keep the field, or set it anew.',
    'ctg.ball.adjust-field',
  ]);
});
