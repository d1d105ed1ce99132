import {
  award,
  defineVariant,
  dismiss,
  integer,
  oneOf,
  type Registry,
  type Scenario,
  variantKit,
} from '@howzat/core/author';

/** Hand cricket with a secret call and a switch: small, and yet it has everything that the kit looks at. */
const k = variantKit({
  id: 'hand',
  title: 'Hand cricket',
  parameters: { matchCosts: integer(1, { min: 0, max: 1, unit: 'wickets' }) },
  laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
  state: { innings: () => ({ mark: 0 }), ball: () => ({ bat: 0, bowl: 0 }) },
  secret: { mark: 'bowling' },
});

const mark = k.decision('mark', {
  rule: 'hand.mark',
  by: 'bowling',
  seenBy: 'own',
  domain: oneOf(1, 2, 3),
  take: (s, choice) => {
    s.mark = choice;
  },
});

const show = k.commit('show', { rule: 'hand.show' }, [
  k.decision('bat', {
    by: 'batting',
    domain: oneOf(0, 1, 2, 3, 4, 6),
    limits: [
      {
        id: 'hand.no-six-first',
        when: (_s, g) => g.balls === 0,
        forbids: (c) => c === 6,
        says: 'No 6 on the first ball.',
      },
    ],
    take: (s, c) => {
      s.bat = c;
    },
  }),
  k.decision('bowl', {
    by: 'bowling',
    domain: oneOf(0, 1, 2, 3, 4, 6),
    take: (s, c) => {
      s.bowl = c;
    },
  }),
]);

const outcome = k.resolve('outcome', [
  {
    id: 'hand.out',
    only: (p) => p.matchCosts > 0,
    when: (s) => s.bat === s.bowl,
    does: (_s, g) => dismiss(g, 'bowled'),
    final: true,
  },
  { id: 'hand.runs', does: (s, g) => award(g, s.bat, 'bat') },
  { id: 'hand.marked', when: (s) => s.bat === s.mark, does: (_s, g) => award(g, 1, 'penalty') },
]);

export const hand = defineVariant(k, {
  version: '0.0.0',
  flow: { innings: { before: [mark] }, ball: { before: [show, outcome] } },
  rulings: [
    k.ruling('hand.ruling.match', 'wicket', {
      wicket: () => [],
      nothing: (a) => [a.set('matchCosts', 0)],
      twice: null,
    }),
  ],
});

export const registry: Registry = {
  variant: 'hand',
  title: 'Hand cricket',
  sections: [
    {
      title: 'Play',
      rules: {
        'hand.mark': { kind: 'applied', source: '1', text: 'The bowler marks a number for the innings.' },
        'hand.show': { kind: 'applied', source: '1', text: 'Both show a number at once.' },
        'hand.no-six-first': { kind: 'applied', source: '1', text: 'No 6 on the first ball.' },
        'hand.out': { kind: 'applied', source: '2', text: 'The same number is out.', parameters: ['matchCosts'] },
        'hand.runs': { kind: 'applied', source: '2', text: 'Otherwise the batter scores what he showed.' },
        'hand.marked': { kind: 'applied', source: '2', text: 'The marked number gives a run more.' },
      },
    },
  ],
  rulings: {
    'hand.ruling.match': {
      question: 'What does a match cost?',
      readings: {
        wicket: { text: 'A wicket.' },
        nothing: { text: 'Nothing.' },
        twice: { text: 'Two wickets.', unbuilt: 'There is one only.' },
      },
      standard: 'wicket',
      reason: 'It is the game.',
    },
  },
  prompts: { bat: 'Show a number', bowl: 'Show a number', mark: 'Mark a number' },
};

const ball = (bat: number, bowl: number) =>
  [
    { side: 'batting', step: 'bat', choice: bat },
    { side: 'bowling', step: 'bowl', choice: bowl },
  ] as const;
const marked = { side: 'bowling', step: 'mark', choice: 2 } as const;

export const scenarios: readonly Scenario[] = [
  {
    id: 'H1',
    title: 'runs, a marked number, a wicket',
    script: [
      marked,
      { refused: { side: 'batting', step: 'bat', choice: 6 }, rule: 'hand.no-six-first', says: 'No 6' },
      ...ball(4, 1),
      ...ball(2, 1),
      ...ball(3, 3),
    ],
    expect: { balls: ['4', '2+1p', 'W'], waits: 'mark', cites: ['hand.marked', 'hand.out'] },
    readings: [
      {
        ruling: 'hand.ruling.match',
        reading: 'nothing',
        expect: { balls: ['4', '2+1p', '3'], score: '10/0', waits: 'show' },
      },
    ],
  },
];
