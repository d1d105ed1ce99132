import type { RulingWords, SectionWords } from '@howzat/core/author';
import type { Card } from '../components/cards.js';
import { k, limit, type State } from '../kit.js';

/** Sections 3.1, 3.4 and 3.5: the power cards 4 and 6, their quota and the lock on the 6. */

// On a hidden card the limits do not hold where `hiddenLimits` leaves it free.

const isPower = (card: Card | 'pass'): boolean => card === 4 || card === 6;
const isSix = (card: Card | 'pass'): boolean => card === 6;
const isFour = (card: Card | 'pass'): boolean => card === 4;
const quotaSpent = 'You have played two power cards in this over.';

/** Power cards of the last five balls, which make six with the one that is to be played. */
function recentPower(s: State): number {
  return lastFive.filter((ball) => (s.powerRecent & ball) !== 0).length;
}

/** The last five balls as bits, the latest first. */
const lastFive = [1, 2, 4, 8, 16] as const;
const allFive = 31;

/** What is remembered of the last five balls when another has been played. */
function withBall(recent: number, isPowerCard: boolean): number {
  return ((recent << 1) & allFive) | (isPowerCard ? 1 : 0);
}

/** What narrows the batter's card because of the power cards played before. */
export const powerLimits = [
  limit<Card | 'pass'>({
    id: 'ccsl.power.per-six-balls',
    only: (p) => p.powerScope === 'both' && p.powerWindow === 'over',
    when: (s, _g, p) => s.powerInOver >= p.powerPerOver && (!s.hidden || p.hiddenLimits !== 'free'),
    forbids: isPower,
    says: (_s, _g, p) =>
      p.powerPerOver === 2 ? quotaSpent : `You have played ${p.powerPerOver} power cards in this over.`,
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.power.per-six-balls',
    only: (p) => p.powerScope === 'both' && p.powerWindow === 'sliding-six',
    when: (s, _g, p) => recentPower(s) >= p.powerPerOver && (!s.hidden || p.hiddenLimits !== 'free'),
    forbids: isPower,
    says: 'You have played two power cards in the last five balls.',
  }),
  ...(
    [
      ['ccsl.power.cap-one-over', 1],
      ['ccsl.power.cap-two-overs', 2],
      ['ccsl.power.cap-three-overs', 3],
    ] as const
  ).map(([id, overs]) =>
    limit<Card | 'pass'>({
      id,
      only: (p) => p.powerScope === 'per-innings-only' && (overs === 3 ? (p.overs ?? 3) >= 3 : p.overs === overs),
      when: (s, g, p) =>
        g.oversLimit !== null &&
        s.powerInInnings >= p.powerPerOver * g.oversLimit &&
        (!s.hidden || p.hiddenLimits !== 'free'),
      forbids: isPower,
      says: (_s, g, p) => `You have played ${p.powerPerOver * (g.oversLimit ?? 0)} power cards in this innings.`,
    }),
  ),
  limit<Card | 'pass'>({
    id: 'ccsl.power.one-use',
    only: (p) => p.powerOneUse === 'one-power-card',
    when: (s, _g, p) => s.powerInOver >= 1 && (!s.hidden || p.hiddenLimits !== 'free'),
    forbids: isPower,
    says: 'You have played a power card in this over.',
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.power.one-use',
    only: (p) => p.powerOneUse === 'one-four-one-six',
    when: (s, _g, p) => s.fourInOver && (!s.hidden || p.hiddenLimits !== 'free'),
    forbids: isFour,
    says: 'You have played a 4 in this over.',
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.power.one-use',
    only: (p) => p.powerOneUse === 'one-four-one-six',
    when: (s, _g, p) => s.sixInOver && (!s.hidden || p.hiddenLimits !== 'free'),
    forbids: isSix,
    says: 'You have played a 6 in this over.',
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.power.no-six-in-a-row',
    only: (p) => p.sixLock === 1,
    when: (s, _g, p) => s.lock > 0 && (!s.hidden || p.hiddenLimits !== 'free'),
    forbids: isSix,
    says: '6 is locked for 1 more ball.',
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.power.six-lock',
    only: (p) => p.sixLock > 1,
    when: (s, _g, p) => s.lock > 0 && (!s.hidden || p.hiddenLimits !== 'free'),
    forbids: isSix,
    says: (s) => `6 is locked for ${s.lock} more ${s.lock === 1 ? 'ball' : 'balls'}.`,
  }),
] as const;

