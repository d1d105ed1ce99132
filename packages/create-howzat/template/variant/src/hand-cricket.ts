import { award, defineVariant, dismiss, flag, oneOf, variantKit } from '@howzat/core';

const k = variantKit({
  id: 'hand-cricket',
  title: 'Hand cricket',
  parameters: { sameIsOut: flag(true) },
  // one batter at a time, so nobody changes ends
  laws: { overs: 5, wickets: 3, strike: false },
  state: {
    // how often home and away have shown 1 to 6, for everybody to see
    match: () => ({
      shown: [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    }),
    ball: () => ({ bat: 0, bowl: 0 }),
  },
});

/** What a player may see of the state. */
export interface Table {
  readonly shown: readonly (readonly number[])[];
}

/** Both hands at once: neither choice enters the state before the other is made. */
const show = k.commit('show', { rule: 'hand-cricket.show' }, [
  k.decision('bat', {
    by: 'batting',
    domain: oneOf(1, 2, 3, 4, 5, 6),
    take: (s, shown) => {
      s.bat = shown;
    },
  }),
  k.decision('bowl', {
    by: 'bowling',
    domain: oneOf(1, 2, 3, 4, 5, 6),
    take: (s, shown) => {
      s.bowl = shown;
    },
  }),
]);

const outcome = k.resolve('outcome', [
  {
    id: 'hand-cricket.counted',
    does: (s, g) => {
      const count = (seat: number, hand: number) => {
        const counts = s.shown[seat] ?? [];
        counts[hand - 1] = (counts[hand - 1] ?? 0) + 1;
      };
      count(g.batting, s.bat);
      count(1 - g.batting, s.bowl);
    },
  },
  {
    id: 'hand-cricket.out',
    only: (p) => p.sameIsOut,
    when: (s) => s.bat === s.bowl,
    does: (_s, g) => dismiss(g, 'bowled'),
  },
  { id: 'hand-cricket.runs', when: (s) => s.bat !== s.bowl, does: (s, g) => award(g, s.bat, 'bat') },
]);

/** Two hands show a number from 1 to 6; the same number is out, any other is as many runs as the batter showed. */
export const handCricket = defineVariant(k, {
  version: '0.0.0',
  flow: { ball: { before: [show, outcome] } },
  rulings: k.readings({
    'hand-cricket.ruling.same': {
      out: [],
      nothing: (a) => [a.set('sameIsOut', false)],
    },
  }),
});
