import type { RuleWords } from '@howzat/core/author';

/** The worked examples of the rulebook and what follows from it; each is played as a scenario of the same id. */

export const exampleWords = {
  'pocket.example.text-yellow-green': {
    kind: 'example',
    source: 'worked examples',
    text: 'Batter Yellow against bowler Green: difference 2',
  },
  'pocket.example.text-regular': {
    kind: 'example',
    source: 'worked examples',
    text: 'No chance cards: the number on the grid is used unchanged',
  },
  'pocket.example.text-defence': {
    kind: 'example',
    source: 'worked examples',
    text: 'Defence at difference 3: the right call, not out, and the out counts 0',
  },
  'pocket.example.text-equip': {
    kind: 'example',
    source: 'worked examples',
    text: 'Two copies of an Equip card: the second waits for the next over',
  },
  'pocket.example.text-plus-six': {
    kind: 'example',
    source: 'worked examples',
    text: 'A score card of 8 and a plus 6: 14',
  },
  'pocket.example.text-maiden': { kind: 'example', source: 'worked examples', text: 'A maiden over in force: 0' },
  'pocket.example.text-negate': {
    kind: 'example',
    source: 'worked examples',
    text: 'Rank Up and its Negate: no rank changes, both are discarded',
  },
  'pocket.example.defence-shift': {
    kind: 'example',
    source: 'worked examples',
    text: 'An Orange batter in defence against Green: difference 2',
  },
  'pocket.example.fatigue-shift': {
    kind: 'example',
    source: 'worked examples',
    text: 'A Yellow bowler with 5 fatigue counts as Green: difference 2',
  },
  'pocket.example.clamp-sum': {
    kind: 'example',
    source: 'worked examples',
    text: 'Blue in defence with Eye In against Yellow: clamped to difference 0',
  },
  'pocket.example.clamp-top': {
    kind: 'example',
    source: 'worked examples',
    text: 'Red with Trusted Willow in defence against Blue: difference 5',
  },
  'pocket.example.out-with-runs': {
    kind: 'example',
    source: 'worked examples',
    text: 'Out with 3 runs: 43 for 3, and the other batter faces next',
  },
  'pocket.example.out-even': {
    kind: 'example',
    source: 'worked examples',
    text: 'Out with 4 runs: 44 for 3, and the newcomer faces next',
  },
  'pocket.example.saved-with-runs': {
    kind: 'example',
    source: 'worked examples',
    text: 'Saved by the coin: 43 for 2, the batter stays and has 1 comfort',
  },
  'pocket.example.failed-call': {
    kind: 'example',
    source: 'worked examples',
    text: 'The call fails: 43 for 3, and no comfort for anybody',
  },
  'pocket.example.plus-minus': { kind: 'example', source: 'worked examples', text: 'Entry 5 with +6 and -4: 7' },
  'pocket.example.floor': {
    kind: 'example',
    source: 'worked examples',
    text: 'Entry 2 with -4: 0, and the same batter faces',
  },
  'pocket.example.maiden-beats-plus': {
    kind: 'example',
    source: 'worked examples',
    text: 'Entry 8 with an out, +6 and a maiden: 0, and the out is still pending',
  },
  'pocket.example.two-outs': {
    kind: 'example',
    source: 'worked examples',
    text: 'An Out card and an out of the score card: the first call fails, the Out card lapses',
  },
  'pocket.example.two-outs-saved-once': {
    kind: 'example',
    source: 'worked examples',
    text: 'The first call right, the second wrong: out by the Out card',
  },
  'pocket.example.ten-fatigue': {
    kind: 'example',
    source: 'worked examples',
    text: 'The tenth counter in over 10: he is out of the game, and another must bowl',
  },
  'pocket.example.all-out': {
    kind: 'example',
    source: 'worked examples',
    text: 'The tenth out in over 17: its 2 runs count, and overs 18 to 20 are written as 0',
  },
  'pocket.example.all-out-reduced': {
    kind: 'example',
    source: 'worked examples',
    text: 'One was worn out in innings 1: all out at the ninth dismissal',
  },
  'pocket.example.draw-limit': {
    kind: 'example',
    source: 'worked examples',
    text: 'A hand of three does not draw; it may still exchange',
  },
  'pocket.example.draw-after-plays': {
    kind: 'example',
    source: 'worked examples',
    text: 'Two cards played in over 1: hands of 2, 3 and 3 in the next overs',
  },
  'pocket.example.chain': {
    kind: 'example',
    source: 'worked examples',
    text: 'Over the Rope is cut off: both discarded, 2 comfort gone, priority to the bowling side',
  },
  'pocket.example.window-close': {
    kind: 'example',
    source: 'worked examples',
    text: 'The standby is closed after the last two passes',
  },
  'pocket.example.chase': {
    kind: 'example',
    source: 'worked examples',
    text: 'The target is passed in over 18: overs 19 and 20 are played',
  },
  'pocket.example.tie': { kind: 'example', source: 'worked examples', text: '150 and 150 after forty overs: a tie' },
  'pocket.example.deck-check': {
    kind: 'example',
    source: 'worked examples',
    text: 'A batting deck of 36 with 4 equal cards, a deck of 29, a deck of 41: all refused',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
