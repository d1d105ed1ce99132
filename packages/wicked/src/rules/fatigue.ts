import {
  anyOf,
  type Closed,
  oneOf,
  otherSeat,
  type Refusal,
  type RulingWords,
  type SectionWords,
} from '@howzat/core/author';
import { bitOf, cardOf, cardOrNobody, cardsIn } from '../components/cards.js';
import { deckSize } from '../components/set.js';
import { type Cricket, k, type Seen, type WickedParams, type WickedState } from '../kit.js';
import { bowlingDeck, show } from './setup/sides.js';

/** The cards of the bowling side's lineup that may bowl at all. */
export function mayBowl(s: Seen, g: Cricket, p: WickedParams): number {
  return p.bowlersOnly ? s.bowlingLineup & p.table.bowlers[bowlingDeck(s, g) as 0 | 1] : s.bowlingLineup;
}

/** The card at the end where the marker lies, and at the other one. */
function hereBowls(s: Seen): number {
  return s.marker === 0 ? s.northBowler : s.southBowler;
}
function thereBowls(s: Seen): number {
  return s.marker === 0 ? s.southBowler : s.northBowler;
}

function putHere(s: WickedState, card: number, g: Cricket): void {
  if (s.marker === 0) s.northBowler = card;
  else s.southBowler = card;
  show(s, otherSeat(g.batting), card);
}

/** The cards that may take this end, to bowl over `over` of the innings next. */
function fresh(s: Seen, g: Cricket, p: WickedParams, over: number): number {
  let mask = mayBowl(s, g, p) & ~bitOf(thereBowls(s));
  // Stryker disable next-line EqualityOperator: behind the last card there is none that rests
  for (let i = 0; i < deckSize; i++) if ((s.backIn[i] as number) > over) mask &= ~(1 << i);
  return mask;
}

/** The over that the end will bowl next: the one after the next, where the question is put at the end of an over. */
function nextHere(g: Cricket, p: Pick<WickedParams, 'replacement' | 'tiredAt'>): number {
  return g.overs + (p.tiredAt === 'before-its-next-over' || p.replacement === 'choose-at-next-own-over' ? 1 : 2);
}

function freshNow(s: Seen, g: Cricket, p: WickedParams): number {
  return fresh(s, g, p, nextHere(g, p));
}

function cannotBowl(card: number, s: Seen, g: Cricket, p: WickedParams): Refusal {
  if ((s.bowlingLineup & bitOf(card)) === 0)
    return { message: 'That card was not picked for the lineup.', rule: 'wicked.setup.unpicked-out' };
  if (card === thereBowls(s))
    return { message: 'Already bowling from the other end.', rule: 'wicked.over.alternate-bowlers' };
  const back = s.backIn[(card - 1) % deckSize] as number;
  if (back > 0) return { message: `Resting until over ${back}.`, rule: 'wicked.fatigue.five-rest' };
  if ((mayBowl(s, g, p) & bitOf(card)) === 0)
    return { message: 'Only bowlers and all-rounders bowl.', rule: 'wicked.ruling.who-may-bowl' };
  return { message: 'Bowling from this end already.', rule: 'wicked.ruling.voluntary-change' };
}

// — step 17: the counter, and the rest —

const counter = k.rule({
  id: 'wicked.fatigue.counter',
  does: (s, g) => {
    const at = (g.bowler - 1) % 18;
    s.counters[at] = (s.counters[at] as number) + 1;
    s.countersHeld = s.countersHeld - 1;
  },
});

/** The bowler at the marker leaves: their counters go back, and they are out of play for some overs of the innings. */
function rests(s: WickedState, g: Cricket, p: WickedParams): void {
  const card = hereBowls(s);
  const at = (card - 1) % deckSize;
  s.countersHeld += s.counters[at] as number;
  s.counters[at] = 0;
  // of the overs at one end every second one is of the innings
  s.backIn[at] = g.overs + 1 + (p.restCount === 'own-end-overs' ? 2 * p.rest : p.rest);
  s.tired = card;
  if (s.marker === 0) s.northBowler = 0;
  else s.southBowler = 0;
}

function isTired(s: Seen, p: Pick<WickedParams, 'spell'>): boolean {
  const card = hereBowls(s);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: nobody has no counters either
  return card > 0 && (s.counters[(card - 1) % deckSize] as number) >= p.spell;
}

/** At the end of an over: the counter, and a rest for the fifth. */
export const fatigue = k.resolve(
  'fatigue',
  [
    counter,
    {
      id: 'wicked.fatigue.five-rest',
      only: (p) => p.tiredAt === 'end-of-that-over',
      when: (s, g, p) => (s.counters[(g.bowler - 1) % 18] as number) >= p.spell,
      does: (s, g, p) => rests(s, g, p),
    },
  ],
  { when: (_s, g, p) => !g.inningsEnded || p.stepOrder === 'restored' },
);

