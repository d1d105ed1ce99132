import { type Domain, type DomainSpec, oneOf, pick, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Card, cards } from '../components/cards.js';
import { type Cricket, k, limit, type Parameters, type State } from '../kit.js';
import { closedBy } from './closed.js';
import { isForced } from './economy.js';

/** Section 4.5: trap mode. */

const chosen = 'Choose two different trap values.';
const notAgreed = 'Traps are not agreed in this match.';
const noneChosen = 'No trap values were chosen.';
const alreadyUsed = 'The trap was already used.';
const notWhenForced = 'The trap cannot be used on a forced ball.';

/** Two different cards, named either way round; what is not that is refused in the words of the rulebook. */
const twoDifferent: Domain<readonly Card[]> = {
  kind: 'subsetOf',
  count: () => cards.length * (cards.length - 1),
  has: (choice): choice is readonly Card[] =>
    Array.isArray(choice) &&
    choice.length === 2 &&
    choice[0] !== choice[1] &&
    cards.includes(choice[0]) &&
    cards.includes(choice[1]),
  why: (choice) => (twoDifferent.has(choice) ? null : { message: chosen, rule: 'ccsl.ruling.trap-values' }),
  sample: (rng) => {
    const one = pick(rng, cards.length);
    const other = pick(rng, cards.length - 1);
    return [cards[one] as Card, cards[other < one ? other : other + 1] as Card];
  },
  describe: () => ({ kind: 'subsetOf', items: cards, size: 2 }),
  *[Symbol.iterator]() {
    for (const one of cards) for (const other of cards) if (one !== other) yield [one, other];
  },
};

const trapValues: DomainSpec<readonly Card[]> = {
  kind: 'subsetOf',
  live: () => twoDifferent,
  draw: (rng) => twoDifferent.sample(rng),
};

/** The values in ascending order, however they were named. */
function ordered(values: readonly Card[]): readonly Card[] {
  const [one, other] = values as readonly [Card, Card];
  return [Math.min(one, other) as Card, Math.max(one, other) as Card];
}

/** Whether the bowler wants trap values at all, where that is left to them. */
export const wantTraps = k.decision('want-traps', {
  only: (p) => p.trap && p.trapWaive === 'optional',
  by: 'bowling',
  domain: oneOf(true, false),
  take: (s, wants) => {
    s.trapsWaived = !wants;
  },
});

/** Why the values cannot be chosen now; for another innings after a tie a Super Over would have to be agreed. */
function trapsClosed(s: State, g: Cricket, p: Parameters): string | null {
  if (g.result?.kind === 'tie' && p.tieBreak !== 'super-over') return 'No Super Over was agreed.';
  if (g.result !== null) return 'The innings is over.';
  if (!p.trap) return notAgreed;
  if (s.trapsWaived) return noneChosen;
  return s.traps.length > 0 || g.ballNumber > 0 ? 'Trap values are fixed for the innings.' : null;
}

/** The bowler writes down the trap values before the first ball; the batter does not see them. */
export const chooseTraps = k.decision('choose-traps', {
  rule: 'ccsl.trap.select',
  only: (p) => p.trap,
  when: (s) => !s.trapsWaived,
  by: 'bowling',
  seenBy: 'own',
  keptIn: ['traps'],
  domain: trapValues,
  closed: trapsClosed,
  limits: [
    {
      id: 'ccsl.ruling.trap-values',
      only: (p) => p.trapValues === 'exclude-zero',
      forbids: (values) => values.includes(0),
      says: '0 cannot be a trap value.',
    },
    {
      id: 'ccsl.ruling.economy-trap',
      only: (p) => p.economyTrap === 'zero-one-not-both',
      forbids: (values) => values.includes(0) && values.includes(1),
      says: '0 and 1 cannot both be trap values.',
    },
  ],
  take: (s, values) => {
    s.traps = ordered(values);
  },
});

