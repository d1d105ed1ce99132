import { describe, expect, it } from 'vitest';
import { by, card, chance, field, kept, scoreCard, stays } from '../scenarios/notation.js';
import { likely } from './likely.js';
import { at, go, refusal, stateOf } from './moments.js';

const opened = [...stays, by.batting('stance', 'offensive')] as const;
const [eyeIn, misfield, tightLine, cutOff] = [card('Eye In'), card('Misfield'), card('Tight Line'), card('Cut Off')];
const everyCard = 47;

describe('the top of a deck', () => {
  it('is each card as likely as it has copies', () => {
    const match = at({
      from: field({
        batDeck: ['Misfield', 'Eye In', 'Misfield', 'Misfield'],
        bowlDeck: ['Cut Off', 'Tight Line'],
      }),
      lines: opened,
    });
    expect(likely(match)).toEqual({ [cutOff]: 0.5, [tightLine]: 0.5 });
    expect(match.waiting).toMatchObject({ of: { kind: 'oneOf', items: [tightLine, cutOff] } });
    go(match, [chance('draw.bowling', cutOff)]);
    expect(likely(match)).toEqual({ [eyeIn]: 0.25, [misfield]: 0.75 });
    expect(match.waiting).toMatchObject({ of: { kind: 'oneOf', items: [eyeIn, misfield] } });
  });

  it('is the first that lies under it, where nothing lies above', () => {
    const match = at({
      from: field({ state: { batterUnder: [misfield, eyeIn], batterLeft: 2, bowlerUnder: [cutOff], bowlerLeft: 1 } }),
      lines: opened,
    });
    expect(likely(match)).toEqual({ [cutOff]: 1 });
    go(match, [chance('draw.bowling', cutOff)]);
    expect(likely(match)).toEqual({ [misfield]: 1 });
    go(match, [chance('draw.batting', misfield)]);
    expect(stateOf(match)).toMatchObject({
      batterHand: [misfield],
      batterUnder: [eyeIn],
      batterLeft: 1,
      bowlerUnder: [],
    });
  });

  it('is nothing for a side that keeps its cards', () => {
    const match = at({
      from: field({ bat: ['Eye In', 'Eye In', 'Eye In'], batDeck: ['Misfield'] }),
      lines: [...opened, by.batting('exchange.batting', 'keep')],
    });
    expect(likely(match)).toEqual({ 0: 1 });
    expect(refusal(match, 'chance', 'exchange.batting.card', misfield).says).toContain(
      'Misfield is not on top of what is left of the deck.',
    );
  });

  it.each([
    [misfield, 'Misfield is not on top of what is left of the deck.'],
    [everyCard, 'No Second Chance is not on top of what is left of the deck.'],
    [0, `A card is named by its number, from 1 to ${everyCard}.`],
    [everyCard + 1, `A card is named by its number, from 1 to ${everyCard}.`],
    ['4', `A card is named by its number, from 1 to ${everyCard}.`],
  ])('is not %j, which is said in words', (outcome, says) => {
    const match = at({ from: field({ bowl: [], batDeck: ['Eye In'] }), lines: opened });
    expect(refusal(match, 'chance', 'draw.batting', outcome).says).toContain(says);
  });

  it('may be drawn at random, from above and from below', () => {
    const match = at({
      from: field({
        bowlDeck: ['Cut Off'],
        state: { batterUnder: [misfield, eyeIn], batterLeft: 2, bowlerUnder: [tightLine], bowlerLeft: 2 },
      }),
      with: { chance: 'seed', seed: 4 } as never,
      lines: opened,
    });
    expect(stateOf(match)).toMatchObject({ batterHand: [misfield], bowlerHand: [cutOff], bowlerUnder: [tightLine] });
  });
});

describe('a side whose hand is full', () => {
  it.each([
    ['draw.batting', { bat: ['Eye In', 'Eye In', 'Misfield'], batDeck: ['Misfield'] }],
    ['draw.bowling', { bowl: ['Cut Off', 'Cut Off', 'Tight Line'], bowlDeck: ['Cut Off'] }],
  ])('has no %s', (step, hands) => {
    const match = at({ from: field(hands), lines: opened });
    expect(refusal(match, 'chance', step, misfield)).toMatchObject({
      says: 'Your hand is full (3).',
      rule: 'pocket.hand.limit',
    });
    const other = step === 'draw.batting' ? 'draw.bowling' : 'draw.batting';
    expect(refusal(match, 'chance', other, misfield)).toMatchObject({
      says: 'Your deck is empty.',
      rule: 'pocket.ruling.chance-deck-empty',
    });
  });

  it('is told nothing of the sort once the match is over, or while it could draw', () => {
    const match = at({
      from: field({ batDeck: ['Misfield'], position: { innings: 2, target: 151, runs: 142, overs: 19 } }),
    });
    expect(refusal(match, 'chance', 'draw.batting', misfield)).toMatchObject({ rule: undefined });
    expect(refusal(match, 'chance', 'draw.batting', misfield).says).not.toContain('Your');
    go(match, [...opened, chance('draw.batting', misfield), ...kept([1, 0]), by.batting('play', 'pass')]);
    go(match, [chance('score-card', scoreCard('8'))]);
    expect(refusal(match, 'chance', 'draw.batting', misfield).says).toBe('The match is over.');
  });
});
