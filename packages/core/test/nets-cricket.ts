import {
  award,
  defineVariant,
  die,
  dismiss,
  flag,
  houseRule,
  integer,
  oneOf,
  variantKit,
  word,
} from '../src/author.js';
import { type Amendment, createMatch, type Match, type Selection, type Variant } from '../src/index.js';

/**
 * Nets: the batter shows how many runs they want; a die of six that is a six gets them out. A small game to be amended, with small
 * amendments to it.
 */
export const k = variantKit({
  id: 'nets',
  title: 'Nets',
  parameters: {
    bonus: integer(0, { min: 0, max: 10, unit: 'runs' }),
    steady: flag(false),
    mood: word('calm', ['calm', 'wild']),
  },
  laws: { overs: 2, ballsPerOver: 3, wickets: 3, toss: 'none', strike: false },
  state: {
    match: (p) => ({ seeded: p.bonus }),
    innings: () => ({ eye: 0, trail: [] as string[] }),
    ball: () => ({ want: 0, face: 0, seen: [] as string[] }),
  },
});

export const nets = defineVariant(k, {
  version: '1.0.0',
  flow: {
    ball: {
      before: [
        k.decision('nets.want', {
          rule: 'nets.want.rule',
          by: 'batting',
          domain: oneOf(0, 1, 2, 4),
          limits: [
            {
              id: 'nets.want.blind',
              when: (s) => s.eye === 0,
              forbids: (c) => c === 4,
              says: 'Get your eye in before you hit a four.',
            },
          ],
          take: (s, c) => {
            s.want = c;
          },
        }),
        k.chance('nets.ball', {
          of: die(6),
          take: (s, face) => {
            s.face = face;
          },
        }),
        k.resolve('nets.outcome', [
          {
            id: 'nets.out',
            when: (s) => s.face === 6 && s.want > 0,
            does: (_s, g) => dismiss(g, 'bowled'),
            final: true,
          },
          {
            id: 'nets.eye',
            does: (s) => {
              s.eye += 1;
            },
          },
          { id: 'nets.runs', when: (s) => s.want > 0, does: (s, g, p) => award(g, s.want + p.bonus, 'bat') },
        ]),
      ],
    },
  },
  formats: [
    k.format('long', 'Five overs', (a) => [a.set('overs', 5)]),
    k.format('kind', 'Nobody is out', (a) => [a.repeal('nets.out')]),
    k.format('wrapped', 'Runs twice', (a) => [
      a.wrap('nets.runs', (inner) => {
        inner();
        inner();
      }),
    ]),
  ],
  rulings: [
    k.ruling('nets.bonus', 'none', { none: () => [], one: (a) => [a.set('bonus', 1)], unbuilt: null }),
    k.ruling('nets.mood', 'calm', { calm: (a) => [a.set('mood', 'calm')], wild: (a) => [a.set('mood', 'wild')] }),
  ],
  options: [
    k.option('no-eye', 'The eye is always in', (a) => [a.repeal('nets.want.blind')]),
    k.option('five', 'Five balls an over', (a) => [a.set('ballsPerOver', 5)]),
  ],
});

export type Ops = Parameters<typeof houseRule<string, NonNullable<(typeof nets)['types']>, readonly any[]>>[3];
export const rule = (id: string, operations: Ops): Amendment => houseRule(nets, id, {}, operations) as Amendment;

/** Plays balls of nets by hand and says the score, with the rules that decided the last ball. */
export function bowl(selection: Selection, ...balls: readonly (readonly [want: number, face: number])[]) {
  const match = createMatch(nets as Variant, { ...selection, chance: 'people' } as never) as unknown as Match;
  for (const [want, face] of balls) {
    match.play('batting', 'nets.want', want);
    match.happen('nets.ball', face);
  }
  const { runs, wickets } = match.game;
  return {
    score: `${runs}/${wickets}`,
    rules: match
      .log()
      .slice(-3)
      .flatMap((entry) => entry.rules),
    match,
  };
}
export const with_ = (...houseRules: readonly Amendment[]): Selection => ({ houseRules });

export const bonus2 = rule('bonus-2', (a) => [a.set('bonus', 2)]);
export const bonus3 = rule('bonus-3', (a) => [a.set('bonus', 3)]);
export const alsoBonus3 = rule('also-bonus-3', (a) => [a.set('bonus', 3)]);
export const noRuns = rule('no-runs', (a) => [a.repeal('nets.runs')]);
export const noRunsEither = rule('no-runs-either', (a) => [a.repeal('nets.runs')]);
export const tens = rule('tens', (a) => [
  a.replace('nets.runs', a.rule({ id: 'tens.runs', does: (_s, g) => award(g, 10, 'bat') })),
]);
export const twenties = rule('twenties', (a) => [
  a.replace('nets.runs', a.rule({ id: 'twenties.runs', does: (_s, g) => award(g, 20, 'bat') })),
]);
export const doubled = rule('doubled', (a) => [
  a.wrap('nets.runs', (inner, _s, g) => {
    inner();
    g.bat *= 2;
  }),
]);
export const plusOne = rule('plus-one', (a) => [
  a.wrap('nets.runs', (inner, _s, g) => {
    inner();
    g.bat += 1;
  }),
]);
export const beside = rule('beside', (a) => [
  a.before('nets.runs', a.rule({ id: 'beside.run', does: (_s, g) => award(g, 1, 'byes') })),
]);
const besideToo = rule('beside-too', (a) => [
  a.after('nets.runs', a.rule({ id: 'beside-too.run', does: (_s, g) => award(g, 1, 'legByes') })),
]);
export const noOutcome = rule('no-outcome', (a) => [a.removeStep('nets.outcome')]);
export const noOutcomeEither = rule('no-outcome-either', (a) => [a.removeStep('nets.outcome')]);
export const simple = rule('simple', (a) => [
  a.replaceStep('nets.outcome', a.resolve('nets.outcome', [{ id: 'simple.run', does: (_s, g) => award(g, 1, 'bat') }])),
]);
export const renamed = rule('renamed', (a) => [
  a.replaceStep(
    'nets.outcome',
    a.resolve('renamed.step', [{ id: 'renamed.run', does: (_s, g) => award(g, 3, 'bat') }]),
  ),
]);
export const sometimes = rule('sometimes', (a) => [
  a.wrapStep('nets.outcome', (step) => a.group('sometimes.group', { when: (s) => s.face !== 1 }, [step])),
]);

/** House rules that go with some of the others, and fight with some. */
export const ten = [
  bonus2,
  bonus3,
  noRuns,
  tens,
  doubled,
  beside,
  besideToo,
  noOutcome,
  simple,
  sometimes,
  rule('more-overs', (a) => [a.set('overs', 4)]),
  rule('stricter', (a) => [
    a.restrict('nets.want', { id: 'stricter.ones', forbids: (c: number) => c === 1, says: 'No.' }),
  ]),
];
