import { createMatch, type Match } from '@howzat/core';
import type { Selection } from '@howzat/core/author';
import { type Colour, cubes, originalSet } from '@howzat/cubes';
import { describe, expect, it } from 'vitest';
import { cited, deal, over, play, stateOf, table } from './dealt-overs.js';

const begin = (selection: Selection = {}): Match =>
  createMatch(cubes, { ...selection, chance: 'people' } as never) as unknown as Match;

const reading = (ruling: string, name: string): Selection => ({ rulings: { [`cubes.ruling.${ruling}`]: name } });

const why = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

const steps = (match: Match): readonly string[] =>
  match.waiting.kind === 'decisions' ? match.waiting.open.map(({ side, step }) => `${side} ${step}`) : [];

const colours = (match: Match): readonly unknown[] => [stateOf(match).homeColour, stateOf(match).awayColour];

describe('the playing colours', () => {
  it('are any of six, chosen together', () => {
    const match = begin();
    expect(steps(match)).toEqual(['home colour.home', 'away colour.away']);
    expect([...match.legal('home' as never, 'colour.home' as never)]).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    play(match, 'home', 'colour.home', 'C');
    play(match, 'away', 'colour.away', 'C');
    expect(colours(match)).toEqual(['C', 'C']);
    expect(why(() => play(match, 'home', 'colour.home', 'A'))).toBe('Your playing colour is fixed for this game.');
    expect(why(() => play(match, 'away', 'colour.away', 'A'))).toBe('Your playing colour is fixed for this game.');
    expect(cited(match.happen('core.toss', 0))).toContain('cubes.setup.choose-colour');
  });

  it.each([
    ['colour-order', 'sequential-open', true],
    ['same-colour', 'distinct-colours', false],
  ])('are chosen in turn by %s=%s', (ruling, name, same) => {
    const match = begin(reading(ruling, name));
    expect(steps(match)).toEqual(['home colour.first']);
    play(match, 'home', 'colour.first', 'C');
    expect(cited(match)).toContain('cubes.setup.choose-colour');
    expect(steps(match)).toEqual(['away colour.second']);
    expect(why(() => play(match, 'home', 'colour.first', 'D'))).toBe('Your playing colour is fixed for this game.');
    expect(why(() => play(match, 'away', 'colour.second', 'C'))).toBe(same ? 'taken' : 'That colour is taken.');
    if (!same) play(match, 'away', 'colour.second', 'D');
    expect(colours(match)).toEqual(['C', same ? 'C' : 'D']);
    expect(why(() => play(match, 'away', 'colour.second', 'E'))).toBe('Your playing colour is fixed for this game.');
  });

  describe.each([0, 1] as const)('are chosen after the toss that seat %i wins', (winner) => {
    const [won, lost] = winner === 0 ? ['home', 'away'] : ['away', 'home'];
    const tossed = (more: Selection = {}): Match => {
      const { rulings } = reading('colour-order', 'toss-loser-first');
      const match = begin({ ...more, rulings: { ...rulings, ...more.rulings } });
      match.happen('core.toss', winner);
      play(match, won as string, 'core.toss.elect', 'bat');
      return match;
    };

    it('by the loser first', () => {
      const match = tossed();
      expect(steps(match)).toEqual([`${lost} colour.toss-loser`]);
      play(match, lost as string, 'colour.toss-loser', 'B');
      expect(cited(match)).toContain('cubes.setup.choose-colour');
      expect(colours(match)).toEqual(winner === 0 ? [null, 'B'] : ['B', null]);
      expect(steps(match)).toEqual([`${won} colour.toss-winner`]);
      expect(why(() => play(match, lost as string, 'colour.toss-loser', 'C'))).toContain('fixed for this game');
      play(match, won as string, 'colour.toss-winner', 'B');
      expect(colours(match)).toEqual(['B', 'B']);
      expect(why(() => play(match, won as string, 'colour.toss-winner', 'C'))).toContain('fixed for this game');
    });

    it('and not the same one, where colours are distinct', () => {
      const match = tossed(reading('same-colour', 'distinct-colours'));
      play(match, lost as string, 'colour.toss-loser', 'B');
      expect(why(() => play(match, won as string, 'colour.toss-winner', 'B'))).toBe('That colour is taken.');
      play(match, won as string, 'colour.toss-winner', 'A');
    });
  });

  it('are chosen by the loser of the toss first, though its winner bowls', () => {
    const match = begin(reading('colour-order', 'toss-loser-first')).happen('core.toss', 1);
    play(match, 'away', 'core.toss.elect', 'bowl');
    expect(steps(match)).toEqual(['home colour.toss-loser']);
  });

  it('are not said to be fixed before there are any', () => {
    const match = begin(reading('colour-order', 'sequential-open'));
    expect(why(() => play(match, 'away', 'colour.second', 'C'))).not.toMatch(/fixed|taken/);
  });

  it('are chosen by who bats second first, where nothing is tossed', () => {
    const match = begin({ set: { toss: 'none', colourOrder: 'toss-loser-first' } });
    expect(steps(match)).toEqual(['away colour.toss-loser']);
    play(match, 'away', 'colour.toss-loser', 'B');
    expect(steps(match)).toEqual(['home colour.toss-winner']);
    play(match, 'home', 'colour.toss-winner', 'A');
    expect(colours(match)).toEqual(['A', 'B']);
  });

  it('are those of the first, where a position names none', () => {
    const match = table({}, { state: { homeColour: null, awayColour: null } });
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]).happen('deal.batting', [11, 12, 13, 14, 15, 16]);
    play(match, 'bowling', 'order.bowling', [1, 2, 3, 4, 5, 6]);
    play(match, 'batting', 'order.batting', [11, 12, 13, 14, 15, 16]);
    expect(stateOf(match)).toMatchObject({
      bowlerShown: [1, 2, 3, 4, 5, 6].map((id) => originalSet.cubes[id - 1]?.A),
      batterShown: [11, 12, 13, 14, 15, 16].map((id) => originalSet.cubes[id - 1]?.A),
    });
  });

  it('are chosen anew for each innings, under that reading', () => {
    const match = table(reading('colour-change', 'per-innings'), { wickets: 9, runs: 50, overs: 8 });
    expect(steps(match)).toEqual([]);
    over(match, '9v0 5v5 5v5 5v5 5v5 5v5');
    expect(colours(match)).toEqual([null, null]);
    expect(steps(match)).toEqual(['home colour.bowling']);
    play(match, 'home', 'colour.bowling', 'D');
    expect(colours(match)).toEqual(['D', null]);
    expect(why(() => play(match, 'home', 'colour.bowling', 'E'))).toBe(
      'Your playing colour is fixed for this innings.',
    );
    expect(steps(match)).toEqual(['away colour.batting']);
    play(match, 'away', 'colour.batting', 'E');
    expect(colours(match)).toEqual(['D', 'E']);
    expect(why(() => play(match, 'away', 'colour.batting', 'F'))).toBe(
      'Your playing colour is fixed for this innings.',
    );
    expect(cited(match)).toContain('cubes.ruling.colour-change');
  });

  it('and not the one of the other side, where they are distinct', () => {
    const match = table(
      { set: { colourChange: 'per-innings', distinctColours: true } },
      { wickets: 9, runs: 50, overs: 8 },
    );
    over(match, '9v0 5v5 5v5 5v5 5v5 5v5');
    // that of the innings before is free again
    play(match, 'home', 'colour.bowling', 'B');
    expect(why(() => play(match, 'away', 'colour.batting', 'B'))).toBe('That colour is taken.');
    play(match, 'away', 'colour.batting', 'A');
  });

  it('of the third innings go to the sides that then bowl and bat', () => {
    const match = table(
      { format: 'test-match', ...reading('colour-change', 'per-innings') },
      {
        innings: 2,
        batting: 'away',
        scores: [{ batting: 'home', runs: 50, wickets: 10 }],
        wickets: 9,
        overs: 3,
      },
    );
    over(match, '9v0 5v5 5v5 5v5 5v5 5v5');
    play(match, 'away', 'colour.bowling', 'D');
    play(match, 'home', 'colour.batting', 'E');
    expect(colours(match)).toEqual(['E', 'D']);
  });
});

