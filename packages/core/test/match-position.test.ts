import { describe, expect, test } from 'vitest';
import { createMatch } from '../src/index.js';
import { hand } from './hand-cricket.js';
import type { Loose } from './match-as-seen.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

const long = { overs: 20, wickets: 10 } as const;

describe('a position', () => {
  test('that cannot be is refused, and says what is wrong', () => {
    const wrong: [object, string][] = [
      [{ runs: -1 }, 'runs'],
      [{ runs: 1.5 }, 'runs'],
      [{ runs: Number.NaN }, 'runs'],
      [{ runs: Number.POSITIVE_INFINITY }, 'runs'],
      [{ runs: '70' }, 'runs'],
      [{ wickets: 10 }, 'wickets'],
      [{ overs: 20 }, 'overs'],
      [{ balls: 6 }, 'balls'],
      [{ innings: 2 }, 'closed'],
      [
        {
          innings: 3,
          scores: [
            { batting: 'home', runs: 1, wickets: 0 },
            { batting: 'away', runs: 1, wickets: 0 },
          ],
        },
        'innings',
      ],
      [{ innings: 2, target: 50, runs: 50 }, 'target'],
      [{ innings: 2, target: 0 }, 'target'],
      [{ target: Number.NaN }, 'target'],
      [{ batting: 'visitors' }, 'batting'],
      [{ scores: 'none' }, 'scores'],
      [{ scores: [null] }, 'scores'],
      [{ game: { stumps: 3 } }, 'stumps'],
      [{ game: { freeHitDue: 1 } }, 'freeHitDue'],
      [{ game: { runs: Number.NaN } }, 'NaN'],
      [{ state: { mood: 1 } }, 'mood'],
      [{ state: JSON.parse('{"__proto__":{"bat":1}}') }, '__proto__'],
      [{ own: { joker: {} } }, 'joker'],
      [{ run: 70 }, 'run'],
      [JSON.parse('{"__proto__":1}') as object, '__proto__'],
      [{ at: 5 }, 'at'],
    ];
    for (const [from, word] of wrong)
      expectRefusal(() => createMatch(hand, { set: long, from: from as never }), 'bad-position', word);
    expectRefusal(() => createMatch(hand, { from: 5 as never }), 'bad-position');
    expectRefusal(() => createMatch(hand, { from: null as never }), 'bad-position');
    expectRefusal(() => createMatch(hand, { from: { at: 'nowhere' } }), 'unknown-step', 'nowhere');
  });

  test('is where play goes on: a chase, a free hit, an over begun', () => {
    const chase = createMatch(hand, {
      set: long,
      from: { innings: 2, batting: 'away', runs: 70, wickets: 3, overs: 12, balls: 4, target: 75 },
    }) as unknown as Loose;
    expect(chase.game).toMatchObject({ innings: 2, batting: 1, target: 75, overBalls: 4, striker: 4 });
    chase.play('away', 'bat', 6).play('home', 'bowl', 1);
    expect(chase.game.result).toMatchObject({ kind: 'wickets', winner: 1, margin: 7 });
    const books = createMatch(hand, {
      set: long,
      from: { innings: 2, batting: 'away', scores: [{ batting: 'home', runs: 33, wickets: 10 }] },
    });
    expect(books.game).toMatchObject({ target: 34, runs: 0 });
    const spin = createMatch(village, {
      chance: 'people',
      from: { balls: 1, state: { style: 'spin' }, game: { freeHitDue: true } },
    }) as unknown as Loose;
    expect(spin.waiting).toMatchObject({ step: 'village.delivery', open: [{}, {}, { step: 'village.keeper' }] });
    expect(spin.game.freeHit).toBe(true);
    const fresh = createMatch(village, { chance: 'people', from: { overs: 1 } });
    expect(fresh.waiting).toMatchObject({ step: 'village.bowler' });
    const toss = createMatch(village, { chance: 'people', from: { innings: 0 } });
    expect(toss.waiting.kind).toBe('chance');
  });
});
