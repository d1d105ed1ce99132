import { createMatch, type Match } from '@howzat/core';
import {
  type Domain,
  type HowzatError,
  isHowzatError,
  type Position,
  type Selection,
  uniformPlayer,
} from '@howzat/core/author';
import { wicked } from '@howzat/wicked';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { australia, england, innings, over, overOf } from '../scenarios/dealer.js';

interface Loose {
  play(side: string, step: string, choice: unknown): Loose;
  happen(step: string, outcome: unknown): Loose;
  concede(side: string): Loose;
}

type Line = Parameters<typeof play>[1][number];

function play(match: Match, lines: readonly object[]): Loose {
  const loose = match as unknown as Loose;
  for (const line of lines as readonly Record<string, never>[])
    if ('chance' in line) loose.happen(line.chance as never, line.outcome);
    else loose.play(line.side as never, line.step as never, line.choice);
  return loose;
}

function table(
  from: Position | undefined,
  lines: readonly Line[],
  selection: Selection = {},
): { match: Match; loose: Loose } {
  const match = createMatch(wicked, {
    chance: 'people',
    ...(from ? { from } : {}),
    ...selection,
  } as never) as unknown as Match;
  return { match, loose: play(match, lines) };
}

const wishes = [
  { side: 'home', step: 'side.home', choice: 0 },
  { side: 'away', step: 'side.away', choice: 1 },
];
const lineups = [
  { side: 'home', step: 'lineup.home', choice: england },
  { side: 'away', step: 'lineup.away', choice: australia },
];
const setUp = [...wishes, ...lineups, { chance: 'pitch', outcome: 1 }];
const tossed = [...setUp, { chance: 'toss.home', outcome: 5 }, { chance: 'toss.away', outcome: 2 }];
const elected = [...tossed, { side: 'home', step: 'core.toss.elect', choice: 'bat' }];
const opened = [
  ...elected,
  { side: 'home', step: 'opening-batters', choice: [1, 2] },
  { side: 'away', step: 'opening-bowlers', choice: [32, 33] },
];
const afterOver = [...opened, ...overOf(5, 1, 32)];
const caught = overOf('X', 1, 32);
const fifth = innings({
  overs: 8,
  state: { counters: Array.from({ length: 18 }, (_, i) => (i === 13 || i === 14 ? 4 : 0)), countersHeld: 2 },
});
const fifthOver = [...overOf(5, 1, 32)];
const chasing = innings({ target: 200, overs: 10 });

const elevenOf = (deck: readonly number[], n: number): number[] => [...deck, 9, 10, 11, 12].slice(0, n);
const lineupSays = (n: number): string => `A lineup has exactly 11 different cards of your own deck (you picked ${n}).`;

interface Row {
  readonly phase: string;
  readonly from?: Position;
  readonly lines: readonly object[];
  readonly with?: Selection;
  readonly act: (loose: Loose) => unknown;
  readonly code: HowzatError['code'];
  readonly says: string;
  readonly rule?: string;
  /** Whether the error tells what would be legal. */
  readonly legal?: boolean;
}

