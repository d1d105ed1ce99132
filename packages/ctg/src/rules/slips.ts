import { dice, dismiss, type RulingWords, type SectionWords } from '@howzat/core/author';
import { onBoard, printedOn } from '../components/cards.js';
import { bits, bitsOf, bye, inZone } from '../components/geometry.js';
import type { DismissalChoice, Parameters, State } from '../kit.js';
import { k } from '../kit.js';
import { livelySlips } from './pitch.js';

/** Slips: a chance on a block, or on a miss under the snick symbol. */

/** Slips that may catch: those of a medium bowler never do. */
export const slipsIn = (s: State): number => (s.style === 2 ? 0 : inZone(s.field, bye));

/** Does the over card show the snick symbol? */
const hasSnick = (s: State, p: Parameters): boolean => printedOn(p.cards.snick, s.card) === 1;

/** What each slip needs: a 6; one less in a focussed area, under that reading. */
function slipCaught(faces: readonly number[], s: State, p: Parameters): boolean {
  const areas = bitsOf(slipsIn(s));
  return faces.some((face, i) => {
    const focus = p.slipCatchFocus === 'focus-applies' ? onBoard(p.cards.focusAt, p.bands, areas[i] as number) : 0;
    return face >= p.slipCatch - focus - livelySlips(s, p);
  });
}

/** The slips roll. */
export const slipsRoll = k.chance('slip-dice', {
  when: (s) => s.chance === 'slips',
  // one D6 for each slip, in the order of their areas
  of: dice((s) => bits(slipsIn(s))),
  take: (s, faces, _g, p) => {
    s.took = slipCaught(faces, s, p);
  },
});

/** A block gives the slips a chance. */
export const blockCatch = k.rule({
  id: 'ctg.slips.block-catch',
  when: (s, _g, p) =>
    s.outcome === 'block' && slipsIn(s) !== 0 && (p.slipsOnBlock === 'block-always' || hasSnick(s, p)),
  does: (s) => {
    s.maySlip = true;
  },
});

/** A miss under the snick symbol gives the slips a chance. */
export const snick = k.rule({
  id: 'ctg.slips.snick',
  when: (s, _g, p) =>
    s.outcome === 'miss' &&
    slipsIn(s) !== 0 &&
    (hasSnick(s, p) || p.slipsOnMiss === 'always-on-miss') &&
    (p.snickAndSmallMiss === 'slips-any-margin' || s.margin <= -3),
  does: (s) => {
    s.maySlip = true;
  },
});

/** The slips have their chance from a block or from the snick symbol. */
export const needsSnick = k.limit<DismissalChoice, 'ctg.slips.snick'>({
  id: 'ctg.slips.snick',
  when: (s) => !s.maySlip && slipsIn(s) !== 0,
  forbids: (choice) => choice === 'slips',
  says: 'The slips need a block, or a miss with the snick symbol.',
});

/** A slip held it. */
export const caughtInSlips = k.rule({
  id: 'ctg.slips.caught',
  when: (s) => s.chance === 'slips',
  does: (_s, g) => dismiss(g, 'caught', g.striker, 'slip'),
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const slipsRulings = k.readings({
  'ctg.ruling.snick-and-small-miss': 'words',
  'ctg.ruling.slips-on-block': 'words',
  'ctg.ruling.slips-on-miss': 'words',
  'ctg.ruling.slip-catch-focus': 'words',
});

/** Slips. */
export const slipsWords: SectionWords = {
  'ctg.slips.block-catch': {
    title: 'The slips may catch a blocked ball',
    kind: 'applied',
    source: 'Slips',
    text: 'If a shot is blocked the slips may try a catch: one D6 per slip, out on a 6.',
    parameters: ['slipCatch', 'slipsOnBlock', 'slipCatchFocus'],
  },
  'ctg.slips.snick': {
    title: 'The snick symbol: slips on a miss too',
    kind: 'applied',
    source: 'Snick-o-meter',
    text: 'If the turned over card carries the snick symbol, the slips may roll on a blocked or missed shot.',
    parameters: ['slipsOnMiss', 'snickAndSmallMiss'],
  },
  'ctg.slips.caught': {
    title: 'Caught by the slips',
    kind: 'applied',
    source: 'Slips',
    text: 'A slip whose die shows enough has caught the batter.',
  },
};

/** Slips: the open questions in words. */
export const slipsRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.snick-and-small-miss': {
    title: 'The snick symbol on a narrow miss',
    question:
      'A miss by 1 or 2 is a dot, but the snick symbol lets the slips roll on a missed shot. Do they roll on a narrow miss?',
    readings: {
      'slips-any-margin': { text: 'With the snick symbol the slips roll on a miss by any margin.' },
      'slips-only-3-plus': { text: 'With the snick symbol the slips roll on a miss by 3 or more.' },
    },
    standard: 'slips-any-margin',
    reason: 'The words on the symbol have no margin. If the slips fail, the ball is a dot.',
  },
  'ctg.ruling.slips-on-block': {
    title: 'May the slips roll on every block?',
    question: 'One passage lets the slips roll on every block, another only with the snick symbol. Which holds?',
    readings: {
      'block-always': { text: 'The slips may roll on every block; the symbol adds missed shots.' },
      'symbol-for-both': { text: 'The slips need the symbol on a block too.' },
    },
    standard: 'block-always',
    reason:
      'The section on slips asks for no symbol. With a symbol for both, an innings of T20 would have about 1.2 wickets less, and one of T10 0.9.',
  },
  'ctg.ruling.slips-on-miss': {
    title: 'May the slips roll on every miss?',
    question: 'Two passages want the snick symbol before slips roll on a miss, a third does not. Do they need it?',
    readings: {
      'symbol-required': { text: 'On a miss the slips need the snick symbol.' },
      'always-on-miss': { text: 'The slips may roll on every miss.' },
    },
    standard: 'symbol-required',
    reason: 'The third passage is an example that says nothing of the over card, so the symbol may have been showing.',
  },
  'ctg.ruling.slip-catch-focus': {
    title: 'Does a red outline help a slip?',
    question: 'A red outline makes a catch easier by 1. Does it help a slip, who needs a 6?',
    readings: {
      'slips-always-6': { text: 'A slip needs a 6.' },
      'focus-applies': { text: 'A slip in a focussed area needs a 5.' },
    },
    standard: 'slips-always-6',
    reason: 'The 6 of a slip is a fixed number, and not one of the values that an outline lowers.',
  },
  'ctg.ruling.slips-order': {
    title: 'Do all slips roll at once?',
    question: 'Each slip has a D6. Do all of them roll at once?',
    readings: {
      'all-dice-any-6': { text: 'All slips roll, any 6 is a catch.' },
      'one-by-one': {
        text: 'They roll one after the other until one catches.',
        unbuilt: 'The probability is the same, and so is the dismissal.',
      },
    },
    standard: 'all-dice-any-6',
    reason: 'The chance is the same, and only one batter can be out.',
  },
};
