import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k, type Parameters } from '../kit.js';

/** Section 4.1: the no ball. */

const asPrinted = (p: Parameters): boolean =>
  // Stryker disable next-line StringLiteral: the other rule says the same where all is as printed
  p.noballChain === 'every-repeat' && p.freehitRepeat === 'again-noball' && p.passNoball === 'noball-counts';

const noBallPlain = k.rule({
  id: 'ccsl.noball.trigger',
  only: asPrinted,
  when: (s) => s.repeat,
  does: (_s, g) => {
    g.noBall = true;
  },
});

const noBallRead = k.rule({
  id: 'ccsl.noball.trigger',
  only: (p) => !asPrinted(p),
  when: (s, g, p) =>
    // on a hidden ball there is no card to repeat, and the pair before it is still remembered
    s.repeat &&
    (p.noballChain === 'every-repeat' || s.pair) &&
    !(p.freehitRepeat === 'no-effect' && g.freeHit) &&
    !(p.passNoball === 'void' && s.card < 0),
  does: (_s, g) => {
    g.noBall = true;
  },
});

/** The no ball itself protects from equal cards, under that reading. */
const noBallProtects = k.rule({
  id: 'ccsl.ruling.noball-out',
  only: (p) => p.noballOut === 'no-ball-protects',
  when: (_s, g) => g.noBall,
  does: (s) => {
    s.safe = true;
  },
});

/** The bowler's card against their last one. */
export const callNoBall = k.resolve('call', [
  {
    id: 'ccsl.ruling.noball-chain',
    only: (p) => p.noballChain === 'pairs-only',
    when: (s) => s.bowled >= 0,
    does: (s) => {
      s.pair = s.repeat && !s.pair;
    },
  },
  noBallPlain,
  noBallRead,
  {
    id: 'ccsl.noball.run',
    when: (_s, g) => g.noBall,
    does: (_s, g, p) => {
      g.noBalls += p.noBallRuns;
    },
  },
  {
    id: 'ccsl.ruling.noball-last',
    only: (p) => p.noballLast === 'extra-turn' && p.noBallCounts,
    when: (_s, g, p) => g.noBall && g.overs + 1 === g.oversLimit && g.overBalls + 1 === p.ballsPerOver,
    does: (_s, g) => {
      g.counts = false;
    },
  },
  noBallProtects,
]);

/** The next ball after a no ball. Stands in the place of the Law. */
export const freeHitDue = k.rule({
  id: 'ccsl.noball.free-hit',
  only: (p) => p.freeHit,
  when: (_s, g) => g.noBall,
  does: (_s, g) => {
    g.freeHitDue = true;
  },
});

/** The bowler's sequence ends with the over, under that reading. */
export const noBallOverBreak = k.resolve('no-ball-over-break', [
  {
    id: 'ccsl.ruling.noball-over-break',
    only: (p) => p.noballOverBreak === 'resets',
    when: (s) => s.previous >= 0,
    does: (s) => {
      s.previous = -1;
      s.pair = false;
    },
  },
]);

export const noBallWords = {
  'ccsl.noball.trigger': {
    title: 'The same card twice in a row is a no ball',
    kind: 'applied',
    source: '4.1.1',
    text: 'The bowler plays the same card twice in a row: no ball, whatever the card.',
    parameters: ['noballChain', 'freehitRepeat', 'passNoball'],
  },
  'ccsl.noball.run': {
    title: 'A no ball gives the batter a run',
    kind: 'applied',
    source: '4.1.2',
    text: 'A no ball gives the batter 1 run, whatever else the ball brings.',
    parameters: ['noBallRuns'],
  },
  'ccsl.noball.free-hit': {
    title: 'After a no ball comes a free hit',
    kind: 'applied',
    source: '4.1.2, 5.2',
    text: 'The ball after a no ball is a free hit.',
    parameters: ['freeHit'],
  },
  'ccsl.noball.second-ball': {
    title: 'Not out on the free hit after a no ball',
    kind: 'applied',
    source: '4.1.2',
    text: "If the second ball equals the batter's card in the free hit, the batter is not out.",
  },
} as const satisfies SectionWords;

export const noBallRulings = k.readings({
  'ccsl.ruling.noball-chain': 'words',
  'ccsl.ruling.noball-over-break': 'words',
  'ccsl.ruling.noball-counts': {
    counts: [],
    rebowled: (a) => [a.set('noBallCounts', false)],
  },
  'ccsl.ruling.noball-out': 'words',
  'ccsl.ruling.second-ball-sentence': {
    'free-hit-ball': [],
    'repeated-ball': null,
  },
  'ccsl.ruling.noball-last': 'words',
});

export const noBallRulingWords = {
  'ccsl.ruling.noball-chain': {
    title: 'A third equal card in a row',
    question: 'A third, fourth equal card in a row?',
    readings: {
      'every-repeat': { text: 'Each is a no ball.' },
      'pairs-only': { text: 'The third is clean, the fourth a no ball again.' },
    },
    standard: 'every-repeat',
    reason: 'Each pair of neighbours is twice in a row; this closes a loophole on free hits.',
  },
  'ccsl.ruling.noball-over-break': {
    title: "Does the bowler's repetition last into the next over?",
    question: 'Does the sequence of the bowler pass from over to over?',
    readings: {
      carries: { text: 'Yes.' },
      resets: { text: 'No.' },
    },
    standard: 'carries',
    reason: 'Within the innings it does; a new bowler starts clean.',
  },
  'ccsl.ruling.noball-counts': {
    title: 'Does a no ball use up a turn?',
    question: 'Is a no ball one of the six turns?',
    readings: {
      counts: { text: 'Yes.' },
      rebowled: { text: 'No: it is bowled again.' },
    },
    standard: 'counts',
    reason: 'An over is 6 turns; nothing is said of an extra one.',
  },
  'ccsl.ruling.noball-out': {
    title: 'Can equal cards be OUT on a no ball?',
    question: 'Can equal cards be OUT on the no ball itself?',
    readings: {
      'out-stands': { text: 'Yes.' },
      'no-ball-protects': { text: 'No, as in cricket.' },
    },
    standard: 'out-stands',
    reason: 'The exceptions are listed and this ball is not among them; the run is credited all the same.',
  },
  'ccsl.ruling.second-ball-sentence': {
    title: 'Which ball is meant by the second ball',
    question: 'Which is the "second ball" of the detached bullet of 4.1.2?',
    readings: {
      'free-hit-ball': { text: 'The free hit.' },
      'repeated-ball': {
        text: 'The repeated ball itself.',
        unbuilt: 'It is what noball-out = no-ball-protects plays; the free hit is protected by 5.2 in any case.',
      },
    },
    standard: 'free-hit-ball',
    reason: 'It then says what 5.2 says.',
  },
  'ccsl.ruling.noball-last': {
    title: 'A no ball on the last turn of the innings',
    question: 'A no ball on the last turn of the innings?',
    readings: {
      'free-hit-lost': { text: 'The free hit is lost.' },
      'extra-turn': { text: 'The free hit is played as an extra turn.' },
    },
    standard: 'free-hit-lost',
    reason: 'The innings is over; the run counts.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
