import type { SectionWords } from '@howzat/core/author';

/** Components and deck limits, and what a set is held to where it is loaded. */
export const componentWords = {
  'pocket.component.score-deck': { kind: 'data', source: 'components', text: 'Each player has one Score Deck.' },
  'pocket.component.score-sheet': { kind: 'data', source: 'components', text: 'Each player has one Score Sheet.' },
  'pocket.component.rank-grid': { kind: 'data', source: 'components', text: 'Each player has one Rating Grid.' },
  'pocket.component.team': { kind: 'data', source: 'components', text: 'Each player has one team (player deck).' },
  'pocket.component.bowler-deck': {
    kind: 'data',
    source: 'components',
    text: 'Each player has one Bowler Chance deck.',
  },
  'pocket.component.batter-deck': {
    kind: 'data',
    source: 'components',
    text: 'Each player has one Batter Chance deck.',
  },
  'pocket.component.fatigue-counters': {
    kind: 'data',
    source: 'components',
    text: 'Each player has at least 20 fatigue counters, black.',
  },
  'pocket.component.comfort-counters': {
    kind: 'data',
    source: 'components',
    text: 'Each player has at least 15 comfort(ability) counters, white.',
    parameters: ['comfortSupply'],
  },
  'pocket.deck.starter-premade': {
    kind: 'data',
    source: 'Deck Configuration',
    text: "The starter set's decks are ready-made and obey these limits.",
    parameters: ['decks'],
  },
  'pocket.deck.score-purpose': {
    kind: 'data',
    source: 'Deck Configuration, Scoring Deck',
    text: 'Score cards produce the scores during the game.',
  },
  'pocket.deck.score-thirty': {
    kind: 'data',
    source: 'Deck Configuration, Scoring Deck',
    text: 'The Scoring Deck has 30 numbered cards.',
  },
  'pocket.team.eleven': { kind: 'data', source: 'Deck Configuration, Team Deck', text: 'A team has 11 players.' },
  'pocket.team.captain-keeper': {
    kind: 'data',
    source: 'Deck Configuration, Team Deck',
    text: 'A team has at least one captain and at least one wicket keeper.',
    parameters: ['captainKeeperSame', 'moreThanOne'],
  },
  'pocket.team.others-free': {
    kind: 'data',
    source: 'Deck Configuration, Team Deck',
    text: 'The other team members can be of any player type.',
  },
  'pocket.deck.bowler-blue': {
    kind: 'data',
    source: 'Deck Configuration, Bowler Chance Deck',
    text: 'Bowler Chance cards are blue.',
  },
  'pocket.deck.bowler-size': {
    kind: 'data',
    source: 'Deck Configuration, Bowler Chance Deck',
    text: 'A Bowler Chance deck has at least 30 and at most 40 cards.',
  },
  'pocket.deck.bowler-copies': {
    kind: 'data',
    source: 'Deck Configuration, Bowler Chance Deck',
    text: 'At most three copies of the same Bowler Chance card per deck.',
  },
  'pocket.deck.batter-pink': {
    kind: 'data',
    source: 'Deck Configuration, Batter Chance Deck',
    text: 'Batter Chance cards are pink.',
  },
  'pocket.deck.batter-size': {
    kind: 'data',
    source: 'Deck Configuration, Batter Chance Deck',
    text: 'A Batter Chance deck has at least 30 and at most 40 cards.',
  },
  'pocket.deck.batter-copies': {
    kind: 'data',
    source: 'Deck Configuration, Batter Chance Deck',
    text: 'At most three copies of the same Batter Chance card per deck.',
  },
} as const satisfies SectionWords;

