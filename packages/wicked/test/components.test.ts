import { createRunner } from '@howzat/compiler/run';
import { createMatch } from '@howzat/core';
import { isHowzatError } from '@howzat/core/author';
import {
  checkSet,
  originalSet,
  setRules,
  tableOf,
  type WickedSet,
  wicked,
  wickedSetSchema,
  withSet,
} from '@howzat/wicked';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batsOn } from './captains.js';

type Loose = any;

/** The original set with something changed. */
function changed(change: (set: Loose) => void): unknown {
  const set = JSON.parse(JSON.stringify(originalSet)) as Loose;
  change(set);
  return set;
}

/** Does something to the first cards of a set. */
function every(set: Loose, many: number, change: (card: Loose) => void): void {
  for (const card of set.cricketers.slice(0, many)) change(card);
}

function refusal(set: unknown): { rule: string | undefined; message: string } | null {
  try {
    checkSet(set);
    return null;
  } catch (error) {
    if (isHowzatError(error, 'bad-components')) return { rule: error.details.rule, message: error.message };
    throw error;
  }
}

describe('the original set', () => {
  it('keeps every rule, as JSON too', () => {
    expect(checkSet(originalSet)).toBe(originalSet);
    expect(refusal(JSON.parse(JSON.stringify(originalSet)))).toBeNull();
  });

  it('has two decks of eighteen, five pitch and five fielding cards', () => {
    expect(originalSet.sides).toEqual(['England', 'Australia']);
    for (const side of originalSet.sides)
      expect(originalSet.cricketers.filter((card) => card.side === side)).toHaveLength(18);
    expect([originalSet.pitchCards.length, originalSet.fieldingCards.length]).toEqual([5, 5]);
    expect(new Set(originalSet.cricketers.map(({ name }) => name)).size).toBe(36);
  });
});

