import { type Parameter, word } from '@howzat/core/author';

/**
 * The rulings of which each reading is a word of one parameter, by the name of the ruling. The first reading stands
 * unless another is named. `ruling-words.ts` has the questions and the reasons.
 */
export const readings = {
  // — dismissal chances on a miss —
  'bowled-die': ['aggressive-d8', 'defensive-d8', 'always-d8'],
  'bowled-roll-optional': ['auto-unless-choice', 'always-ask'],
  'miss-card-override': ['card-over-general', 'ignore'],
  'snick-and-small-miss': ['slips-any-margin', 'slips-only-3-plus'],
  'slips-on-block': ['block-always', 'symbol-for-both'],
  'slips-on-miss': ['symbol-required', 'always-on-miss'],

  // — order and reading of the strike result —
  'block-face-equal': ['either-equal', 'adjusted-only'],
  'clean-bowled-face': ['top-face', 'six-or-eight'],
  'clean-bowled-vs-noball': ['noball-wins', 'clean-bowled-wins'],
  'naturals-and-rerolls': ['lock-clean-only', 'lock-all-naturals'],
  'natural-boundary-resolution': ['no-further-rolls', 'roll-anyway'],
  'over-card-replaces-roll': ['card-result-is-final', 'card-then-roll'],

  // — distance, bounce and boundary —
  'bounce-unit': ['areas', 'points'],
  'six-which-die': ['either-die', 'red-die-only'],
  'six-adjusted-distance': ['adjusted', 'raw'],
  'red-2-outermost': ['four', 'six'],
  'pace-add-timing': ['after-both-dice', 'before-roll'],
  'style-of-bowler': ['deck-style', 'card-flag'],
  'bounce-red-means': ['face-colour', 'die-colour'],
  interception: ['stop-only', 'path'],
  'drop-then-boundary': ['boundary-counts', 'stops-at-last-area'],

  // — catching —
  'catch-optional': ['ask-side', 'always-attempt'],
  'focus-scope': ['area', 'whole-zone'],
  'focus-source': ['board-printed', 'per-bowl-card'],
  'slip-catch-focus': ['slips-always-6', 'focus-applies'],
  'drop-zero-runs': ['auto-area-runs', 'fielded-red'],
  'drop-then-second-fielder': ['fielded-red', 'auto-area-runs'],
  'crossing-on-catch': ['new-batter-faces', 'crossed'],

  // — running —
  'empty-zone-or-area': ['area', 'zone'],
  'extra-run-eligibility': ['union', 'empty-only', 'fielded-green-only'],
  'extra-run-count': ['one', 'repeat'],
  'extra-run-fielder': ['ball-zone-end', 'nearest-token'],
  'run-out-end': ['zone-map', 'fielding-side-chooses', 'always-striker'],
  'run-out-victim': ['end-parity', 'striker-always'],
  'run-out-facing': ['attempted-parity', 'scored-parity'],
  'extra-run-out-score': ['same-as-standard', 'no-runs'],
  'run-out-automatic': ['automatic', 'ask'],
  'parity-and-penalty': ['penalty-excluded', 'penalty-included'],
  'over-end-and-parity': ['both-in-order', 'over-end-only'],

  // — advantage, attitude, confidence —
  'first-shot': ['nearest', 'first-listed'],
  'specialist-floor-when': ['floor-on-meter', 'floor-on-both'],
  'attitude-timing': ['before-reveal', 'until-dice'],
  'attitude-span': ['per-ball', 'per-over'],
  'attitude-whose': ['striker-only', 'both'],
  'confidence-boundary-scope': ['all-boundaries', 'struck-only'],
  'over-card-meter': ['explicit-only', 'never-same-ball'],

  // — dice of the bowler, express play —
  'bowler-d8-sources': ['or-combine', 'specialists-only'],
  'd8-next-carry': ['first-played-delivery', 'until-rolled'],
  'd8-icon-scores': ['dot', 'one-run'],
  'express-pair': ['both-balls-show-icon', 'first-then-any'],
  'express-victim': ['facing-batter', 'batting-side-chooses'],
  'express-table-die': ['always-d8', 'batting-die'],
  'express-drs': ['no-review', 'allow-review'],

  // — bowlers, overs, decks —
  'who-may-bowl': ['seven-bowlers', 'anyone'],
  'bowler-lookahead': ['forbid-dead-end', 'relax-when-stuck', 'any-style-stand-in'],
  'first-over-bowler': ['setup-choice-stands', 'choose-again'],
  'repeat-bowl': ['repeat-allowed', 'no-immediate-repeat'],
  'pitch-persists': ['both-innings', 'redraw'],

  // — field and slips —
  'bye-by-style': ['closed-for-medium', 'open-without-catch'],
  'slip-areas': ['bye-infield', 'any-bye-area'],
  'slip-limit': ['card-data', 'zone-limit-only'],
  'bye-counts': ['bye-is-a-zone', 'exempt'],
  'field-all-nine': ['exactly-nine', 'up-to-nine'],
  'field-before-bowler': ['check-at-lock', 'check-at-setup'],
  'powerplay-moment': ['before-deal', 'before-first-played-ball'],
  'free-hit-field': ['full-sequence', 'frozen-field'],

  // — no-ball —
  'free-hit-counts': ['free-hit-is-the-legit-ball', 'extra-beyond-six'],
  'noball-other-outs': ['only-run-out', 'bowled-caught-only'],
  'noball-red-face': ['no-catch-attempt', 'roll-for-show'],
  'noball-penalty-time': ['at-reveal', 'after-ball'],
  'noball-sixth-card': ['free-hit-still-bowled', 'lost'],
  'free-hit-setup': ['all-steps-but-over-card', 'dice-only'],
  'free-hit-striker': ['whoever-faces-next', 'same-batter'],

  // — DRS, skills, team and end —
  'drs-owner': ['batting-side', 'each-side-once'],
  'drs-retained': ['always-spent', 'kept-if-successful'],
  'drs-scope': ['bowled-roll-slips-appeal', 'any-other'],
  'drs-undo': ['dot-ball', 'replay-ball'],
  'skill-batter-timing': ['per-card-timing', 'with-bowler-step'],
  'skill-bowler-count': ['each-once', 'one-of-two'],
  'skill-same-ball': ['allowed', 'one-per-ball'],
  'same-team': ['distinct-teams', 'mirror-allowed'],
  'toss-caller': ['visiting-side-calls', 'random-winner'],
  'batting-order': ['free-choice', 'fixed-order'],
  'new-batter-end': ['end-of-the-dismissed', 'always-faces'],
  'level-scores': ['defending-side-wins', 'tie', 'super-over'],
  'chase-end': ['stop-at-winning-run', 'play-out'],
  'chase-mid-ball': ['secured-runs-first', 'resolve-all'],
  'tenth-wicket-runs': ['count', 'drop'],
  'umpire-card': ['over-card-appeals', 'unused'],
} as const;

export type Readings = typeof readings;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;

/** The name of the parameter of a ruling: `slips-on-block` is read from `slipsOnBlock`. */
export function parameterOf<Name extends string>(ruling: Name): Camel<Name> {
  return ruling.replace(/-(.)/g, (_, first: string) => first.toUpperCase()) as Camel<Name>;
}

/** A parameter for each of these rulings. */
export const readingParameters = /* @__PURE__ */ Object.fromEntries(
  Object.entries(readings).map(([ruling, words]) => [parameterOf(ruling), word(words[0], words)]),
) as unknown as { readonly [Name in keyof Readings as Camel<Name>]: Parameter<Readings[Name][number]> };