/** What a set is held to beside the limits of the rulebook. */
export const dataWords = {
  'pocket.data.shape': {
    kind: 'data',
    source: 'a set of components',
    text: 'A set has a Rank Grid, score cards, cricketers, chance cards and premade teams.',
  },
  'pocket.data.grid': {
    kind: 'data',
    source: 'a set of components',
    text: 'The Rank Grid has 5 rows and 3 columns of whole numbers from 0 to 5; it never falls with the batting rank and never rises with the bowling rank.',
  },
  'pocket.data.score-cards': {
    kind: 'data',
    source: 'a set of components',
    text: 'Each score card has an entry for the differences 0 to 5, of 0 to 36 runs and 0 to 2 outs. With the difference the outs never increase and the runs strictly do; 12 to 18 of 30 entries are odd; no card is an out without a run at every difference. All cards of a set may have a row for the difference -1 as well.',
  },
  'pocket.data.cards': {
    kind: 'data',
    source: 'a set of components',
    text: 'Each chance card has a colour, a kind, a price of 0 to 3, requirements, effects and a duration that fit each other.',
  },
  'pocket.data.filters': {
    kind: 'data',
    source: 'a set of components',
    text: 'Every filter of a Negate or a lock matches at least one card of the other colour.',
  },
  'pocket.data.powers': {
    kind: 'data',
    source: 'a set of components',
    text: 'Every powerful card (out, save, maiden, plus 6, two ranks) has a price or a drawback, and an answer on the other side.',
  },
  'pocket.data.fairness': {
    kind: 'data',
    source: 'a set of components',
    text: 'Premade teams have equal sums of batting and of bowling ranks, and four who bowl Green or better.',
  },
  'pocket.data.tiring': {
    kind: 'data',
    source: 'a set of components',
    text: 'Twenty overs and every fatigue card of a premade deck wear out at most nine cricketers.',
  },
} as const satisfies SectionWords;

/** Options named in the text or drawn from the rulings, by the names of the catalogue. */
export const optionWords = Object.fromEntries(
  (
    [
      ['pocket.opt.chase', 'chase-passed', 'play-all or stop-when-passed'],
      ['pocket.opt.all-out', 'all-out', 'innings-ends or last-man-bats-alone'],
      ['pocket.opt.saved-out', 'saved-out-score', 'runs-stand or entry-becomes-zero'],
      ['pocket.opt.comfort', 'comfort-condition', 'defence-only or every-over'],
      ['pocket.opt.comfort-owner', 'comfort-owner', 'on-cricketer or side-pool'],
      ['pocket.opt.out-card', 'out-card-timing', 'deferred-to-scoring or immediate'],
      ['pocket.opt.equip-duration', 'equip-duration', 'until-out-or-innings-end or this-over'],
      ['pocket.opt.draw', 'draw-at-three', 'draw-only-below-three or draw-then-return-one'],
      ['pocket.opt.coin-order', 'coin-before-card', 'coin-first or card-first'],
      ['pocket.opt.consecutive-overs', 'consecutive-overs', 'allowed or forbidden'],
      ['pocket.opt.tired-may-bat', 'tired-may-bat', 'cannot-bat or may-bat'],
      ['pocket.opt.team-visibility', 'team-visibility', 'open-list or hidden-until-placed'],
      ['pocket.opt.play-duty', 'may-or-must', 'may-play or must-play'],
    ] as const
  ).map(([option, name, values]) => [
    option,
    { kind: 'reading', source: 'Options', text: `The same switch as pocket.ruling.${name}: ${values}.` },
  ]),
) as SectionWords;

