import { createMatch, type Match } from '@howzat/core';
import {
  type Amendment,
  award,
  callNoBall,
  defineVariant,
  dismiss,
  oneOf,
  type Selection,
  type Variant,
  variantKit,
} from '@howzat/core/author';

/** A game in which the batter says what comes of each ball: so a script shows a house rule and nothing else. */
const k = variantKit({
  id: 'ground',
  title: 'Say what you like',
  parameters: {},
  laws: { overs: 2, ballsPerOver: 3, wickets: 3, toss: 'none' },
  state: { ball: () => ({ said: 0 as unknown }) },
});

const ground = defineVariant(k, {
  version: '1.0.0',
  flow: {
    ball: {
      before: [
        k.decision('say', {
          by: 'batting',
          domain: oneOf(0, 1, 2, 3, 4, 6, 'out', 'run out', 'no-ball', 'wide'),
          take: (s, said, g) => {
            s.said = said;
            if (typeof said === 'number') award(g, said, 'bat');
            else if (said === 'no-ball') callNoBall(g, 1);
            else if (said === 'wide') award(g, 1, 'wides');
            else dismiss(g, said === 'out' ? 'bowled' : 'run out');
          },
        }),
      ],
    },
  },
}) as unknown as Variant;

/** What came of a script. */
export interface Seen {
  readonly match: Match;
  /** Runs and wickets of the innings being played: `12/1`. */
  readonly score: string;
  /** The steps that were open, in order. */
  readonly asked: readonly string[];
  /** Every rule that was cited, in order. */
  readonly cited: readonly string[];
}

/** Plays a match by giving each decision and each chance the next of the values; then it stands there. */
export function script(
  houseRules: readonly Amendment<string, unknown>[],
  values: readonly unknown[],
  selection: Selection = {},
  variant: Variant = ground,
): Seen {
  const match = createMatch(variant, { ...selection, houseRules, chance: 'people' } as never) as unknown as Match;
  const asked: string[] = [];
  for (const value of values) {
    const { waiting } = match;
    if (waiting.kind === 'end') throw new Error(`The match is over before ${JSON.stringify(value)}.`);
    if (waiting.kind === 'chance') {
      asked.push(waiting.step);
      match.happen(waiting.step, value);
      continue;
    }
    const open = waiting.open.find(({ made }) => !made);
    if (!open) throw new Error('Nothing is open.');
    asked.push(open.step);
    match.play(open.side, open.step as never, value as never);
  }
  const { runs, wickets } = match.game;
  return { match, score: `${runs}/${wickets}`, asked, cited: match.log().flatMap(({ rules }) => rules) };
}
