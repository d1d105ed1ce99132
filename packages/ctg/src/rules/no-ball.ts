import type { RulingWords, SectionWords } from '@howzat/core/author';
import { printedOn } from '../components/cards.js';
import type { Parameters } from '../kit.js';
import { isWon, k } from '../kit.js';
import { isTop } from './dice.js';

/** No-ball and free hit: what an over card calls, what it protects from, and the ball that follows. */

/** A no-ball on the last card counts where the free hit is lost. */
const isLost = (turned: number, reading: string): boolean => reading === 'lost' && turned >= 6;

/** The over card calls a no-ball; its run counts at once. */
export const callNoBall = [
  k.rule({
    id: 'ctg.noball.called',
    when: (s, _g, p) => printedOn(p.cards.noBall, s.card) === 1,
    does: (_s, g) => {
      g.noBall = true;
    },
  }),
  k.rule({
    id: 'ctg.noball.penalty',
    only: (p) => p.noballPenaltyTime === 'at-reveal',
    when: (_s, g) => g.noBall,
    does: (_s, g, p) => {
      g.noBalls += p.noBallRuns;
    },
  }),
  k.rule({
    id: 'ctg.ruling.noball-penalty-time',
    only: (p) => p.noballPenaltyTime === 'at-reveal',
    when: (_s, g, p) => g.noBall && isWon(g, p, 0),
    does: (s) => {
      s.done = true;
    },
  }),
] as const;

/** The run when the ball is over, under that reading. */
export const latePenalty = k.rule({
  id: 'ctg.noball.penalty',
  only: (p) => p.noballPenaltyTime === 'after-ball',
  when: (_s, g) => g.noBall,
  does: (_s, g, p) => {
    g.noBalls += p.noBallRuns;
  },
});

/** Stands in the place of the Law: a no-ball is not one of the six. */
export const notLegit = k.rule({
  id: 'ctg.noball.not-legit',
  only: (p) => !p.noBallCounts,
  when: (s, g, p) => g.noBall && !isLost(s.turned, p.noballSixthCard),
  does: (_s, g) => {
    g.counts = false;
  },
});

/** A free hit beyond the six, under that reading. */
export const freeHitBeyond = k.rule({
  id: 'ctg.ruling.free-hit-counts',
  only: (p) => p.freeHitCounts === 'extra-beyond-six',
  when: (_s, g) => g.freeHit,
  does: (_s, g) => {
    g.counts = false;
  },
});

/** Stands in the place of the Law: the ball after a no-ball is a free hit. */
export const freeHitDue = k.rule({
  id: 'ctg.noball.free-hit',
  only: (p) => p.freeHit,
  when: (s, g, p) => g.noBall && !isLost(s.turned, p.noballSixthCard),
  does: (_s, g) => {
    g.freeHitDue = true;
  },
});

/** Takes away the chances that a no-ball and a free hit protect from. */
export const protections = [
  k.rule({
    id: 'ctg.noball.not-bowled',
    when: (s, g) => g.noBall && s.mayBowl,
    does: (s) => {
      s.mayBowl = false;
    },
  }),
  k.rule({
    id: 'ctg.noball.not-caught',
    when: (s, g) => g.noBall && s.maySlip,
    does: (s) => {
      s.maySlip = false;
    },
  }),
  k.rule({
    id: 'ctg.noball.free-hit-protection',
    when: (s, g) => g.freeHit && (s.mayBowl || s.maySlip),
    does: (s) => {
      s.mayBowl = false;
      s.maySlip = false;
    },
  }),
  k.rule({
    id: 'ctg.noball.card-no-out',
    only: (p) => p.noballOtherOuts === 'only-run-out',
    when: (s, g) => g.noBall && s.mayAppeal,
    does: (s) => {
      s.mayAppeal = false;
    },
  }),
] as const;

/** A clean bowled is out here: on a no-ball and a free hit it is not, unless it is read to win. */
export const protects = (p: Parameters): boolean => p.cleanBowledVsNoball === 'noball-wins';

/** Faces that would bowl the batter clean do not on a no-ball. */
export const notCleanBowled = k.rule({
  id: 'ctg.noball.not-bowled',
  only: protects,
  when: (s, g, p) => g.noBall && s.batterFace === 1 && isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace),
  does: () => {},
  final: true,
});

/** Nor do they on a free hit. */
export const freeHitNotCleanBowled = k.rule({
  id: 'ctg.noball.free-hit-protection',
  only: protects,
  when: (s, g, p) => g.freeHit && s.batterFace === 1 && isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace),
  does: () => {},
  final: true,
});

