import { describe, expect, it } from 'vitest';
import { bagOf, cited, lay, over, play, stateOf, type Table, table } from './dealt-overs.js';

const refilled = 'cubes.ruling.bag-exhausted';
const dots = '5v5 5v5 5v5 5v5 5v5 5v5';

/** Before an over that is not the first, with so many numbered cubes in the bag. */
const before = (left: number, wild: boolean, selection = {}, state = {}) =>
  table(
    { ...(wild ? { options: ['cubes.option.wild-when-dealt'] } : {}), ...selection },
    { overs: 1, runs: 10, state: { ...bagOf(left, wild), ...state } },
  );

/** Deals the cubes with the lowest numbers. */
const dealFirst = (match: Table): Table =>
  match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]).happen('deal.batting', [7, 8, 9, 10, 11, 12]);

describe('a bag that runs short', () => {
  it.each([false, true])(
    'is filled again when fewer than twelve numbered cubes are left; with wildcubes: %s',
    (wild) => {
      const all = wild ? 216 : 210;
      const short = before(11, wild);
      expect(stateOf(short).inBag).toBe(all);
      expect(cited(dealFirst(short))).toContain(refilled);
      const enough = before(12, wild);
      expect(stateOf(enough).inBag).toBe(wild ? 18 : 12);
      expect(cited(dealFirst(enough))).not.toContain(refilled);
    },
  );

  it('counts no wildcube that was put away, and leaves those out', () => {
    const discarded = [211, 212];
    const bag = bagOf(11, true);
    const match = before(11, true, {}, { ...withoutWild(bag.bag, discarded), discarded });
    expect(stateOf(match).inBag).toBe(214);
    const enough = before(12, true, {}, { ...withoutWild(bagOf(12, true).bag, discarded), discarded });
    expect(stateOf(enough).inBag).toBe(16);
  });

  it('needs as many as a larger hand takes', () => {
    expect(stateOf(before(15, false, { set: { dealt: 8 } })).inBag).toBe(210);
    expect(stateOf(before(16, false, { set: { dealt: 8 } })).inBag).toBe(16);
    expect(stateOf(before(15, true, { set: { dealt: 8 } })).inBag).toBe(216);
    expect(stateOf(before(16, true, { set: { dealt: 8 } })).inBag).toBe(22);
  });

  it('is dealt to its end first, under that reading, and filled in the middle of the deal', () => {
    const leftover = { rulings: { [refilled]: 'deal-leftover-first' } };
    const match = before(8, false, leftover);
    expect(stateOf(match).inBag).toBe(8);
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    expect(stateOf(match).inBag).toBe(2);
    match.happen('deal.batting', [7, 8]);
    // all but the eight in hand
    expect(stateOf(match).inBag).toBe(202);
    expect(match.waiting).toMatchObject({ kind: 'chance', step: 'deal.batting' });
    match.happen('deal.batting', [10, 11, 12, 13]);
    expect(stateOf(match)).toMatchObject({ inBag: 198, batterHand: [7, 8, 10, 11, 12, 13] });

    const bowlers = before(4, false, leftover);
    bowlers.happen('deal.bowling', [1, 2, 3, 4]);
    expect(stateOf(bowlers).inBag).toBe(206);
    bowlers.happen('deal.bowling', [5, 6]);
    expect(stateOf(bowlers)).toMatchObject({ inBag: 204, bowlerHand: [1, 2, 3, 4, 5, 6] });
  });

  it('is dealt to its end first with wildcubes in it, too', () => {
    const match = before(8, true, { rulings: { [refilled]: 'deal-leftover-first' } });
    expect(stateOf(match).inBag).toBe(14);
    match.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    expect(cited(match)).not.toContain(refilled);
  });

  describe('ends the innings, under that reading', () => {
    const ends = { rulings: { [refilled]: 'innings-ends' } };

    it.each([false, true])('when an over has left fewer than twelve; with wildcubes: %s', (wild) => {
      const short = lay(dealFirst(before(23, wild, ends)));
      expect(short.game).toMatchObject({ innings: 2, scores: [{ overs: 2 }] });
      expect(cited(short)).toContain(refilled);
    });

    it.each([false, true])('and not when exactly twelve are left; with wildcubes: %s', (wild) => {
      const enough = lay(dealFirst(before(24, wild, ends)));
      expect(enough.game).toMatchObject({ innings: 1, overs: 2 });
    });

    it('and not before the over is over', () => {
      const rolling = { options: ['cubes.option.roll-a-cube'], set: { rollTiming: 'at-own-reveal' } };
      const match = lay(dealFirst(before(23, false, { ...ends, ...rolling })));
      for (const side of ['bowling', 'batting'])
        play(match, side, side === 'bowling' ? 'roll.bowling' : 'roll.batting-at-reveal', 'show');
      expect(match.waiting).toMatchObject({ step: 'roll.bowling' });
      expect(match.game).toMatchObject({ innings: 1, overs: 1, ballNumber: 2 });
    });

    it('and not where used cubes go back for the next over, though the last of the bag were dealt', () => {
      const back = {
        'cubes.ruling.used-cubes': 'return-each-over',
        'cubes.ruling.refill-at-innings': 'continue-bag',
      };
      const first = (rulings: object) =>
        lay(dealFirst(table({ rulings: { ...ends.rulings, ...rulings } } as never, { state: bagOf(12) })));
      expect(first({}).game).toMatchObject({ innings: 2 });
      expect(first(back).game).toMatchObject({ innings: 1, overs: 1 });
    });

    it('and not where used cubes go back after each over', () => {
      const back = { rulings: { ...ends.rulings, 'cubes.ruling.used-cubes': 'return-each-over' } };
      expect(lay(dealFirst(before(23, false, back))).game).toMatchObject({ innings: 1, overs: 2 });
    });
  });
});

