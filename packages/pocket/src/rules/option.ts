import type { SectionWords } from '@howzat/core';

/** Options named in the text or drawn from the rulings, by the names of the catalogue. */

export const optionWords = {
  'pocket.opt.chase': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.chase-passed: play-all or stop-when-passed.',
  },
  'pocket.opt.all-out': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.all-out: innings-ends or last-man-bats-alone.',
  },
  'pocket.opt.saved-out': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.saved-out-score: runs-stand or entry-becomes-zero.',
  },
  'pocket.opt.comfort': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.comfort-condition: defence-only or every-over.',
  },
  'pocket.opt.comfort-owner': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.comfort-owner: on-cricketer or side-pool.',
  },
  'pocket.opt.out-card': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.out-card-timing: deferred-to-scoring or immediate.',
  },
  'pocket.opt.equip-duration': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.equip-duration: until-out-or-innings-end or this-over.',
  },
  'pocket.opt.draw': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.draw-at-three: draw-only-below-three or draw-then-return-one.',
  },
  'pocket.opt.coin-order': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.coin-before-card: coin-first or card-first.',
  },
  'pocket.opt.consecutive-overs': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.consecutive-overs: allowed or forbidden.',
  },
  'pocket.opt.tired-may-bat': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.tired-may-bat: cannot-bat or may-bat.',
  },
  'pocket.opt.team-visibility': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.team-visibility: open-list or hidden-until-placed.',
  },
  'pocket.opt.play-duty': {
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.may-or-must: may-play or must-play.',
  },
} as const satisfies SectionWords;