/** No catch is tried on a no-ball. */
export const noCatch = k.rule({
  id: 'ctg.noball.not-caught',
  only: (p) => p.noballRedFace === 'no-catch-attempt',
  when: (s, g) => s.catchable && g.noBall,
  does: (s) => {
    s.catchable = false;
  },
});

/** Nor on a free hit. */
export const noCatchOnFreeHit = k.rule({
  id: 'ctg.noball.free-hit-protection',
  only: (p) => p.noballRedFace === 'no-catch-attempt',
  when: (s, g) => s.catchable && g.freeHit,
  does: (s) => {
    s.catchable = false;
  },
});

/** Who faced the no-ball faces the free hit, under that reading. */
export const sameStriker = k.rule({
  id: 'ctg.ruling.free-hit-striker',
  only: (p) => p.freeHitStriker === 'same-batter',
  when: (_s, g) => g.noBall,
  does: (_s, g) => {
    g.crossed = 0;
  },
});

/** A free hit that is nothing but dice: bowl and zone are those of the last ball. */
export const asBefore = k.rule({
  id: 'ctg.ruling.free-hit-setup',
  only: (p) => p.freeHitSetup === 'dice-only',
  when: (s, g) => g.freeHit && s.lastBowl >= 0,
  does: (s) => {
    s.bowl = s.lastBowl;
    s.zone = s.lastZone;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const noBallRulings = k.readings({
  'ctg.ruling.free-hit-counts': 'words',
  'ctg.ruling.noball-other-outs': 'words',
  'ctg.ruling.noball-red-face': 'words',
  'ctg.ruling.noball-penalty-time': 'words',
  'ctg.ruling.noball-sixth-card': 'words',
  'ctg.ruling.free-hit-setup': 'words',
  'ctg.ruling.free-hit-striker': 'words',
});

/** No-ball and free hit. */
export const noBallWords: SectionWords = {
  'ctg.noball.called': {
    title: 'When a ball is a no-ball',
    kind: 'applied',
    source: 'No Ball; No Ball card',
    text: 'An over card with the no-ball mark makes the ball a no-ball.',
  },
  'ctg.noball.not-legit': {
    title: 'A no-ball does not count in the over',
    kind: 'applied',
    source: 'No Ball',
    text: "A no-ball is not one of the over's six legitimate balls.",
    parameters: ['noBallCounts', 'noballSixthCard'],
  },
  'ctg.noball.penalty': {
    title: 'What a no-ball is worth',
    kind: 'applied',
    source: 'No Ball; No Ball card',
    text: 'The batting side gets 1 run as an extra for each no-ball.',
    parameters: ['noBallRuns', 'noballPenaltyTime'],
  },
  'ctg.noball.can-score': {
    title: 'Runs count on a no-ball',
    kind: 'data',
    source: 'No Ball; No Ball card',
    text: 'Runs can still be scored off a no-ball.',
  },
  'ctg.noball.not-bowled': {
    title: 'Not bowled on a no-ball',
    kind: 'applied',
    source: 'No Ball',
    text: 'On a no-ball the Batter cannot be bowled, clean bowled included.',
    parameters: ['cleanBowledVsNoball'],
  },
  'ctg.noball.not-caught': {
    title: 'Not caught on a no-ball',
    kind: 'applied',
    source: 'No Ball',
    text: 'On a no-ball the Batter cannot be caught.',
    parameters: ['noballRedFace'],
  },
  'ctg.noball.card-no-out': {
    title: 'Only run out on a no-ball',
    kind: 'applied',
    source: 'No Ball card',
    text: 'The card is wider: on the no-ball and on the extra ball the Batter cannot go out at all, except run-out.',
    parameters: ['noballOtherOuts'],
  },
  'ctg.noball.run-out-allowed': {
    title: 'A run out counts on a no-ball',
    kind: 'data',
    source: 'No Ball',
    text: 'Run-out stays possible on a no-ball.',
  },
  'ctg.noball.free-hit': {
    title: 'After a no-ball comes a free hit',
    kind: 'applied',
    source: 'No Ball; No Ball card',
    text: 'One additional free-hit ball must be bowled after a no-ball.',
    parameters: ['freeHit', 'freeHitCounts', 'freeHitSetup'],
  },
  'ctg.noball.free-hit-protection': {
    title: 'On a free hit nobody is out bowled or caught',
    kind: 'applied',
    source: 'No Ball',
    text: 'On the free hit the Batter again cannot be bowled, clean bowled or caught.',
  },
  'ctg.noball.free-hit-run-out': {
    title: 'A run out counts on a free hit',
    kind: 'data',
    source: 'No Ball',
    text: 'Run-out stays possible on the free hit.',
  },
  'ctg.noball.no-over-card': {
    title: 'A free hit has no over card',
    kind: 'data',
    source: 'No Ball; No Ball card',
    text: 'The free hit is played without an over card.',
  },
};

/** No-ball and free hit: the open questions in words. */
export const noBallRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.noball-source': {
    title: 'What calls a no-ball',
    question: 'The rulebook never says what makes a no-ball. What calls one?',
    readings: {
      'over-card-only': { text: 'Only over cards call no-balls.' },
      other: { text: 'Something else may.', unbuilt: 'The text names no other source.' },
    },
    standard: 'over-card-only',
    reason: 'Nothing else is named. So a free hit is never a no-ball itself, and there is an end to it.',
  },
  'ctg.ruling.free-hit-counts': {
    title: 'Does a free hit count in the over?',
    question:
      'A no-ball is not one of the six balls of an over, and a free hit follows it. Is the free hit one of the six?',
    readings: {
      'free-hit-is-the-legit-ball': { text: 'The free hit is the legitimate ball that the no-ball was not.' },
      'extra-beyond-six': { text: 'The free hit counts as little as the no-ball: six others are bowled.' },
    },
    standard: 'free-hit-is-the-legit-ball',
    reason: 'An over has six over cards. With a no-ball it has seven balls, of which six count.',
  },
  'ctg.ruling.noball-other-outs': {
    title: 'May an appeal succeed on a no-ball?',
    question:
      'The text forbids bowled and caught on a no-ball, the card everything but a run out. May an appeal succeed?',
    readings: {
      'only-run-out': { text: 'Nothing but a run-out dismisses on a no-ball.' },
      'bowled-caught-only': { text: 'Only bowled and caught are barred: an appeal may succeed.' },
    },
    standard: 'only-run-out',
    reason: 'The card says more than the text, and covers an appeal too.',
  },
  'ctg.ruling.noball-red-face': {
    title: 'A red bounce to a fielder on a no-ball',
    question:
      'On a no-ball the bounce is red and a fielder stands there. Is a catch tried, though nobody can be caught?',
    readings: {
      'no-catch-attempt': { text: 'No catch is tried; the ball is fielded.' },
      'roll-for-show': { text: 'A catch may be tried; it dismisses nobody and counts as dropped.' },
    },
    standard: 'no-catch-attempt',
    reason: 'Nobody can be caught. With a bounce of 0 that fielder has the ball, and may run somebody out.',
  },
  'ctg.ruling.noball-penalty-time': {
    title: 'When the run of a no-ball is added',
    question: 'A no-ball gives one run. When is it added: at once, or when the ball is over?',
    readings: {
      'at-reveal': { text: 'The run is added when the card is turned.' },
      'after-ball': { text: 'The run is added when the ball is over.' },
    },
    standard: 'at-reveal',
    reason: 'The card gives it. It may win the match before any dice are rolled.',
  },
  'ctg.ruling.noball-sixth-card': {
    title: 'A no-ball on the last card of the over',
    question: 'The last over card is a no-ball. Is the free hit still bowled?',
    readings: {
      'free-hit-still-bowled': { text: 'After a no-ball on the last card the free hit is still bowled.' },
      lost: { text: 'The last card counts as the sixth ball, and the free hit is lost.' },
    },
    standard: 'free-hit-still-bowled',
    reason: 'The over still needs its sixth ball.',
  },
  'ctg.ruling.free-hit-setup': {
    title: 'Which steps a free hit has',
    question: 'The additional ball is to be "played out". Which steps does it have?',
    readings: {
      'all-steps-but-over-card': { text: 'A free hit has every step but the over card.' },
      'dice-only': { text: 'A free hit repeats bowl and zone of the no-ball; only dice are rolled.' },
    },
    standard: 'all-steps-but-over-card',
    reason: 'Nothing says that a step is left out but the over card. The meter is set again from confidence.',
  },
  'ctg.ruling.free-hit-striker': {
    title: 'Who faces the free hit',
    question: 'The no-ball made odd runs. Who faces the free hit?',
    readings: {
      'whoever-faces-next': { text: 'Odd runs off the no-ball change who faces the free hit.' },
      'same-batter': { text: 'The same batter faces the free hit.' },
    },
    standard: 'whoever-faces-next',
    reason: 'That is the ordinary rule for odd runs.',
  },
};