/** Where a bowler goes on until their end is due again, the rest at the beginning of that over. */
export const tiredLate = k.resolve(
  'fatigue.late',
  [
    {
      id: 'wicked.fatigue.five-rest',
      only: (p) => p.tiredAt === 'before-its-next-over',
      does: (s, g, p) => rests(s, g, p),
    },
  ],
  { when: isTiredHere },
);

function isTiredHere(s: Seen, _g: Cricket, p: WickedParams): boolean {
  return isTired(s, p);
}

// — the replacement —

/** Who tired at this end: the last who had to rest or, where the other end is vacant too, the one who left an over before. */
function tiredHere(s: Seen, g: Cricket): number {
  if (thereBowls(s) > 0) return s.tired;
  const back = (s.backIn[(s.tired - 1) % deckSize] as number) - 1;
  return deckSize * bowlingDeck(s, g) + s.backIn.indexOf(back) + 1;
}

/** With nobody fresh, one must come back: who has rested longest, or the one who just tired goes on. */
const nobodyFresh = k.rule({
  id: 'wicked.ruling.no-bowler-available',
  when: (s, g, p) => freshNow(s, g, p) === 0,
  does: (s, g, p) => {
    let back = 0;
    if (p.nobodyFresh === 'exempt') back = tiredHere(s, g);
    else {
      let soonest = Number.POSITIVE_INFINITY;
      for (const card of cardsIn(mayBowl(s, g, p), bowlingDeck(s, g))) {
        const over = s.backIn[(card - 1) % deckSize] as number;
        if (card === thereBowls(s)) continue;
        // Stryker disable next-line EqualityOperator: no two cards left after the same over
        if (over < soonest) {
          soonest = over;
          back = card;
        }
      }
    }
    // Stryker disable next-line ConditionalExpression,EqualityOperator: somebody is found, unless a house rule leaves nobody who may bowl
    if (back > 0) s.backIn[(back - 1) % deckSize] = 0;
  },
});

/** A card that has rested comes back without a counter, and need not rest any more. */
const returns = k.rule({
  id: 'wicked.fatigue.return',
  when: (s) => (s.backIn[(hereBowls(s) - 1) % deckSize] as number) > 0,
  does: (s) => {
    s.backIn[(hereBowls(s) - 1) % deckSize] = 0;
  },
});

const onlyTired = (_s: Seen, g: Cricket): Closed =>
  g.result === null && g.innings > 0
    ? { message: 'A bowler is changed only when tired (5 counters).', rule: 'wicked.ruling.voluntary-change' }
    : null;

/** The steps that fill a vacant end. `at` keeps those at the end of an over and those at the beginning apart. */
const replacementSteps = <const At extends string>(at: At) =>
  [
    k.resolve(`nobody-fresh${at}`, [nobodyFresh]),
    k.decision(`replacement-bowler${at}`, {
      rule: 'wicked.ruling.fatigue-replacement',
      only: (p) => p.replacement !== 'random',
      by: 'bowling',
      domain: cardOf({ deck: bowlingDeck, mask: freshNow, whyNot: cannotBowl }),
      closed: onlyTired,
      others: { message: 'Only the bowling side changes its bowlers.', rule: 'wicked.ruling.fatigue-replacement' },
      take: (s, card, g) => putHere(s, card, g),
    }),
    k.chance(`replacement-bowler${at}.drawn`, {
      rule: 'wicked.ruling.fatigue-replacement',
      only: (p) => p.replacement === 'random',
      how: 'deal',
      stream: 'replacement-bowler.drawn',
      of: anyOf<WickedState, WickedParams, number>((s, g, p) => cardsIn(freshNow(s, g, p), bowlingDeck(s, g))),
      take: (s, card, g) => putHere(s, card, g),
    }),
    k.resolve(`back${at}`, [returns]),
    k.decision(`replacement-end${at}`, {
      rule: 'wicked.ruling.fatigue-end',
      only: (p) => p.freeEnd,
      by: 'bowling',
      domain: oneOf('same end', 'other end'),
      take: (s, choice) => {
        if (choice === 'other end') [s.northBowler, s.southBowler] = [s.southBowler, s.northBowler];
      },
    }),
  ] as const;

/** At the end of the over, for the bowler who tired in it. */
export const replacement = k.group(
  'replacement',
  {
    // Stryker disable next-line ConditionalExpression: a bowler who goes on until their next over leaves no end vacant here
    only: (p) => p.tiredAt === 'end-of-that-over' && p.replacement !== 'choose-at-next-own-over',
    when: (s) => hereBowls(s) === 0,
  },
  replacementSteps(''),
);

