import { createRunner } from '@howzat/compiler/run';
import { createMatch } from '@howzat/core';
import { isHowzatError } from '@howzat/core/author';
import {
  checkSet,
  firstSet,
  oddsAt,
  originalSet,
  type PocketSet,
  pocket,
  pocketSetSchema,
  withSet,
} from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { classOf } from '../src/components/check.js';

function broken(set: unknown): { readonly rule: string | undefined; readonly says: string } | null {
  try {
    checkSet(set);
    return null;
  } catch (error) {
    if (isHowzatError(error, 'bad-components')) return { rule: error.details.rule, says: error.message };
    throw error;
  }
}

/** The original set with something else in it. */
const but = (change: Partial<Record<keyof PocketSet, unknown>>): unknown => ({ ...originalSet, ...change });
const cardsBut = (id: string, change: object): unknown =>
  but({ cards: originalSet.cards.map((card) => (card.id === id ? { ...card, ...change } : card)) });
const starterBut = (change: object): unknown =>
  but({ sets: originalSet.sets.map((set, at) => (at === 0 ? { ...set, ...change } : set)) });

describe('the score cards', () => {
  const columns = [0, 1, 2, 3, 4, 5].map((difference) =>
    originalSet.scoreCards.map((card) => card.entries[difference] ?? { runs: -1, outs: -1 }),
  );

  it('have the outs, the means and the odd values of the catalogue', () => {
    const outs = columns.map((column) => column.reduce((sum, it) => sum + it.outs, 0));
    const means = columns.map((column) => Number((column.reduce((sum, it) => sum + it.runs, 0) / 30).toFixed(2)));
    const odd = columns.map((column) => column.filter((it) => it.runs % 2 === 1).length);
    expect(outs).toEqual([14, 12, 10, 8, 6, 4]);
    expect(means).toEqual([3.9, 5.3, 7, 9.53, 12.13, 15.2]);
    expect(odd).toEqual([13, 13, 12, 14, 14, 12]);
  });

  it('have the entries of the catalogue in each column', () => {
    const text = (column: (typeof columns)[number]) =>
      column
        .slice()
        .sort((a, b) => b.outs - a.outs || a.runs - b.runs)
        .map((it) => `${it.runs}${it.outs > 0 ? '*' : ''}`)
        .join(' ');
    expect(columns.map(text)).toEqual([
      '0* 0* 0* 1* 1* 1* 2* 2* 3* 3* 4* 4* 5* 6* 0 1 2 3 3 4 4 5 5 6 6 7 8 9 10 12',
      '0* 0* 1* 1* 2* 3* 3* 4* 4* 5* 6* 8* 1 2 3 4 4 5 5 6 6 7 7 8 8 9 10 11 12 14',
      '0* 1* 2* 2* 3* 4* 5* 6* 7* 8* 2 3 4 5 6 6 7 7 8 8 9 9 10 10 11 12 12 13 14 16',
      '0* 2* 3* 4* 5* 6* 7* 9* 3 5 6 7 8 8 9 9 10 10 11 12 12 13 13 14 14 15 16 17 18 20',
      '1* 3* 4* 6* 8* 9* 5 6 8 9 9 10 11 11 12 12 13 13 14 15 15 16 16 17 18 18 19 20 22 24',
      '2* 4* 7* 10* 6 8 9 10 11 12 13 13 14 15 15 16 16 17 18 18 19 19 20 20 21 22 23 24 26 28',
    ]);
  });

  it('have a row for -1, with two outs more and fewer runs than at 0', () => {
    const below = originalSet.scoreCards.map((card) => card.below ?? { runs: -1, outs: -1 });
    expect(below.reduce((sum, it) => sum + it.outs, 0)).toBe(16);
    expect(below.reduce((sum, it) => sum + it.runs, 0)).toBe(79);
    expect(oddsAt(-1).wicket).toBeCloseTo(16 / 30, 12);
    const withoutRow = originalSet.scoreCards.map(({ below: _, ...card }) => card);
    expect(broken(but({ scoreCards: withoutRow }))).toBeNull();
    const [first, ...others] = originalSet.scoreCards;
    expect(broken(but({ scoreCards: [first, ...withoutRow.slice(1)] }))).toEqual({
      rule: 'pocket.data.score-cards',
      says: 'All score cards have a row below 0, or none; here 1 of 30 have one.',
    });
    expect(broken(but({ scoreCards: [{ ...first, below: { runs: 37, outs: 0 } }, ...others] }))?.says).toBe(
      'scoreCards[0].below gives 0 to 36 runs.',
    );
    const rulings = { 'pocket.ruling.grid-negative': 'extra-row' } as const;
    const shown = (set: unknown): number[] =>
      createRunner(withSet(set), { rulings })
        .play({ seed: 3, log: true })
        .log.flatMap((entry) => (entry.delivery ? [(entry.delivery.facts as { difference: number }).difference] : []));
    expect(Math.min(...shown(originalSet))).toBe(-1);
    expect(Math.min(...shown(but({ scoreCards: withoutRow })))).toBe(0);
  });

  it('say how batters are out about as often as real cricket does', () => {
    const ways = (how: string) => originalSet.scoreCards.filter((card) => card.how === how).length;
    expect(['caught', 'bowled', 'lbw', 'run out', 'stumped'].map(ways)).toEqual([19, 6, 3, 1, 1]);
  });
});

