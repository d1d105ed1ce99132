import type { Scenario, ScriptLine } from '@howzat/core/author';
import { maskOf } from '../src/components/cards.js';
import { batOn, innings, overOf, takesOver } from './dealer.js';

const five = (bowler: number): ScriptLine[] => overOf(5, 1, bowler);

/** Overs of five runs, so that the first batter faces them all. After each comes what the captains then decide. */
function spell(bowlers: readonly number[], between: Readonly<Record<number, readonly ScriptLine[]>>): ScriptLine[] {
  return bowlers.flatMap((bowler, i) => [...five(bowler), ...(between[i + 1] ?? []), batOn]);
}

const late = (card: number): ScriptLine => ({ side: 'bowling', step: 'replacement-bowler.late', choice: card });

/** Counters on some cards of Australia, by the number of the card. */
function counters(on: Readonly<Record<number, number>>, held?: number): Readonly<Record<string, unknown>> {
  const list = Array.from({ length: 18 }, (_, i) => on[i + 19] ?? 0);
  return { counters: list, countersHeld: held ?? 10 - list.reduce((a, b) => a + b, 0) };
}

/** After eight overs, with four counters on each bowler. */
const nearlyTired = innings({ overs: 8, state: counters({ 32: 4, 33: 4 }) });

const twoSpells = (from: 1 | 9): number[] => {
  const overs = [32, 33, 32, 33, 32, 33, 32, 33, 32, 33, 34, 35, 34, 35, 34, 35, 34, 35, 34, 35, 32, 33];
  return overs.slice(from - 1);
};

/** A lineup with three bowlers and all-rounders: under `bowlers-only` nobody is fresh when the second one tires. */
const threeBowl = [19, 20, 21, 22, 23, 24, 25, 26, 32, 33, 34];

const onlyBowlers = { rulings: { 'wicked.ruling.who-may-bowl': 'bowlers-only' } };

/** For which over some cards of Australia are back, by the number of the card; the others do not rest. */
function back(at: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length: 18 }, (_, i) => at[i + 19] ?? 0);
}

/** After eight overs, with four counters on each bowler and two cards that rest. */
const twoRest = innings({ overs: 8, state: { ...counters({ 32: 4, 33: 4 }), backIn: back({ 34: 12, 35: 11 }) } });
const restsOn = (step: string): ScriptLine => ({
  refused: { side: 'bowling', step, choice: 34 },
  rule: 'wicked.fatigue.five-rest',
  says: 'Resting until over 12.',
});

