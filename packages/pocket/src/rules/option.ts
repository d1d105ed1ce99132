import type { SectionWords } from '@howzat/core/author';

/** Options named in the text or drawn from the rulings, by the names of the catalogue. */

export const optionWords = {
  'pocket.opt.chase': {
    title: 'Setting: stop when the target is passed',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.chase-passed: play-all or stop-when-passed.',
  },
  'pocket.opt.all-out': {
    title: 'Setting: what happens when all are out',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.all-out: innings-ends or last-man-bats-alone.',
  },
  'pocket.opt.saved-out': {
    title: 'Setting: the runs of a saved out',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.saved-out-score: runs-stand or entry-becomes-zero.',
  },
  'pocket.opt.comfort': {
    title: 'Setting: when comfort is gained',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.comfort-condition: defence-only or every-over.',
  },
  'pocket.opt.comfort-owner': {
    title: 'Setting: who holds the comfort',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.comfort-owner: on-cricketer or side-pool.',
  },
  'pocket.opt.out-card': {
    title: 'Setting: when an Out card works',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.out-card-timing: deferred-to-scoring or immediate.',
  },
  'pocket.opt.equip-duration': {
    title: 'Setting: how long Equip cards last',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.equip-duration: until-out-or-innings-end or this-over.',
  },
  'pocket.opt.draw': {
    title: 'Setting: drawing with three cards in hand',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.draw-at-three: draw-only-below-three or draw-then-return-one.',
  },
  'pocket.opt.coin-order': {
    title: 'Setting: the coin or the card first',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.coin-before-card: coin-first or card-first.',
  },
  'pocket.opt.consecutive-overs': {
    title: 'Setting: may a bowler bowl two overs running',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.consecutive-overs: allowed or forbidden.',
  },
  'pocket.opt.tired-may-bat': {
    title: 'Setting: may a worn-out bowler bat',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.tired-may-bat: cannot-bat or may-bat.',
  },
  'pocket.opt.team-visibility': {
    title: 'Setting: are the teams open',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.team-visibility: open-list or hidden-until-placed.',
  },
  'pocket.opt.play-duty': {
    title: 'Setting: must cards be played',
    kind: 'reading',
    source: 'Options',
    text: 'The same switch as pocket.ruling.may-or-must: may-play or must-play.',
  },
} as const satisfies SectionWords;