describe('the chance cards and the premade teams', () => {
  const size = (deck: Readonly<Record<string, number>>) => Object.values(deck).reduce((sum, n) => sum + n, 0);

  it('are as many in each deck', () => {
    expect(originalSet.sets.map((set) => [size(set.batting), size(set.bowling)])).toEqual([
      [34, 34],
      [34, 34],
      [34, 34],
    ]);
  });

  it('were the decks of the catalogue once, and one more pair: the first set', () => {
    expect(checkSet(firstSet)).toBe(firstSet);
    expect(firstSet.sets.map((set) => [size(set.batting), size(set.bowling)])).toEqual([
      [34, 34],
      [34, 34],
      [36, 36],
    ]);
    const named = ({ sets, cards, cricketers }: PocketSet) => [
      sets.map(({ name }) => name),
      cards.map(({ id }) => id),
      cricketers.map(({ id }) => id),
    ];
    expect(named(originalSet)).toEqual(named(firstSet));
  });

  it('leave no card out', () => {
    const used = new Set(originalSet.sets.flatMap((set) => [...Object.keys(set.batting), ...Object.keys(set.bowling)]));
    expect(originalSet.cards.filter((card) => !used.has(card.id)).map((card) => card.id)).toEqual([]);
  });

  it('hold every class of cards on the side that has it', () => {
    const of = (colour: string) =>
      [...new Set(originalSet.cards.filter((card) => card.colour === colour).map(classOf))].sort();
    expect(of('pink')).toEqual(['equip', 'lock', 'negate', 'plus', 'save', 'stat', 'upkeep']);
    expect(of('blue')).toEqual(['equip', 'lock', 'maiden', 'minus', 'negate', 'out', 'stat', 'upkeep']);
  });

  it('keep every invariant', () => {
    expect(checkSet(originalSet)).toBe(originalSet);
  });
});

