import { k } from '../kit.js';

/** The facing token. These stand in the places of the Laws. */

export const facingByRuns = k.rule({
  id: 'ctg.facing.parity',
  only: (p) => p.strike,
  when: (s, g) => !s.express && (g.crossed ?? g.bat) % 2 !== 0,
  does: (_s, g) => {
    const faced = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = faced;
  },
});

export const facingByExpress = k.rule({
  id: 'ctg.facing.express',
  only: (p) => p.strike,
  when: (s, g) => s.express && (g.crossed ?? g.bat) % 2 !== 0,
  does: (_s, g) => {
    const faced = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = faced;
  },
});

export const facingOverEnd = k.rule({
  id: 'ctg.facing.over-end',
  only: (p) => p.strike,
  does: (_s, g) => {
    const faced = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = faced;
  },
});
