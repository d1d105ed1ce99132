import {
  anyOf,
  award,
  defineVariant,
  die,
  dismiss,
  numberFrom,
  oneOf,
  subsetOf,
  variantKit,
} from '@howzat/core/author';

/** Hand cricket: both sides pick a number; a match is a wicket, otherwise the batter scores it. */
function handCricket<const N extends readonly number[]>(id: string, ...numbers: N) {
  const k = variantKit({
    id,
    title: 'Hand cricket',
    parameters: {},
    laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
    state: { ball: () => ({ bat: 0, bowl: 0 }) },
  });
  const show = k.commit('show', { rule: 'hand.show' }, [
    k.decision('bat', {
      by: 'batting',
      domain: oneOf(...numbers),
      take: (s, c) => {
        s.bat = c;
      },
    }),
    k.decision('bowl', {
      by: 'bowling',
      domain: oneOf(...numbers),
      take: (s, c) => {
        s.bowl = c;
      },
    }),
  ]);
  const outcome = k.resolve('outcome', [
    { id: 'hand.out', when: (s) => s.bat === s.bowl, does: (_s, g) => dismiss(g, 'bowled') },
    { id: 'hand.runs', when: (s) => s.bat !== s.bowl, does: (s, g) => award(g, s.bat, 'bat') },
  ]);
  return defineVariant(k, { version: '0.0.0', flow: { ball: { before: [show, outcome] } } });
}

/** With the choices 0, 1, 2, 3, 4 and 6. */
export const hand = handCricket('hand', 0, 1, 2, 3, 4, 6);

/** With the choices 1 to 6. */
export const dice = handCricket('dice', 1, 2, 3, 4, 5, 6);

const k = variantKit({
  id: 'net',
  title: 'Net practice',
  parameters: {},
  laws: { overs: 4, wickets: 5, toss: 'elect' },
  state: {
    innings: () => ({ field: [0, 1, 2] as readonly number[], trap: { batting: 0, bowling: 0 }, plan: 0 }),
    ball: () => ({ risk: 1, roll: 0, pace: 0 }),
  },
  secret: { plan: 'bowling', trap: 'each' },
});

/** A game with everything in it that looking ahead must cope with: secrets, chance, wide domains, a toss. */
export const net = defineVariant(k, {
  version: '0.0.0',
  flow: {
    innings: {
      before: [
        k.decision('field', {
          by: 'bowling',
          domain: subsetOf(() => Array.from({ length: 12 }, (_, i) => i), 3),
          take: (s, c) => {
            s.field = c;
          },
        }),
        k.decision('plan', {
          by: 'bowling',
          seenBy: 'own',
          domain: oneOf(0, 1, 2),
          take: (s, c) => {
            s.plan = c;
          },
        }),
      ],
    },
    ball: {
      before: [
        k.decision('pace', {
          by: 'bowling',
          domain: numberFrom(
            () => 60,
            () => 160,
          ),
          take: (s, c) => {
            s.pace = c;
          },
        }),
        k.decision('risk', {
          by: 'batting',
          domain: oneOf(1, 2, 3),
          take: (s, c) => {
            s.risk = c;
          },
        }),
        k.chance('roll', {
          of: die(12),
          take: (s, c) => {
            s.roll = c;
          },
        }),
        k.chance('wind', { of: anyOf(['calm', 'gusts']), take: () => {} }),
        k.resolve('net.outcome', [
          {
            id: 'net.caught',
            when: (s) => s.risk > 1 && s.field.includes(s.roll - 1),
            does: (_s, g) => dismiss(g, 'caught'),
          },
          { id: 'net.planned', when: (s) => s.risk === s.plan, does: (_s, g) => dismiss(g, 'stumped') },
          { id: 'net.runs', when: (_s, g) => g.outs.length === 0, does: (s, g) => award(g, 2 * s.risk, 'bat') },
        ]),
      ],
    },
  },
});

/** The bowler hides the ball in one hand; the batter scores four for naming it. Whether he saw it is the question. */
export function peek(seen: boolean) {
  const kit = variantKit({
    id: 'peek',
    title: 'Peek',
    parameters: {},
    laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
    state: { ball: () => ({ hand: '', guess: '' }) },
    secret: seen ? {} : { hand: 'bowling' },
  });
  return defineVariant(kit, {
    version: '0.0.0',
    flow: {
      ball: {
        before: [
          kit.decision('hide', {
            by: 'bowling',
            seenBy: seen ? 'all' : 'own',
            domain: oneOf('left', 'right'),
            take: (s, c) => {
              s.hand = c;
            },
          }),
          kit.decision('guess', {
            by: 'batting',
            domain: oneOf('left', 'right'),
            take: (s, c) => {
              s.guess = c;
            },
          }),
          kit.resolve('found', [
            { id: 'peek.found', when: (s) => s.hand === s.guess, does: (_s, g) => award(g, 4, 'bat') },
          ]),
        ],
      },
    },
  });
}