/** The cuts in the text that came down to us, and what they are taken for. */
export const gapWords = Object.fromEntries(
  (
    [
      ['pocket.gap.cut-01', 'Before the greeting: a title or cover only. No rule assumed.'],
      ['pocket.gap.cut-02', 'The heading of the component list is lost; the list itself looks complete (8 items).'],
      ['pocket.gap.cut-03', 'The sentence on the free types of the team continues across the cut; nothing lost.'],
      ['pocket.gap.cut-04', 'After the limit of copies: a page change; at most a picture of the decks.'],
      ['pocket.gap.cut-05', 'After the bowling ladder: the picture of a player card is lost.'],
      [
        'pocket.gap.cut-06',
        'After the Yellow-Green example: the picture of the grid is lost (pocket.ruling.rank-grid).',
      ],
      [
        'pocket.gap.cut-07',
        'After the dots: pictures of chance cards are lost; their categories and texts are unknown.',
      ],
      [
        'pocket.gap.cut-08',
        'After the Game Start draw: the Field Layout picture is lost (pocket.ruling.field-layout).',
      ],
      [
        'pocket.gap.cut-09',
        'Between the coin and the draw: both sentences are complete; a bullet may be lost. Default: nothing.',
      ],
      [
        'pocket.gap.cut-10',
        'After the order of play: whether the standby had an end condition is unknown (pocket.ruling.priority-protocol).',
      ],
      ['pocket.gap.cut-11', 'Between the new batter and the score: continuous in sense; nothing assumed lost.'],
      ['pocket.gap.cut-12', 'After the fatigue note: a page change.'],
      ['pocket.gap.cut-13', 'After the tie: a page change.'],
      ['pocket.gap.cut-14', 'After the coin for both kinds of outs: a page change.'],
      ['pocket.gap.cut-15', 'After the maiden: a page change.'],
      ['pocket.gap.side-of-the', 'Preparation 3 stops after "off to the side of the"; read: field. No effect.'],
      [
        'pocket.gap.numbering',
        'Preparation is numbered 1-3, Game Start "I.", the over 1-5: independent numberings; no missing item can be inferred.',
      ],
      [
        'pocket.gap.garbled-comfort',
        'A sentence of the 2nd Standby is broken in two by a full stop (pocket.ruling.comfort-condition).',
      ],
      [
        'pocket.gap.garbled-coin',
        '"the then" is exchanged in New Over, and Out Cards says "patting": read as intended; no effect.',
      ],
      ['pocket.gap.number-sign', 'A number sign after 20 and 15 in the components: read as quantity.'],
      [
        'pocket.gap.comfort-name',
        '"comfort ability" split over two lines, elsewhere comfort points: the same counters.',
      ],
      [
        'pocket.gap.page-14',
        'Out Cards refers to page 14 for defence batting: the example "Batting player plays in defense"; the same rule as in New Over.',
      ],
    ] as const
  ).map(([gap, text]) => [gap, { kind: 'advice', source: 'removed or damaged passages', text }]),
) as SectionWords;

/** What follows from the rules; tested by calculation. */
export const derivedWords = {
  'pocket.derived.score-deck-suffices': {
    kind: 'example',
    source: 'derived',
    text: 'At most 20 of 30 score cards are drawn in an innings: the deck never runs out.',
  },
  'pocket.derived.chance-deck-suffices': {
    kind: 'example',
    source: 'derived',
    text: 'At most 3 + 20 = 23 cards leave a chance deck in an innings (an exchange does not change its size), so 30 suffice.',
  },
  'pocket.derived.deck-used-once': {
    kind: 'example',
    source: 'derived',
    text: 'Each side uses its Bowler deck in one innings and its Batter deck in the other; the reshuffle at the change only readies them.',
  },
  'pocket.derived.counters': {
    kind: 'example',
    source: 'derived',
    text: 'An innings gives at most 20 fatigue counters by rule 4, matching the 20 listed; 20 defensive overs would need 20 comfort counters although 15 are listed.',
  },
  'pocket.derived.two-bowlers': {
    kind: 'example',
    source: 'derived',
    text: 'One bowler can bowl at most 10 overs, so at least 2 bowl; without fatigue effects 11 can never run out.',
  },
  'pocket.derived.strike': {
    kind: 'example',
    source: 'derived',
    text: 'An even score (0 included) leaves the same batter facing; unlike real cricket the end of an over does not change the strike.',
  },
  'pocket.derived.page-count': {
    kind: 'advice',
    source: 'derived',
    text: 'The text falls into 15 pieces; the reference "page 14" fits piece 13 if one cover page precedes. So probably no whole page of text is missing.',
  },
} as const satisfies SectionWords;