describe('the toss', () => {
  it('is decided where a position begins behind it, and not before it', () => {
    expect(why(() => play(table({}, {}), 'home', 'core.toss.elect', 'bat'))).toBe('The toss is decided.');
    expect(why(() => play(begin(), 'home', 'core.toss.elect', 'bat'))).not.toBe('The toss is decided.');
  });
});

describe('the toss with a cube', () => {
  const toss = (how: string): Match => {
    const match = begin({ options: ['cubes.option.toss-by-cube'], ...reading('toss-cube-method', how) });
    play(match, 'home', 'colour.home', 'A');
    play(match, 'away', 'colour.away', 'B');
    return match;
  };
  const elects = (match: Match): unknown => {
    const [step] = steps(match);
    play(match, step?.startsWith('home') ? 'home' : 'away', 'core.toss.elect', 'bat');
    expect(cited(match)).toContain('cubes.setup.toss-cube');
    return step;
  };

  it('is won by the side that called its colour', () => {
    for (const [up, side] of [
      ['E', 'away'],
      ['D', 'home'],
    ] as const) {
      const match = toss('three-colours-each');
      expect(steps(match)).toEqual(['away toss.call']);
      expect(match.legal('away' as never, 'toss.call' as never).count()).toBe(20);
      play(match, 'away', 'toss.call', ['A', 'C', 'E']);
      expect(match.waiting).toMatchObject({ step: 'toss.cube', of: { items: ['A', 'B', 'C', 'D', 'E', 'F'] } });
      match.happen('toss.cube', up);
      expect(elects(match)).toBe(`${side} core.toss.elect`);
      expect(why(() => play(match, 'away', 'toss.call', ['A', 'C', 'E']))).toBe('The toss is decided.');
    }
  });

  it.each([
    ['odd', 3, 'away'],
    ['odd', 4, 'home'],
    ['even', 4, 'away'],
    ['even', 0, 'away'],
    ['even', 7, 'home'],
  ] as const)('called %s, showing %i, is won by %s', (call, number, side) => {
    const match = toss('odd-even');
    expect(steps(match)).toEqual(['away toss.odd-or-even']);
    expect([...match.legal('away' as never, 'toss.odd-or-even' as never)]).toEqual(['odd', 'even']);
    play(match, 'away', 'toss.odd-or-even', call);
    expect(match.waiting).toMatchObject({ step: 'toss.number' });
    match.happen('toss.number', number);
    expect(elects(match)).toBe(`${side} core.toss.elect`);
    expect(why(() => play(match, 'away', 'toss.odd-or-even', 'odd'))).toBe('The toss is decided.');
  });

  it.each([
    [7, 3, 'home'],
    [3, 7, 'away'],
  ] as const)('of a number each, %i and %i, is won by %s', (home, away, side) => {
    const match = toss('high-roll').happen('toss.roll.home', home).happen('toss.roll.away', away);
    expect(elects(match)).toBe(`${side} core.toss.elect`);
  });

  it('of equal numbers is tossed again', () => {
    const match = toss('high-roll').happen('toss.roll.home', 5).happen('toss.roll.away', 5);
    expect(match.waiting).toMatchObject({ step: 'toss.roll.home' });
    match.happen('toss.roll.home', 4).happen('toss.roll.away', 5);
    expect(elects(match)).toBe('away core.toss.elect');
  });
});

