import { describe, expect, it } from 'vitest';
import { by, card, cards, chance, coin, field, kept, over, scoreCard, stays } from '../scenarios/notation.js';
import { at, go, refusal, stateOf } from './moments.js';

const twoHands = field({
  bat: ['Eye In', 'Misfield', 'Eye In'],
  bowl: ['Cut Off', 'Tight Line', 'Tight Line'],
});
const toExchange = [...stays, by.batting('stance', 'offensive')] as const;
const opened = [...toExchange, ...kept([3, 3])] as const;

describe('once the hands were kept', () => {
  const once = { code: 'no-decision', says: 'Only one exchange per over.', rule: 'pocket.hand.exchange-once' };
  const tooLate = {
    code: 'no-decision',
    says: 'Exchanges are made at the start of an over.',
    rule: 'pocket.ruling.exchange-window',
  };

  it.each([
    ['batting', 'Eye In'],
    ['bowling', 'Cut Off'],
  ] as const)('the %s side has no other exchange before a card is played', (side, name) => {
    const match = at({ from: twoHands, lines: opened });
    expect(refusal(match, side, `exchange.${side}`, card(name))).toEqual(once);
    expect(refusal(match, side, `exchange.${side}`, 'keep')).toEqual(once);
  });

  it.each([
    ['when the batting side has passed', twoHands, cards('bat pass')],
    ['when the batting side plays a card', twoHands, cards('bat plays Eye In')],
    ['when a card is in force', twoHands, cards('bat plays Eye In, bowl answers pass')],
    ['when the bowling side plays a card', twoHands, cards('bat pass, bowl plays Tight Line')],
    [
      'when a card of each side was cancelled',
      field({ bat: ['Quick Single', 'Misfield', 'Eye In'], bowl: ['Cut Off', 'Tight Line', 'Tight Line'] }),
      cards(
        'bat plays Quick Single, bowl answers Cut Off, bat answers pass, bowl plays Tight Line, bat answers Misfield',
      ),
    ],
    [
      'when a card was cancelled and nobody has passed since',
      field({ bat: ['Quick Single', 'Misfield', 'Eye In'], bowl: ['Cut Off', 'Tight Line', 'Tight Line'] }),
      cards('bat plays Quick Single, bowl answers Cut Off'),
    ],
  ] as const)('it is too late %s', (_, from, lines) => {
    const match = at({ from, lines: [...opened, ...lines] });
    expect(refusal(match, 'batting', 'exchange.batting', card('Eye In'))).toEqual(tooLate);
    expect(refusal(match, 'bowling', 'exchange.bowling', card('Tight Line'))).toEqual(tooLate);
  });

  it('it is too late when the score card lies there', () => {
    const match = at({
      from: field(),
      lines: over({ stance: 'defensive', card: scoreCard('3*') }),
    });
    expect(match.waiting).toMatchObject({ step: 'call' });
    expect(refusal(match, 'batting', 'exchange.batting', 'keep')).toEqual(tooLate);
    go(match, coin('heads', 'tails'));
    expect(match.waiting).toMatchObject({ step: 'batter' });
    expect(refusal(match, 'bowling', 'exchange.bowling', 'keep')).toEqual(tooLate);
  });

  it('the match is over and says so', () => {
    const match = at({
      from: field({ position: { innings: 2, target: 151, runs: 142, overs: 19 } }),
      lines: over({ card: scoreCard('8') }),
    });
    for (const side of ['batting', 'bowling'] as const)
      expect(refusal(match, side, `exchange.${side}`, 'keep').says).toBe('The match is over.');
  });

  it('before there is a field, it is the engine that says what the match waits for', () => {
    const match = at({});
    expect(refusal(match, 'home', 'exchange.batting', 'keep')).toMatchObject({ rule: undefined });
    const { says } = refusal(match, 'away', 'exchange.bowling', 'keep');
    expect(says).toContain('exchange.bowling is not open now');
  });

  it('before the exchange of an over, it is the engine that says what the match waits for', () => {
    const match = at({ from: twoHands });
    expect(refusal(match, 'batting', 'exchange.batting', 'keep').says).toContain('is not open now');
    go(match, stays);
    expect(refusal(match, 'bowling', 'exchange.bowling', 'keep').says).toContain('is not open now');
  });

  it('in the next over and in the next innings there is another exchange to come', () => {
    const match = at({
      from: field({ position: { innings: 1, overs: 18 } }),
      lines: over({ card: scoreCard('8') }),
    });
    expect(match.waiting).toMatchObject({ step: 'switch.bowling' });
    expect(refusal(match, 'batting', 'exchange.batting', 'keep').says).toContain('is not open now');
    go(match, over({ card: scoreCard('10') }));
    expect(match.waiting).toMatchObject({ step: 'bowler' });
    expect(refusal(match, 'batting', 'exchange.batting', 'keep').says).toContain('is not open now');
  });
});