describe('a set is refused by the rule that it breaks, in one sentence', () => {
  it.each([
    ['nothing', null, 'pocket.data.shape', 'A set is an object'],
    [
      'a grid without its example',
      but({
        grid: [
          [1, 0, 0],
          [2, 1, 0],
          [3, 3, 1],
          [4, 3, 2],
          [5, 4, 3],
        ],
      }),
      'pocket.rank.example-value',
      'Yellow against Green',
    ],
    [
      'a grid that falls',
      but({
        grid: [
          [3, 0, 0],
          [2, 1, 0],
          [3, 2, 1],
          [4, 3, 2],
          [5, 4, 3],
        ],
      }),
      'pocket.data.grid',
      'grid[1][0] is 2',
    ],
    ['29 score cards', but({ scoreCards: originalSet.scoreCards.slice(1) }), 'pocket.deck.score-thirty', 'not 29'],
    [
      'a score card twice',
      but({ scoreCards: originalSet.scoreCards.map((it, at) => (at === 4 ? { ...it, number: 1 } : it)) }),
      'pocket.data.score-cards',
      'scoreCards[4]',
    ],
    [
      '37 runs',
      but({
        scoreCards: originalSet.scoreCards.map((it, at) =>
          at === 4 ? { ...it, entries: it.entries.map((e) => ({ ...e, runs: 37 })) } : it,
        ),
      }),
      'pocket.data.score-cards',
      '0 to 36',
    ],
    [
      'a cricketer of a fifth position',
      but({ cricketers: originalSet.cricketers.map((it, at) => (at === 3 ? { ...it, position: 'captain' } : it)) }),
      'pocket.card.positions',
      'cricketers[3].position',
    ],
    [
      'a rank off the ladder',
      but({ cricketers: originalSet.cricketers.map((it, at) => (at === 3 ? { ...it, bowling: 'Red' } : it)) }),
      'pocket.rank.bowling-ladder',
      'Blue, Green, Yellow',
    ],
    [
      'a card without a duration',
      cardsBut('eye-in', { duration: undefined }),
      'pocket.ruling.effect-default-duration',
      'must be said',
    ],
    [
      'dots on a blue card',
      cardsBut('in-rhythm', { cost: 1 }),
      'pocket.ruling.comfort-bowling-side',
      'blue cards have no dots',
    ],
    [
      'a filter that finds nothing',
      cardsBut('not-given', { negates: { classes: ['plus'] } }),
      'pocket.data.filters',
      'Not Given finds no card',
    ],
    ['a plus 6 for nothing', cardsBut('over-the-rope', { cost: 0 }), 'pocket.data.powers', 'needs a price'],
    [
      'a save without an answer',
      but({ cards: originalSet.cards.filter((it) => it.id !== 'sent-upstairs') }),
      'pocket.data.powers',
      'must negate it',
    ],
    ['an effect of another kind', cardsBut('eye-in', { effects: [{ score: 3 }] }), 'pocket.data.cards', 'Eye In'],
    ['an unknown effect', cardsBut('eye-in', { effects: [{ luck: 3 }] }), 'pocket.data.cards', 'no effect luck'],
    [
      'a fourth copy',
      starterBut({ batting: { ...originalSet.sets[0]?.batting, 'quick-single': 4 } }),
      'pocket.deck.batter-copies',
      'At most 3 copies of Quick Single.',
    ],
    ['a small deck', starterBut({ bowling: { 'tight-line': 3 } }), 'pocket.deck.bowler-size', '(yours: 3)'],
    ['ten players', starterBut({ team: originalSet.sets[0]?.team.slice(1) }), 'pocket.team.eleven', '(yours: 10)'],
    [
      'unequal teams',
      starterBut({ team: [...(originalSet.sets[0]?.team.slice(1) ?? []), 'cosima-drake'] }),
      'pocket.data.fairness',
      'equal sums',
    ],
    [
      'a deck that wears everybody out',
      but({
        cards: originalSet.cards.map((it) =>
          it.id === 'trap-set'
            ? { ...it, effects: [{ out: 'lbw' }, { fatigue: 9 }] }
            : it.id === 'nothing-off-it'
              ? { ...it, effects: [{ maiden: true }, { fatigue: 9 }] }
              : it.id === 'in-rhythm'
                ? { ...it, effects: [{ bowling: 1 }, { fatigue: 9 }] }
                : it.id === 'tight-line'
                  ? { ...it, effects: [{ score: -2 }, { fatigue: 9 }] }
                  : it,
        ),
      }),
      'pocket.data.tiring',
      'could wear out ten',
    ],
  ])('%s', (_, set, rule, says) => {
    const found = broken(set);
    expect(found?.rule).toBe(rule);
    expect(found?.says).toContain(says);
  });

  it('wherever a part is missing or of another shape', () => {
    for (const part of Object.keys(originalSet))
      for (const wrong of [undefined, null, 7, 'x', [], [null], [7], {}, [[]]])
        expect(broken(but({ [part]: wrong })), `${part} is ${JSON.stringify(wrong)}`).not.toBeNull();
  });
});

describe('a set of one’s own', () => {
  const plain = but({ sets: [originalSet.sets[2]] });

  it('plays through withSet and as the components of a match', () => {
    expect(createRunner(withSet(plain)).play({ seed: 1 }).game.result).not.toBeNull();
    const match = createMatch(pocket, { components: plain, seed: 3 });
    expect(match.legal('home', 'team.home').describe()).toEqual({ kind: 'oneOf', items: ['Foxglove Eleven'] });
    expect(createRunner(withSet(plain)).play({ seed: 1 }).game).not.toEqual(
      createRunner(pocket).play({ seed: 1 }).game,
    );
  });

  it('is refused where it is none', () => {
    expect(() => withSet({})).toThrow('A Rank Grid has 5 rows');
    expect(() => createMatch(pocket, { components: 7 })).toThrow('A set is an object');
  });

  it('has a schema that names all its parts', () => {
    expect(pocketSetSchema.required).toEqual(Object.keys(originalSet));
    const card = Object.keys(pocketSetSchema.$defs.card.properties).sort();
    expect(card).toEqual([...new Set(originalSet.cards.flatMap((it) => Object.keys(it)))].sort());
  });
});