describe('hands that are dealt before the toss', () => {
  const six = [1, 2, 3, 4, 5, 6];
  const others = [11, 12, 13, 14, 15, 16];
  const dealt = (choice: string): Match => {
    const match = begin(reading('toss-before-deal', 'deal-first'));
    play(match, 'home', 'colour.home', 'A');
    play(match, 'away', 'colour.away', 'B');
    expect(match.waiting).toMatchObject({ step: 'deal.bowling.first' });
    match.happen('deal.bowling.first', six).happen('deal.batting.first', others);
    expect(cited(match)).toContain('cubes.ruling.toss-before-deal');
    match.happen('core.toss', 0);
    play(match, 'home', 'core.toss.elect', choice);
    return match;
  };

  it('stay with their players, whoever bats', () => {
    const bats = dealt('bat');
    expect(stateOf(bats)).toMatchObject({ bowlerHand: six, batterHand: others, inBag: 198 });
    expect(steps(bats)).toEqual(['away order.bowling', 'home order.batting']);
    const bowls = dealt('bowl');
    expect(stateOf(bowls)).toMatchObject({ bowlerHand: others, batterHand: six });
    expect(steps(bowls)).toEqual(['home order.bowling', 'away order.batting']);
  });

  it('are not, where the loser of the toss chooses his colour first', () => {
    const match = begin({ set: { dealFirst: true, colourOrder: 'toss-loser-first' } });
    expect(match.waiting).toMatchObject({ step: 'core.toss' });
    match.happen('core.toss', 0);
    play(match, 'home', 'core.toss.elect', 'bowl');
    play(match, 'away', 'colour.toss-loser', 'B');
    play(match, 'home', 'colour.toss-winner', 'A');
    match.happen('deal.bowling', six).happen('deal.batting', others);
    expect(stateOf(match)).toMatchObject({ bowlerHand: six, batterHand: others });
    expect(cited(match)).not.toContain('cubes.setup.first-over');
  });

  it('follow their players into the next innings once, where cubes are kept', () => {
    const match = over(
      table(
        { set: { dealFirst: true, leftoverHand: 'keep', refillAtInnings: false } },
        { wickets: 9, overs: 8, runs: 20 },
      ),
      '5v5 9v0 1v6 2v7 3v8 4v9',
    );
    const shown = (cubes: unknown, colour: Colour) =>
      (cubes as readonly number[]).map((id) => originalSet.cubes[id - 1]?.[colour]);
    expect(match.game.batting).toBe(1);
    expect(shown(stateOf(match).bowlerHand, 'A')).toEqual([6, 7, 8, 9]);
    expect(shown(stateOf(match).batterHand, 'B')).toEqual([1, 2, 3, 4]);
  });

  it('are dealt for each later over', () => {
    const match = dealt('bat');
    play(match, 'bowling', 'order.bowling', six);
    play(match, 'batting', 'order.batting', others);
    expect(match.waiting).toMatchObject({ step: 'deal.bowling' });
    expect(stateOf(match)).toMatchObject({ bowlerHand: [], batterHand: [] });
  });
});