describe('a set is refused in one sentence, by the rule that it breaks', () => {
  const cases: readonly [what: string, set: unknown, rule: string, says: string][] = [
    ['nothing', null, 'wicked.data.shape', 'A set must be an object with sides,'],
    ['a list', [], 'wicked.data.shape', 'A set must be an object'],
    ['a part missing', changed((s) => delete s.pitchCards), 'wicked.data.shape', 'A set lacks pitchCards.'],
    ['a part too much', changed((s) => (s.ball = 1)), 'wicked.data.shape', 'A set has a field ball too much.'],
    [
      'one side',
      changed((s) => (s.sides = ['England'])),
      'wicked.component.decks',
      'sides must be a list of exactly 2, not 1.',
    ],
    [
      'two sides of one name',
      changed((s) => (s.sides = ['A', 'A'])),
      'wicked.component.decks',
      'There are two sides called A.',
    ],
    ['35 cards', changed((s) => s.cricketers.pop()), 'wicked.component.deck-size', 'exactly 36, not 35'],
    [
      'a card in the wrong deck',
      changed((s) => (s.cricketers[3].side = 'Australia')),
      'wicked.component.deck-size',
      'card 4 is of Australia',
    ],
    ['a long name', changed((s) => (s.cricketers[0].name = 'x'.repeat(31))), 'wicked.data.card', '1 to 30 characters'],
    [
      'two of a name',
      changed((s) => (s.cricketers[1].name = s.cricketers[0].name)),
      'wicked.data.card',
      'There are two cricketers of England called Ambrose Thistlewood.',
    ],
    [
      'an unknown role',
      changed((s) => (s.cricketers[0].role = 'umpire')),
      'wicked.data.card',
      'is a umpire; a role is batter',
    ],
    [
      'too many Potential Runs',
      changed((s) => (s.cricketers[0].potentialRuns[6] = 37)),
      'wicked.data.card',
      'Ambrose Thistlewood has 37 Potential Runs in zone 7',
    ],
    ['23 zones', changed((s) => s.cricketers[0].potentialRuns.pop()), 'wicked.data.card', 'exactly 24, not 23'],
    [
      'no keeper',
      changed((s) =>
        every(s, 18, (card) => {
          card.role = 'bowler';
        }),
      ),
      'wicked.data.card',
      'England has no keeper.',
    ],
    [
      'too few who bowl',
      changed((s) =>
        every(s, 12, (card) => {
          card.role = 'keeper';
        }),
      ),
      'wicked.data.card',
      'England needs nine bowlers and all-rounders',
    ],
    [
      'a chart that minds the order of the dice',
      changed((s) => (s.bowlingCharts[1].cells[0][1] = 8)),
      'wicked.data.chart',
      'the order of the dice must not matter',
    ],
    ['a chart of five rows', changed((s) => s.battingCharts[0].cells.pop()), 'wicked.data.chart', 'exactly 6, not 5'],
    [
      'a hole in a chart',
      changed((s) => (s.bowlingCharts[0].cells[2][2] = null)),
      'wicked.data.chart',
      'no whole number where 3 and 3 cross',
    ],
    [
      'a chart that is not there',
      changed((s) => (s.cricketers[0].bowlingChart = 'googly')),
      'wicked.data.references',
      'Ambrose Thistlewood names the bowling chart googly, which is not in the set.',
    ],
    [
      'no shared chart',
      changed((s) => (s.sharedBowlingChart = 'x')),
      'wicked.data.references',
      'shared bowling chart x',
    ],
    ['four pitch cards', changed((s) => s.pitchCards.pop()), 'wicked.component.pitch-cards', 'exactly 5, not 4'],
    [
      'an over without a column',
      changed((s) => (s.pitchCards[0].columns[0].to = 9)),
      'wicked.data.pitch-columns',
      'Even has 0 columns for over 10 of innings 1; each over has exactly one.',
    ],
    [
      'an over with two columns',
      changed((s) => (s.pitchCards[0].columns[1].from = 10)),
      'wicked.data.pitch-columns',
      'Even has 2 columns for over 10',
    ],
    [
      'a column for the second innings alone',
      changed((s) => (s.pitchCards[1].columns[4].innings = 2)),
      'wicked.data.pitch-columns',
      'Green has 0 columns for over 41 of innings 1',
    ],
    [
      'a roll without a row',
      changed((s) => delete s.pitchCards[2].rows[7]),
      'wicked.data.pitch-columns',
      'rows lacks 7',
    ],
    [
      'six fielding cards',
      changed((s) => s.fieldingCards.push(s.fieldingCards[0])),
      'wicked.component.fielding-cards',
      'not 6',
    ],
    [
      'a fielder in zone 25',
      changed((s) => s.fieldingCards[0].dots.push(25)),
      'wicked.data.fielders',
      'a fielder in zone 25',
    ],
    [
      'fielders who all stand on another card',
      changed((s) => (s.fieldingCards[0].dots = [8, 9, 10])),
      'wicked.data.fielders',
      'All fielders of Ring stand on Attack too',
    ],
    [
      'a roll twice in a row of the zone table',
      changed((s) => s.zoneTables[0].rows[0].maxRun.push({ roll: 7, runs: 1 })),
      'wicked.data.zone-table',
      'A roll of 7 stands twice in the row of zone 1.',
    ],
    ['23 rows', changed((s) => s.zoneTables[0].rows.pop()), 'wicked.data.zone-table', 'exactly 24, not 23'],
    [
      'a row without an out',
      changed((s) => (s.zoneTables[0].rows[4].out = [])),
      'wicked.data.zone-table',
      'must be a list of 1 to 11, not 0',
    ],
    [
      'a catch with runs',
      changed((s) => (s.zoneTables[0].rows[4].out[0].runs = 2)),
      'wicked.data.zone-table',
      'A catch gives no runs, but that of zone 5 gives 2.',
    ],
    [
      'a row that lists every roll',
      changed((s) => {
        s.zoneTables[0].rows[0].maxRun = [2, 3, 5, 6, 8, 10, 11, 12].map((roll) => ({ roll, runs: 1 }));
      }),
      'wicked.data.zone-table',
      'at least one must be listed nowhere',
    ],
    [
      'a zone table that is not there',
      changed((s) => (s.fieldingCards[0].zoneTable = 'none')),
      'wicked.data.references',
      'Ring names the zone table none',
    ],
    [
      'unfair sides',
      changed((s) =>
        every(s, 18, (card) => {
          card.potentialRuns[23] = 30;
        }),
      ),
      'wicked.data.fair-sides',
      'more than 3 % apart',
    ],
    [
      'fielders who are hardly met',
      changed((s) => (s.fieldingCards[0].dots = [9, 24])),
      'wicked.data.fielders-met',
      'The fielders of Ring are met in',
    ],
  ];
  it.each(cases)('%s', (_, set, rule, says) => {
    const refused = refusal(set);
    expect(refused?.rule).toBe(rule);
    expect(refused?.message).toContain(says);
    expect(refused?.message).toMatch(/\.$/);
  });

  it('wicked.example.bad-data: inputs of 11 and 10 and a modifier of +4, all reachable together', () => {
    const set = changed((s) => {
      s.bowlingCharts[2].cells[0][0] = 11;
      // two ones, and a one again, are a roll of 2; in the middle overs of the first innings a green pitch has +4 for it
    });
    expect(refusal(set)).toEqual({
      rule: 'wicked.over.zone-range',
      message: 'Zone 25 is reachable: change bowls to standard in over 21 on the pitch green; zones are 1 to 24.',
    });
  });

  it('leaves no rule of a set without a case', () => {
    expect(new Set([...cases.map(([, , rule]) => rule), 'wicked.over.zone-range'])).toEqual(new Set(setRules));
  });

  it('whatever is put in its place: a set is played with or refused, never worse', () => {
    const places: (readonly (string | number)[])[] = [];
    const walk = (value: unknown, path: readonly (string | number)[]): void => {
      if (path.length > 0) places.push(path);
      if (typeof value !== 'object' || value === null) return;
      const keys = Array.isArray(value) ? [0, value.length - 1] : Object.keys(value);
      for (const key of keys) walk((value as Loose)[key], [...path, key]);
    };
    walk(originalSet, []);
    const junk = fc.oneof(
      fc.constantFrom<unknown>(
        { toString: false },
        null,
        undefined,
        '',
        'x',
        -1,
        0,
        1,
        2,
        12,
        13,
        25,
        1e9,
        0.5,
        [],
        {},
        [[]],
        Number.NaN,
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), junk, (path, value) => {
        const set = changed((s) => {
          const last = path.at(-1) as string;
          const at = path.slice(0, -1).reduce((inner: Loose, key) => inner[key], s);
          at[last] = value;
        });
        const refused = refusal(set);
        if (refused) {
          expect(setRules).toContain(refused.rule);
          expect(refused.message.length).toBeGreaterThan(10);
        } else tableOf(set);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('a set of one’s own', () => {
  const own = changed((s) => {
    s.sides = ['Reds', 'Blues'];
    for (const [i, card] of s.cricketers.entries()) {
      card.side = i < 18 ? 'Reds' : 'Blues';
      card.potentialRuns = card.potentialRuns.map((runs: number) => runs + 1);
    }
    // a table of its own for one fielding card, and a column of its own for the second innings
    s.zoneTables.push({
      ...s.zoneTables[0],
      id: 'mine',
      rows: s.zoneTables[0].rows.map((row: Loose) => ({ ...row, maxRun: [] })),
    });
    s.fieldingCards[1].zoneTable = 'mine';
    s.pitchCards[0].columns[4].innings = 1;
    s.pitchCards[0].columns.push({ from: 41, to: 50, innings: 2 });
    for (const row of Object.values(s.pitchCards[0].rows) as number[][]) row.push(0);
  }) as WickedSet;

  it('plays through withSet and as the components of a match', () => {
    const { game } = createRunner(withSet(own)).play({ seed: 1, players: [batsOn, batsOn] });
    expect(game.result).not.toBeNull();
    expect(game).not.toEqual(createRunner(wicked).play({ seed: 1, players: [batsOn, batsOn] }).game);
    const match = createMatch(wicked, { components: own, seed: 3 });
    expect(match.rulebook.params.table).toHaveProperty('set.sides', ['Reds', 'Blues']);
    expect(match.waiting.kind).toBe('decisions');
  });

  it('has its tables: a zone table for one card, a column for one innings', () => {
    const table = tableOf(own);
    const entry = (field: number) => table.zones[field]?.[9]?.entry[6];
    expect([entry(1), entry(2)]).toEqual(['R', 'unlisted']);
    const modifier = (innings: number) => table.modifier[1]?.[innings - 1]?.[41]?.[2];
    expect([modifier(1), modifier(2)]).toEqual([3, 0]);
  });

  it('is refused where it is none', () => {
    expect(() => withSet({})).toThrow('A set lacks sides.');
    expect(() => createMatch(wicked, { components: 7 })).toThrow('A set must be an object');
  });

  it('has a schema with the fields that the check asks for', () => {
    expect(Object.keys(wickedSetSchema.properties).sort()).toEqual(Object.keys(originalSet).sort());
    const { cricketers, fieldingCards } = wickedSetSchema.properties;
    expect(Object.keys(cricketers.items.properties).sort()).toEqual(
      Object.keys(originalSet.cricketers[0] ?? {}).sort(),
    );
    expect(Object.keys(fieldingCards.items.properties).sort()).toEqual(['dots', 'id', 'name', 'zoneTable']);
    expect(JSON.parse(JSON.stringify(wickedSetSchema))).toEqual(wickedSetSchema);
  });
});
