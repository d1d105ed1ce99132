import type { Seat, SectionWords } from '@howzat/core/author';
import { kindNumber } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { takeOne } from './hands.js';
import { cardsOfSide } from './play-domain.js';
import { type Moment, pay, priceOf } from './playable.js';
import { fullScoreDeck } from './scoring.js';

/** 2. 1st Standby Phase: the windows in which chance cards are played and answered (P1 to P15). */

const { equip } = kindNumber;

/** Who may answer the top of the chain: the side that did not play it. 0 the batting side, 1 the bowling side. */
export function answerer(s: State): number {
  return s.chain.length % 2 === 1 ? 1 - s.chainBy : s.chainBy;
}

/** What the other side reads. */
const notYourTurn = { message: 'Not your turn to play.', rule: 'pocket.standby1.order' } as const;

export const seatOf = (side: number, g: Cricket): Seat => (side === 0 ? g.batting : g.batting === 0 ? 1 : 0);

/** What a player reads who wants to play while no card can be played. */
export function noPlays(_s: State, g: Cricket): string | null {
  if (g.result !== null) return 'The match is over.';
  return 'No cards can be played now.';
}

/** Takes a card that is shown out of the hand of its side. */
export function leaveHand(s: PocketState, side: number, card: number): void {
  if (side === 0) {
    takeOne(s.batterHand, card);
    s.batterHeld--;
  } else {
    takeOne(s.bowlerHand, card);
    s.bowlerHeld--;
  }
}

/** Takes an announced card out of the hand and lays it on the chain. */
export function announce(s: PocketState, side: number, card: number): void {
  leaveHand(s, side, card);
  s.chain.push(card);
  s.answering = true;
}

/** Puts a card on the discards of its side; its colour says whose it is. */
function discard(s: PocketState, p: Parameters, card: number): void {
  const blue = p.cards.blue[card] === 1;
  if (p.usedCards === 'discard-face-up') {
    if (blue) s.bowlerPlayed.push(card);
    else s.batterPlayed.push(card);
  } else if (blue) {
    s.bowlerUnder.push(card);
    s.bowlerLeft++;
  } else {
    s.batterUnder.push(card);
    s.batterLeft++;
  }
}

/**
 * P4 and P5: the opponent may answer the top card with a Negate, until one side passes. It is asked whether it holds one
 * or not; only a side without cards, which all can see, is passed over.
 */
export const answering = <const At extends string>(at: At) =>
  k.repeat(`answers${at}`, { while: (s) => s.answering }, [
    k.decision(`answer${at}`, {
      by: (s, g) => seatOf(answerer(s), g),
      when: (s) => ((s.chain.length % 2 === 1 ? 1 - s.chainBy : s.chainBy) === 0 ? s.batterHeld > 0 : s.bowlerHeld > 0),
      domain: cardsOfSide(answerer, 'answer'),
      closed: noPlays,
      others: notYourTurn,
      take: (s, choice) => {
        s.reply = choice === 'pass' ? 0 : choice;
      },
    }),
    k.resolve(`answered${at}`, [
      {
        id: 'pocket.ruling.negate-timing',
        when: (s) => s.reply === 0,
        does: (s) => {
          s.answering = false;
        },
      },
      {
        id: 'pocket.negate.after',
        when: (s) => s.reply > 0,
        does: (s, _g, p) => {
          const price = priceOf(s.reply, p);
          if (price > 0) payForReply(s, p, price);
          announce(s, answerer(s), s.reply);
          s.reply = 0;
        },
      },
    ]),
  ]);

/** A Negate is paid for at once; the price of the lowest card stays the one that is remembered. */
function payForReply(s: PocketState, p: Parameters, price: number): void {
  const { paid, payer } = s;
  pay(s, p, price);
  s.paid = paid;
  s.payer = payer;
}

/** The first priority of the standby; and a score deck for the over, which no match of twenty overs lacks. */
export const opensStandby = k.resolve('standby.open', [
  {
    id: 'pocket.ruling.score-deck-empty',
    when: (s) => s.scoreDeck.length === 0,
    does: (s, _g, p) => {
      s.scoreDeck = fullScoreDeck(p);
    },
  },
  {
    id: 'pocket.standby1.order',
    does: (s, _g, p) => {
      s.priority = p.firstPriority === 'batting-first' ? 0 : 1;
    },
  },
]);

/** P2: the side with priority plays a card or passes. `at` keeps the two standbys apart. */
export const playCard = <const At extends string>(at: At, moment: Moment) =>
  k.decision(`play${at}`, {
    rule: 'pocket.standby1.if-you-can',
    by: (s, g) => seatOf(s.priority, g),
    when: (s) => (s.priority === 0 ? s.batterHeld > 0 : s.bowlerHeld > 0),
    domain: cardsOfSide((s) => s.priority, moment),
    closed: noPlays,
    others: notYourTurn,
    take: (s, choice) => {
      s.announced = choice === 'pass' ? 0 : choice;
    },
  });