/** The same in the open, under that reading. */
const chooseTrapsOpenly = k.decision('choose-traps', {
  ...chooseTraps,
  seenBy: 'all',
  take: (s, values) => {
    s.traps = ordered(values);
    s.trapsOpen = s.traps;
  },
});

/** When a trap is not to be had on this ball. */
export const trapLimits = [
  limit<boolean>({
    id: 'ccsl.trap.select',
    only: (p) => !p.trap,
    forbids: (trap) => trap,
    says: notAgreed,
  }),
  limit<boolean>({
    id: 'ccsl.ruling.trap-duration',
    only: (p) => p.trap && p.trapDuration !== 'one-turn',
    forbids: (trap) => trap,
    says: 'The trap is set without being called.',
  }),
  limit<boolean>({
    id: 'ccsl.ruling.trap-secrecy',
    only: (p) => p.trap && p.trapDuration === 'one-turn' && p.trapAnnounced,
    forbids: (trap) => trap,
    says: 'The trap has to be announced before the cards are chosen.',
  }),
  limit<boolean>({
    id: 'ccsl.ruling.trap-waive',
    only: (p) => p.trap && p.trapWaive === 'optional',
    when: (s) => s.trapsWaived,
    forbids: (trap) => trap,
    says: noneChosen,
  }),
  limit<boolean>({
    id: 'ccsl.trap.once',
    only: (p) => p.trap && p.trapDuration === 'one-turn',
    when: (s) => s.trapUsed,
    forbids: (trap) => trap,
    says: alreadyUsed,
  }),
  limit<boolean>({
    id: 'ccsl.ruling.economy-trap',
    only: (p) => p.trap && p.economy && p.trapDuration === 'one-turn' && p.economyTrap === 'no-trap-on-forced',
    when: isForced,
    forbids: (trap) => trap,
    says: notWhenForced,
  }),
] as const;

/** The trap as an open announcement, under that reading. */
export const announceTrap = k.decision('announce-trap', {
  only: (p) => p.trap && p.trapDuration === 'one-turn' && p.trapAnnounced,
  when: (s, g, p) => !s.trapUsed && !s.trapsWaived && !(p.economyTrap === 'no-trap-on-forced' && isForced(s, g, p)),
  by: 'bowling',
  domain: oneOf(false, true),
  closed: closedBy((s, g, p) => {
    if (!p.trap) return notAgreed;
    if (s.trapsWaived) return noneChosen;
    if (s.trapUsed) return alreadyUsed;
    return p.economyTrap === 'no-trap-on-forced' && isForced(s, g, p) ? notWhenForced : null;
  }),
  take: (s, sets) => {
    if (!sets) return;
    s.trap = true;
    s.trapUsed = true;
  },
});

/** Is the card in a trap that counts on this ball? */
function isTrapped(s: State, g: Cricket, p: Parameters): boolean {
  return (
    s.traps.includes(s.card) &&
    !(p.economyTrap === 'no-trap-on-forced' && isForced(s, g, p)) &&
    !(p.hiddenOut === 'never' && s.hidden)
  );
}

/** OUT by a trap: at once, before anything else is looked at. */
export const trapIsOut = [
  k.rule({
    id: 'ccsl.trap.out',
    only: (p) => p.trap && p.trapDuration === 'one-turn',
    when: (s, g, p) => s.trap && isTrapped(s, g, p),
    does: (s, g) => {
      s.out = 'trap';
      s.trapsOpen = s.traps;
      g.outs = [{ how: 'lbw', batter: g.striker, fielder: null }];
    },
    final: true,
  }),
  k.rule({
    id: 'ccsl.trap.out',
    only: (p) => p.trap && p.trapDuration !== 'one-turn',
    when: (s, g, p) => !(s.trapUsed && p.trapDuration === 'until-it-fires') && isTrapped(s, g, p),
    does: (s, g) => {
      s.out = 'trap';
      s.trapUsed = true;
      s.trapsOpen = s.traps;
      g.outs = [{ how: 'lbw', batter: g.striker, fielder: null }];
    },
    final: true,
  }),
] as const;

