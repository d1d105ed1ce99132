import { describe, expect, it } from 'vitest';
import { by, card, chance, field, kept, stays } from '../scenarios/notation.js';
import { at, go, refusal, stateOf } from './moments.js';

const twoHands = field({
  bat: ['Eye In', 'Misfield', 'Eye In'],
  bowl: ['Cut Off', 'Tight Line', 'Tight Line'],
});
const toExchange = [...stays, by.batting('stance', 'offensive')] as const;
const opened = [...toExchange, ...kept([3, 3])] as const;

const anyTime = { 'exchange-window': 'any-time-in-over' } as const;
const drawFree = { ...anyTime, 'exchange-empty-hand': 'draw-free' } as const;

describe('at any time in the over, under that reading', () => {
  it('no decision of New Over says that it is too late', () => {
    const match = at({ from: twoHands, read: anyTime, lines: opened });
    expect(refusal(match, 'batting', 'exchange.batting', card('Eye In')).says).toContain('is not open now');
  });

  /** Both have kept their cards at New Over; the batting side is to play, and may exchange first. */
  const beforePlay = { from: twoHands, read: anyTime, lines: opened };

  it('a side that has exchanged at New Over keeps its hand, and reads why', () => {
    const match = at({
      from: twoHands,
      read: anyTime,
      lines: [
        ...toExchange,
        by.bowling('exchange.bowling', card('Tight Line')),
        by.batting('exchange.batting', card('Eye In')),
        chance('exchange.bowling.card', card('Tight Line')),
        chance('exchange.batting.card', card('Eye In')),
      ],
    });
    const only = { says: 'Only one exchange per over.', rule: 'pocket.hand.exchange-once' };
    expect([...match.legal('batting', 'exchange.play.batting')]).toEqual(['keep']);
    expect(refusal(match, 'batting', 'exchange.play.batting', card('Misfield'))).toMatchObject(only);
    go(match, [
      by.batting('exchange.play.batting', 'keep'),
      chance('exchange.play.batting.card', 0),
      by.batting('play', 'pass'),
    ]);
    expect([...match.legal('bowling', 'exchange.play.bowling')]).toEqual(['keep']);
    expect(refusal(match, 'bowling', 'exchange.play.bowling', card('Cut Off'))).toMatchObject(only);
  });

  it.each(['batting', 'bowling'] as const)('the %s side exchanges once, before any play', (side) => {
    const [first, other] = side === 'batting' ? ['Eye In', 'Misfield'] : ['Tight Line', 'Cut Off'];
    const match = at(beforePlay);
    const pass = [
      by.batting('exchange.play.batting', 'keep'),
      chance('exchange.play.batting.card', 0),
      by.batting('play', 'pass'),
    ];
    if (side === 'bowling') go(match, pass);
    const step = `exchange.play.${side}`;
    expect(match.waiting).toMatchObject({ kind: 'decisions', step });
    const opponent = side === 'batting' ? 'bowling' : 'batting';
    expect(refusal(match, opponent, step, 'keep').code).toBe('not-your-decision');
    expect(refusal(match, side, step, 'draw').says).toBe('Choose a card of your hand, by its number.');
    match.play(side, step, card(first as string));
    const own = side === 'batting' ? 'batter' : 'bowler';
    expect(stateOf(match)).toMatchObject({ [`${own}Under`]: [card(first as string)], [`${own}Changed`]: true });
    expect(match.view(side === 'batting' ? 'home' : 'away').state).toMatchObject({
      [`${own}Swap`]: card(first as string),
    });
    expect(match.view(side === 'batting' ? 'away' : 'home').state).not.toHaveProperty(`${own}Swap`);
    match.happen(`${step}.card`, card(first as string));
    expect(stateOf(match)).toMatchObject({ [`${own}Under`]: [], [`${own}Held`]: 3, [`${own}Left`]: 0 });
    expect(stateOf(match)[`${own}Hand`]).toHaveLength(3);
    match.play(side, 'play', card(first as string));
    for (const moment of ['answer', 'play'] as const)
      go(match, [
        { side: opponent, step: `exchange.${moment}.${opponent}`, choice: 'keep' },
        chance(`exchange.${moment}.${opponent}.card`, 0),
        { side: opponent, step: moment, choice: 'pass' },
      ]);
    expect(match.waiting).toMatchObject({ kind: 'decisions', step });
    expect(refusal(match, side, step, card(other as string)).rule).toBe('pocket.hand.exchange-once');
  });

  it('a side that keeps its hand may exchange later, and nothing has gone under its deck', () => {
    const match = at({
      ...beforePlay,
      lines: [
        ...opened,
        by.batting('exchange.play.batting', 'keep'),
        chance('exchange.play.batting.card', 0),
        by.batting('play', 'pass'),
        by.bowling('exchange.play.bowling', 'keep'),
        chance('exchange.play.bowling.card', 0),
      ],
    });
    const kept = { batterUnder: [], bowlerUnder: [], batterChanged: false, bowlerChanged: false };
    expect(stateOf(match)).toMatchObject({ ...kept, bowlerHeld: 3, bowlerLeft: 0, bowlerSwap: 0 });
    go(match, [by.bowling('play', card('Tight Line'))]);
    expect(match.legal('batting', 'exchange.answer.batting').has(card('Misfield'))).toBe(true);
  });
});

