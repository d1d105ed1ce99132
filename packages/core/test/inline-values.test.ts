import { describe, expect, test } from 'vitest';
import { withValuesOf } from '../src/inline.js';

const values = { overs: 3, over: 9, sixLock: -1, toss: 'elect', strike: false, limit: null };

describe('parameters in place', () => {
  test.each([
    ['g.overs >= p.overs', 'g.overs >= (3)'],
    ["p.toss === 'p.overs' && !p.strike", `("elect") === 'p.overs' && !(false)`],
    ['s.lock > p . sixLock', 's.lock > (-1)'],
    ['p.limit !== null', '(null) !== null'],
    ['g.map.p.overs > 1', 'g.map.p.overs > 1'],
  ])('%s', (text, expected) => expect(withValuesOf(text, 'p', values)).toBe(expected));

  test.each([
    ['p.oversLeft > 1'],
    ['p.overs.length > 1'],
    ['p.overs()'],
    ['p["overs"] > 1'],
    ['s.x = p'],
    ['p.unknown > 1'],
    ['p.constructor'],
  ])('leaves %s alone', (text) => expect(withValuesOf(text, 'p', values)).toBeNull());
});