/** The same for the bowler's card, where the limits are mirrored. */
export const mirroredPowerLimits = [
  limit<Card>({
    id: 'ccsl.ruling.bowler-free',
    only: (p) => p.bowlerFree === 'mirror',
    when: (s, _g, p) => s.bowlerPowerInOver >= p.powerPerOver,
    forbids: isPower,
    says: quotaSpent,
  }),
  limit<Card>({
    id: 'ccsl.ruling.bowler-free',
    only: (p) => p.bowlerFree === 'mirror',
    when: (s) => s.bowlerLock > 0,
    forbids: isSix,
    says: (s) => `6 is locked for ${s.bowlerLock} more ${s.bowlerLock === 1 ? 'ball' : 'balls'}.`,
  }),
  limit<Card>({
    id: 'ccsl.ruling.bowler-free',
    only: (p) => p.bowlerFree === 'mirror',
    when: (s) => s.forced,
    forbids: (card) => card > 1,
    says: 'You must play 0 or 1 on this ball.',
  }),
  limit<Card>({
    id: 'ccsl.ruling.bowler-free',
    only: (p) => p.bowlerFree === 'mirror',
    when: (s) => s.shiftLeft > 0 && !s.forced,
    forbids: (card) => card % 2 === 1,
    says: 'Only even cards may be played during a field shift.',
  }),
] as const;

/** What is counted of power cards beyond the quota of the over and the lock, which are counted as the card is played. */
export const powerUpdate = k.resolve('power-counted', [
  {
    id: 'ccsl.ruling.power-when-out',
    only: (p) => p.powerWhenOut === 'only-if-scored',
    when: (s, g) => s.card > 3 && g.bat === 0,
    does: (s) => {
      s.powerInOver--;
      s.powerUncounted = true;
    },
  },
  {
    id: 'ccsl.ruling.power-scope',
    only: (p) => p.powerScope === 'per-innings-only',
    when: (s) => s.card > 3 && !s.powerUncounted,
    does: (s) => {
      s.powerInInnings++;
    },
  },
  {
    id: 'ccsl.ruling.power-window',
    only: (p) => p.powerWindow === 'sliding-six',
    does: (s) => {
      s.powerRecent = withBall(s.powerRecent, s.card > 3 && !s.powerUncounted);
    },
  },
  {
    id: 'ccsl.power.one-use',
    only: (p) => p.powerOneUse === 'one-four-one-six',
    when: (s) => s.card > 3 && !s.powerUncounted,
    does: (s) => {
      if (s.card === 4) s.fourInOver = true;
      else s.sixInOver = true;
    },
  },
  {
    id: 'ccsl.ruling.bowler-free',
    only: (p) => p.bowlerFree === 'mirror',
    when: (s) => s.bowled >= 0,
    does: (s, _g, p) => {
      if (s.bowled > 3) s.bowlerPowerInOver++;
      if (s.bowled === 6) s.bowlerLock = p.sixLock;
      else if (s.bowlerLock > 0) s.bowlerLock--;
    },
  },
  {
    id: 'ccsl.ruling.out-batter',
    only: (p) => p.outBatter === 'new-batter-resets',
    when: (s) => s.out !== '',
    does: (s) => {
      s.lock = 0;
      s.powerInOver = 0;
      s.fourInOver = false;
      s.sixInOver = false;
      s.powerRecent = 0;
    },
  },
]);

export const powerWords = {
  'ccsl.power.cards': {
    title: 'The power cards are 4 and 6',
    kind: 'data',
    source: '3.1.1',
    text: 'The power cards are 4 and 6, in all formats.',
  },
  'ccsl.power.cap-one-over': {
    title: 'How many power cards in a one-over match',
    kind: 'reading',
    source: '3.1.2',
    text: 'One over: at most 2 power cards. The limit of each over says the same, so this one counts by itself only where power-scope is per-innings-only.',
    parameters: ['powerPerOver', 'powerScope'],
  },
  'ccsl.power.one-use': {
    title: 'The stricter reading: each power card once an over',
    kind: 'reading',
    source: '3.1.2',
    text: 'The words "one use per over" of the same line: one 4 and one 6, or one power card at all, where ccsl.ruling.power-one-use is read so.',
    parameters: ['powerOneUse'],
  },
  'ccsl.power.cap-two-overs': {
    title: 'How many power cards in a two-over match',
    kind: 'reading',
    source: '3.1.2',
    text: 'Two overs: at most 4 power cards in the innings. Counts by itself where power-scope is per-innings-only.',
    parameters: ['powerPerOver', 'powerScope'],
  },
  'ccsl.power.cap-three-overs': {
    title: 'How many power cards in three overs or more',
    kind: 'reading',
    source: '3.1.2',
    text: 'Three overs: at most 6 power cards in the innings, and two for each over of a longer match. Counts by itself where power-scope is per-innings-only.',
    parameters: ['powerPerOver', 'powerScope'],
  },
  'ccsl.power.no-six-in-a-row': {
    title: 'No two 6s in a row',
    kind: 'reading',
    source: '3.1.2',
    text: 'A 6 may not follow a 6. The lock of two balls includes this; it stands alone where six-lock is read as lock-one.',
    parameters: ['sixLock'],
  },
  'ccsl.power.six-lock': {
    title: 'After a 6, no 6 for the next two balls',
    kind: 'applied',
    source: '3.4',
    text: 'After a 6 the batter may not play a 6 on the next 2 balls, whatever they are and across overs.',
    parameters: ['sixLock', 'sixLockCount'],
  },
  'ccsl.power.per-six-balls': {
    title: 'At most two power cards in an over',
    kind: 'applied',
    source: '3.5',
    text: 'In an over the batter may play 4 and 6 only twice, counted together.',
    parameters: ['powerPerOver', 'powerWindow', 'powerScope', 'powerWhenOut'],
  },
} as const satisfies SectionWords;

