import { type Position, pool, type Scenario, type ScriptLine, takeOut } from '@howzat/core';
import { type Colour, numbered, originalSet } from './components/cubes.js';

/**
 * Deals cubes for a script: `over('2v6 0v6 ...')` gives each side six cubes that show those numbers, the bowler's
 * first in each pair, and lays them out in that order. Home bats in A, away bowls in B; `inReply()` turns that round.
 * Every cube is dealt once only, as from a bag that is not refilled.
 */
class Dealer {
  private readonly used = new Set<number>();
  private bowling: Colour = 'B';
  private batting: Colour = 'A';

  inReply(): this {
    [this.bowling, this.batting] = [this.batting, this.bowling];
    return this;
  }

  private cube(number: number, colour: Colour): number {
    const found = originalSet.cubes.find((cube) => cube[colour] === number && !this.used.has(cube.id));
    if (!found) throw new RangeError(`No cube is left that shows ${number} for ${colour}.`);
    this.used.add(found.id);
    return found.id;
  }

  /** The cubes of the bowler and of the batter for the pairs of an over. */
  hands(pairs: string): { readonly bowling: number[]; readonly batting: number[] } {
    const numbers = pairs.split(' ').map((pair) => pair.split('v').map(Number) as [number, number]);
    return {
      bowling: numbers.map(([bowler]) => this.cube(bowler, this.bowling)),
      batting: numbers.map(([, batter]) => this.cube(batter, this.batting)),
    };
  }

  over(pairs: string): ScriptLine[] {
    const { bowling, batting } = this.hands(pairs);
    return [...deal(bowling, batting), ...lay(bowling, batting)];
  }
}

function deal(bowling: readonly number[], batting: readonly number[]): ScriptLine[] {
  return [
    { chance: 'deal.bowling', outcome: bowling },
    { chance: 'deal.batting', outcome: batting },
  ];
}

function lay(bowling: readonly number[], batting: readonly number[]): ScriptLine[] {
  return [
    { side: 'bowling', step: 'order.bowling', choice: bowling },
    { side: 'batting', step: 'order.batting', choice: batting },
  ];
}

/** Overs one after the other in one innings. */
function overs(...texts: readonly string[]): ScriptLine[] {
  const dealer = new Dealer();
  return texts.flatMap((pairs) => dealer.over(pairs));
}

/** The same when away bats and home bowls. */
function oversInReply(...texts: readonly string[]): ScriptLine[] {
  const dealer = new Dealer().inReply();
  return texts.flatMap((pairs) => dealer.over(pairs));
}

const inColours = { homeColour: 'A', awayColour: 'B' };

/** An innings of home in colour A against away in B. */
function innings(position: Position = {}): Position {
  return { ...position, state: { ...inColours, ...position.state } };
}

/** The reply of away. */
function reply(position: Position): Position {
  return { innings: 2, batting: 'away', ...position, state: { ...inColours, ...position.state } };
}

/** A bag out of which the first cubes by number have been dealt. */
function bagWithout(gone: number): { readonly bag: unknown; readonly inBag: number } {
  const bag = pool(numbered, 1);
  for (let cube = 0; cube < gone; cube++) takeOut(bag, numbered - cube);
  return { bag, inBag: numbered - gone };
}

const colourLines: readonly ScriptLine[] = [
  { side: 'home', step: 'colour.home', choice: 'A' },
  { side: 'away', step: 'colour.away', choice: 'B' },
];

const tossLines: readonly ScriptLine[] = [
  { chance: 'core.toss', outcome: 0 },
  { side: 'home', step: 'core.toss.elect', choice: 'bat' },
];

const balls = (text: string): string[] => text.split(' ');

