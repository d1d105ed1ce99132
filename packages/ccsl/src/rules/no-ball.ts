import type { SectionWords } from '@howzat/core/author';
import { k, type Parameters } from '../kit.js';

/** Sections 4.1 and 5.2: the no ball and the free hit; with 2.2 and 5.1, OUT by equal cards. */

const asPrinted = (p: Parameters): boolean =>
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
    (p.noballChain === 'pairs-only' ? s.pair : s.repeat) &&
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

/** The bowler's card against his last one. */
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

/** Equal cards on a free hit; three sentences of the rulebook say so, and each of them is cited. */
export const freeHitProtects = k.resolve(
  'free-hit',
  [
    {
      id: 'ccsl.freehit.not-out',
      does: (s) => {
        s.safe = true;
      },
    },
  ],
  {
    rule: ['ccsl.out.match-free-hit', 'ccsl.noball.second-ball'],
    when: (s, g) => g.freeHit && s.card === s.bowled,
  },
);

/** On a free hit nothing at all puts the batter out, under that reading. */
export const freeHitProtectsAll = k.rule({
  id: 'ccsl.ruling.freehit-scope',
  only: (p) => p.freehitScope === 'all-outs',
  when: (_s, g) => g.freeHit,
  does: () => {},
  final: true,
});

/** OUT by equal cards. */
export const matchIsOut = [
  k.rule({
    id: 'ccsl.out.match',
    only: (p) => p.defenceMatch === 'face-value' && p.hiddenOut !== 'all' && p.hiddenBowlerCard !== 'card-is-guess',
    when: (s) => s.card === s.bowled && !s.safe,
    does: (s, g) => {
      s.out = 'match';
      g.outs = [{ how: 'bowled', batter: g.striker, fielder: null }];
    },
  }),
  k.rule({
    id: 'ccsl.out.match',
    only: (p) => p.defenceMatch === 'modified-value' || p.hiddenOut === 'all' || p.hiddenBowlerCard === 'card-is-guess',
    when: (s, g, p) => {
      if (s.safe) return false;
      if (s.hidden && s.guess === s.card && p.hiddenOut === 'all') return !g.freeHit;
      if (s.hidden && p.hiddenBowlerCard === 'card-is-guess') return false;
      const halved = p.defenceMatch === 'modified-value' && s.defenceLeft > 0 && !s.hidden;
      const shown = !halved ? s.card : s.card > 3 ? s.card / 2 : s.card < 2 ? s.card * 2 : s.card;
      return shown === s.bowled && !(g.freeHit && halved);
    },
    does: (s, g) => {
      s.out = 'match';
      g.outs = [{ how: 'bowled', batter: g.striker, fielder: null }];
    },
  }),
] as const;

/** Face value only on a free hit, under that reading. */
export const freeHitFaceValue = k.rule({
  id: 'ccsl.freehit.runs',
  only: (p) => p.freehitNormal === 'face-value',
  when: (_s, g) => g.freeHit,
  does: () => {},
  final: true,
});

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

export const outWords = {
  'ccsl.out.match': {
    kind: 'applied',
    source: '2.2, 5.1',
    text: 'Equal cards: the batter is OUT. The face of the cards is compared, whatever modes are on.',
    parameters: ['defenceMatch'],
  },
  'ccsl.out.match-free-hit': {
    kind: 'applied',
    source: '2.2',
    text: 'The free hit is the exception to that.',
  },
} as const satisfies SectionWords;

export const noBallWords = {
  'ccsl.noball.trigger': {
    kind: 'applied',
    source: '4.1.1',
    text: 'The bowler plays the same card twice in a row: no ball, whatever the card.',
    parameters: ['noballChain', 'freehitRepeat', 'passNoball'],
  },
  'ccsl.noball.run': {
    kind: 'applied',
    source: '4.1.2',
    text: 'A no ball gives the batter 1 run, whatever else the ball brings.',
    parameters: ['noBallRuns'],
  },
  'ccsl.noball.free-hit': {
    kind: 'applied',
    source: '4.1.2, 5.2',
    text: 'The ball after a no ball is a free hit.',
    parameters: ['freeHit'],
  },
  'ccsl.noball.second-ball': {
    kind: 'applied',
    source: '4.1.2',
    text: "If the second ball equals the batter's card in the free hit, the batter is not out.",
  },
} as const satisfies SectionWords;

export const freeHitWords = {
  'ccsl.freehit.not-out': {
    kind: 'applied',
    source: '5.2',
    text: 'On a free hit equal cards do not put the batter out. A trap and a field shift still do.',
    parameters: ['freehitScope'],
  },
  'ccsl.freehit.runs': {
    kind: 'reading',
    source: '5.2',
    text: 'Runs on a free hit count normally, as on any ball; at face value, past all modes, where freehit-normal is read so.',
    parameters: ['freehitNormal'],
  },
} as const satisfies SectionWords;
