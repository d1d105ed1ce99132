import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The target stands on the scoreboard: one more than the other side has made. Stands in the place of the Law. */
export const targetSet = k.rule({
  id: 'ctg.score.first-innings-field',
  when: (_s, g) => g.closed === (g.superOver === 0 ? 2 * g.inningsPerSide : 2) - 1,
  does: (_s, g) => {
    g.target = 1 + (g.batting === 0 ? g.awayTotal - g.homeTotal : g.homeTotal - g.awayTotal);
  },
});

/** The scoreboard. */
export const scoreWords: SectionWords = {
  'ctg.score.nine-d10': {
    title: 'How the scoreboard is kept',
    kind: 'data',
    source: 'The Scoreboard',
    text: 'Nine D10 show current runs, wickets, overs and the first-innings total.',
  },
  'ctg.score.first-innings-field': {
    title: 'The score to beat stands on the scoreboard',
    kind: 'applied',
    source: 'The Scoreboard',
    text: 'When the first innings ends its total is set on the scoreboard; the chasing side needs more than that.',
  },
};