describe('the exchange at New Over', () => {
  it('offers to keep, and each different card of the hand once', () => {
    const match = at({ from: twoHands, lines: toExchange });
    const batting = match.legal('batting', 'exchange.batting');
    expect([...batting]).toEqual(['keep', card('Eye In'), card('Misfield')]);
    expect(batting.count()).toBe(3);
    expect(batting.describe()).toEqual({ kind: 'oneOf', items: ['keep', card('Eye In'), card('Misfield')] });
    const bowling = match.legal('bowling', 'exchange.bowling');
    expect(bowling.describe()).toEqual({ kind: 'oneOf', items: ['keep', card('Cut Off'), card('Tight Line')] });
    expect(bowling.count()).toBe(3);
  });

  it('knows the cards by their number, and those that are held', () => {
    const match = at({ from: twoHands, lines: toExchange });
    const says = (choice: unknown) => refusal(match, 'batting', 'exchange.batting', choice);
    const rule = 'pocket.hand.exchange';
    expect(says(card('Gap Finder'))).toMatchObject({ says: 'You do not hold Gap Finder.', rule });
    expect(says(99)).toMatchObject({ says: 'Choose a card of your hand, by its number.', rule });
    expect(says('4')).toMatchObject({ says: 'Choose a card of your hand, by its number.', rule });
    expect(says('draw')).toMatchObject({ says: 'Choose a card of your hand, by its number.', rule });
  });

  it('tells neither side what the other one chose, or whether it changed a card', () => {
    const match = at({
      from: twoHands,
      lines: [
        ...toExchange,
        by.bowling('exchange.bowling', card('Tight Line')),
        by.batting('exchange.batting', card('Eye In')),
      ],
    });
    const told = (side: 'home' | 'away') => JSON.stringify(match.log(side));
    expect(match.view('away').state).toMatchObject({ bowlerSwap: card('Tight Line'), bowlerChanged: true });
    expect(match.view('home').state).toMatchObject({ batterSwap: card('Eye In'), batterChanged: true });
    expect(told('home')).not.toContain('Tight Line');
    expect(told('away')).not.toContain('Eye In');
  });
});

describe('the card for the one that was exchanged', () => {
  it('is another copy of it where nothing else is in the deck', () => {
    const match = at({ from: twoHands, lines: toExchange });
    go(match, [
      by.bowling('exchange.bowling', card('Tight Line')),
      by.batting('exchange.batting', 'keep'),
      chance('exchange.bowling.card', card('Tight Line')),
      chance('exchange.batting.card', 0),
    ]);
    const tight = card('Tight Line');
    expect([...(stateOf(match).bowlerHand as number[])].sort()).toEqual([tight, tight, card('Cut Off')].sort());
    expect(stateOf(match)).toMatchObject({ bowlerUnder: [], bowlerHeld: 3, bowlerLeft: 0, batterUnder: [] });
  });
});