export const powerRulings = k.readings({
  'ccsl.ruling.bowler-free': 'words',
  'ccsl.ruling.power-one-use': 'words',
  'ccsl.ruling.power-scope': { ...k.words('powerScope'), 'per-over': null },
  'ccsl.ruling.power-window': 'words',
  'ccsl.ruling.power-when-out': 'words',
  'ccsl.ruling.six-lock': {
    'lock-two': [],
    'lock-one': (a) => [a.set('sixLock', 1)],
  },
  'ccsl.ruling.six-lock-count': 'words',
});

export const powerRulingWords = {
  'ccsl.ruling.bowler-free': {
    title: "Do the limits hold for the bowler's card?",
    question: "Do quota, lock, forced cards or the field shift ever limit the bowler's card?",
    readings: {
      never: { text: 'No.' },
      mirror: {
        text: 'Yes: two power cards in an over, the lock on the 6, 0 or 1 on a forced ball, even cards in a field shift.',
      },
    },
    standard: 'never',
    reason: 'Every limit names the batter; the only brake on the bowler is the no ball.',
  },
  'ccsl.ruling.power-one-use': {
    title: 'What one use of a power card in an over means',
    question: 'What does "one use per over" beside "max 2" mean?',
    readings: {
      'two-any-mix': { text: 'Two power cards of any kind in an over.' },
      'one-four-one-six': { text: 'At most one 4 and one 6 in an over.' },
      'one-power-card': { text: 'One power card in an over.' },
    },
    standard: 'two-any-mix',
    reason: '3.5 counts 4 and 6 together and splits them no further; one card in all would contradict the 2.',
  },
  'ccsl.ruling.power-scope': {
    title: 'Is the power card limit one of the over or the innings?',
    question: 'Is the quota one of the over or of the innings?',
    readings: {
      both: { text: 'Both limits hold.' },
      'per-over': { text: 'Two in each over.', unbuilt: 'The same as both: the totals of the innings follow from it.' },
      'per-innings-only': { text: 'Only the total of the innings counts: 2, 4 or 6.' },
    },
    standard: 'both',
    reason: 'Two for each over sum to exactly 2, 4 and 6, so nothing can be saved up.',
  },
  'ccsl.ruling.power-window': {
    title: 'Which six balls the power card limit counts',
    question: 'Which six balls?',
    readings: {
      over: { text: 'The six turns of an over.' },
      'sliding-six': { text: 'Any six consecutive turns, across overs.' },
    },
    standard: 'over',
    reason: 'The heading speaks of a limit per over, and the totals fit.',
  },
  'ccsl.ruling.power-when-out': {
    title: 'Does a power card count that brought nothing?',
    question: 'Does a power card count that was matched, trapped, blocked or guessed?',
    readings: {
      counts: { text: 'Yes.' },
      'only-if-scored': { text: 'Only when its runs came.' },
    },
    standard: 'counts',
    reason: 'The text limits playing, not scoring.',
  },
  'ccsl.ruling.six-lock': {
    title: 'How long the 6 is locked',
    question: 'How long is the 6 locked?',
    readings: {
      'lock-two': { text: 'Two balls.' },
      'lock-one': { text: 'One ball.' },
    },
    standard: 'lock-two',
    reason:
      '3.1.2 bars it on the next ball, 3.4 on the next two; the second satisfies both and is the later clause of its own.',
  },
  'ccsl.ruling.six-lock-count': {
    title: 'Which balls the lock on the 6 counts',
    question: 'Which balls count among the two?',
    readings: {
      'every-turn-counts': { text: 'Every turn, a pass included, across overs.' },
      'cards-only': { text: 'Turns on which the batter played a card.' },
    },
    standard: 'every-turn-counts',
    reason: '3.4 speaks of balls.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
