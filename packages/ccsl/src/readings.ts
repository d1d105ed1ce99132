import { type Parameter, word } from '@howzat/core/author';

/**
 * The rulings of which each reading is a word of one parameter, by the name of the ruling. The first reading stands
 * unless another is named. `ruling-words.ts` has the questions and the reasons.
 */
export const readings = {
  // — structure of the match —
  hand: ['six-returning', 'six-consumed-per-over'],
  'out-batter': ['same-player-continues', 'new-batter-resets'],
  target: ['target-plus-one', 'level-ends-as-tie', 'level-wins'],
  'win-and-out': ['runs-first', 'out-first'],
  'bowler-free': ['never', 'mirror'],

  // — power cards, streak —
  'power-one-use': ['two-any-mix', 'one-four-one-six', 'one-power-card'],
  'power-scope': ['both', 'per-innings-only'],
  'power-window': ['over', 'sliding-six'],
  'power-when-out': ['counts', 'only-if-scored'],
  'six-lock-count': ['every-turn-counts', 'cards-only'],
  'streak-zero': ['positive-bat-runs', 'any-card-not-out'],
  'streak-extras': ['bat-only', 'all-runs'],
  'streak-next': ['next-scoring-turn', 'next-turn-only'],
  'streak-restart': ['restart-after-double', 'double-counts-as-first', 'rolling'],
  'streak-what': ['bat-runs', 'ball-total'],
  'streak-over-break': ['carries', 'per-over'],

  // — hidden card, pass, anticipation —
  'hidden-bowler-card': ['guess-replaces-card', 'card-and-guess', 'card-is-guess'],
  'hidden-out': ['trap-and-shift-only', 'never', 'all'],
  'hidden-original': ['original-immune', 'modifiers-apply'],
  'hidden-per-game': ['once-per-player', 'once-in-total'],
  'hidden-limits': ['limits-apply', 'free'],
  'hidden-guess-range': ['any-six', 'legal-only'],
  'hidden-sequence': ['broken', 'bridged'],
  'pass-timing': ['secret-in-place-of-card', 'announced'],
  'pass-ball': ['uses-ball', 'replayed'],
  'pass-noball': ['noball-counts', 'void'],
  'pass-forced': ['allowed-force-used-up', 'allowed-force-stays', 'forbidden'],
  'anticipation-timing': ['secret-with-card', 'announced-before'],
  'anticipation-attempts': ['one-attempt', 'one-success'],
  'anticipation-hidden': ['not-available', 'predict-guess'],

  // — no ball, free hit —
  'noball-chain': ['every-repeat', 'pairs-only'],
  'noball-over-break': ['carries', 'resets'],
  'noball-out': ['out-stands', 'no-ball-protects'],
  'noball-last': ['free-hit-lost', 'extra-turn'],
  'freehit-scope': ['match-only', 'all-outs'],
  'freehit-normal': ['modifiers-apply', 'face-value'],
  'freehit-repeat': ['again-noball', 'no-effect'],

  // — defence, blocker, economy, trap, field shift —
  'defence-announce': ['open-before-commit', 'secret'],
  'defence-span': ['spans-overs', 'ends-with-over', 'first-four-balls-only'],
  'defence-stack': ['no-stack', 'stack'],
  'defence-match': ['face-value', 'modified-value'],
  'defence-early-end': ['no', 'yes'],
  'blocker-matching': ['any-power-card', 'named-value', 'equal-cards', 'bowler-power-card'],
  'blocker-timing': ['secret-with-card', 'open-before-commit'],
  'blocker-spent': ['spent', 'returned'],
  'economy-windows': ['fresh-after-forced', 'fresh-from-forced', 'rolling', 'halves-of-over'],
  'economy-runs': ['all-credited', 'bat-only', 'bat-and-noball'],
  'economy-passes': ['count-as-zero', 'skip'],
  'economy-shift': ['forced-overrides-shift', 'zero-only', 'postpone-force'],
  'economy-trap': ['no-trap-on-forced', 'trap-applies', 'zero-one-not-both'],
  'economy-voluntary': ['automatic', 'waivable'],
  'trap-duration': ['one-turn', 'until-it-fires', 'whole-innings'],
  'trap-values': ['two-different-any', 'exclude-zero'],
  'trap-waive': ['compulsory', 'optional'],
  'shift-odd': ['odd-playable-out', 'odd-illegal'],
  'shift-announce': ['open-before-commit', 'secret'],
  'shift-span': ['spans-overs-and-combines', 'ends-with-over'],
} as const;

export type Readings = typeof readings;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;

/** The name of the parameter of a ruling: `six-lock-count` is read from `sixLockCount`. */
export function parameterOf<Name extends string>(ruling: Name): Camel<Name> {
  return ruling.replace(/-(.)/g, (_, first: string) => first.toUpperCase()) as Camel<Name>;
}

/** A parameter for each of these rulings. */
export const readingParameters = Object.fromEntries(
  Object.entries(readings).map(([ruling, words]) => [parameterOf(ruling), word(words[0], words)]),
) as unknown as { readonly [Name in keyof Readings as Camel<Name>]: Parameter<Readings[Name][number]> };