describe('cubes that an innings leaves in hand', () => {
  const ended = (selection: Selection): Match =>
    over(table(selection, { wickets: 9, overs: 8, runs: 20 }), '5v5 9v0 1v1 2v2 3v3 4v4');

  it('are put away', () => {
    const match = ended({});
    expect(match.game.innings).toBe(2);
    expect(stateOf(match)).toMatchObject({ bowlerHand: [], batterHand: [], inBag: 210 });
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    expect(cited(match)).toContain('cubes.ruling.refill-at-innings');
    expect(cited(match)).toContain('cubes.ruling.leftover-hand');
  });

  it('go with their players into the next one, under that reading', () => {
    const match = ended({
      rulings: { 'cubes.ruling.leftover-hand': 'keep', 'cubes.ruling.refill-at-innings': 'continue-bag' },
    });
    const { bowlerHand, batterHand, inBag } = stateOf(match) as Record<string, number[]>;
    const shown = (cubes: readonly number[] | undefined, colour: Colour) =>
      cubes?.map((id) => originalSet.cubes[id - 1]?.[colour]);
    // away bowled in B, and bats now
    expect(shown(batterHand, 'B')).toEqual([1, 2, 3, 4]);
    expect(shown(bowlerHand, 'A')).toEqual([1, 2, 3, 4]);
    expect(inBag).toBe(198);
    expect(match.waiting).toMatchObject({ step: 'deal.bowling' });
  });

  it('stay with a side that bats again after a follow-on', () => {
    const match = over(
      table(
        {
          format: 'test-match',
          rulings: {
            'cubes.ruling.test-order': 'follow-on-allowed',
            'cubes.ruling.leftover-hand': 'keep',
            'cubes.ruling.refill-at-innings': 'continue-bag',
          },
        },
        {
          innings: 2,
          batting: 'away',
          scores: [{ batting: 'home', runs: 200, wickets: 10 }],
          wickets: 9,
          overs: 8,
          runs: 20,
        },
      ),
      '5v5 9v0 1v6 2v7 3v8 4v9',
    );
    play(match, 'home', 'core.follow-on', 'follow on');
    const { bowlerHand, batterHand } = stateOf(match) as Record<string, number[]>;
    const shown = (cubes: readonly number[] | undefined, colour: Colour) =>
      cubes?.map((id) => originalSet.cubes[id - 1]?.[colour]);
    // away batted in B, and bats again
    expect(shown(bowlerHand, 'A')).toEqual([1, 2, 3, 4]);
    expect(shown(batterHand, 'B')).toEqual([6, 7, 8, 9]);
  });

  it('stay out of a bag that is filled for the innings', () => {
    const match = ended(reading('leftover-hand', 'keep'));
    expect(stateOf(match).inBag).toBe(202);
  });
});