const rows: readonly Row[] = [
  {
    phase: 'side choice: a side that is taken',
    with: { rulings: { 'wicked.ruling.deck-pick-order': 'first-player-first' } },
    lines: [{ side: 'home', step: 'side.first', choice: 1 }],
    act: (m) => m.play('away', 'side.second', 1),
    code: 'illegal-choice',
    says: 'That side is already taken.',
    rule: 'wicked.setup.choose-deck',
    legal: true,
  },
  {
    phase: 'side choice: after both have one',
    lines: wishes,
    act: (m) => m.play('home', 'side.home', 1),
    code: 'no-decision',
    says: 'That side is already taken.',
    rule: 'wicked.setup.choose-deck',
  },
  ...[10, 12, 0].map(
    (n): Row => ({
      phase: `lineup: of ${n}`,
      lines: wishes,
      act: (m) => m.play('home', 'lineup.home', elevenOf(england, n)),
      code: 'illegal-choice',
      says: lineupSays(n),
      rule: 'wicked.setup.lineup',
      legal: true,
    }),
  ),
  {
    phase: 'lineup: a card twice',
    lines: wishes,
    act: (m) => m.play('home', 'lineup.home', [1, ...england.slice(0, 10)]),
    code: 'illegal-choice',
    says: lineupSays(10),
    rule: 'wicked.setup.lineup',
  },
  {
    phase: "lineup: of the other side's deck",
    lines: wishes,
    act: (m) => m.play('home', 'lineup.home', australia),
    code: 'illegal-choice',
    says: lineupSays(0),
    rule: 'wicked.setup.lineup',
  },
  {
    phase: 'lineup: without a keeper, where one is required',
    with: { rulings: { 'wicked.ruling.lineup-composition': 'role-minimum' } },
    lines: wishes,
    act: (m) => m.play('home', 'lineup.home', [1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17]),
    code: 'illegal-choice',
    says: 'A lineup needs a keeper and at least five bowlers and all-rounders.',
    rule: 'wicked.ruling.lineup-composition',
    legal: true,
  },
  {
    phase: 'lineup: after the pitch is shown',
    lines: setUp,
    act: (m) => m.play('home', 'lineup.home', england),
    code: 'no-decision',
    says: 'The lineup is fixed once the pitch is known.',
    rule: 'wicked.setup.lineup',
  },
  {
    phase: 'toss: rolling twice without a tie',
    lines: tossed,
    act: (m) => m.happen('toss.home', 6),
    code: 'no-decision',
    says: 'The toss is decided.',
    rule: 'wicked.toss.winner-chooses',
  },
  {
    phase: 'toss: a die of six shows no seven',
    lines: setUp,
    act: (m) => m.happen('toss.home', 7),
    code: 'illegal-outcome',
    says: 'A die of 6 shows 1 to 6, not 7.',
  },
  {
    phase: 'toss decision: by the other captain',
    lines: tossed,
    act: (m) => m.play('away', 'core.toss.elect', 'bowl'),
    code: 'not-your-decision',
    says: 'Only the toss winner chooses.',
    rule: 'wicked.toss.winner-chooses',
  },
  {
    phase: 'toss decision: a second time',
    lines: elected,
    act: (m) => m.play('home', 'core.toss.elect', 'bowl'),
    code: 'no-decision',
    says: 'The toss is decided.',
    rule: 'wicked.toss.winner-chooses',
  },
  ...([[1, 1], [1, 8], [1], [1, 19], ['1', '2']] as const).map(
    (choice): Row => ({
      phase: `opening batters: ${JSON.stringify(choice)}`,
      lines: elected,
      act: (m) => m.play('batting', 'opening-batters', choice),
      code: 'illegal-choice',
      says: 'Choose two different cards of your lineup.',
      rule: 'wicked.setup.opening-batters',
      legal: true,
    }),
  ),
  ...(
    [
      [32, 32],
      [32, 36],
      [1, 2],
    ] as const
  ).map(
    (choice): Row => ({
      phase: `opening bowlers: ${JSON.stringify(choice)}`,
      lines: elected,
      act: (m) => m.play('bowling', 'opening-bowlers', choice),
      code: 'illegal-choice',
      says: 'Choose two different cards of your lineup.',
      rule: 'wicked.setup.opening-bowlers',
      legal: true,
    }),
  ),
  {
    phase: 'openers: named again',
    lines: opened,
    act: (m) => m.play('batting', 'opening-batters', [3, 4]),
    code: 'no-decision',
    says: 'The openers are out in the middle already.',
    rule: 'wicked.setup.opening-batters',
  },
  {
    phase: 'fielding card: a sixth',
    lines: opened,
    act: (m) => m.play('bowling', 'field', 6),
    code: 'illegal-choice',
    says: 'Choose one of the five fielding cards.',
    legal: true,
  },
  {
    phase: 'fielding card: after the roll',
    lines: [...opened, { side: 'bowling', step: 'field', choice: 1 }, { chance: 'bowling-roll', outcome: [6, 5] }],
    act: (m) => m.play('bowling', 'field', 2),
    code: 'no-decision',
    says: 'The field is set; it can change before the next over.',
    rule: 'wicked.over.field-choice',
  },
  {
    phase: 'fielding card: by the batting captain',
    lines: opened,
    act: (m) => m.play('batting', 'field', 2),
    code: 'not-your-decision',
    says: 'Only the bowling side sets the field.',
    rule: 'wicked.over.field-choice',
  },
  {
    phase: 're-roll: keeping the lower die',
    lines: [...opened, ...over(1, [6, 2], [3, 5], null)],
    act: (m) => m.play('bowling', 'reroll.choice', 'keep'),
    code: 'no-decision',
    says: 'The lower die must be rolled again, the higher one stays.',
    rule: 'wicked.over.reroll-lower',
  },
  {
    phase: 're-roll: before its time',
    lines: opened,
    act: (m) => m.happen('reroll', 3),
    code: 'no-decision',
    says: 'The lower die must be rolled again, the higher one stays.',
    rule: 'wicked.over.reroll-lower',
  },
  {
    phase: 're-roll: both dice at once',
    lines: [...opened, ...over(1, [6, 2], [3, 5], null)],
    act: (m) => m.happen('reroll', [6, 3]),
    code: 'illegal-outcome',
    says: 'A die of 6 shows 1 to 6',
  },
  {
    phase: 'bowling roll: one die',
    lines: [...opened, { side: 'bowling', step: 'field', choice: 1 }],
    act: (m) => m.happen('bowling-roll', [6]),
    code: 'illegal-outcome',
    says: '2 dice were thrown',
  },
  {
    phase: 'zone roll: for an empty zone',
    lines: [...opened, ...over(2, [6, 1], [6, 6], 6)],
    act: (m) => m.happen('zone-roll', [3, 4]),
    code: 'no-decision',
    says: 'No fielder there: all potential runs count.',
    rule: 'wicked.runs.empty-zone',
  },
  ...([1, 2] as const).map(
    (card): Row => ({
      phase: `next batter: ${card === 1 ? 'the one who is out' : 'the one at the crease'}`,
      lines: [...opened, ...caught],
      act: (m) => m.play('batting', 'next-batter', card),
      code: 'illegal-choice',
      says: 'That cricketer is already out / batting.',
      rule: 'wicked.wicket.replace',
      legal: true,
    }),
  ),
  {
    phase: 'next batter: a card that was not picked',
    lines: [...opened, ...caught],
    act: (m) => m.play('batting', 'next-batter', 8),
    code: 'illegal-choice',
    says: 'That card was not picked for the lineup.',
    rule: 'wicked.setup.unpicked-out',
  },
  {
    phase: 'next batter: nobody is out',
    lines: afterOver,
    act: (m) => m.play('batting', 'next-batter', 3),
    code: 'no-decision',
    says: 'A batter comes in when one is out.',
    rule: 'wicked.wicket.replace',
  },
  {
    phase: 'next batter: by the bowling captain',
    lines: [...opened, ...caught],
    act: (m) => m.play('bowling', 'next-batter', 3),
    code: 'not-your-decision',
    says: 'Only the batting side sends in a batter.',
    rule: 'wicked.wicket.replace',
  },
  {
    phase: 'replacement bowler: a resting card',
    from: fifth,
    lines: fifthOver,
    act: (m) => m.play('bowling', 'replacement-bowler', 32),
    code: 'illegal-choice',
    says: 'Resting until over 13.',
    rule: 'wicked.fatigue.five-rest',
    legal: true,
  },
  {
    phase: "replacement bowler: the other end's",
    from: fifth,
    lines: fifthOver,
    act: (m) => m.play('bowling', 'replacement-bowler', 33),
    code: 'illegal-choice',
    says: 'Already bowling from the other end.',
    rule: 'wicked.over.alternate-bowlers',
    legal: true,
  },
  {
    phase: 'replacement bowler: by the batting captain',
    from: fifth,
    lines: fifthOver,
    act: (m) => m.play('batting', 'replacement-bowler', 34),
    code: 'not-your-decision',
    says: 'Only the bowling side changes its bowlers.',
    rule: 'wicked.ruling.fatigue-replacement',
  },
  {
    phase: 'replacement bowler: nobody is tired',
    lines: afterOver,
    act: (m) => m.play('bowling', 'replacement-bowler', 34),
    code: 'no-decision',
    says: 'A bowler is changed only when tired (5 counters).',
    rule: 'wicked.ruling.voluntary-change',
  },
  {
    phase: 'voluntary bowling change: under the default',
    lines: opened,
    act: (m) => m.play('bowling', 'bowling-change', 34),
    code: 'no-decision',
    says: 'A bowler is changed only when tired (5 counters).',
    rule: 'wicked.ruling.voluntary-change',
  },
  {
    phase: 'stop: in the second innings',
    from: chasing,
    lines: overOf(5, 19, 14),
    act: (m) => m.play('batting', 'core.declare', 'declare'),
    code: 'no-decision',
    says: 'The side batting second cannot stop its innings.',
    rule: 'wicked.ruling.declare-second-innings',
  },
  {
    phase: 'stop: during an over',
    lines: [...opened, { side: 'bowling', step: 'field', choice: 1 }],
    act: (m) => m.play('batting', 'core.declare', 'declare'),
    code: 'no-decision',
    says: 'Only between overs.',
    rule: 'wicked.innings-end.declare',
  },
  {
    phase: 'stop: by the bowling captain',
    lines: afterOver,
    act: (m) => m.play('bowling', 'core.declare', 'declare'),
    code: 'not-your-decision',
    says: 'Only the batting side stops its innings.',
    rule: 'wicked.innings-end.declare',
  },
];

