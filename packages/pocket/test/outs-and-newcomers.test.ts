import type { Position, ScriptLine } from '@howzat/core/author';
import { originalSet, withSet } from '@howzat/pocket';
import { describe } from 'vitest';
import {
  by,
  card,
  cards,
  chance,
  coin,
  comesIn,
  counters,
  field,
  man,
  orange,
  over,
  refused,
  scoreCard,
} from '../scenarios/notation.js';
import { holds, under } from './overs-played.js';

const willow = card('Trusted Willow');
const cap = card('Lucky Cap');
const bits = (...places: readonly number[]) => places.reduce((mask, place) => mask | (1 << place), 0);

/** Four runs and an out; nobody is asked to cancel it who has no cards. */
const outFor4 = scoreCard('4*');
const outFor1 = scoreCard('1*');
/** Nobody is left but the two who are in. */
const lastPair = [1, 2, 3, 6, 7, 8, 9, 10, 11];
const awayBats = { batting: 'away' } as const;
const alone = under({ 'all-out': 'last-man-bats-alone' });
const onePair = (more: Position['state'] = {}) =>
  field({ out: lastPair, position: { wickets: 9, overs: 5 }, state: more });

describe('a batter who is out', () => {
  holds([
    [
      'is out of the innings of home, where home bats',
      {
        script: over({ card: outFor4, after: [comesIn(6)] }),
        from: field(),
        expect: { state: { homeOut: bits(4), awayOut: 0, outPile: bits(4) } },
      },
    ],
    [
      'is out of the innings of away, where away bats',
      {
        from: field({ position: awayBats }),
        // Yellow against Blue with the ball: difference 3
        script: over({ card: scoreCard('7*', 3), after: [by.batting('batter', man(2, 6))] }),
        expect: { state: { homeOut: 0, awayOut: bits(4), outPile: bits(4) } },
      },
    ],
    [
      'loses what they wear, and nobody else does',
      {
        from: field({
          state: {
            gear: [5, willow, 4, willow, 5, cap, 4, cap],
            boost: counters({ 4: 2, 5: 2 }),
          },
        }),
        // Yellow with two steps more: difference 4
        script: over({ card: scoreCard('3*', 4), after: [comesIn(6)] }),
        expect: { state: { gear: [5, willow, 5, cap], boost: counters({ 5: 2 }) } },
      },
    ],
    [
      'is gone while somebody else can come in, where batters return',
      {
        with: under({ 'all-out': 'batters-return' }),
        from: field({ out: [1, 2, 3] }),
        script: over({ card: outFor4, after: [comesIn(6)] }),
        expect: { state: { outPile: bits(1, 2, 3, 4) } },
      },
    ],
    ...(
      [
        ['home', man(1, 2), 9],
        ['away', man(2, 2), 1],
      ] as const
    ).map(
      ([batting, next, bowler]) =>
        [
          `leaves nobody, where batters return: all do but he and who is worn out, in the innings of ${batting}`,
          {
            with: under({ 'all-out': 'batters-return' }),
            from: field({
              out: lastPair,
              bowler,
              position: { batting, wickets: 9 },
              state: { homeWorn: bits(3), awayWorn: bits(7) },
            }),
            script: over({
              // Green with the ball for away, Blue for home
              card: batting === 'home' ? outFor4 : scoreCard('4*', 3),
              after: [by.batting('batter', next)],
            }),
            expect: { state: { outPile: batting === 'home' ? bits(3, 4) : bits(7, 4), facing: 2 } },
          },
        ] as const,
    ),
    [
      'leaves the other one to bat alone, under that reading, whatever the score',
      {
        with: alone,
        from: onePair(),
        script: over({ card: outFor1 }),
        expect: {
          balls: ['1+W'],
          state: { facing: 5, partner: 0, allOut: false, outsDue: 0 },
          game: { striker: 2, nonStriker: 2 },
        },
      },
    ],
    [
      'leaves the other one to bat alone, wherever a newcomer would stand',
      {
        with: under({ 'all-out': 'last-man-bats-alone', 'newcomer-place': 'other-place' }),
        from: onePair(),
        script: over({ card: outFor4 }),
        expect: { state: { facing: 5, partner: 0 }, game: { striker: 2, nonStriker: 2 } },
      },
    ],
    [
      'and bats alone ends the innings',
      {
        with: alone,
        from: field({ facing: 5, partner: 0, out: [...lastPair, 4], position: { wickets: 2, overs: 5 } }),
        script: over({ card: outFor4 }),
        expect: { game: { innings: 2 }, waits: 'bowler', balls: ['4+W'] },
      },
    ],
    [
      'and bats alone cannot be left by the other one',
      {
        with: alone,
        from: field({ facing: 5, partner: 0, out: [...lastPair, 4], position: { wickets: 10, overs: 5 } }),
        script: over({ card: scoreCard('7') }),
        expect: { runs: [7], state: { facing: 5, partner: 0 }, game: { striker: 1 } },
      },
    ],
    [
      'makes way for the last who is left, switched out before or not',
      {
        with: under({ 'next-batter-choice': 'not-switched-before' }),
        from: field({ out: [1, 2, 3, 7, 8, 9, 10, 11], state: { switchedOff: bits(6) } }),
        script: over({ card: outFor4, after: [comesIn(6)] }),
        expect: { state: { facing: 6, comingIn: false } },
      },
    ],
  ]);
});