/** Fatigue, rest and return, and the readings that change a bowler otherwise. */
export const bowlingScenarios: readonly Scenario[] = [
  {
    id: 'wicked.example.fatigue',
    title: 'Two pairs of bowlers: A leaves after over 9 and is back for over 21, B after over 10 and for over 22',
    from: innings(),
    script: spell(twoSpells(1), {
      9: [
        {
          refused: { side: 'bowling', step: 'replacement-bowler', choice: 33 },
          rule: 'wicked.over.alternate-bowlers',
          says: 'Already bowling from the other end.',
        },
        {
          refused: { side: 'bowling', step: 'replacement-bowler', choice: 32 },
          rule: 'wicked.fatigue.five-rest',
          says: 'Resting until over 13.',
        },
        {
          refused: { side: 'bowling', step: 'replacement-bowler', choice: 36 },
          rule: 'wicked.setup.unpicked-out',
        },
        takesOver(34),
      ],
      10: [takesOver(35)],
      19: [takesOver(32)],
      20: [takesOver(33)],
    }),
    expect: {
      score: '110/0',
      state: { northBowler: 32, southBowler: 33, ...counters({ 32: 1, 33: 1 }) },
      game: { overs: 22 },
      cites: [
        'wicked.fatigue.counter',
        'wicked.fatigue.five-rest',
        'wicked.fatigue.return',
        'wicked.over.alternate-bowlers',
      ],
    },
  },
  {
    id: 'wicked.example.counters',
    title: 'Ten counters suffice: after over 9 and A has left 4 lie on cards',
    from: nearlyTired,
    script: [...five(32), takesOver(34), batOn],
    expect: { state: { northBowler: 34, ...counters({ 33: 4 }), tired: 32 }, without: ['wicked.fatigue.return'] },
    readings: [
      {
        ruling: 'wicked.ruling.fatigue-moment',
        reading: 'before-its-next-over',
        script: [
          ...five(32),
          batOn,
          ...five(33),
          batOn,
          {
            refused: { side: 'bowling', step: 'replacement-bowler.late', choice: 32 },
            rule: 'wicked.fatigue.five-rest',
            says: 'Resting until over 14.',
          },
          late(34),
        ],
        expect: { state: { northBowler: 34, ...counters({ 33: 5 }) }, waits: 'field' },
      },
      {
        ruling: 'wicked.ruling.fatigue-replacement',
        reading: 'choose-at-next-own-over',
        script: [...five(32), batOn, ...five(33), batOn, late(34)],
        expect: { state: { northBowler: 34, southBowler: 0 }, game: { bowler: 34 } },
      },
      {
        ruling: 'wicked.ruling.fatigue-replacement',
        reading: 'random',
        script: [...five(32), { chance: 'replacement-bowler.drawn', outcome: 24 }],
        expect: { state: { northBowler: 24 } },
      },
      {
        ruling: 'wicked.ruling.fatigue-end',
        reading: 'free-end',
        script: [...five(32), takesOver(34), { side: 'bowling', step: 'replacement-end', choice: 'other end' }, batOn],
        expect: { state: { northBowler: 33, southBowler: 34 }, game: { bowler: 34 } },
      },
      {
        ruling: 'wicked.ruling.rest-count',
        reading: 'own-end-overs',
        script: [
          ...five(32),
          {
            refused: { side: 'bowling', step: 'replacement-bowler', choice: 32 },
            says: 'Resting until over 16.',
          },
          takesOver(34),
        ],
        expect: { state: { northBowler: 34 } },
      },
    ],
  },
  {
    id: 'wicked.example.counters.11',
    title: 'After over 10 all counters are back, and over 11 places one',
    from: nearlyTired,
    script: spell(twoSpells(9).slice(0, 3), { 1: [takesOver(34)], 2: [takesOver(35)] }),
    expect: { state: { ...counters({ 34: 1 }), countersHeld: 9 } },
  },
  {
    id: 'wicked.example.fatigue.back',
    title: 'Over 11 is the next at the vacant end: who is back for it may bowl it, and who is back for over 12 may not',
    from: twoRest,
    script: [...five(32), restsOn('replacement-bowler'), takesOver(35), batOn],
    expect: {
      state: { northBowler: 35, backIn: back({ 32: 13, 34: 12 }) },
      cites: ['wicked.fatigue.return'],
    },
    readings: [
      {
        ruling: 'wicked.ruling.fatigue-moment',
        reading: 'before-its-next-over',
        script: [...five(32), batOn, ...five(33), batOn, restsOn('replacement-bowler.late'), late(35)],
        expect: { state: { northBowler: 35, backIn: back({ 32: 14, 34: 12 }) }, cites: ['wicked.fatigue.return'] },
      },
      {
        ruling: 'wicked.ruling.fatigue-replacement',
        reading: 'choose-at-next-own-over',
        script: [...five(32), batOn, ...five(33), batOn, restsOn('replacement-bowler.late'), late(35)],
        expect: { state: { northBowler: 35, backIn: back({ 32: 13, 33: 14, 34: 12 }) } },
      },
    ],
  },
  {
    id: 'wicked.ruling.voluntary-change.shown',
    title: 'A bowler who is not tired bowls on',
    from: innings(),
    script: [
      ...five(32),
      {
        refused: { side: 'bowling', step: 'bowling-change', choice: 34 },
        says: 'A bowler is changed only when tired (5 counters).',
      },
      batOn,
      ...five(33),
    ],
    expect: { balls: ['5', '5'], state: { northBowler: 32, southBowler: 33 } },
    readings: [
      {
        ruling: 'wicked.ruling.voluntary-change',
        reading: 'free-change',
        script: [
          ...five(32),
          batOn,
          {
            refused: { side: 'bowling', step: 'bowling-change', choice: 32 },
            says: 'Already bowling from the other end.',
          },
          {
            refused: { side: 'bowling', step: 'bowling-change', choice: 33 },
            says: 'Bowling from this end already.',
          },
          {
            refused: { side: 'batting', step: 'bowling-change', choice: 35 },
            says: 'Only the bowling side changes its bowlers.',
          },
          { side: 'bowling', step: 'bowling-change', choice: 34 },
          ...five(34),
          batOn,
          { side: 'bowling', step: 'bowling-change', choice: null },
          ...five(32),
        ],
        expect: { balls: ['5', '5', '5'], state: { northBowler: 32, southBowler: 34 } },
      },
    ],
  },
  {
    id: 'wicked.ruling.return-slot.shown',
    title: 'A card that has rested waits for a vacancy',
    from: innings({
      overs: 12,
      bowlers: [34, 35],
      state: { backIn: back({ 32: 13 }) },
    }),
    script: [...five(34), batOn],
    expect: { state: { northBowler: 34 } },
    readings: [
      {
        ruling: 'wicked.ruling.return-slot',
        reading: 'replace-at-will',
        script: [
          {
            refused: { side: 'bowling', step: 'bowling-change', choice: 33 },
            rule: 'wicked.ruling.voluntary-change',
          },
          { side: 'bowling', step: 'bowling-change', choice: 32 },
          ...five(32),
          batOn,
        ],
        expect: { state: { northBowler: 32 }, cites: ['wicked.fatigue.return'] },
      },
    ],
  },
  {
    id: 'wicked.ruling.who-may-bowl.shown',
    title: 'Any card of the lineup may bowl',
    from: nearlyTired,
    script: [...five(32), takesOver(19)],
    expect: { state: { northBowler: 19 } },
    readings: [
      {
        ruling: 'wicked.ruling.who-may-bowl',
        reading: 'bowlers-only',
        script: [
          ...five(32),
          {
            refused: { side: 'bowling', step: 'replacement-bowler', choice: 19 },
            rule: 'wicked.ruling.who-may-bowl',
            says: 'Only bowlers and all-rounders bowl.',
          },
          takesOver(34),
        ],
        expect: { state: { northBowler: 34 } },
      },
    ],
  },
  {
    id: 'wicked.ruling.no-bowler-available.shown',
    title: 'With nobody fresh, the card that has rested longest is back',
    with: onlyBowlers,
    from: innings({
      overs: 9,
      bowling: threeBowl,
      bowlers: [34, 33],
      state: {
        ...counters({ 33: 4 }),
        backIn: back({ 32: 13 }),
        bowlingLineup: maskOf(threeBowl),
      },
    }),
    script: [...five(33), takesOver(32)],
    expect: { state: { southBowler: 32 }, cites: ['wicked.ruling.no-bowler-available'] },
    readings: [
      {
        ruling: 'wicked.ruling.no-bowler-available',
        reading: 'exempt',
        script: [...five(33), takesOver(33)],
        expect: { state: { southBowler: 33, tired: 33 } },
      },
    ],
  },
  {
    id: 'wicked.ruling.no-bowler-available.longest',
    title: 'Of several cards that rest, the one that is back soonest is it, wherever it stands in the deck',
    with: { rulings: { ...onlyBowlers.rulings, 'wicked.ruling.rest-count': 'own-end-overs' } },
    from: innings({
      overs: 9,
      bowlers: [34, 33],
      state: { ...counters({ 33: 4 }), backIn: back({ 32: 15, 35: 13 }) },
    }),
    script: [
      ...five(33),
      {
        refused: { side: 'bowling', step: 'replacement-bowler', choice: 32 },
        rule: 'wicked.fatigue.five-rest',
        says: 'Resting until over 15.',
      },
      takesOver(35),
    ],
    expect: { state: { southBowler: 35, backIn: back({ 32: 15, 33: 17 }) } },
  },
];
