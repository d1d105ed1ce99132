import {
  award,
  defineVariant,
  dismiss,
  integer,
  numberFrom,
  oneOf,
  permutationOf,
  type Registry,
  variantKit,
} from '@howzat/core/author';

/**
 * Hand cricket as somebody else might publish it: a package that knows the contract and nothing of this app. The app knows
 * nothing of it either, but for its line in `variants.ts`.
 */
const k = variantKit({
  id: 'hand-cricket',
  title: 'Hand cricket',
  parameters: { fingers: integer(6, { min: 3, max: 10, unit: 'fingers' }) },
  laws: { overs: 2, wickets: 2, toss: 'elect', strike: false },
  state: {
    match: () => ({ orders: [[], []] as readonly (readonly string[])[] }),
    ball: () => ({ batter: 0, bowler: 0 }),
  },
});

/** Who plays, home first; each bats, and who comes last bowls. */
const batters = [
  ['Ash', 'Bo', 'Cam'],
  ['Dot', 'Eli', 'Fay'],
] as const;

export const handCricket = defineVariant(k, {
  version: '1.0.0',
  cricketers: (s) => ({
    batter: (seat, place) => s.orders[seat]?.[place - 1] ?? null,
    bowler: (seat) => s.orders[seat]?.at(-1) ?? batters[seat][2],
  }),
  flow: {
    innings: {
      before: [
        k.decision('batting-order', {
          by: 'batting',
          domain: permutationOf((_s, g) => batters[g.batting]),
          take: (s, order, g) => {
            s.orders = s.orders.map((before, seat) => (seat === g.batting ? order : before));
          },
        }),
      ],
    },
    ball: {
      before: [
        k.commit('show', {}, [
          k.decision('bat', {
            by: 'batting',
            domain: oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            limits: [
              k.limit<number, 'hand.fingers'>({
                id: 'hand.fingers',
                forbids: (n, p) => n > p.fingers,
                says: 'Nobody has so many fingers on one hand here.',
              }),
            ],
            take: (s, n) => {
              s.batter = n;
            },
          }),
          k.decision('bowl', {
            by: 'bowling',
            domain: numberFrom(
              () => 0,
              (_s, _g, p) => p.fingers,
            ),
            take: (s, n) => {
              s.bowler = n;
            },
          }),
        ]),
        k.resolve('compare', [
          k.rule({
            id: 'hand.out',
            when: (s) => s.batter === s.bowler,
            does: (_s, g) => {
              dismiss(g, 'bowled');
            },
            final: true,
          }),
          k.rule({
            id: 'hand.runs',
            when: (s) => s.batter !== 0,
            does: (s, g) => {
              award(g, s.batter, 'bat');
            },
            final: true,
          }),
          k.rule({
            id: 'hand.block',
            does: (s, g) => {
              award(g, s.bowler, 'bat');
            },
          }),
        ]),
      ],
    },
  },
});

export const registry: Registry = {
  variant: 'hand-cricket',
  title: 'Hand cricket',
  sections: [
    {
      title: 'The hands',
      rules: {
        'hand.fingers': { kind: 'applied', source: 'Hands', text: 'A hand shows as many fingers as were agreed.' },
        'hand.out': { kind: 'applied', source: 'Hands', text: 'Both show the same number: the batter is out.' },
        'hand.runs': { kind: 'applied', source: 'Hands', text: 'Else the batter scores what they show.' },
        'hand.block': {
          kind: 'applied',
          source: 'Hands',
          text: 'A batter who shows a fist scores what the bowler shows.',
        },
      },
    },
  ],
  rulings: {},
  prompts: {
    'batting-order': 'In which order do they bat?',
    bat: 'How many fingers do you show?',
    bowl: 'How many fingers do you show?',
  },
  told: { 'batting-order': '{side} sent them in: {choice}' },
  reasons: {
    met: [{ say: "{batting's} {bat} met {bowling's} {bowl}" }],
    came: [
      { rule: 'hand.out', out: true, say: 'the same number is out' },
      { rule: 'hand.runs', say: 'different numbers, {runs}' },
      { rule: 'hand.block', say: 'a fist scores what the bowler shows, {runs}' },
    ],
  },
};