describe('the table of legal actions: each refusal names what was wrong and the rule, and nothing is lost', () => {
  it.each(rows.map((row) => [row.phase, row] as const))('%s', (_, row) => {
    const { match, loose } = table(row.from, row.lines as never, row.with);
    const before = match.record();
    let refused: HowzatError | null = null;
    try {
      row.act(loose);
    } catch (error) {
      if (!isHowzatError(error)) throw error;
      refused = error;
    }
    expect(refused?.message).toContain(row.says);
    expect(refused?.code).toBe(row.code);
    if (row.rule) expect(refused?.details.rule).toBe(row.rule);
    if (row.legal) expect(refused?.details.legal).toBeDefined();
    expect(match.record()).toEqual(before);
  });

  it.each([
    ['field', 1],
    ['core.declare', 'declare'],
    ['next-batter', 3],
    ['core.toss.elect', 'bat'],
    ['lineup.home', england],
    ['replacement-bowler', 34],
  ] as const)('after the result: %s', (step, choice) => {
    const { loose } = table(innings({ target: 100, runs: 98, overs: 3 }), overOf(5, 19, 15) as never);
    let said = '';
    try {
      loose.play('home', step, choice);
    } catch (error) {
      if (isHowzatError(error, 'match-over')) said = error.message;
    }
    expect(said).toMatch(/^The (match is over|toss is decided|lineup is fixed once the pitch is known)\.$/);
    if (step !== 'core.toss.elect' && step !== 'lineup.home') expect(said).toBe('The match is over.');
  });
});

