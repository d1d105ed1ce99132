import { originalSet, withSet } from '@howzat/pocket';
import { describe } from 'vitest';
import { by, card, cards, counters, field, kept, over, refused, scoreCard, stays } from '../scenarios/notation.js';
import { holds, under } from './overs-played.js';

const comfortOf = (points: number) => ({ comfort: counters({ 4: points }) });
const refunds = { 'comfort-spent-when': 'refund-if-negated' } as const;
const eight = scoreCard('8');

describe('the price of a card', () => {
  holds([
    [
      'is paid back to the pool, where the card is negated',
      {
        with: under({ ...refunds, 'comfort-owner': 'side-pool' }),
        from: field({ bat: ['Gap Finder'], bowl: ['Cut Off'], state: { pool: 3 } }),
        script: over({ hold: [1, 1], play: 'bat plays Gap Finder, bowl answers Cut Off', card: eight }),
        expect: { runs: [8], state: { pool: 3, comfort: counters({}) } },
      },
    ],
    [
      'is paid back to the batter, where the card is negated',
      {
        with: under(refunds),
        from: field({ bat: ['Gap Finder'], bowl: ['Cut Off'], state: comfortOf(3) }),
        script: over({ hold: [1, 1], play: 'bat plays Gap Finder, bowl answers Cut Off', card: eight }),
        expect: {
          runs: [8],
          state: { pool: 0, comfort: counters({ 4: 3 }) },
          cites: ['pocket.ruling.comfort-spent-when'],
        },
      },
    ],
    [
      'is not paid back where the card works',
      {
        with: under(refunds),
        from: field({ bat: ['Gap Finder'], bowl: ['Cut Off'], state: comfortOf(3) }),
        script: over({ hold: [1, 1], play: 'bat plays Gap Finder, bowl answers pass, bowl pass', card: eight }),
        expect: { runs: [12], state: comfortOf(2), without: ['pocket.ruling.comfort-spent-when'] },
      },
    ],
    [
      'is not paid back for a free card after it',
      {
        with: under(refunds),
        from: field({ bat: ['Gap Finder', 'Quick Single'], bowl: ['Cut Off'], state: comfortOf(3) }),
        script: over({
          hold: [2, 1],
          play: 'bat plays Gap Finder, bowl answers pass, bowl pass, bat plays Quick Single, bowl answers Cut Off',
          card: eight,
        }),
        expect: { runs: [12], state: comfortOf(2), without: ['pocket.ruling.comfort-spent-when'] },
      },
    ],
  ]);
});

describe('a Negate that has a price', () => {
  const set = withSet({
    ...originalSet,
    cards: originalSet.cards.map((it) => (it.name === 'Stand Firm' ? { ...it, cost: 2 } : it)),
  });
  const chain = 'bat plays Gap Finder, bowl answers Cut Off, bat answers Stand Firm';
  holds([
    [
      'is paid for at once',
      {
        set,
        from: field({ bat: ['Gap Finder', 'Stand Firm'], bowl: ['Cut Off'], state: comfortOf(3) }),
        script: over({ hold: [2, 1], play: chain, card: eight }),
        expect: { runs: [12], state: comfortOf(0) },
      },
    ],
    [
      'is not paid back with the card that it was to help',
      {
        set,
        with: under(refunds),
        from: field({ bat: ['Gap Finder', 'Stand Firm'], bowl: ['Cut Off', 'Overruled'], state: comfortOf(4) }),
        script: over({ hold: [2, 2], play: `${chain}, bowl answers Overruled`, card: eight }),
        expect: { runs: [8], state: comfortOf(2) },
      },
    ],
    [
      'is refused to who cannot pay',
      {
        set,
        from: field({ bat: ['Gap Finder', 'Stand Firm'], bowl: ['Cut Off'], state: comfortOf(2) }),
        script: [
          ...over({ hold: [2, 1], play: 'bat plays Gap Finder, bowl answers Cut Off' }),
          refused('batting', 'answer', card('Stand Firm'), 'Needs 2 comfort, the batter has 1.', 'pocket.chance.cost'),
        ],
        expect: { waits: 'answer' },
      },
    ],
  ]);
});

describe('the bowling side', () => {
  holds([
    [
      'plays one card, where each side does',
      {
        with: under({ 'plays-per-over': 'one' }),
        from: field({ bowl: ['Tight Line', 'Boundary Rider'] }),
        script: over({
          hold: [0, 2],
          play: [
            ...cards('bowl plays Tight Line'),
            refused(
              'bowling',
              'play',
              card('Boundary Rider'),
              'You played a card in this over.',
              'pocket.ruling.plays-per-over',
            ),
            ...cards('bowl pass'),
          ],
          card: eight,
        }),
        expect: { runs: [6], state: { bowlerHeld: 1 } },
      },
    ],
    [
      'puts its used card under its deck, under that reading',
      {
        with: under({ 'used-cards': 'bottom-of-deck' }),
        from: field({ bowl: ['Tight Line'] }),
        script: over({ hold: [0, 1], play: 'bowl plays Tight Line', card: eight }),
        expect: { state: { bowlerUnder: [card('Tight Line')], bowlerLeft: 1, batterLeft: 0, bowlerPlayed: [] } },
      },
    ],
    [
      'begins the 2nd Standby as well, where it plays first',
      {
        with: under({ 'second-standby-plays': 'plays', 'opt.batting-plays-first': 'bowling-first' }),
        from: field({ bat: ['Sharp Call'], bowl: ['Ice Towel'] }),
        script: [
          ...over({ hold: [1, 1], play: 'bowl pass, bat pass', card: eight }),
          refused('batting', 'play.second', 'pass', 'Not your turn to play.'),
          by.bowling('play.second', 'pass'),
          by.batting('play.second', 'pass'),
        ],
        expect: { runs: [8], state: { batterHeld: 1, bowlerHeld: 1 } },
      },
    ],
  ]);
});

describe('where both sides choose at once', () => {
  const together = under({ 'priority-protocol': 'simultaneous' });
  const faster = under({ 'priority-protocol': 'real-time-first' });
  const toChoice = (bat: number, bowl: number) => [...stays, by.batting('stance', 'offensive'), ...kept([bat, bowl])];
  holds([
    [
      'a bowling side without cards is passed over',
      {
        with: together,
        from: field({ bat: ['Quick Single'] }),
        script: [...toChoice(1, 0), by.batting('play.batting', 'pass')],
        expect: { waits: 'score-card' },
      },
    ],
    [
      'a batting side without cards is passed over',
      {
        with: together,
        from: field({ bowl: ['Tight Line'] }),
        script: [...toChoice(0, 1), by.bowling('play.bowling', 'pass')],
        expect: { waits: 'score-card' },
      },
    ],
    [
      'nobody stays the faster one',
      {
        with: faster,
        from: field({ bat: ['Quick Single'], bowl: ['Tight Line'] }),
        script: [
          ...toChoice(1, 1),
          by.batting('play.batting', card('Quick Single')),
          by.bowling('play.bowling', card('Tight Line')),
          { chance: 'faster', outcome: 'batting' },
          ...cards('bowl answers pass'),
        ],
        expect: { waits: 'play', state: { faster: '', batterLaid: 0, bowlerLaid: 0 } },
      },
    ],
  ]);
});
