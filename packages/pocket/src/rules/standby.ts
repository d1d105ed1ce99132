import type { RulingWords, SectionWords } from '@howzat/core/author';
import { kindNumber } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { answerer, discard, leaveHand, seatOf } from './chain.js';
import { isFree, isPaid } from './chance.js';
import { equipIsUsed } from './equip.js';
import { chainIsDiscarded, isCancelled, negateAnswers } from './negate.js';
import { cardsOfSide } from './play-domain.js';
import type { Moment } from './playable.js';
import { fullScoreDeck } from './score.js';

/** 2. 1st Standby Phase: the windows in which chance cards are played and answered (P1 to P15). */

const { equip } = kindNumber;

/** What the other side reads. */
const notYourTurn = { message: 'Not your turn to play.', rule: 'pocket.standby1.order' } as const;

/** What a player reads who wants to play while no card can be played. */
export function noPlays(_s: State, g: Cricket): string | null {
  if (g.result !== null) return 'The match is over.';
  return 'No cards can be played now.';
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
      negateAnswers,
    ]),
  ]);

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
  isPaid,
  isFree,
  equipIsUsed,
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
      isCancelled,
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
      chainIsDiscarded,
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
  'pocket.standby1.play': {
    title: 'When chance cards are played',
    kind: 'applied',
    source: '2. 1st Standby Phase',
    text: 'Chance cards whose requirements are met can be played now.',
    parameters: ['mayOrMust', 'playsPerOver'],
  },
  'pocket.standby1.order': {
    title: 'Who plays a chance card first',
    kind: 'applied',
    source: '2. 1st Standby Phase; Examples, The flow of chance cards',
    text: 'The batting side usually plays first, but no order of play is prescribed: it has the first priority, and priority then goes to and fro.',
    parameters: ['firstPriority', 'priorityProtocol'],
  },
  'pocket.standby1.if-you-can': {
    title: 'Any card may be played if its requirements are met',
    kind: 'applied',
    source: 'Examples, The flow of chance cards',
    text: 'Any card in hand can be played if its requirements are met and the opponent has not used a card that expressly forbids that card or type of card.',
    parameters: ['lockScope'],
  },
} as const satisfies SectionWords;

export const standbyRulings = k.readings({
  'pocket.ruling.may-or-must': 'words',
  'pocket.ruling.plays-per-over': 'words',
  'pocket.opt.batting-plays-first': {
    'batting-first': [],
    'bowling-first': (a) => [a.set('firstPriority', 'bowling-first')],
  },
});

export const standbyRulingWords = {
  'pocket.ruling.may-or-must': {
    title: 'May a side pass, or must it play?',
    question: 'The technical rule is worded as an order to do what is possible, then explained as a permission. Which?',
    readings: {
      'may-play': {
        text: 'A side may pass.',
      },
      'must-play': {
        text: 'A side with priority plays while it holds a card that can be played.',
      },
    },
    standard: 'may-play',
    reason: 'The explanation prevails; a must would reveal hands.',
  },
  'pocket.ruling.plays-per-over': {
    title: 'How many cards a side plays in an over',
    question: 'How many cards may a side play in an over?',
    readings: {
      'no-limit': {
        text: 'As many as it can.',
      },
      one: {
        text: 'One, answers not counted.',
      },
    },
    standard: 'no-limit',
    reason: 'Hand, price and the Equip rule limit enough.',
  },
  'pocket.ruling.requirement-recheck': {
    title: 'Are requirements checked a second time?',
    question: 'Are requirements looked at again when a card takes effect?',
    readings: {
      'check-on-announcing-only': {
        text: 'No.',
      },
      recheck: {
        text: 'Yes.',
        unbuilt: 'Nothing but Negates comes between. It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'check-on-announcing-only',
    reason: 'Nothing but a Negate can intervene.',
  },
  'pocket.opt.batting-plays-first': {
    title: 'Which side may play first',
    question: 'Who has the first priority in the 1st Standby?',
    readings: {
      'batting-first': {
        text: 'The batting side, as is the custom.',
      },
      'bowling-first': {
        text: 'The bowling side.',
      },
    },
    standard: 'batting-first',
    reason: 'The custom has no force, and no harm.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