describe('the faces that are seen of the other side’s cubes', () => {
  const dealt = (name: string): Match =>
    table(reading('visible-faces', name), {})
      .happen('deal.bowling', [1, 2, 3, 4, 5, 6])
      .happen('deal.batting', [11, 12, 13, 14, 15, 16]);
  const faces = (ids: readonly number[], shown: string): unknown =>
    ids.map((id) => Array.from(shown, (colour) => originalSet.cubes[id - 1]?.[colour as Colour]));

  it('are none', () => {
    expect(stateOf(dealt('nothing-visible'))).toMatchObject({ bowlerFacesSeen: [], batterFacesSeen: [] });
  });

  it('are the opposite ones, under that reading', () => {
    expect(stateOf(dealt('opposite-face-visible'))).toMatchObject({
      bowlerFacesSeen: faces([1, 2, 3, 4, 5, 6], 'E'),
      batterFacesSeen: faces([11, 12, 13, 14, 15, 16], 'F'),
    });
  });

  it.each([
    ['A', 'F'],
    ['B', 'E'],
    ['C', 'D'],
    ['D', 'C'],
    ['E', 'B'],
    ['F', 'A'],
  ])('of %s is %s opposite', (own, opposite) => {
    const match = table(reading('visible-faces', 'opposite-face-visible'), { state: { homeColour: own } });
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]).happen('deal.batting', [11, 12, 13, 14, 15, 16]);
    expect(stateOf(match).batterFacesSeen).toEqual(faces([11, 12, 13, 14, 15, 16], opposite));
  });

  it('are those of the first colour, where a position names none', () => {
    const state = { homeColour: null, awayColour: null };
    const match = table(reading('visible-faces', 'opposite-face-visible'), { state });
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]).happen('deal.batting', [11, 12, 13, 14, 15, 16]);
    expect(stateOf(match)).toMatchObject({
      bowlerFacesSeen: faces([1, 2, 3, 4, 5, 6], 'F'),
      batterFacesSeen: faces([11, 12, 13, 14, 15, 16], 'F'),
    });
  });

  it('are all but the owner’s, under that reading', () => {
    expect(stateOf(dealt('five-faces-visible'))).toMatchObject({
      bowlerFacesSeen: faces([1, 2, 3, 4, 5, 6], 'ACDEF'),
      batterFacesSeen: faces([11, 12, 13, 14, 15, 16], 'BCDEF'),
    });
  });

  it('are those of the sides that bowl and bat in the reply', () => {
    const match = table(reading('visible-faces', 'opposite-face-visible'), {
      innings: 2,
      batting: 'away',
      target: 90,
      scores: [{ batting: 'home', runs: 89, wickets: 10 }],
    });
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]).happen('deal.batting', [11, 12, 13, 14, 15, 16]);
    expect(stateOf(match)).toMatchObject({
      bowlerFacesSeen: faces([1, 2, 3, 4, 5, 6], 'F'),
      batterFacesSeen: faces([11, 12, 13, 14, 15, 16], 'E'),
    });
  });
});