/** P3 and P7: the card is paid and shown, or two passes in a row close the standby. */
export const announced = k.resolve('announce', [
  {
    id: 'pocket.ruling.priority-protocol',
    when: (s) => s.announced === 0,
    does: (s) => {
      s.passes += 1;
      s.priority = 1 - s.priority;
    },
  },
  {
    id: 'pocket.chance.cost',
    when: (s, _g, p) => s.announced > 0 && (p.cards.cost[s.announced] as number) > 0,
    does: (s, _g, p) => pay(s, p, priceOf(s.announced, p)),
  },
  {
    id: 'pocket.chance.free',
    when: (s, _g, p) => s.announced > 0 && p.cards.cost[s.announced] === 0,
    does: (s) => {
      s.paid = 0;
    },
  },
  {
    id: 'pocket.equip.no-repeat',
    only: (p) => p.equipIdentity === 'by-name',
    when: (s, _g, p) => s.announced > 0 && p.cards.kind[s.announced] === equip,
    does: (s) => {
      s.equipsUsed.push(s.announced);
    },
  },
  {
    id: 'pocket.standby1.play',
    when: (s) => s.announced > 0,
    does: (s, _g, p) => lay(s, p),
  },
]);

/** Lays the announced card on the table, as the first of a chain. */
function lay(s: PocketState, p: Parameters): void {
  if (p.priorityProtocol === 'alternating-windows') s.passes = 0;
  if (s.priority === 0) s.batterPlays++;
  else s.bowlerPlays++;
  s.chainBy = s.priority;
  // where both lay a card at once, it left the hand when it was shown
  if (!together(p)) leaveHand(s, s.priority, s.announced);
  s.chain.push(s.announced);
  s.answering = true;
}

/** Do both sides choose a card at the same time? */
function together(p: Parameters): boolean {
  return p.priorityProtocol === 'simultaneous' || p.priorityProtocol === 'real-time-first';
}

/** What becomes of a chain that has been closed: it resolves from the top down. */
export const closeChain = (at: string) =>
  k.resolve(
    `chain${at}`,
    [
      {
        id: 'pocket.negate.cancel',
        when: (s) => s.chain.length % 2 === 0,
        does: (s) => {
          s.announced = 0;
        },
      },
      {
        id: 'pocket.ruling.comfort-spent-when',
        only: (p) => p.comfortSpentWhen === 'refund-if-negated',
        when: (s) => s.announced === 0 && s.paid > 0,
        does: (s) => refund(s),
      },
      {
        id: 'pocket.ruling.equip-negated-counts',
        only: (p) => p.equipNegatedCounts === 'may-retry',
        when: (s, _g, p) => s.announced === 0 && p.cards.kind[s.chain[0] as number] === equip,
        does: (s) => {
          s.equipsUsed.pop();
        },
      },
      {
        id: 'pocket.negate.discard',
        when: (s) => s.chain.length > 1,
        does: (s, _g, p) => {
          for (let i = 0; i < s.chain.length; i++) discard(s, p, s.chain[i] as number);
        },
      },
      {
        id: 'pocket.ruling.used-cards',
        when: (s) => s.chain.length === 1,
        does: (s, _g, p) => discard(s, p, s.chain[0] as number),
      },
    ],
    { when: (s) => s.chain.length > 0 },
  );

function refund(s: PocketState): void {
  if (s.payer === 0) s.pool += s.paid;
  else s.comfort[s.payer] = (s.comfort[s.payer] as number) + s.paid;
}

/** P6: after the chain, priority goes to the opponent of the side that began it. */
export const priorityPasses = k.resolve(
  'priority',
  [
    {
      id: 'pocket.ruling.priority-protocol',
      does: (s, _g, p) => nextPriority(s, p),
    },
  ],
  { when: (s) => s.chain.length > 0 },
);

function nextPriority(s: PocketState, p: Parameters): void {
  s.chain = [];
  s.announced = 0;
  if (p.priorityProtocol === 'alternating-windows') s.priority = 1 - s.chainBy;
}

/** The 1st Standby, and reading chance cards. */
export const standbyWords = {
  'pocket.chance.blue-side': {
    kind: 'data',
    source: 'Chance Cards',
    text: 'Only the bowling side uses the chance cards with a blue back.',
  },
  'pocket.chance.pink-side': {
    kind: 'data',
    source: 'Chance Cards',
    text: 'Only the batting side uses the chance cards with a pink back.',
  },
  'pocket.chance.cost': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'The number of dots at the left of a chance card is its price in comfort points.',
    parameters: ['comfortOwner', 'comfortPayer', 'equipCost'],
  },
  'pocket.chance.free': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card without dots costs no comfort points.',
  },
  'pocket.standby1.play': {
    kind: 'applied',
    source: '2. 1st Standby Phase',
    text: 'Chance cards whose requirements are met can be played now.',
    parameters: ['mayOrMust', 'playsPerOver'],
  },
  'pocket.standby1.order': {
    kind: 'applied',
    source: '2. 1st Standby Phase; Examples, The flow of chance cards',
    text: 'The batting side usually plays first, but no order of play is prescribed: it has the first priority, and priority then goes to and fro.',
    parameters: ['firstPriority', 'priorityProtocol'],
  },
  'pocket.standby1.if-you-can': {
    kind: 'applied',
    source: 'Examples, The flow of chance cards',
    text: 'Any card in hand can be played if its requirements are met and the opponent has not used a card that expressly forbids that card or type of card.',
    parameters: ['lockScope'],
  },
  'pocket.negate.cancel': {
    kind: 'applied',
    source: 'Examples, Negate Cards',
    text: 'A Negate card cancels the effect of certain chance cards.',
    parameters: ['negateTarget', 'negateOfNegate'],
  },
  'pocket.negate.after': {
    kind: 'applied',
    source: 'Examples, Negate Cards',
    text: 'A Negate card is playable only in answer to a chance card used before it.',
  },
  'pocket.negate.discard': {
    kind: 'applied',
    source: 'Examples, Negate Cards',
    text: 'The cancelled card and the Negate card are both discarded.',
  },
} as const satisfies SectionWords;
