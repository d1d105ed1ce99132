import type { SectionWords } from '@howzat/core';

/** The cuts in the text that came down to us, and what they are taken for. */

export const gapWords = {
  'pocket.gap.cut-01': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Before the greeting: a title or cover only. No rule assumed.',
  },
  'pocket.gap.cut-02': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'The heading of the component list is lost; the list itself looks complete (8 items).',
  },
  'pocket.gap.cut-03': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'The sentence on the free types of the team continues across the cut; nothing lost.',
  },
  'pocket.gap.cut-04': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the limit of copies: a page change; at most a picture of the decks.',
  },
  'pocket.gap.cut-05': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the bowling ladder: the picture of a player card is lost.',
  },
  'pocket.gap.cut-06': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the Yellow-Green example: the picture of the grid is lost (pocket.ruling.rank-grid).',
  },
  'pocket.gap.cut-07': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the dots: pictures of chance cards are lost; their categories and texts are unknown.',
  },
  'pocket.gap.cut-08': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the Game Start draw: the Field Layout picture is lost (pocket.ruling.field-layout).',
  },
  'pocket.gap.cut-09': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Between the coin and the draw: both sentences are complete; a bullet may be lost. Default: nothing.',
  },
  'pocket.gap.cut-10': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the order of play: whether the standby had an end condition is unknown (pocket.ruling.priority-protocol).',
  },
  'pocket.gap.cut-11': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Between the new batter and the score: continuous in sense; nothing assumed lost.',
  },
  'pocket.gap.cut-12': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the fatigue note: a page change.',
  },
  'pocket.gap.cut-13': { kind: 'advice', source: 'removed or damaged passages', text: 'After the tie: a page change.' },
  'pocket.gap.cut-14': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the coin for both kinds of outs: a page change.',
  },
  'pocket.gap.cut-15': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'After the maiden: a page change.',
  },
  'pocket.gap.side-of-the': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Preparation 3 stops after "off to the side of the"; read: field. No effect.',
  },
  'pocket.gap.numbering': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Preparation is numbered 1-3, Game Start "I.", the over 1-5: independent numberings; no missing item can be inferred.',
  },
  'pocket.gap.garbled-comfort': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'A sentence of the 2nd Standby is broken in two by a full stop (pocket.ruling.comfort-condition).',
  },
  'pocket.gap.garbled-coin': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: '"the then" is exchanged in New Over, and Out Cards says "patting": read as intended; no effect.',
  },
  'pocket.gap.number-sign': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'A number sign after 20 and 15 in the components: read as quantity.',
  },
  'pocket.gap.comfort-name': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: '"comfort ability" split over two lines, elsewhere comfort points: the same counters.',
  },
  'pocket.gap.page-14': {
    kind: 'advice',
    source: 'removed or damaged passages',
    text: 'Out Cards refers to page 14 for defence batting: the example "Batting player plays in defense"; the same rule as in New Over.',
  },
} as const satisfies SectionWords;