/** At the beginning of the over that the vacant end bowls. */
export const replacementLate = k.group(
  'replacement.late',
  {
    // Stryker disable next-line ArrowFunction,ConditionalExpression: under the other readings no end is vacant here
    only: (p) => p.tiredAt === 'before-its-next-over' || p.replacement === 'choose-at-next-own-over',
    when: (s) => hereBowls(s) === 0,
  },
  replacementSteps('.late'),
);

// — changes of one's own will —

function mayComeOn(s: Seen, g: Cricket, p: WickedParams): number {
  const mask = fresh(s, g, p, g.overs + 1) & ~bitOf(hereBowls(s));
  if (p.freeChange) return mask;
  let rested = 0;
  // Stryker disable next-line EqualityOperator: behind the last card there is none that rests
  for (let i = 0; i < deckSize; i++) if ((s.backIn[i] as number) > 0) rested |= 1 << i;
  return mask & rested;
}

/** Another bowler for the end that is due, tired or not. Nobody means that the one who is there goes on. */
export const change = k.group(
  'change',
  {
    only: (p) => p.freeChange || p.returnAtWill,
    when: (s, g, p) => g.overs > 0 && !g.declared && mayComeOn(s, g, p) !== 0,
  },
  [
    k.decision('bowling-change', {
      rule: 'wicked.ruling.voluntary-change',
      by: 'bowling',
      domain: cardOrNobody({ deck: bowlingDeck, mask: mayComeOn, whyNot: cannotBowl }),
      closed: (s, g, p) => (p.freeChange ? null : onlyTired(s, g)),
      others: { message: 'Only the bowling side changes its bowlers.', rule: 'wicked.ruling.voluntary-change' },
      take: (s, card, g) => {
        if (card !== null) putHere(s, card, g);
      },
    }),
    k.resolve('back.changed', [returns]),
  ],
);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const fatigueRulings = k.readings({
  'wicked.ruling.fatigue-replacement': {
    'captain-chooses-now': [],
    'choose-at-next-own-over': (a) => [a.set('replacement', 'choose-at-next-own-over')],
    random: (a) => [a.set('replacement', 'random')],
  },
  'wicked.ruling.fatigue-end': { 'same-end': [], 'free-end': (a) => [a.set('freeEnd', true)] },
  'wicked.ruling.fatigue-moment': {
    'end-of-that-over': [],
    'before-its-next-over': (a) => [a.set('tiredAt', 'before-its-next-over')],
  },
  'wicked.ruling.rest-count': { 'innings-overs': [], 'own-end-overs': (a) => [a.set('restCount', 'own-end-overs')] },
  'wicked.ruling.return-slot': { 'only-into-a-vacancy': [], 'replace-at-will': (a) => [a.set('returnAtWill', true)] },
  'wicked.ruling.voluntary-change': { 'forced-only': [], 'free-change': (a) => [a.set('freeChange', true)] },
  'wicked.ruling.who-may-bowl': { 'any-lineup-card': [], 'bowlers-only': (a) => [a.set('bowlersOnly', true)] },
  'wicked.ruling.no-bowler-available': {
    'longest-rested-returns': [],
    exempt: (a) => [a.set('nobodyFresh', 'exempt')],
  },
});

/** Fatigue, step 17. */
export const fatigueWords: SectionWords = {
  'wicked.fatigue.counter': {
    title: 'A bowler gets a fatigue counter for every over',
    kind: 'applied',
    source: 'Ending an Over, step 17',
    text: 'At the end of the over the bowling captain puts one fatigue counter on the card that bowled it.',
  },
  'wicked.fatigue.five-rest': {
    title: 'Five fatigue counters: the bowler must rest',
    kind: 'applied',
    source: 'Ending an Over, step 17',
    text: 'A card with 5 counters is taken out of play for at least three overs.',
    parameters: ['spell', 'rest', 'restCount', 'tiredAt', 'replacement', 'freeEnd'],
  },
  'wicked.fatigue.return': {
    title: 'How long a tired bowler rests: three overs',
    kind: 'applied',
    source: 'Ending an Over, step 17',
    text: 'After three overs the card may come back, with zero counters.',
    parameters: ['returnAtWill', 'nobodyFresh'],
  },
};

