import type { SectionWords } from '@howzat/core/author';

/** The cuts in the text that came down to us, and what they are taken for. */

export const gapWords = {
  'pocket.gap.cut-01': {
    title: 'Lost in the scan: the cover',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Before the greeting: a title or cover only. No rule assumed.',
  },
  'pocket.gap.cut-02': {
    title: 'Lost in the scan: the heading of the component list',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'The heading of the component list is lost; the list itself looks complete (8 items).',
  },
  'pocket.gap.cut-03': {
    title: 'Lost in the scan: the end of a sentence on teams',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'The sentence on the free types of the team continues across the cut; nothing lost.',
  },
  'pocket.gap.cut-04': {
    title: 'Lost in the scan: a picture of the decks',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the limit of copies: a page change; at most a picture of the decks.',
  },
  'pocket.gap.cut-05': {
    title: 'Lost in the scan: the picture of a player card',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the bowling ladder: the picture of a player card is lost.',
  },
  'pocket.gap.cut-06': {
    title: 'Lost in the scan: the rank grid itself',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the Yellow-Green example: the picture of the grid is lost (pocket.ruling.rank-grid).',
  },
  'pocket.gap.cut-07': {
    title: 'Lost in the scan: the pictures of the chance cards',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the dots: pictures of chance cards are lost; their categories and texts are unknown.',
  },
  'pocket.gap.cut-08': {
    title: 'Lost in the scan: the field layout',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the Game Start draw: the Field Layout picture is lost (pocket.ruling.field-layout).',
  },
  'pocket.gap.cut-09': {
    title: 'Lost in the scan: something between coin and draw',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Between the coin and the draw: both sentences are complete; a bullet may be lost. Default: nothing.',
  },
  'pocket.gap.cut-10': {
    title: 'Lost in the scan: how the standby ends',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the order of play: whether the standby had an end condition is unknown (pocket.ruling.priority-protocol).',
  },
  'pocket.gap.cut-11': {
    title: 'Lost in the scan: nothing between batter and score',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Between the new batter and the score: continuous in sense; nothing assumed lost.',
  },
  'pocket.gap.cut-12': {
    title: 'Lost in the scan: a page break after fatigue',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the fatigue note: a page change.',
  },
  'pocket.gap.cut-13': {
    title: 'Lost in the scan: a page break after the tie',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the tie: a page change.',
  },
  'pocket.gap.cut-14': {
    title: 'Lost in the scan: a page break after the coin',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the coin for both kinds of outs: a page change.',
  },
  'pocket.gap.cut-15': {
    title: 'Lost in the scan: a page break after the maiden',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the maiden: a page change.',
  },
  'pocket.gap.side-of-the': {
    title: 'A sentence that breaks off: to the side of the ...',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Preparation 3 stops after "off to the side of the"; read: field. No effect.',
  },
  'pocket.gap.numbering': {
    title: 'The numbering starts anew in each part',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Preparation is numbered 1-3, Game Start "I.", the over 1-5: independent numberings; no missing item can be inferred.',
  },
  'pocket.gap.garbled-comfort': {
    title: 'A broken sentence about comfort',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'A sentence of the 2nd Standby is broken in two by a full stop (pocket.ruling.comfort-condition).',
  },
  'pocket.gap.garbled-coin': {
    title: 'Misprints about the coin',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: '"the then" is exchanged in New Over, and Out Cards says "patting": read as intended; no effect.',
  },
  'pocket.gap.number-sign': {
    title: 'A stray number sign in the components',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'A number sign after 20 and 15 in the components: read as quantity.',
  },
  'pocket.gap.comfort-name': {
    title: 'Comfort points and comfort ability are one thing',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: '"comfort ability" split over two lines, elsewhere comfort points: the same counters.',
  },
  'pocket.gap.page-14': {
    title: 'What the reference to page 14 means',
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Out Cards refers to page 14 for defence batting: the example "Batting player plays in defense"; the same rule as in New Over.',
  },
} as const satisfies SectionWords;