/** After the innings the trap values are shown. */
export const showTraps = k.resolve('show-traps', [
  {
    id: 'ccsl.trap.shown',
    only: (p) => p.trap,
    // an innings that ends before its first ball tells nothing
    when: (_s, g) => g.balls > 0,
    does: (s) => {
      s.trapsShown = [...s.trapsShown, s.traps];
    },
  },
]);

export const trapWords = {
  'ccsl.trap.select': {
    title: 'The bowler chooses two secret trap values',
    kind: 'applied',
    source: '4.5',
    text: 'At the start of the innings the bowler chooses 2 different trap values, in secret; they are fixed for the innings.',
    parameters: ['trap', 'trapValues', 'trapWaive', 'trapAnnounced'],
  },
  'ccsl.trap.out': {
    title: 'Playing a trap value is out',
    kind: 'applied',
    source: '4.5',
    text: 'If the batter plays a trap value on the turn with the trap, they are OUT at once.',
    parameters: ['trapDuration'],
  },
  'ccsl.trap.once': {
    title: 'The trap is set once in an innings',
    kind: 'applied',
    source: '4.5',
    text: 'The trap may be used once in an innings, on one turn of the choice of the bowler, whether it catches anything or not.',
    parameters: ['trapDuration'],
  },
  'ccsl.trap.shown': {
    title: 'When the trap values are shown',
    kind: 'applied',
    source: '4.5',
    text: 'The trap values are shown when the batter has played one, and after the innings.',
    parameters: ['trapAnnounced'],
  },
} as const satisfies SectionWords;

export const trapRulings = k.readings({
  'ccsl.ruling.trap-duration': 'words',
  'ccsl.ruling.trap-secrecy': {
    'secret-values-secret-moment': [],
    'open-values': (a) => [a.replaceStep('choose-traps', chooseTrapsOpenly)],
    'open-moment': (a) => [a.set('trapAnnounced', true)],
  },
  'ccsl.ruling.trap-values': 'words',
  'ccsl.ruling.trap-waive': 'words',
});

export const trapRulingWords = {
  'ccsl.ruling.trap-duration': {
    title: 'On how many turns the trap is set',
    question: 'On how many turns is the trap set?',
    readings: {
      'one-turn': { text: 'On one turn that the bowler chooses.' },
      'until-it-fires': { text: 'On all turns until the first OUT by it.' },
      'whole-innings': { text: 'On all turns of the innings.' },
    },
    standard: 'one-turn',
    reason: 'The only reading in which "used once" limits anything and the batter keeps a choice.',
  },
  'ccsl.ruling.trap-secrecy': {
    title: 'What the batter knows of the trap',
    question: 'Are values and moment of the trap known?',
    readings: {
      'secret-values-secret-moment': { text: 'Neither.' },
      'open-values': { text: 'The values are.' },
      'open-moment': { text: 'The moment is: the trap is announced before the cards are chosen.' },
    },
    standard: 'secret-values-secret-moment',
    reason: 'The use is shown with the cards, the values on a hit or after the innings.',
  },
  'ccsl.ruling.trap-values': {
    title: 'Which values may be trap values',
    question: 'Which values?',
    readings: {
      'two-different-any': { text: 'Any two different ones.' },
      'exclude-zero': { text: 'Not the 0.' },
    },
    standard: 'two-different-any',
    reason: 'Two are chosen, and nothing excludes the 0; they are fixed before ball 1.',
  },
  'ccsl.ruling.trap-waive': {
    title: 'Must the bowler choose trap values?',
    question: 'Must the bowler choose trap values?',
    readings: {
      compulsory: { text: 'Yes.' },
      optional: { text: 'No.' },
    },
    standard: 'compulsory',
    reason: 'The choice is part of the start of the innings; the use is free.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
