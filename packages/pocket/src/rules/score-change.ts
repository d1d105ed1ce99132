import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** Chance cards that change the score. */

/** A plus of six or more. */
export const plusSix = k.rule({
  id: 'pocket.scorechange.plus-six',
  when: (s, _g, p) => (p.cards.score[s.announced] as number) >= 6,
  does: (s, _g, p) => {
    s.plus += p.cards.score[s.announced] as number;
  },
});

/** A smaller plus, or a minus. */
export const addSubtract = k.rule({
  id: 'pocket.scorechange.add-subtract',
  when: (s, _g, p) => p.cards.score[s.announced] !== 0 && (p.cards.score[s.announced] as number) < 6,
  does: (s, _g, p) => {
    s.plus += p.cards.score[s.announced] as number;
  },
});

/** A maiden over. */
export const maidenOver = k.rule({
  id: 'pocket.scorechange.maiden',
  when: (s, _g, p) => p.cards.maiden[s.announced] === 1,
  does: (s, _g, p) => {
    s.maiden = true;
    if (p.editOrder === 'order-played') s.plus = 0;
  },
});

export const scoreChangeWords = {
  'pocket.scorechange.add-subtract': {
    title: 'Cards that add to the score or take from it',
    kind: 'applied',
    source: 'Examples, Score Change Cards',
    text: "Some cards add to or subtract from the over's score.",
  },
  'pocket.scorechange.plus-six': {
    title: 'The plus 6 card',
    kind: 'applied',
    source: 'Examples, Score Change Cards',
    text: 'A card of the "plus 6" kind adds 6 to the over\'s total.',
  },
  'pocket.scorechange.maiden': {
    title: 'The maiden card makes the over worth nothing',
    kind: 'applied',
    source: 'Examples, Score Change Cards',
    text: "A card of the maiden-over kind makes the over's score zero.",
    parameters: ['editOrder', 'maidenAndOut'],
  },
} as const satisfies SectionWords;
