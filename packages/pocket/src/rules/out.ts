import { coin, type Dismissal, oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { announce } from './chain.js';
import { gainComfort } from './comfort.js';
import { fall, leaveForGood, nextBatter } from './new-batter.js';
import { cardsOfSide } from './play-domain.js';
import { pay, priceOf } from './playable.js';
import { stepsOfNewcomer } from './rank.js';
import { outIsSaved, outOfScoreCard } from './score.js';
import { shorten } from './shorten.js';
import { coinSaves } from './stance.js';
import { answering, closeChain } from './standby.js';

/** 3d: each pending out, with the coin and the cards that may cancel it (P8). */

/** Opens the next out: those of the score card first, then the Out cards in the order played. */
function openOut(s: PocketState, p: Parameters): void {
  if (s.outsDue > 0) {
    s.outsDue -= 1;
    s.outBy = 0;
  } else s.outBy = s.outCards.shift() as number;
  s.outOpen = true;
  s.saved = false;
  s.call = '';
  s.coin = '';
  s.coinDue = s.defensive;
  s.saveDue = p.outWindow === 'when-out-is-pending' && (s.outBy > 0 || p.negateAndScoreOut === 'two-kinds');
  s.turn = p.coinBeforeCard === 'card-first' ? 'card' : 'coin';
}

/** Whose turn it is, the coin's or a card's: the preferred one's while both are due. */
function takeTurn(s: PocketState): void {
  const cards = s.saveDue && s.batterHeld > 0;
  if (s.coinDue && (s.turn === 'coin' || !cards)) {
    s.turn = 'coin';
    s.coinDue = false;
  } else {
    s.turn = 'card';
    s.saveDue = false;
  }
}

/** Why the coin cannot be called. */
function callClosed(s: State, g: Cricket): string | null {
  if (g.result !== null) return 'The match is over.';
  if (s.coin !== '') return 'The coin has fallen.';
  return s.stance === 'offensive' ? 'The coin is only for a defensive batter.' : 'No out is pending.';
}

/** Why no card can cancel an out. */
function saveClosed(_s: State, g: Cricket): string | null {
  return g.result !== null ? 'The match is over.' : 'No out to cancel.';
}

function laySave(s: PocketState, p: Parameters): void {
  pay(s, p, priceOf(s.announced, p));
  s.chainBy = 0;
  announce(s, 0, s.announced);
}

/** A save that stands; what it does beside cancelling the out is its price. */
function stands(s: PocketState, p: Parameters): void {
  s.saved = true;
  if (p.cards.noComfort[s.announced] === 1) s.noComfort = true;
  gainComfort(s, p, s.facing, p.cards.comfort[s.announced] as number);
}

const theCoin = <const At extends string>(at: At) =>
  k.group(
    `coins${at}`,
    {
      rule: ['pocket.stance.coin', 'pocket.stance.every-time', 'pocket.stance.both-sources'],
      when: (s) => s.turn === 'coin',
    },
    [
      k.decision(`call${at}`, {
        by: 'batting',
        when: (s) => s.coinSaid === '',
        domain: oneOf('heads', 'tails'),
        closed: callClosed,
        others: { message: 'Only the batting side calls the coin.', rule: 'pocket.stance.coin' },
        take: (s, choice) => {
          s.call = choice;
        },
      }),
      k.chance(`coin${at}`, {
        stream: 'coin',
        rule: 'pocket.stance.coin-per-out',
        when: (s) => s.call === 'heads' || s.call === 'tails',
        of: coin(),
        take: (s, side) => {
          s.coin = side;
        },
      }),
      k.resolve(`coin-falls${at}`, [
        coinSaves,
        {
          id: 'pocket.ruling.coin-for-both-outs',
          only: (p) => p.coinForBothOuts === 'one-coin',
          does: (s) => {
            s.coinSaid = s.saved ? 'safe' : 'out';
          },
        },
      ]),
    ],
  );

const theSave = <const At extends string>(at: At) =>
  k.group(`saves${at}`, { when: (s) => s.turn === 'card' }, [
    k.decision(`save${at}`, {
      by: 'batting',
      domain: cardsOfSide(() => 0, 'out'),
      closed: saveClosed,
      take: (s, choice) => {
        s.announced = choice === 'pass' ? 0 : choice;
      },
    }),
    k.resolve(`save-announced${at}`, [
      {
        id: 'pocket.ruling.out-window',
        when: (s) => s.announced > 0,
        does: (s, _g, p) => laySave(s, p),
      },
    ]),
    answering(`.save${at}`),
    closeChain(`.save${at}`),
    k.resolve(
      `save-stands${at}`,
      [
        {
          id: 'pocket.ruling.negate-and-score-out',
          when: (s) => s.announced > 0,
          does: (s, _g, p) => stands(s, p),
        },
        {
          // another may be tried while one is in hand
          id: 'pocket.ruling.out-window',
          when: (s) => s.announced === 0,
          does: (s) => {
            s.saveDue = true;
          },
        },
        {
          id: 'pocket.ruling.priority-protocol',
          does: (s) => {
            s.chain = [];
            s.announced = 0;
          },
        },
      ],
      { when: (s) => s.chain.length > 0 },
    ),
  ]);

/** The window of each pending out. `at` keeps that of scoring and the one at once apart. */
const outWindow = <const At extends string>(at: At) =>
  k.repeat(`outs${at}`, { while: (s) => s.outsDue + s.outCards.length > 0 && !s.allOut }, [
    k.resolve(`out${at}`, [
      {
        id: 'pocket.ruling.out-card-timing',
        does: (s, _g, p) => openOut(s, p),
      },
    ]),
    k.repeat(`escapes${at}`, { while: (s) => !s.saved && (s.coinDue || (s.saveDue && s.batterHeld > 0)) }, [
      k.decision(`coin-or-card${at}`, {
        by: 'batting',
        rule: 'pocket.ruling.coin-before-card',
        only: (p) => p.coinBeforeCard === 'batting-side-chooses',
        when: (s) => s.coinDue && s.saveDue && s.batterHeld > 0,
        domain: oneOf('coin', 'card'),
        closed: saveClosed,
        take: (s, choice) => {
          s.turn = choice;
        },
      }),
      k.resolve(`escape${at}`, [{ id: 'pocket.ruling.coin-before-card', does: (s) => takeTurn(s) }]),
      theCoin(at),
      theSave(at),
    ]),
    k.resolve(`settled${at}`, [
      {
        id: 'pocket.ruling.out-window',
        only: (p) => p.outWindow === 'standby-beforehand',
        when: (s) => !s.saved && s.savesAhead > 0,
        does: (s) => {
          s.savesAhead -= 1;
          s.saved = true;
        },
      },
      outIsSaved,
      outOfScoreCard,
      {
        id: 'pocket.out.unless',
        when: (s) => !s.saved && s.outBy > 0,
        does: (s, g, p) => fall(s, g, p.cards.how[s.outBy] as Dismissal),
      },
      {
        id: 'pocket.out.pile',
        when: (s) => !s.saved,
        does: (s, g, p) => leaveForGood(s, g, p),
      },
      {
        id: 'pocket.ruling.second-out-same-over',
        only: (p) => p.secondOutSameOver === 'one-dismissal' && p.outCardTiming === 'deferred-to-scoring',
        when: (s) => !s.saved && s.outsDue + s.outCards.length > 0,
        does: (s) => {
          s.outsDue = 0;
          shorten(s.outCards, 0);
        },
      },
      {
        id: 'pocket.out.settled',
        does: (s) => {
          s.outOpen = false;
        },
      },
    ]),
    nextBatter(at),
  ]);

/** The outs of the over, in step 3. */
export const outsOfScoring = outWindow('');

/** The out of a card at once, in the standby, under that reading: the newcomer then faces the score card. */
export const outAtOnce = k.group('at-once', { only: (p) => p.outCardTiming === 'immediate' }, [
  outWindow('.at-once'),
  k.resolve('at-once.faces', [
    {
      id: 'pocket.ruling.out-card-timing',
      when: (s) => s.newcomer > 0,
      does: (s, g, p) => {
        g.striker = s.newcomer;
        s.newcomer = 0;
        if (p.rankLimits === 'clamp-each-step') stepsOfNewcomer(s, p);
      },
    },
  ]),
]);

/** An Out card: its out is pending. */
export const outIsPending = k.rule({
  id: 'pocket.out.card',
  when: (s, _g, p) => p.cards.out[s.announced] === 1,
  does: (s) => {
    s.outCards.push(s.announced);
  },
});

/** Outs. */
export const outWords = {
  'pocket.out.card': {
    title: 'An Out card removes the batter',
    kind: 'applied',
    source: 'Examples, Out Cards',
    text: 'An Out card removes the active batter for that innings.',
    parameters: ['outCardTiming'],
  },
  'pocket.out.pile': {
    title: 'A batter who is out cannot come back in the innings',
    kind: 'applied',
    source: 'Examples, Out Cards',
    text: 'A dismissed batter is put on the out pile, and cannot be used for the rest of that innings.',
  },
  'pocket.out.settled': {
    title: 'One out is settled before the next',
    kind: 'applied',
    source: 'Examples, Out Cards',
    text: 'A pending out is settled one way or the other before the next one is looked at.',
  },
  'pocket.out.unless': {
    title: 'What can stop an out',
    kind: 'applied',
    source: 'Examples, Out Cards',
    text: 'The out takes effect unless an out-negating chance card is used or the batter was defensive and the batting side called the coin right.',
  },
} as const satisfies SectionWords;

export const outRulings = k.readings({
  'pocket.ruling.coin-optional': {
    automatic: [],
    'always-offered': (a) =>
      ['call', 'call.at-once'].map((id) =>
        a.wrapStep(id, (step) =>
          step.kind === 'decision' ? { ...step, domain: oneOf('heads', 'tails', 'decline') } : step,
        ),
      ),
  },
  'pocket.ruling.coin-before-card': 'words',
  'pocket.ruling.coin-for-both-outs': 'words',
  'pocket.ruling.out-window': 'words',
  'pocket.ruling.out-card-timing': 'words',
  'pocket.ruling.second-out-same-over': 'words',
  'pocket.ruling.negate-and-score-out': { ...k.words('negateAndScoreOut'), 'negate-in-standby-beforehand': null },
});

export const outRulingWords = {
  'pocket.ruling.coin-optional': {
    title: 'Must the coin be called?',
    question: 'Must the coin be called?',
    readings: {
      automatic: {
        text: 'The coin is called for each out.',
      },
      'always-offered': {
        text: 'The batting side may decline.',
      },
    },
    standard: 'automatic',
    reason: 'Calling costs nothing, so a refusal is not needed.',
  },
  'pocket.ruling.coin-call-time': {
    title: 'When the coin is called',
    question: 'Is the call made before the flip?',
    readings: {
      before: {
        text: 'Yes: the call is fixed before the coin falls.',
      },
    },
    standard: 'before',
    reason: 'A call afterwards would be none.',
  },
  'pocket.ruling.coin-before-card': {
    title: 'The coin or a card first',
    question: 'The coin and a card may both cancel an out: which comes first?',
    readings: {
      'coin-first': {
        text: 'The coin, then cards if the call failed.',
      },
      'card-first': {
        text: 'Cards, then the coin.',
      },
      'batting-side-chooses': {
        text: 'The batting side says.',
      },
    },
    standard: 'coin-first',
    reason: 'No card is wasted.',
  },
  'pocket.ruling.coin-for-both-outs': {
    title: 'One coin for two outs, or two',
    question: 'Two outs in one over: one coin or two?',
    readings: {
      'separate-coins': {
        text: 'A coin for each.',
      },
      'one-coin': {
        text: 'One coin for all outs of the over.',
      },
    },
    standard: 'separate-coins',
    reason: 'Once per out is explicit.',
  },
  'pocket.ruling.out-window': {
    title: 'When a card that cancels an out is played',
    question: 'When is a card played that cancels an out?',
    readings: {
      'when-out-is-pending': {
        text: 'In step 3, when the coin failed or is not to be had.',
      },
      'standby-beforehand': {
        text: 'In the 1st Standby; it cancels the next out of the over.',
      },
    },
    standard: 'when-out-is-pending',
    reason: 'Nobody cancels what may not come.',
  },
  'pocket.ruling.out-card-timing': {
    title: 'When an Out card takes effect',
    question: 'An Out card is played in the 1st Standby: when is the batter out?',
    readings: {
      'deferred-to-scoring': {
        text: 'With step 3.',
      },
      immediate: {
        text: 'At once: a newcomer faces the score card.',
      },
    },
    standard: 'deferred-to-scoring',
    reason: 'One batter per over, all outs treated alike, and the score counts first.',
  },
  'pocket.ruling.second-out-same-over': {
    title: 'The second out of an over',
    question: 'Two outs of one over are not saved: what of the second?',
    readings: {
      'one-dismissal': {
        text: 'It lapses: outs name the active batter, who has gone.',
      },
      'next-batter-out-too': {
        text: 'The newcomer is out, too.',
      },
    },
    standard: 'one-dismissal',
    reason: 'Outs name the active batter.',
  },
  'pocket.ruling.negate-and-score-out': {
    title: 'May a Negate stop an out of the score card?',
    question: 'A negate card can stop the out of a score card, but Negates answer chance cards only. How?',
    readings: {
      'two-kinds': {
        text: 'Negates answer chance cards; saves cancel pending outs of both kinds.',
      },
      'never-on-score-card': {
        text: 'Saves cancel the outs of Out cards only.',
      },
      'negate-in-standby-beforehand': {
        text: 'It is played in the standby, beforehand.',
        unbuilt: 'That is pocket.ruling.out-window=standby-beforehand.',
      },
    },
    standard: 'two-kinds',
    reason: 'It fulfils both sentences.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