/** A bag out of which wildcubes have been taken for good. */
function withoutWild(bag: unknown, discarded: readonly number[]): object {
  const { items, left } = structuredClone(bag) as { items: number[]; left: number };
  const kept = items.slice(0, left).filter((cube) => !discarded.includes(cube));
  return { bag: { items: [...kept, ...items.slice(left), ...discarded], left: kept.length }, inBag: kept.length };
}

describe('cubes that are in hand before a deal', () => {
  const keep = {
    rulings: { 'cubes.ruling.leftover-hand': 'keep', 'cubes.ruling.refill-at-innings': 'continue-bag' },
  };
  /** At the beginning of the reply, with two cubes in each hand. */
  const reply = (left: number, wild: boolean) =>
    over(
      table(
        { ...keep, options: wild ? ['cubes.option.wild-when-dealt'] : [] },
        { wickets: 9, overs: 3, runs: 20, state: bagOf(left, wild) },
      ),
      '1v1 2v2 3v3 9v0 4v4 5v5',
    );

  it.each([false, true])('need not be in the bag; with wildcubes: %s', (wild) => {
    const kept = 4;
    // two cubes are left to each side: eight are needed
    const enough = reply(12 + 12 - kept, wild);
    expect(stateOf(enough)).toMatchObject({ inBag: 12 - kept + (wild ? 6 : 0) });
    expect((stateOf(enough).bowlerHand as number[]).length).toBe(2);
    const short = reply(12 + 12 - kept - 1, wild);
    expect(stateOf(short)).toMatchObject({ inBag: (wild ? 216 : 210) - kept });
  });
});

describe('the bag of an innings', () => {
  it('is not filled again for the first', () => {
    const match = over(table({}, {}), dots);
    expect(cited(match)).not.toContain('cubes.ruling.refill-at-innings');
  });
});

describe('used cubes', () => {
  it('stay out of the bag', () => {
    const match = over(table({}, { runs: 0 }), dots);
    expect(stateOf(match).inBag).toBe(198);
  });

  it('go back after each over, under that reading', () => {
    const back = { rulings: { 'cubes.ruling.used-cubes': 'return-each-over' } };
    const match = table(back, {});
    // the first over has nothing to put back
    over(match, dots);
    expect(cited(match)).not.toContain('cubes.ruling.used-cubes');
    expect(stateOf(match).inBag).toBe(210);
    over(match, dots);
    expect(cited(match)).toContain('cubes.ruling.used-cubes');
  });
});