describe('whatever a captain names', () => {
  const anything = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom('1', null, 1.5));

  it('is a lineup, or is refused with the number of right cards in it', () => {
    const { match } = table(undefined, wishes as never);
    const domain = match.legal('away' as never, 'lineup.away' as never) as unknown as Domain;
    const deck = Array.from({ length: 18 }, (_, i) => i + 19);
    fc.assert(
      fc.property(
        fc.oneof(fc.array(anything, { maxLength: 14 }), fc.shuffledSubarray(deck, { minLength: 9, maxLength: 13 })),
        (cards) => {
          const right = new Set(cards.filter((card) => deck.includes(card as number))).size;
          const wrong = domain.why(cards);
          if (right === 11 && cards.length === 11) expect(wrong).toBeNull();
          else expect(wrong).toEqual({ message: lineupSays(right), rule: 'wicked.setup.lineup' });
        },
      ),
    );
  });

  it('are two openers, or two different cards are asked for', () => {
    const { match } = table(undefined, elected as never);
    const domain = match.legal('away' as never, 'opening-bowlers' as never) as unknown as Domain;
    const lineup: readonly unknown[] = australia;
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, fc.constantFrom(...australia)), { maxLength: 3 }), (cards) => {
        const fits = cards.length === 2 && cards[0] !== cards[1] && cards.every((card) => lineup.includes(card));
        expect(domain.why(cards)?.message ?? null).toBe(fits ? null : 'Choose two different cards of your lineup.');
      }),
    );
  });

  it('is a batter who has not batted, and each other card has its reason', () => {
    const { match } = table(undefined, [...opened, ...caught] as never);
    const domain = match.legal('home' as never, 'next-batter' as never) as unknown as Domain;
    for (let card = 1; card <= 36; card++) {
      const why = domain.why(card);
      if (card > 18) expect(why?.message).toBe('Choose a card of your lineup by its number.');
      else if (!(england as readonly number[]).includes(card)) expect(why?.rule).toBe('wicked.setup.unpicked-out');
      else if (card <= 2) expect(why?.rule).toBe('wicked.wicket.replace');
      else expect(why).toBeNull();
    }
  });
});

describe('a match that starts in the middle', () => {
  it('is played to its end from anywhere, with what it needs laid out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('fifty-over', 'twenty-over', 'ten-over'),
        fc.boolean(),
        fc.constantFrom('home', 'away'),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        (format, second, batting, overs, wickets) => {
          const position = {
            innings: second ? 2 : 1,
            batting,
            overs,
            wickets,
            runs: 40,
            ...(second ? { target: 90 } : {}),
          };
          const { game } = createMatch(wicked, {
            format,
            from: position,
            seed: overs,
            players: { home: uniformPlayer, away: uniformPlayer },
          } as never);
          expect(game.result).not.toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('lineups', () => {
  const { match } = table(undefined, wishes as never);
  const domain = match.legal('home' as never, 'lineup.home' as never) as unknown as {
    count(): number;
    has(choice: unknown): boolean;
    describe(): unknown;
  };

  it('are 31,824 to each deck, of which none is listed to check one', () => {
    expect(domain.count()).toBe(31_824);
    const begun = performance.now();
    for (let i = 0; i < 1000; i++) expect(domain.has(england)).toBe(true);
    // a thousand checks in less time than listing all of them a thousand times could ever take
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(domain.describe()).toEqual({
      kind: 'subsetOf',
      items: Array.from({ length: 18 }, (_, i) => i + 1),
      size: 11,
    });
  });
});