describe('without a card in hand, where one may be drawn for none', () => {
  const emptyHands = field({
    batDeck: ['Misfield', 'Eye In'],
    bowlDeck: ['Cut Off', 'Tight Line'],
    state: { batterHand: [], bowlerHand: [] },
  });
  /** Both draw one at New Over, and play it. */
  const bothPlay = [
    ...toExchange,
    chance('draw.bowling', card('Tight Line')),
    chance('draw.batting', card('Eye In')),
    ...kept([1, 1]),
    by.batting('exchange.play.batting', 'keep'),
    chance('exchange.play.batting.card', 0),
    by.batting('play', card('Eye In')),
    by.bowling('exchange.answer.bowling', 'keep'),
    chance('exchange.answer.bowling.card', 0),
    by.bowling('answer', 'pass'),
    by.bowling('exchange.play.bowling', 'keep'),
    chance('exchange.play.bowling.card', 0),
    by.bowling('play', card('Tight Line')),
  ];

  it.each([
    ['batting', 'answer', 'Misfield'],
    ['bowling', 'play', 'Cut Off'],
  ] as const)('the %s side draws one card, once in the over', (side, moment, name) => {
    const match = at({ from: emptyHands, read: drawFree, lines: bothPlay });
    if (side === 'bowling')
      go(match, [
        by.batting('exchange.answer.batting', 'keep'),
        chance('exchange.answer.batting.card', 0),
        by.batting('exchange.play.batting', 'keep'),
        chance('exchange.play.batting.card', 0),
      ]);
    const step = `exchange.${moment}.${side}`;
    expect([...match.legal(side, step)]).toEqual(['keep', 'draw']);
    match.play(side, step, 'draw');
    const own = side === 'batting' ? 'batter' : 'bowler';
    expect(stateOf(match)).toMatchObject({ [`${own}Swap`]: -1, [`${own}Changed`]: true, [`${own}Under`]: [] });
    match.happen(`${step}.card`, card(name));
    expect(stateOf(match)).toMatchObject({
      [`${own}Hand`]: [card(name)],
      [`${own}Deck`]: [],
      [`${own}Held`]: 1,
      [`${own}Left`]: 0,
    });
  });

  it('a side that has no card left to draw is not asked', () => {
    const match = at({
      from: field({ bat: ['Eye In'] }),
      read: drawFree,
      lines: [...toExchange, ...kept([1, 0])],
    });
    go(match, [
      by.batting('exchange.play.batting', 'keep'),
      chance('exchange.play.batting.card', 0),
      by.batting('play', 'pass'),
    ]);
    expect(match.waiting).toMatchObject({ step: 'score-card' });
  });
});