describe('wildcubes that are dealt', () => {
  const short = {
    options: ['cubes.option.wild-when-dealt'],
    rulings: { 'cubes.ruling.wild-replacement': 'play-short' },
  };
  const replaced = { options: ['cubes.option.wild-when-dealt'] };
  const six = [1, 2, 3, 4, 5, 6];

  it('are put away, and replaced at once', () => {
    const match = table(replaced, {});
    match.happen('deal.bowling', [1, 2, 3, 4, 211, 212]);
    expect(stateOf(match)).toMatchObject({ bowlerHand: [1, 2, 3, 4], discarded: [211, 212] });
    expect(match.waiting).toMatchObject({ step: 'deal.bowling' });
    match.happen('deal.bowling', [5, 6]);
    expect(cited(match)).toContain('cubes.setup.discard-wild');
    expect(stateOf(match)).toMatchObject({ bowlerHand: six, discarded: [211, 212] });
    expect(match.waiting).toMatchObject({ step: 'deal.batting' });
    match.happen('deal.batting', [7, 8, 9, 10, 11, 213]);
    expect(stateOf(match)).toMatchObject({ batterHand: [7, 8, 9, 10, 11], discarded: [211, 212, 213] });
    match.happen('deal.batting', [12]);
    expect(match.waiting).toMatchObject({ step: 'order' });
  });

  it('are those beyond 210, which is a cube like any other', () => {
    const match = table(replaced, {}).happen('deal.bowling', [1, 2, 3, 209, 210, 211]);
    expect(stateOf(match)).toMatchObject({ bowlerHand: [1, 2, 3, 209, 210], discarded: [211] });
  });

  it('leave a hand short under that reading, of which the over then lasts', () => {
    const match = table(short, {});
    match.happen('deal.bowling', [1, 2, 211, 212, 213, 214]);
    expect(stateOf(match).bowlerHand).toEqual([1, 2]);
    match.happen('deal.batting', [7, 8, 9, 10, 11, 215]);
    expect(stateOf(match).batterHand).toEqual([7, 8, 9, 10, 11]);
    lay(match);
    expect(match.game).toMatchObject({ overs: 1, balls: 2 });
    expect(cited(match)).toContain('cubes.ruling.wild-replacement');
  });

  it('leave an over short that is an over of a match of so many', () => {
    const match = table(
      { ...short, set: { inningsPerSide: 2, matchOvers: 1 } },
      { innings: 1, batting: 'home', overs: 0 },
    );
    match.happen('deal.bowling', [1, 2, 211, 212, 213, 214]);
    match.happen('deal.batting', [7, 8, 9, 10, 11, 215]);
    lay(match);
    expect(match.game.result).toMatchObject({ kind: 'draw', rule: 'cubes.ruling.test-draw' });
  });

  it('leave nobody with an empty hand: a hand of nothing but wildcubes is dealt again', () => {
    const bowler = table(short, {});
    bowler.happen('deal.bowling', [211, 212, 213, 214, 215, 216]);
    expect(bowler.waiting).toMatchObject({ kind: 'chance', step: 'deal.bowling' });
    bowler.happen('deal.bowling', six);
    expect(stateOf(bowler).bowlerHand).toEqual(six);
    expect(bowler.waiting).toMatchObject({ kind: 'chance', step: 'deal.batting' });

    const batter = table(short, {});
    batter.happen('deal.bowling', six).happen('deal.batting', [211, 212, 213, 214, 215, 216]);
    expect(batter.waiting).toMatchObject({ kind: 'chance', step: 'deal.batting' });
    batter.happen('deal.batting', [7, 8, 9, 10, 11, 12]);
    expect(batter.waiting).toMatchObject({ kind: 'decisions', step: 'order' });
  });
});
