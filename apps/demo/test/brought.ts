import type { Amendment } from '@howzat/core';
import {
  award,
  defineVariant,
  dismiss,
  houseRule,
  integer,
  oneOf,
  type Registry,
  variantKit,
} from '@howzat/core/author';
import type { HostedGame } from '@howzat/host';
import { handCricket } from '../src/third-party/hand-cricket.js';

/** A game and a house rule that whoever runs a server brought, and that the app knows nothing of. */

const k = variantKit({
  id: 'green',
  title: 'Cricket on the green',
  parameters: { six: integer(6, { min: 5, max: 12, unit: 'runs' }) },
  laws: { overs: 1, wickets: 2, toss: 'none', strike: false },
  state: { ball: () => ({ bat: 0, bowl: 0 }) },
});

export const green = defineVariant(k, {
  version: '1.0.0',
  flow: {
    ball: {
      before: [
        k.commit('show', { rule: 'green.show' }, [
          k.decision('bat', {
            by: 'batting',
            domain: oneOf(1, 2, 3, 4, 6),
            take: (s, choice) => {
              s.bat = choice;
            },
          }),
          k.decision('bowl', {
            by: 'bowling',
            domain: oneOf(1, 2, 3, 4, 6),
            take: (s, choice) => {
              s.bowl = choice;
            },
          }),
        ]),
        k.resolve('outcome', [
          { id: 'green.out', when: (s) => s.bat === s.bowl, does: (_s, g) => dismiss(g, 'bowled') },
          {
            id: 'green.runs',
            when: (s) => s.bat !== s.bowl,
            does: (s, g, p) => award(g, s.bat === 6 ? p.six : s.bat, 'bat'),
          },
        ]),
      ],
    },
  },
});

const greenWords: Registry = {
  variant: 'green',
  title: 'Cricket on the green',
  sections: [
    {
      title: 'A ball',
      rules: {
        'green.show': { kind: 'applied', source: 'A ball', text: 'Both show a number at once.' },
        'green.out': { kind: 'applied', source: 'A ball', text: 'The same number bowls the batter on the green.' },
        'green.runs': {
          kind: 'applied',
          source: 'A ball',
          text: 'Other numbers are runs for the batter on the green.',
        },
      },
    },
  ],
  rulings: {},
  prompts: { bat: 'What do you show with the bat?', bowl: 'What do you show with the ball?' },
};

const generous = houseRule('*', 'generous', { title: 'Generous umpire' }, (a) => [
  a.before('core.score.runs', {
    id: 'generous.run',
    when: (_s, g) => g.outs.length === 0,
    does: (_s, g) => award(g, 1, 'byes'),
  }),
]);

const generousWords: Registry = {
  variant: 'generous',
  title: 'Generous umpire',
  sections: [
    {
      title: 'A ball',
      rules: {
        'generous.run': {
          kind: 'applied',
          source: 'A ball',
          text: 'The umpire gives a bye for every ball without a wicket.',
        },
      },
    },
  ],
  rulings: {},
  prompts: {},
};

const rule = generous as Amendment<string, unknown>;

/** What such a server plays. */
export const brought: readonly HostedGame[] = [
  { variant: handCricket, houseRules: [rule], words: [generousWords] },
  { variant: green, words: [greenWords] },
];
