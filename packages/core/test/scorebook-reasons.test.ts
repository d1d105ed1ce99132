import { describe, expect, test } from 'vitest';
import type { Reasons, Registry } from '../src/author.js';
import { createMatch } from '../src/index.js';
import { commentaryOf, commentaryText, reasonsOf, rulesAround, scoredOf } from '../src/scorebook.js';
import { hand } from './hand-cricket.js';
import { matchOf } from './scorebook-matches.js';

const titles = {
  'hand.out': { title: 'Equal hands: the batter is out', kind: 'applied', source: 'x', text: 'Equal hands are out.' },
  'hand.runs': { title: 'Unequal hands score', kind: 'applied', source: 'x', text: 'Unequal hands score.' },
} as const;

const registry = (reasons?: Reasons): Registry => ({
  variant: 'hand',
  title: 'Hand cricket',
  sections: [{ title: 'All', rules: titles }],
  rulings: {},
  prompts: {},
  ...(reasons ? { reasons } : {}),
});

const reasons: Reasons = {
  met: [{ say: "{batting's} {bat} met {bowling's} {bowl}" }],
  came: [
    { rule: 'hand.out', out: true, say: 'the same number is out' },
    { rule: 'hand.runs', facts: { nothing: 1 }, say: 'this is never told' },
    { rule: 'hand.runs', say: 'no such {thing}' },
    { rule: 'hand.runs', say: 'different numbers, {runs}' },
  ],
};

/** Two balls of hand cricket: 4 against 2, then 3 against 3. */
function played() {
  const match = createMatch(hand, { seed: 1 });
  for (const [bat, bowl] of [
    [4, 2],
    [3, 3],
  ] as const) {
    match.play('home', 'bat', bat);
    match.play('away', 'bowl', bowl);
  }
  return scoredOf({ log: match.log(), game: match.game }, match.rulebook, match.names);
}

describe('why a ball went as it did', () => {
  test('what met and what came of it, by the first sentence that fits', () => {
    expect(reasonsOf(played(), [registry(reasons)])).toEqual([
      { rule: 'hand.runs', text: "Home's 4 met Away's 2: different numbers, 4 runs." },
      { rule: 'hand.out', text: "Home's 3 met Away's 3: the same number is out." },
    ]);
  });

  test('the side that reads is "you"', () => {
    const told = (reader: 'home' | 'away') => reasonsOf(played(), [registry(reasons)], { reader })[1]?.text;
    expect(told('home')).toBe('Your 3 met their 3: the same number is out.');
    expect(told('away')).toBe('Their 3 met your 3: the same number is out.');
  });

  test('a registry without reasons tells what happened with the title of the last rule', () => {
    expect(reasonsOf(played(), [registry()]).map(({ text }) => text)).toEqual([
      '4 runs (unequal hands score).',
      'Home 1 is out, bowled (equal hands: the batter is out).',
    ]);
  });

  test('what a house rule has to say comes first', () => {
    const house = registry({ met: [], came: [{ rule: 'hand.runs', say: 'by the rule of the house, {runs}' }] });
    expect(reasonsOf(played(), [house, registry(reasons)])[0]?.text).toBe(
      "Home's 4 met Away's 2: by the rule of the house, 4 runs.",
    );
  });

  test('what a sentence does not know of is told behind it', () => {
    const ball = { rules: ['x.dot'], noBalls: 1, noBall: true, outs: [{ how: 'run out' as const }] };
    const scored = matchOf([{ overs_: [[ball]] }], null);
    const words = { ...registry(), reasons: { met: [], came: [{ rule: 'x.dot', say: 'blocked' }] } };
    expect(reasonsOf(scored, [words])[0]?.text).toBe('Blocked, no-ball, Home 1 is out, run out.');
  });

  test('a sentence of a wicket is not told where nobody is out', () => {
    const scored = matchOf([{ overs_: [[{ rules: ['hand.out'], bat: 2 }]] }], null);
    expect(reasonsOf(scored, [registry(reasons)])[0]?.text).toBe('2 runs (equal hands: the batter is out).');
  });

  test('what a side hides is in no sentence', () => {
    const scored = played();
    const hides = {
      ...scored,
      log: scored.log.map((entry) => ({
        ...entry,
        inputs: entry.inputs.map((input) => ({ ...input, hiddenFrom: 'away' as const })),
      })),
    };
    expect(reasonsOf(hides, [registry(reasons)])[0]?.text).toBe('Different numbers, 4 runs.');
  });

  test('a line of the commentary brings it along', () => {
    const lines = commentaryOf(played(), registry(reasons)).filter(({ kind }) => kind === 'ball');
    expect(lines.map(({ reason }) => reason?.rule)).toEqual(['hand.runs', 'hand.out']);
    expect(commentaryOf(played()).every(({ reason }) => reason === null)).toBe(true);
    expect(commentaryText(played(), registry(reasons))).toContain(
      "\n    Home's 3 met Away's 3: the same number is out.\n",
    );
  });

  test('the rules of a ball around the one that decided it', () => {
    expect(rulesAround(['a.x', 'a.y', 'core.score.runs', 'a.z'], 'a.y')).toEqual({
      deciding: 'a.y',
      before: ['a.x'],
      after: ['a.z'],
      laws: ['core.score.runs'],
    });
    expect(rulesAround(['a.x', 'core.score.runs'], null)).toEqual({
      deciding: null,
      before: ['a.x'],
      after: [],
      laws: ['core.score.runs'],
    });
  });
});