describe('an out that is being settled', () => {
  const defends = (more: Parameters<typeof field>[0] = {}) => field({ facing: orange, ...more });
  const traps = { hold: [0, 1], play: 'bowl plays Trap Set', stance: 'defensive' } as const;
  holds([
    [
      'is open while its coin is called',
      {
        from: defends(),
        script: over({ stance: 'defensive', card: outFor4 }),
        expect: { waits: 'call', state: { outOpen: true, outBy: 0, call: '', coin: '' } },
      },
    ],
    [
      'is settled when the next batter is asked for',
      {
        from: field(),
        script: over({ card: outFor4 }),
        expect: { waits: 'batter', state: { outOpen: false, comingIn: true } },
      },
    ],
    [
      'has a coin of its own, which nobody has called yet',
      {
        from: defends({ bowl: ['Trap Set'] }),
        script: over({ ...traps, card: outFor4, after: coin('heads', 'heads') }),
        expect: { waits: 'call', state: { outOpen: true, outBy: card('Trap Set'), call: '', coin: '', saved: false } },
      },
    ],
    [
      'is called at once by a side without cards, where cards come first',
      {
        with: under({ 'coin-before-card': 'card-first' }),
        from: defends(),
        script: over({ stance: 'defensive', card: outFor4 }),
        expect: { waits: 'call' },
      },
    ],
    [
      'is called at once by a side without cards, where it could choose',
      {
        with: under({ 'coin-before-card': 'batting-side-chooses' }),
        from: defends(),
        script: over({ stance: 'defensive', card: outFor4 }),
        expect: { waits: 'call' },
      },
    ],
    [
      'is no matter of the coin before there is one',
      {
        from: defends({ bat: ['Misfield'] }),
        script: [
          ...over({ stance: 'defensive', hold: [1, 0] }),
          refused('batting', 'call', 'heads', 'No out is pending.'),
        ],
        expect: { waits: 'play' },
      },
    ],
    [
      'is no matter of the coin in a stance that is a secret',
      {
        with: under({ 'stance-visibility': 'secret' }),
        from: field({ bat: ['Misfield'] }),
        script: [...over({ hold: [1, 0] }), refused('batting', 'call', 'heads', 'No out is pending.')],
        expect: { waits: 'play' },
      },
    ],
    [
      'stays an out by the one coin there is, when a card has saved the first',
      {
        with: under({ 'coin-for-both-outs': 'one-coin' }),
        from: defends({ bowl: ['Trap Set'], bat: ['Benefit of the Doubt'] }),
        script: over({
          stance: 'defensive',
          hold: [1, 1],
          play: 'bat pass, bowl plays Trap Set, bat answers pass, bat pass',
          card: outFor4,
          after: [...coin('heads', 'tails'), ...cards('bat saves Benefit of the Doubt'), comesIn(6)],
        }),
        expect: { balls: ['4+W'], state: { outPile: bits(orange) } },
      },
    ],
    [
      'is saved by the one coin there is',
      {
        with: under({ 'coin-for-both-outs': 'one-coin' }),
        from: defends({ bowl: ['Trap Set'] }),
        script: over({ ...traps, card: outFor4, after: coin('heads', 'heads') }),
        expect: { balls: ['4'], state: { outPile: 0 } },
      },
    ],
  ]);
});

