import { oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { k, limit, type Parameters, type State } from '../kit.js';
import { closedBy } from './closed.js';

/** Section 4.3: the power blocker. */

const notAvailable = 'The power blocker is not available in this format.';
const noneLeft = 'No power blocker left.';

const uses = (blocks: boolean): boolean => blocks;

/** When the power blocker is not to be had with the card. */
export const blockerLimits = [
  limit<boolean>({
    id: 'ccsl.ruling.blocker-timing',
    only: (p) => p.blocker && p.blockerTiming === 'open-before-commit',
    forbids: uses,
    says: 'The power blocker has to be announced before the cards are chosen.',
  }),
  limit<boolean>({
    id: 'ccsl.ruling.blocker-matching',
    only: (p) => p.blocker && p.blockerTiming === 'secret-with-card' && p.blockerMatching === 'named-value',
    forbids: uses,
    says: 'Name the card that is to be blocked.',
  }),
  ...(
    [
      ['ccsl.blocker.one-over', 1],
      ['ccsl.blocker.two-overs', 2],
    ] as const
  ).map(([id, overs]) =>
    limit<boolean>({
      id,
      only: (p) => p.overs === overs || (!p.blocker && overs === 1),
      forbids: uses,
      says: notAvailable,
    }),
  ),
  limit<boolean>({
    id: 'ccsl.blocker.three-overs',
    only: (p) => p.blocker && p.overs === 3,
    when: (s) => s.blockersLeft === 0,
    forbids: uses,
    says: noneLeft,
  }),
  limit<boolean>({
    id: 'ccsl.blocker.three-to-ten',
    only: (p) => p.blocker && p.overs !== null && p.overs > 3 && p.overs <= 10,
    when: (s) => s.blockersLeft === 0,
    forbids: uses,
    says: noneLeft,
  }),
  limit<boolean>({
    id: 'ccsl.blocker.over-ten',
    only: (p) => p.blocker && (p.overs === null || p.overs > 10),
    when: (s) => s.blockersLeft === 0,
    forbids: uses,
    says: noneLeft,
  }),
] as const;

const available = (p: Parameters): boolean => p.blocker && (p.overs === null || p.overs >= 3);

/** Why no blocker is announced or named now. */
const noBlocker = closedBy((s: State, _g, p) =>
  !available(p) ? notAvailable : s.blockersLeft === 0 ? noneLeft : null,
);

/** The power blocker as an open announcement, under that reading. */
export const announceBlocker = k.decision('announce-blocker', {
  only: (p) => available(p) && p.blockerTiming === 'open-before-commit' && p.blockerMatching !== 'named-value',
  when: (s) => s.blockersLeft > 0 && !s.hidden,
  by: 'bowling',
  domain: oneOf(false, true),
  closed: noBlocker,
  take: (s, blocks) => {
    if (!blocks) return;
    s.blocker = true;
    s.blockerUsed = true;
    s.blockersLeft--;
  },
});

/** The power blocker with the card that it is to stop: open or with the cards, as the two rulings say. */
function naming<const Id extends 'announce-named-blocker' | 'name-blocker'>(id: Id) {
  const timing = id === 'name-blocker' ? 'secret-with-card' : 'open-before-commit';
  return k.decision(id, {
    only: (p) => available(p) && p.blockerTiming === timing && p.blockerMatching === 'named-value',
    when: (s) => s.blockersLeft > 0 && !s.hidden,
    by: 'bowling',
    domain: oneOf(null, 4, 6),
    closed: noBlocker,
    take: (s, card) => {
      if (card === null) return;
      s.blocker = true;
      s.blockerUsed = true;
      s.blockerNamed = card;
      s.blockersLeft--;
    },
  });
}

export const announceNamedBlocker = naming('announce-named-blocker');
export const nameBlocker = naming('name-blocker');

/** What the power blocker does to the runs of the card. */
export const blockerRules = [
  k.rule({
    id: 'ccsl.blocker.others',
    only: available,
    when: (s) => s.blocker && s.card < 4,
    does: (s) => {
      s.blocker = false;
    },
  }),
  k.rule({
    id: 'ccsl.blocker.matching',
    only: (p) => available(p) && p.blockerMatching !== 'any-power-card',
    when: (s, _g, p) =>
      s.blocker &&
      (p.blockerMatching === 'named-value'
        ? s.blockerNamed !== s.card
        : p.blockerMatching === 'equal-cards'
          ? s.bowled !== s.card
          : s.bowled < 4),
    does: (s) => {
      s.blocker = false;
    },
  }),
  k.rule({
    id: 'ccsl.blocker.effect',
    only: available,
    when: (s) => s.blocker && s.out === '',
    does: (s, g) => {
      g.bat = 0;
      s.blocked = true;
    },
  }),
] as const;

/** A blocker that stopped nothing comes back, under that reading. */
export const blockerReturns = k.rule({
  id: 'ccsl.ruling.blocker-spent',
  only: (p) => available(p) && p.blockerSpent === 'returned',
  when: (s) => s.blockerUsed && !s.blocked,
  does: (s) => {
    s.blockersLeft++;
  },
});

export const blockerWords = {
  'ccsl.blocker.one-over': {
    title: 'One over: the bowler cannot block power cards',
    kind: 'applied',
    source: '4.3.1',
    text: '1 over: no power blocker.',
    parameters: ['overs'],
  },
  'ccsl.blocker.two-overs': {
    title: 'Two overs: the bowler cannot block power cards',
    kind: 'applied',
    source: '4.3.1',
    text: '2 overs: no power blocker.',
    parameters: ['overs'],
  },
  'ccsl.blocker.three-overs': {
    title: 'Three overs: the bowler may block a power card once',
    kind: 'applied',
    source: '4.3.1',
    text: '3 overs: 1 use.',
    parameters: ['overs', 'blockersAtThree'],
  },
  'ccsl.blocker.three-to-ten': {
    title: 'Four to ten overs: the bowler may block power cards twice',
    kind: 'reading',
    source: '4.3.1',
    text: '3 to 10 overs: 2 uses. The row before it speaks of 3, so this one begins at 4, in the extended formats.',
    parameters: ['overs', 'blockersAtThree'],
  },
  'ccsl.blocker.over-ten': {
    title: 'More than ten overs: the bowler may block power cards three times',
    kind: 'reading',
    source: '4.3.1',
    text: 'More than 10 overs: 3 uses, in the extended formats.',
    parameters: ['overs'],
  },
  'ccsl.blocker.effect': {
    title: 'The power blocker turns a 4 or a 6 into 0',
    kind: 'applied',
    source: '4.3.2',
    text: 'When it is used, a 4 or 6 of the batter becomes 0.',
    parameters: ['blocker', 'blockerTiming'],
  },
  'ccsl.blocker.matching': {
    title: 'Which 4 or 6 the power blocker stops',
    kind: 'reading',
    source: '4.3.2',
    text: 'It applies only on a matching 4 or 6: any of them, unless blocker-matching is read in one of the stricter ways.',
    parameters: ['blockerMatching'],
  },
  'ccsl.blocker.others': {
    title: 'A power blocker against a low card is wasted',
    kind: 'applied',
    source: '4.3.2',
    text: '0, 1, 2 and 3 are not affected; the use is spent all the same.',
    parameters: ['blockerSpent'],
  },
} as const satisfies SectionWords;

export const blockerRulings = k.readings({
  'ccsl.ruling.blocker-ranges': {
    'three-is-one': [],
    'three-is-two': (a) => [a.set('blockersAtThree', 2)],
  },
  'ccsl.ruling.blocker-matching': 'words',
  'ccsl.ruling.blocker-timing': 'words',
  'ccsl.ruling.blocker-spent': 'words',
  'ccsl.ruling.blocker-period': {
    'per-innings-bowled': [],
  },
});

export const blockerRulingWords = {
  'ccsl.ruling.blocker-ranges': {
    title: 'Three overs: one power blocker or two',
    question:
      'The table says "3 overs: 1" and "3 to 10: 2". How many power blockers are there in a match of three overs?',
    readings: {
      'three-is-one': { text: 'One use in three overs.' },
      'three-is-two': { text: 'Two uses in three overs.' },
    },
    standard: 'three-is-one',
    reason: 'The specific row goes first.',
  },
  'ccsl.ruling.blocker-matching': {
    title: 'Which cards the power blocker matches',
    question: 'What is a "matching" 4 or 6?',
    readings: {
      'any-power-card': { text: 'Any 4 or 6 of the batter.' },
      'named-value': { text: 'The bowler names 4 or 6 and blocks only that.' },
      'equal-cards': { text: 'Only where both cards are equal, hence only on free hits.' },
      'bowler-power-card': { text: 'Only where the bowler played a 4 or 6 too.' },
    },
    standard: 'any-power-card',
    reason: 'The first sentence is literal, the second says "only where the card is a 4 or 6".',
  },
  'ccsl.ruling.blocker-timing': {
    title: 'Is the power blocker announced?',
    question: 'Is the power blocker announced?',
    readings: {
      'secret-with-card': { text: 'It is chosen in secret with the card.' },
      'open-before-commit': { text: 'It is announced before the cards are chosen.' },
    },
    standard: 'secret-with-card',
    reason: 'An open block would only be avoided.',
  },
  'ccsl.ruling.blocker-spent': {
    title: 'Is a power blocker spent that stopped nothing?',
    question: 'Is a use spent that stopped nothing?',
    readings: {
      spent: { text: 'Yes.' },
      returned: { text: 'No, it comes back.' },
    },
    standard: 'spent',
    reason: 'A use is an activation.',
  },
  'ccsl.ruling.blocker-period': {
    title: 'Are power blockers counted by innings?',
    question: 'Uses for what?',
    readings: {
      'per-innings-bowled': { text: 'For the innings bowled.' },
    },
    standard: 'per-innings-bowled',
    reason: 'Each player bowls once.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