/** The worked examples of the rulebook, and those that the catalogue derives. */
const examples: readonly Scenario[] = [
  {
    id: 'cubes.example.over',
    title: 'E1: the over that the rulebook prints, 12/1',
    from: innings(),
    script: overs('2v6 0v6 6v6 4v3 5v2 5v7'),
    expect: {
      balls: balls('4 6 . . W 2'),
      score: '12/1',
      state: { dots: 0, overNotes: [12, 1] },
      waits: 'deal.bowling',
      cites: ['cubes.pressure.lower', 'cubes.ruling.pressure-after-wicket'],
    },
  },
  {
    id: 'cubes.pressure.example',
    title: 'E2: with two dots in a row, 3 higher is a wicket and 2 higher is a dot',
    from: innings({ state: { dots: 2 } }),
    script: overs('5v2 3v3 4v4 5v3 1v2 9v9'),
    expect: { balls: balls('W . . . 1 .'), state: { dots: 1 } },
    readings: [
      {
        ruling: 'cubes.ruling.dot-vs-pressure',
        reading: 'dot-band-wins',
        expect: { balls: balls('. . . . 1 .'), cites: ['cubes.ruling.dot-vs-pressure'] },
      },
    ],
  },
  {
    id: 'cubes.score.notation',
    title: 'E3: an over of 16 runs and 2 wickets is 16/2',
    from: innings(),
    script: overs('0v6 0v7 9v0 9v0 0v4 9v9'),
    expect: { balls: balls('6 6 W W 4 .'), score: '16/2', state: { overNotes: [16, 2], totalNotes: [16, 2] } },
    readings: [
      {
        ruling: 'cubes.ruling.over-note',
        reading: 'per-over',
        expect: { score: '16/2', state: { overNotes: [16, 2], totalNotes: [] } },
      },
      {
        ruling: 'cubes.ruling.over-note',
        reading: 'cumulative',
        expect: { score: '16/2', state: { overNotes: [], totalNotes: [16, 2] } },
      },
    ],
  },
  {
    id: 'cubes.derived.bands',
    title: 'D1: one higher to six higher',
    from: innings(),
    script: overs('0v1 0v2 0v3 0v4 0v5 0v6'),
    expect: { balls: balls('1 2 3 4 4 6'), score: '20/0', state: { dots: 0 } },
  },
  {
    id: 'cubes.derived.wickets',
    title: 'D2: a wicket, two dots, a wicket by pressure, six and a dot',
    from: innings(),
    script: overs('5v0 4v0 3v1 9v0 0v9 9v9'),
    expect: { balls: balls('W . . W 6 .'), score: '6/2', state: { dots: 1 } },
  },
  {
    id: 'cubes.derived.floor',
    title: 'D3: after five dots in a row equal numbers are a wicket',
    from: innings(),
    script: overs('4v4 5v4 3v3 6v6 7v7 2v2'),
    expect: { balls: balls('. . . . . W'), score: '0/1' },
    readings: [
      {
        ruling: 'cubes.ruling.floor',
        reading: 'floor-one',
        expect: { balls: balls('. . . . . .'), score: '0/0', cites: ['cubes.ruling.floor'] },
      },
    ],
  },
  {
    id: 'cubes.derived.over-break',
    title: 'D4: pressure carries over the break between overs',
    from: innings(),
    script: overs('1v4 9v0 5v9 6v6 3v3 4v2', '5v3 2v8 4v4 4v5 4v4 4v5'),
    expect: { balls: balls('3 W 4 . . . W 6 . 1 . 1'), score: '15/2', state: { overNotes: [7, 1, 8, 1] } },
    readings: [
      {
        ruling: 'cubes.ruling.pressure-over-break',
        reading: 'resets-each-over',
        expect: {
          balls: balls('3 W 4 . . . . 6 . 1 . 1'),
          score: '15/1',
          cites: ['cubes.ruling.pressure-over-break'],
        },
      },
    ],
  },
  {
    id: 'cubes.derived.after-wicket',
    title: 'D5: a wicket ends the row of dots',
    from: innings(),
    script: overs('7v7 6v5 8v4 4v0 9v4 0v9'),
    expect: { balls: balls('. . W . W 6'), score: '6/2' },
    readings: [
      {
        ruling: 'cubes.ruling.pressure-after-wicket',
        reading: 'wicket-keeps-k',
        expect: { balls: balls('. . W W W 6'), score: '6/3' },
      },
      {
        ruling: 'cubes.ruling.pressure-after-wicket',
        reading: 'wicket-counts-as-dot',
        expect: { balls: balls('. . W W W 6'), score: '6/3', cites: ['cubes.ruling.pressure-after-wicket'] },
      },
    ],
  },
  {
    id: 'cubes.derived.end-mid-over',
    title: 'D6: the tenth wicket ends the innings in the middle of an over',
    from: innings({ runs: 71, wickets: 8, overs: 9 }),
    script: overs('9v3 8v1 3v6 9v0 9v9 1v3'),
    expect: {
      balls: balls('W W'),
      game: { innings: 2, batting: 1, target: 72 },
      state: { bowlerHand: [] },
      waits: 'deal.bowling',
      cites: ['cubes.end.ten-wickets', 'cubes.aim.roles-swap'],
    },
    readings: [
      {
        ruling: 'cubes.ruling.mid-over-end',
        reading: 'finish-over',
        expect: { balls: balls('W W 3 . . 2'), game: { innings: 2, target: 77 }, cites: ['cubes.ruling.mid-over-end'] },
      },
    ],
  },
  {
    id: 'cubes.derived.chase',
    title: 'D7: the match ends when the target is passed, and not when scores are level',
    from: reply({ target: 67, runs: 63, wickets: 4, overs: 7 }),
    script: oversInReply('3v3 2v4 0v5 9v0 1v9 0v9'),
    expect: {
      balls: balls('. 2 4'),
      score: '69/4',
      result: 'Away won by 6 wickets',
      waits: 'end',
      cites: ['cubes.ruling.chase-stop', 'cubes.end.winner', 'cubes.end.second-inning', 'cubes.end.note-innings'],
    },
    readings: [
      {
        ruling: 'cubes.ruling.chase-stop',
        reading: 'play-out',
        expect: { balls: balls('. 2 4 W 6 6'), score: '81/5', result: null },
      },
      { ruling: 'cubes.ruling.margin', reading: 'runs-only', expect: { result: 'Away won by 3 runs' } },
    ],
  },
  {
    id: 'cubes.derived.level',
    title: 'D7: at exactly 66, level with the other side, play goes on',
    from: reply({ target: 67, runs: 63, wickets: 4, overs: 7 }),
    script: oversInReply('3v3 2v4 3v4 4v4 4v4 4v4'),
    expect: { balls: balls('. 2 1 . . .'), score: '66/4', result: null, waits: 'deal.bowling' },
  },
  {
    id: 'cubes.derived.test-match',
    title: 'D8: a test match needs 7 for a wicket',
    with: { format: 'test-match' },
    from: innings(),
    script: overs('6v0 9v3 8v2 7v0 6v1 1v7'),
    expect: { balls: balls('. W . W . 6'), score: '6/2', state: { dots: 0 } },
    readings: [
      {
        ruling: 'cubes.ruling.test-dot-band',
        reading: 'no-effect',
        expect: { balls: balls('. . . W . 6'), score: '6/1', cites: ['cubes.ruling.test-dot-band'] },
      },
      {
        ruling: 'cubes.ruling.test-pressure',
        reading: 'no',
        expect: { balls: balls('. . . W . 6'), score: '6/1', cites: ['cubes.ruling.test-pressure'] },
      },
    ],
  },
  {
    id: 'cubes.derived.bag',
    title: 'D9: after 17 overs all used cubes go back into the bag',
    from: innings({ overs: 17, state: bagWithout(204) }),
    script: [{ chance: 'deal.bowling', outcome: [1, 2, 3, 4, 5, 6] }],
    expect: { state: { inBag: 204 }, waits: 'deal.batting', cites: ['cubes.ruling.bag-exhausted'] },
    readings: [
      {
        ruling: 'cubes.ruling.bag-exhausted',
        reading: 'deal-leftover-first',
        script: [
          { chance: 'deal.bowling', outcome: [1, 2, 3, 4, 5, 6] },
          { chance: 'deal.batting', outcome: [7, 8, 9, 10, 11, 12] },
        ],
        expect: { state: { inBag: 198 }, waits: 'order' },
      },
    ],
  },
  {
    id: 'cubes.derived.bag-dealt',
    title: 'D9: of the 210 cubes in the bag again, 198 are left after the deal',
    from: innings({ overs: 17, state: bagWithout(204) }),
    script: deal([210, 209, 208, 207, 206, 205], [1, 2, 3, 4, 5, 6]),
    expect: { state: { inBag: 198 }, waits: 'order' },
  },
  {
    id: 'cubes.derived.wild',
    title: 'D10: a wildcube that is dealt is discarded, and another cube drawn at once',
    with: { options: ['cubes.option.wild-when-dealt'] },
    from: innings(),
    script: [
      { chance: 'deal.bowling', outcome: [1, 2, 3, 4, 5, 213] },
      { chance: 'deal.bowling', outcome: [6] },
    ],
    expect: {
      state: { inBag: 209, bowlerHand: [1, 2, 3, 4, 5, 6], discarded: [213] },
      waits: 'deal.batting',
      cites: ['cubes.setup.discard-wild'],
    },
    readings: [
      {
        ruling: 'cubes.ruling.wild-replacement',
        reading: 'play-short',
        script: [
          ...deal([1, 2, 3, 4, 5, 213], [11, 12, 13, 14, 15, 16]),
          ...lay([1, 2, 3, 4, 5], [11, 12, 13, 14, 15, 16]),
        ],
        expect: { game: { overs: 1, balls: 5 }, waits: 'deal.bowling', cites: ['cubes.ruling.wild-replacement'] },
      },
    ],
  },
  {
    id: 'cubes.derived.tie',
    title: 'D12: equal totals are a tied match',
    from: reply({ target: 81, runs: 80, wickets: 9, overs: 9 }),
    script: oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { balls: balls('W'), result: 'match tied', waits: 'end' },
    readings: [
      {
        ruling: 'cubes.ruling.tie',
        reading: 'super-over',
        script: [
          ...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'),
          ...oversInReply('0v6 0v4 9v9 9v9 0v1 0v2'),
          ...overs('9v0 9v0 9v0 9v0 9v0 9v0'),
        ],
        expect: { balls: balls('W 6 4 . . 1 2 W W'), result: 'tied, Away won the super over', waits: 'end' },
      },
      {
        ruling: 'cubes.ruling.tie',
        reading: 'cube-roll',
        script: [...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'), { chance: 'tie.cube', outcome: 'D' }],
        expect: { result: 'tied, Away won the tie-break', cites: ['cubes.ruling.tie'] },
      },
    ],
  },
];

/** Cube 137 shows 6 in the colour A and 7 in E; cube 1 shows 1 in B. */
const rollHands = { bowling: [2, 137, 3, 4, 5, 6], batting: [12, 1, 13, 14, 15, 16] } as const;

/** Away bowls in A here, as D11 has it, and home bats in B. */
const rolling: readonly Scenario[] = [
  {
    id: 'cubes.derived.roll',
    title: 'D11: a marked cube is rolled and shows the number of the colour that lies up',
    with: { options: ['cubes.option.roll-a-cube'] },
    from: innings({ state: { homeColour: 'B', awayColour: 'A' } }),
    script: [
      ...deal(rollHands.bowling, rollHands.batting),
      { side: 'bowling', step: 'mark.bowling', choice: { order: rollHands.bowling, roll: [2] } },
      { side: 'batting', step: 'mark.batting', choice: { order: rollHands.batting, roll: [] } },
      { chance: 'cube.bowling', outcome: 'E' },
    ],
    expect: { balls: balls('1 W 1 1 1 1'), cites: ['cubes.variant.roll'] },
    readings: [
      {
        ruling: 'cubes.ruling.roll-timing',
        reading: 'announce-before-ball',
        script: [
          ...deal(rollHands.bowling, rollHands.batting),
          ...lay(rollHands.bowling, rollHands.batting),
          { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
          { side: 'batting', step: 'roll.batting', choice: 'show' },
          { chance: 'cube.bowling', outcome: 'B' },
        ],
        expect: { state: { bowlerRolls: 0, batterRolls: 1 }, waits: 'roll.batting' },
      },
      {
        ruling: 'cubes.ruling.roll-timing',
        reading: 'at-own-reveal',
        script: [
          ...deal(rollHands.bowling, rollHands.batting),
          ...lay(rollHands.bowling, rollHands.batting),
          { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
          { chance: 'cube.bowling', outcome: 'B' },
          { side: 'batting', step: 'roll.batting-at-reveal', choice: 'roll' },
          { chance: 'cube.batting', outcome: 'C' },
        ],
        expect: { state: { bowlerRolls: 0, batterRolls: 0 }, waits: 'deal.bowling' },
      },
      {
        ruling: 'cubes.ruling.roll-face',
        reading: 're-roll-if-own-colour',
        script: [
          ...deal(rollHands.bowling, rollHands.batting),
          { side: 'bowling', step: 'mark.bowling', choice: { order: rollHands.bowling, roll: [2] } },
          { side: 'batting', step: 'mark.batting', choice: { order: rollHands.batting, roll: [] } },
          { chance: 'cube.bowling', outcome: 'A' },
          { chance: 'cube.bowling', outcome: 'A' },
          { chance: 'cube.bowling', outcome: 'E' },
        ],
        expect: { cites: ['cubes.variant.roll'], waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.derived.roll-low',
    title: 'D11: had the roll shown the 0 of the colour D, the batter would have scored one',
    with: { options: ['cubes.option.roll-a-cube'] },
    from: innings({ state: { homeColour: 'B', awayColour: 'A' } }),
    script: [
      ...deal(rollHands.bowling, rollHands.batting),
      { side: 'bowling', step: 'mark.bowling', choice: { order: rollHands.bowling, roll: [2] } },
      { side: 'batting', step: 'mark.batting', choice: { order: rollHands.batting, roll: [] } },
      { chance: 'cube.bowling', outcome: 'D' },
    ],
    expect: { balls: balls('1 1 1 1 1 1'), state: { bowlerShown: [1, 0, 2, 3, 4, 5] } },
  },
  {
    id: 'cubes.ruling.roll-count',
    title: 'A roll that was not used is lost',
    with: { options: ['cubes.option.roll-a-cube'] },
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
      { side: 'bowling', step: 'mark.bowling', choice: { order: [1, 2, 3, 4, 5, 6], roll: [] } },
      { side: 'batting', step: 'mark.batting', choice: { order: [11, 12, 13, 14, 15, 16], roll: [] } },
      ...deal([21, 22, 23, 24, 25, 26], [31, 32, 33, 34, 35, 36]),
      {
        refused: { side: 'bowling', step: 'mark.bowling', choice: { order: [21, 22, 23, 24, 25, 26], roll: [1, 2] } },
        rule: 'cubes.variant.roll',
        says: 'Only one cube per over may be rolled.',
      },
    ],
    expect: { state: { bowlerRolls: 1 }, waits: 'order' },
    readings: [
      {
        ruling: 'cubes.ruling.roll-count',
        reading: 'carry',
        script: [
          ...deal([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
          { side: 'bowling', step: 'mark.bowling', choice: { order: [1, 2, 3, 4, 5, 6], roll: [] } },
          { side: 'batting', step: 'mark.batting', choice: { order: [11, 12, 13, 14, 15, 16], roll: [] } },
          ...deal([21, 22, 23, 24, 25, 26], [31, 32, 33, 34, 35, 36]),
          { side: 'bowling', step: 'mark.bowling', choice: { order: [21, 22, 23, 24, 25, 26], roll: [1, 2] } },
        ],
        expect: { state: { bowlerRolls: 2 }, waits: 'order', cites: ['cubes.ruling.roll-count'] },
      },
    ],
  },
];

const first = { bowling: [21, 22, 23, 24, 25, 26], batting: [31, 32, 33, 34, 35, 36] } as const;

/** One for each question that the rulebook leaves open, with its readings. */
const questions: readonly Scenario[] = [
  {
    id: 'cubes.match',
    title: 'A whole match, from the colours to the winner',
    script: [
      ...colourLines,
      ...tossLines,
      ...overs('0v9 9v0 9v0 9v0 9v0 9v0', '9v0 9v0 9v0 9v0 9v0 9v9'),
      ...oversInReply('0v6 0v1 9v9 9v9 9v9 9v9'),
    ],
    expect: {
      balls: balls('6 W W W W W W W W W W 6 1'),
      result: 'Away won by 10 wickets',
      cites: ['cubes.setup.toss', 'cubes.aim.roles-first', 'cubes.over.continue'],
    },
  },
  {
    id: 'cubes.ruling.number-range',
    title: 'The numbers on twelve cubes',
    from: innings(),
    script: [...deal(first.bowling, first.batting), ...lay(first.bowling, first.batting)],
    expect: {},
    readings: [
      { ruling: 'cubes.ruling.number-range', reading: '0-to-7', expect: {} },
      { ruling: 'cubes.ruling.number-range', reading: '0-to-8', expect: {} },
      { ruling: 'cubes.ruling.number-distribution', reading: 'independent-shuffles', expect: {} },
    ],
  },
  {
    id: 'cubes.ruling.same-colour',
    title: 'Both players may use the same colour',
    script: [
      { side: 'home', step: 'colour.home', choice: 'A' },
      { side: 'away', step: 'colour.away', choice: 'A' },
    ],
    expect: { state: { homeColour: 'A', awayColour: 'A' }, waits: 'core.toss' },
    readings: [
      {
        ruling: 'cubes.ruling.same-colour',
        reading: 'distinct-colours',
        script: [
          { side: 'home', step: 'colour.first', choice: 'A' },
          {
            refused: { side: 'away', step: 'colour.second', choice: 'A' },
            rule: 'cubes.ruling.same-colour',
            says: 'That colour is taken.',
          },
          { side: 'away', step: 'colour.second', choice: 'B' },
        ],
        expect: { state: inColours, waits: 'core.toss' },
      },
    ],
  },
  {
    id: 'cubes.ruling.colour-order',
    title: 'Colours are chosen at the same time, before the toss',
    script: colourLines,
    expect: { state: inColours, waits: 'core.toss' },
    readings: [
      {
        ruling: 'cubes.ruling.colour-order',
        reading: 'sequential-open',
        script: [
          { side: 'home', step: 'colour.first', choice: 'A' },
          { side: 'away', step: 'colour.second', choice: 'A' },
        ],
        expect: { state: { homeColour: 'A', awayColour: 'A' }, waits: 'core.toss' },
      },
      {
        ruling: 'cubes.ruling.colour-order',
        reading: 'toss-loser-first',
        script: [
          { chance: 'core.toss', outcome: 0 },
          { side: 'home', step: 'core.toss.elect', choice: 'bowl' },
          { side: 'away', step: 'colour.toss-loser', choice: 'B' },
          fixed('away', 'colour.toss-loser'),
          { side: 'home', step: 'colour.toss-winner', choice: 'A' },
        ],
        expect: { state: inColours, waits: 'deal.bowling', game: { batting: 1 } },
      },
    ],
  },
  {
    id: 'cubes.ruling.colour-change',
    title: 'The next innings is played in the same colours',
    from: innings({ wickets: 9, runs: 50, overs: 8 }),
    script: overs('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { state: inColours, waits: 'deal.bowling', game: { innings: 2 } },
    readings: [
      {
        ruling: 'cubes.ruling.colour-change',
        reading: 'per-innings',
        script: [
          ...overs('9v0 9v0 9v0 9v0 9v0 9v0'),
          { side: 'home', step: 'colour.bowling', choice: 'C' },
          { side: 'away', step: 'colour.batting', choice: 'C' },
        ],
        expect: { state: { homeColour: 'C', awayColour: 'C' }, cites: ['cubes.ruling.colour-change'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.toss',
    title: 'The winner of the toss chooses',
    script: [...colourLines, { chance: 'core.toss', outcome: 1 }],
    expect: { waits: 'core.toss.elect', game: { tossWinner: 1 } },
    readings: [
      {
        ruling: 'cubes.ruling.toss',
        reading: 'coin-assigns',
        expect: { waits: 'deal.bowling', game: { tossWinner: 1, batting: 1 } },
      },
    ],
  },
  {
    id: 'cubes.ruling.toss-before-deal',
    title: 'The toss comes before the deal',
    script: [...colourLines, ...tossLines],
    expect: { waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.toss-before-deal',
        reading: 'deal-first',
        script: [
          ...colourLines,
          { chance: 'deal.bowling.first', outcome: first.bowling },
          { chance: 'deal.batting.first', outcome: first.batting },
          { chance: 'core.toss', outcome: 1 },
          { side: 'away', step: 'core.toss.elect', choice: 'bat' },
        ],
        expect: {
          waits: 'order',
          state: { batterHand: [...first.bowling], bowlerHand: [...first.batting] },
          cites: ['cubes.setup.first-over', 'cubes.ruling.toss-before-deal'],
        },
      },
    ],
  },
  {
    id: 'cubes.ruling.toss-cube-method',
    title: 'A cube is tossed on three colours',
    with: { options: ['cubes.option.toss-by-cube'] },
    script: [
      ...colourLines,
      { side: 'away', step: 'toss.call', choice: ['A', 'C', 'E'] },
      { chance: 'toss.cube', outcome: 'C' },
    ],
    expect: { waits: 'core.toss.elect', game: { tossWinner: 1 }, cites: ['cubes.setup.toss-cube'] },
    readings: [
      {
        ruling: 'cubes.ruling.toss-cube-method',
        reading: 'high-roll',
        script: [
          ...colourLines,
          { chance: 'toss.roll.home', outcome: 3 },
          { chance: 'toss.roll.away', outcome: 3 },
          { chance: 'toss.roll.home', outcome: 4 },
          { chance: 'toss.roll.away', outcome: 2 },
        ],
        expect: { waits: 'core.toss.elect', game: { tossWinner: 0 } },
      },
      {
        ruling: 'cubes.ruling.toss-cube-method',
        reading: 'odd-even',
        script: [
          ...colourLines,
          { side: 'away', step: 'toss.odd-or-even', choice: 'odd' },
          { chance: 'toss.number', outcome: 7 },
        ],
        expect: { waits: 'core.toss.elect', game: { tossWinner: 1 } },
      },
    ],
  },
  {
    id: 'cubes.ruling.used-cubes',
    title: 'Played cubes stay out of the bag',
    from: innings(),
    script: overs('2v6 0v6 6v6 4v3 5v2 5v7'),
    expect: { state: { inBag: 198 }, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.used-cubes',
        reading: 'return-each-over',
        expect: { state: { inBag: 210 }, waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.ruling.bag-exhausted',
    title: 'The seventeenth over is followed by another',
    from: innings({ overs: 16, state: bagWithout(192) }),
    script: [...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]), ...lay([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])],
    expect: { game: { innings: 1, overs: 17 }, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.bag-exhausted',
        reading: 'innings-ends',
        expect: { game: { innings: 2 }, waits: 'deal.bowling', cites: ['cubes.ruling.bag-exhausted'] },
      },
      {
        ruling: 'cubes.ruling.bag-exhausted',
        reading: 'end-over-limit',
        expect: { game: { innings: 2 }, waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.ruling.refill-at-innings',
    title: 'The second innings begins with a full bag',
    from: innings({ wickets: 9, runs: 50, overs: 8 }),
    script: overs('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { state: { inBag: 210 }, game: { innings: 2 }, cites: ['cubes.ruling.refill-at-innings'] },
    readings: [
      {
        ruling: 'cubes.ruling.refill-at-innings',
        reading: 'continue-bag',
        expect: { state: { inBag: 198 }, game: { innings: 2 } },
      },
      {
        ruling: 'cubes.ruling.leftover-hand',
        reading: 'keep',
        expect: { state: { inBag: 200 }, game: { innings: 2 }, cites: ['cubes.ruling.leftover-hand'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.visible-faces',
    title: 'No face of the other side’s cubes is seen',
    from: innings(),
    script: deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
    expect: { state: { bowlerFacesSeen: [], batterFacesSeen: [] } },
    readings: [
      {
        ruling: 'cubes.ruling.visible-faces',
        reading: 'opposite-face-visible',
        expect: { state: { bowlerFacesSeen: [[8], [9], [0], [1], [2], [3]] } },
      },
      {
        ruling: 'cubes.ruling.visible-faces',
        reading: 'five-faces-visible',
        expect: {
          state: {
            batterFacesSeen: [
              [7, 8, 2, 4, 0],
              [8, 9, 3, 5, 1],
              [9, 0, 4, 6, 2],
              [0, 1, 5, 7, 3],
              [1, 4, 7, 5, 2],
              [2, 5, 8, 6, 3],
            ],
          },
        },
      },
    ],
  },
  {
    id: 'cubes.ruling.revise',
    title: 'An order may be changed until both are finished',
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 6] },
      { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] },
      { side: 'batting', step: 'order.batting', choice: [7, 8, 9, 10, 11, 12] },
    ],
    expect: { state: { bowlerOrder: [6, 5, 4, 3, 2, 1] } },
    readings: [
      {
        ruling: 'cubes.ruling.revise',
        reading: 'lock-individually',
        script: [
          ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
          { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 6] },
          { refused: { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] } },
          { side: 'batting', step: 'order.batting', choice: [7, 8, 9, 10, 11, 12] },
        ],
        expect: { state: { bowlerOrder: [1, 2, 3, 4, 5, 6] } },
      },
    ],
  },
  {
    id: 'cubes.ruling.pressure-new-innings',
    title: 'A new innings begins without pressure, even where a wicket keeps the row of dots',
    with: { rulings: { 'cubes.ruling.pressure-after-wicket': 'wicket-keeps-k' } },
    from: innings({ wickets: 9, runs: 50, overs: 8 }),
    script: overs('4v4 9v0 9v0 9v0 9v0 9v0'),
    expect: { balls: balls('. W'), state: { dots: 0 }, cites: ['cubes.ruling.pressure-new-innings'] },
    readings: [
      {
        ruling: 'cubes.ruling.pressure-new-innings',
        reading: 'carries',
        expect: { balls: balls('. W'), state: { dots: 1 }, game: { innings: 2 } },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-order',
    title: 'In a test match the sides bat in turn',
    with: { format: 'test-match' },
    from: reply({ scores: [{ batting: 'home', runs: 200, wickets: 10 }], runs: 90, wickets: 9, overs: 12 }),
    script: oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { waits: 'deal.bowling', game: { innings: 3, batting: 0 } },
    readings: [
      {
        ruling: 'cubes.ruling.test-order',
        reading: 'follow-on-allowed',
        script: [...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'), { side: 'home', step: 'follow-on', choice: 'follow on' }],
        expect: { waits: 'deal.bowling', game: { innings: 3, batting: 1 }, cites: ['cubes.ruling.test-order'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-order.declaration',
    title: 'In a test match nobody declares',
    with: { format: 'test-match' },
    from: innings({ runs: 150, wickets: 4, overs: 15 }),
    script: overs('4v5 4v5 4v5 4v5 4v5 4v5'),
    expect: { waits: 'deal.bowling', game: { innings: 1 } },
    readings: [
      {
        ruling: 'cubes.ruling.test-order',
        reading: 'declaration-allowed',
        script: [...overs('4v5 4v5 4v5 4v5 4v5 4v5'), { side: 'batting', step: 'core.declare', choice: 'declare' }],
        expect: { game: { innings: 2 }, waits: 'deal.bowling', cites: ['core.declaration.choice'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-innings-win',
    title: 'A test match can be won by an innings',
    with: { format: 'test-match' },
    from: {
      ...innings({ innings: 3, runs: 50, wickets: 9, overs: 8 }),
      scores: [
        { batting: 'home', runs: 100, wickets: 10 },
        { batting: 'away', runs: 300, wickets: 10 },
      ],
    },
    script: overs('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { result: 'Away won by an innings and 150 runs' },
    readings: [
      {
        ruling: 'cubes.ruling.test-innings-win',
        reading: 'played',
        script: [
          ...overs('9v0 9v0 9v0 9v0 9v0 9v0'),
          ...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0', '9v0 9v0 9v0 9v0 0v9 9v0'),
        ],
        expect: { result: 'Away won by 150 runs', cites: ['cubes.ruling.margin'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.test-draw',
    title: 'A test match has no limit of overs',
    with: { format: 'test-match' },
    from: innings({ overs: 71, runs: 400, wickets: 3 }),
    script: overs('4v4 4v5 4v4 4v5 4v4 4v5'),
    expect: { result: null, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.test-draw',
        reading: 'over-limit-draw',
        expect: { result: 'match drawn', waits: 'end', cites: ['cubes.ruling.test-draw'] },
      },
    ],
  },
  {
    id: 'cubes.ruling.termination',
    title: 'Between computer players an innings is cut off after 200 overs',
    from: innings(),
    script: [],
    expect: { state: { overCap: 200 } },
    readings: [{ ruling: 'cubes.ruling.termination', reading: 'none', expect: { state: { overCap: null } } }],
  },
  {
    id: 'cubes.ruling.concede',
    title: 'A player may give up',
    from: innings(),
    script: [{ concede: 'home' }],
    expect: { result: 'Away won, Home conceded', waits: 'end', cites: ['core.concede'] },
    readings: [
      {
        ruling: 'cubes.ruling.concede',
        reading: 'not-allowed',
        script: [{ refused: { concede: 'home' }, says: 'No side may give up in this match.' }],
        expect: { result: null, waits: 'deal.bowling' },
      },
    ],
  },
];

function fixed(side: 'home' | 'away', step: string): ScriptLine {
  return { refused: { side, step, choice: 'C' }, says: 'Your playing colour is fixed for this game.' };
}

/** What is refused, and the sentence that says why. */
const refusals: readonly Scenario[] = [
  {
    id: 'cubes.refused.order',
    title: 'An order places each cube of the hand once, and only those',
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 1, 2, 3, 4, 5] },
        rule: 'cubes.order.secret',
        says: 'Place each of your six cubes exactly once.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5] },
        rule: 'cubes.order.secret',
        says: 'Place each of your six cubes exactly once.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 7] },
        rule: 'cubes.order.secret',
        says: 'Place each of your six cubes exactly once.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 211] },
        rule: 'cubes.component.wild',
        says: 'Wildcubes are not played in this game.',
      },
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: { order: [1, 2, 3, 4, 5, 6], roll: [2] } },
        rule: 'cubes.variant.roll',
        says: 'Rolling cubes is not part of this game.',
      },
      {
        refused: { side: 'bowling', step: 'order.batting', choice: [7, 8, 9, 10, 11, 12] },
        says: 'It is not your decision',
      },
    ],
    expect: { waits: 'order' },
  },
  {
    id: 'cubes.refused.locked',
    title: 'A locked order, a fixed colour and a decided toss stay as they are',
    script: [
      ...colourLines,
      fixed('home', 'colour.home'),
      ...tossLines,
      { refused: { side: 'home', step: 'core.toss.elect', choice: 'bowl' }, says: 'The toss is decided.' },
      ...deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      ...lay([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] },
        says: 'The order is locked for this over.',
      },
      fixed('away', 'colour.away'),
    ],
    expect: { state: inColours, waits: 'deal.bowling' },
    readings: [
      {
        ruling: 'cubes.ruling.colour-order',
        reading: 'sequential-open',
        script: [
          { side: 'home', step: 'colour.first', choice: 'A' },
          fixed('home', 'colour.first'),
          { side: 'away', step: 'colour.second', choice: 'B' },
          fixed('away', 'colour.second'),
          ...tossLines,
        ],
        expect: { state: inColours, waits: 'deal.bowling' },
      },
    ],
  },
  {
    id: 'cubes.refused.toss-call',
    title: 'A cube is tossed once',
    with: { options: ['cubes.option.toss-by-cube'] },
    script: [
      ...colourLines,
      { side: 'away', step: 'toss.call', choice: ['E', 'C', 'A'] },
      { chance: 'toss.cube', outcome: 'C' },
      { refused: { side: 'away', step: 'toss.call', choice: ['B', 'D', 'F'] }, says: 'The toss is decided.' },
    ],
    expect: { waits: 'core.toss.elect', game: { tossWinner: 1 } },
  },
  {
    id: 'cubes.refused.roll',
    title: 'A cube is rolled after both orders, by the bowler first, and once in an over',
    with: {
      options: ['cubes.option.roll-a-cube'],
      rulings: { 'cubes.ruling.roll-timing': 'at-own-reveal' },
    },
    from: innings(),
    script: [
      ...deal([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
      {
        refused: { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
        says: 'Both players must finish ordering first.',
      },
      ...lay([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]),
      {
        refused: { side: 'bowling', step: 'order.bowling', choice: [6, 5, 4, 3, 2, 1] },
        says: 'The order is locked for this over.',
      },
      {
        refused: { side: 'batting', step: 'roll.batting-at-reveal', choice: 'roll' },
        says: 'The bowler shows first.',
      },
      { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
      { chance: 'cube.bowling', outcome: 'C' },
      {
        refused: { side: 'bowling', step: 'roll.bowling', choice: 'roll' },
        says: 'Only one cube per over may be rolled.',
      },
    ],
    expect: { waits: 'roll.batting-at-reveal', state: { bowlerRolls: 0, batterRolls: 1 } },
  },
  {
    id: 'cubes.refused.over',
    title: 'Nothing is played after the end',
    from: reply({ target: 67, runs: 63, wickets: 4, overs: 7 }),
    script: [
      ...oversInReply('0v9 4v4 4v4 4v4 4v4 4v4'),
      { refused: { side: 'home', step: 'order.bowling', choice: [1, 2, 3, 4, 5, 6] }, says: 'The innings is over.' },
    ],
    expect: { result: 'Away won by 6 wickets', waits: 'end' },
  },
];

/** Worked examples, open questions under each reading, and refusals. */
export const scenarios: readonly Scenario[] = [...examples, ...rolling, ...questions, ...refusals];