/** Fatigue, step 17: the open questions in words. */
export const fatigueRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.fatigue-replacement': {
    title: 'Who bowls for a bowler who must rest',
    question: 'A tired bowler leaves, and nobody is named in their place. Who bowls next?',
    readings: {
      'captain-chooses-now': { text: 'The captain chooses at once among cards that are neither active nor resting.' },
      'choose-at-next-own-over': { text: 'The captain chooses when that end is due again.' },
      random: { text: 'A card is drawn.' },
    },
    standard: 'captain-chooses-now',
    reason: 'Both bowling positions are then filled in every over.',
  },
  'wicked.ruling.fatigue-end': {
    title: 'Which end the new bowler takes',
    question: 'Which end does the replacement take?',
    readings: {
      'same-end': { text: 'The end that is vacant.' },
      'free-end': { text: 'The captain may exchange the two ends then.' },
    },
    standard: 'same-end',
    reason: 'The other bowler is due next and stays.',
  },
  'wicked.ruling.fatigue-moment': {
    title: 'When a tired bowler leaves',
    question: 'The card is removed after it has five counters: at once, or when its end is next due?',
    readings: {
      'end-of-that-over': { text: 'At the end of that over.' },
      'before-its-next-over': { text: 'When its end is next due; the rest is counted from there.' },
    },
    standard: 'end-of-that-over',
    reason: 'The counter is placed at the end of the over and the rest is counted from there.',
  },
  'wicked.ruling.rest-count': {
    title: 'How the three overs of rest are counted',
    question: '"At least three overs": overs of the innings, or overs at that end?',
    readings: {
      'innings-overs': {
        text: 'Removed at the end of over n, it rests in n + 1, n + 2 and n + 3 and is available for over n + 4 on.',
      },
      'own-end-overs': { text: 'It rests for three overs at its end, which are six of the innings.' },
    },
    standard: 'innings-overs',
    reason: 'An over without more words is one of the innings.',
  },
  'wicked.ruling.return-slot': {
    title: 'When a rested bowler may come back',
    question: 'A rested bowler "may re-enter", but both places are taken. When?',
    readings: {
      'only-into-a-vacancy': { text: 'When another bowler must rest.' },
      'replace-at-will': { text: 'Between overs, for the bowler whose end is due.' },
    },
    standard: 'only-into-a-vacancy',
    reason: 'Nothing takes a bowler off who is not tired.',
  },
  'wicked.ruling.voluntary-change': {
    title: 'May a bowler be changed who is not tired?',
    question: 'Nothing allows or forbids a captain to change a bowler who is not tired. May they?',
    readings: {
      'forced-only': { text: 'A bowler is changed only when tired.' },
      'free-change': {
        text: 'Between overs, for the end that is due, by any card that is neither at the other end nor resting. Counters stay on the replaced card.',
      },
    },
    standard: 'forced-only',
    reason: 'Strict text and the counter supply agree.',
  },
  'wicked.ruling.counters-return': {
    title: 'When counters come off a resting bowler',
    question: 'Counters of a resting card: back at once, or kept through the rest?',
    readings: {
      'return-at-removal': { text: 'They go back to the captain when the card leaves.' },
      'keep-until-return': {
        text: 'They stay on the card until it returns.',
        unbuilt: 'With 10 counters that leaves none from over 11 on; over 11 would need an eleventh.',
      },
    },
    standard: 'return-at-removal',
    reason: 'Ten counters then suffice for all fifty overs.',
  },
  'wicked.ruling.counter-supply': {
    title: 'Are there only ten fatigue counters?',
    question: 'Is 10 a hard limit?',
    readings: {
      'bookkeeping-only': { text: 'Counters count; with more needed than there are, anything will do for one.' },
      'hard-limit': {
        text: 'There are no more.',
        unbuilt:
          'Never more than 9 lie on cards under the other defaults, and what a bowler without a counter would do is not said.',
      },
    },
    standard: 'bookkeeping-only',
    reason: 'Under the other defaults never more than 9 counters lie on cards at once, so the limit cannot bind.',
  },
  'wicked.ruling.who-may-bowl': {
    title: 'Which cricketers may bowl',
    question: 'Any lineup card, or only bowlers?',
    readings: {
      'any-lineup-card': { text: 'Any card of the lineup.' },
      'bowlers-only': { text: 'Bowlers and all-rounders.' },
    },
    standard: 'any-lineup-card',
    reason: 'Nothing in the rules refers to roles; every card therefore carries a bowling chart.',
  },
  'wicked.ruling.no-bowler-available': {
    title: 'Every bowler is resting',
    question: 'What if all cards rest? With eleven who may bowl it cannot happen; with `bowlers-only` it can.',
    readings: {
      'longest-rested-returns': { text: 'The card that has rested longest comes back with zero counters.' },
      exempt: { text: 'The bowler who is tired bowls on with zero counters.' },
    },
    standard: 'longest-rested-returns',
    reason: 'It guarantees progress.',
  },
  'wicked.ruling.fatigue-last-over': {
    title: 'A fifth counter in the last over',
    question: 'What of a 5th counter in the over that ends the innings?',
    readings: {
      ignored: { text: 'It is not placed.' },
      applied: { text: 'The card rests.', unbuilt: 'The side bowls only one innings, so nothing follows from it.' },
    },
    standard: 'ignored',
    reason: 'The side bowls only one innings.',
  },
};