describe('the scorepad', () => {
  it.each([
    ['both', [2, 1], [12, 3]],
    ['per-over', [2, 1], []],
    ['cumulative', [], [12, 3]],
  ])('notes an over by %s', (name, overNotes, totalNotes) => {
    const match = table(reading('over-note', name), { runs: 10, wickets: 2, overs: 4 });
    over(match, '0v1 0v1 9v0 5v5 5v5 5v5');
    expect(stateOf(match)).toMatchObject({ overNotes, totalNotes });
    expect(cited(match).includes('cubes.score.note-over')).toBe(overNotes.length > 0);
    expect(cited(match).includes('cubes.ruling.over-note')).toBe(totalNotes.length > 0);
  });
});

describe('the sides', () => {
  it.each([0, 1] as const)('bat in turn from seat %i on', (first) => {
    const match = begin({ format: 'test-match' });
    play(match, 'home', 'colour.home', 'A');
    play(match, 'away', 'colour.away', 'B');
    match.happen('core.toss', first);
    play(match, first === 0 ? 'home' : 'away', 'core.toss.elect', 'bat');
    expect(match.game.batting).toBe(first);
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    expect(cited(match)).toContain('cubes.aim.roles-first');
    expect(cited(match)).not.toContain('cubes.aim.roles-swap');
  });

  it.each(['home', 'away'] as const)('change roles after each innings, from %s on', (first) => {
    const second = first === 'home' ? 'away' : 'home';
    const closed = [
      { batting: first, runs: 50, wickets: 10 },
      { batting: second, runs: 40, wickets: 10 },
    ] as const;
    const batsFirst = first === 'home' ? 0 : 1;
    for (const [innings, batting] of [
      [1, first],
      [2, second],
    ] as const) {
      const match = table(
        { format: 'test-match' },
        { innings, batting, scores: closed.slice(0, innings - 1), wickets: 9, overs: 8, game: { batsFirst } },
      );
      over(match, '9v0 5v5 5v5 5v5 5v5 5v5');
      expect(match.game).toMatchObject({ innings: innings + 1, batting: innings === 1 ? 1 - batsFirst : batsFirst });
      match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
      expect(cited(match)).toContain('cubes.aim.roles-swap');
      expect(cited(match)).not.toContain('cubes.aim.roles-first');
    }
  });

  it('go on with another over, of cubes that are dealt anew', () => {
    const match = over(table({}, {}), '5v5 5v5 5v5 5v5 5v5 0v1');
    deal(match, '1v1 2v2 3v3 4v4 5v5 6v6');
    expect(cited(match)).toContain('cubes.over.continue');
    expect(cited(match)).toContain('cubes.over.redeal');
  });
});
