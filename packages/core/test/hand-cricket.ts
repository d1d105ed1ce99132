import { award, defineVariant, dismiss, oneOf, variantKit } from '../src/author.js';

/** Hand cricket: both sides pick a number; a match is a wicket, otherwise the batter scores it. */
const k = variantKit({
  id: 'hand',
  title: 'Hand cricket',
  parameters: {},
  laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
  state: { ball: () => ({ bat: 0, bowl: 0 }) },
});

const show = k.commit('show', { rule: 'hand.show' }, [
  k.decision('bat', {
    by: 'batting',
    domain: oneOf(0, 1, 2, 3, 4, 6),
    take: (s, c) => {
      s.bat = c;
    },
  }),
  k.decision('bowl', {
    by: 'bowling',
    domain: oneOf(0, 1, 2, 3, 4, 6),
    take: (s, c) => {
      s.bowl = c;
    },
  }),
]);

const outcome = k.resolve('outcome', [
  { id: 'hand.out', when: (s) => s.bat === s.bowl, does: (_s, g) => dismiss(g, 'bowled') },
  { id: 'hand.runs', when: (s) => s.bat !== s.bowl, does: (s, g) => award(g, s.bat, 'bat') },
]);

export const hand = defineVariant(k, { version: '0.0.0', flow: { ball: { before: [show, outcome] } } });