describe('a save', () => {
  const gives = (name: string, effect: object) =>
    withSet({
      ...originalSet,
      cards: originalSet.cards.map((it) => (it.name === name ? { ...it, effects: [...it.effects, effect] } : it)),
    });
  holds([
    ...([1, -1] as const).map(
      (points) =>
        [
          `may bring ${points} of comfort beside what it is for`,
          {
            set: gives('Benefit of the Doubt', { comfort: points }),
            from: field({ bat: ['Benefit of the Doubt'], state: { comfort: counters({ 4: 3 }) } }),
            script: over({
              hold: [1, 0],
              play: 'bat pass',
              card: outFor4,
              after: cards('bat saves Benefit of the Doubt'),
            }),
            expect: { balls: ['4'], state: { comfort: counters({ 4: 3 + points }) } },
          },
        ] as const,
    ),
    [
      'brings no comfort that is not on it',
      {
        from: field({ bat: ['Benefit of the Doubt'], state: { comfort: counters({ 4: 3 }) } }),
        script: over({ hold: [1, 0], play: 'bat pass', card: outFor4, after: cards('bat saves Benefit of the Doubt') }),
        expect: { balls: ['4'], state: { comfort: counters({ 4: 3 }) } },
      },
    ],
    [
      'that was played ahead cancels one out of two',
      {
        with: under({ 'out-window': 'standby-beforehand' }),
        from: field({ bat: ['Benefit of the Doubt'], bowl: ['Trap Set'] }),
        script: over({
          hold: [1, 1],
          play: 'bat plays Benefit of the Doubt, bowl answers pass, bowl plays Trap Set',
          card: outFor4,
          after: [comesIn(6)],
        }),
        expect: { balls: ['4+W'], state: { outPile: bits(4) } },
      },
    ],
  ]);
});

describe('an Out card that works at once', () => {
  const immediate = under({ 'out-card-timing': 'immediate' });
  const atOnce: readonly ScriptLine[] = [by.batting('call.at-once', 'heads'), chance('coin.at-once', 'heads')];
  holds([
    [
      'leaves the batter in who is saved',
      {
        with: immediate,
        from: field({ facing: orange, bowl: ['Trap Set'] }),
        script: over({
          stance: 'defensive',
          hold: [0, 1],
          play: [...cards('bowl plays Trap Set'), ...atOnce],
          card: 6,
        }),
        expect: { runs: [10], state: { facing: orange, outPile: 0 }, game: { striker: 1, nonStriker: 2 } },
      },
    ],
    [
      'has the newcomer face the score card',
      {
        with: immediate,
        from: field({ bowl: ['Trap Set'] }),
        script: over({
          hold: [0, 1],
          play: [...cards('bowl plays Trap Set'), by.batting('batter.at-once', man(1, 1))],
          card: 6,
        }),
        // Red against Green: difference 4
        expect: { balls: ['16+W'], state: { facing: 1, newcomer: 0 }, game: { striker: 3 } },
      },
    ],
    [
      'keeps no steps of the newcomer, where steps are not held',
      {
        with: immediate,
        from: field({ bowl: ['Trap Set', 'Tight Line'] }),
        script: over({
          hold: [0, 2],
          play: [...cards('bowl plays Trap Set'), by.batting('batter.at-once', man(1, 1))],
        }),
        expect: { waits: 'play', state: { facing: 1, stepBat: 0, stepBowl: 0 } },
      },
    ],
    ...(
      [
        ['with the rank of their own', [], 3, 14],
        ['with the steps of the over', ['Crowded Bat'], 2, 10],
      ] as const
    ).map(
      ([title, more, difference, runs]) =>
        [
          `has the newcomer face the score card ${title}, where each step is held`,
          {
            with: under({ 'out-card-timing': 'immediate', 'rank-limits': 'clamp-each-step' }),
            from: field({
              bowl: [...more, 'Trap Set'],
              bat: ['Trusted Willow'],
              state: { comfort: counters({ 4: 1 }) },
            }),
            script: over({
              hold: [1, more.length + 1],
              play: [
                ...cards('bat plays Trusted Willow, bowl answers pass'),
                ...more.flatMap((name) => cards(`bowl plays ${name}`)),
                ...cards('bowl plays Trap Set'),
                by.batting('batter.at-once', man(1, 2)),
              ],
              card: 6,
            }),
            // Orange against Green
            expect: { balls: [`${runs}+W`], facts: { difference }, state: { facing: 2 } },
          },
        ] as const,
    ),
    [
      'has the newcomer face it with an Equip card that is for this over alone, where each step is held',
      {
        with: under({
          'out-card-timing': 'immediate',
          'rank-limits': 'clamp-each-step',
          'equip-duration': 'this-over',
        }),
        from: field({ bowl: ['Trap Set'], bat: ['Trusted Willow'], state: { comfort: counters({ 4: 1 }) } }),
        script: over({
          hold: [1, 1],
          play: [
            ...cards('bat plays Trusted Willow, bowl answers pass, bowl plays Trap Set'),
            by.batting('batter.at-once', man(1, 2)),
          ],
          card: 6,
        }),
        // Orange with a step more against Green
        expect: { balls: ['16+W'], facts: { difference: 4 } },
      },
    ],
    [
      'is played where there is none of it: nothing happens at once',
      {
        with: immediate,
        from: field({ bowl: ['Tight Line'] }),
        script: over({ hold: [0, 1], play: 'bowl plays Tight Line', card: 6 }),
        expect: { runs: [8], game: { striker: 1, nonStriker: 2 } },
      },
    ],
  ]);
});
