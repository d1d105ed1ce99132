import { createMatch, uniformPlayer } from '@howzat/core';
import { houseRule, type Selection } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { type Name, variants } from './settings.js';

/** Ten runs off the target of the side that chases. */
const tenOff = houseRule('*', 'ten-off', {}, (a) => [
  a.before('innings.start', {
    id: 'ten-off.target',
    when: (_s, g) => g.target !== null && g.superOver === 0,
    does: (_s, g) => {
      g.target = (g.target as number) - 10;
    },
  }),
]);

/** Where a chase stops at the target, what it is settled by, and how. */
const games: readonly (readonly [Name, Selection])[] = [
  ['cubes', {}],
  ['ccsl', { set: { overs: 3, wickets: 10 } }],
  ['wicked', { set: { overs: 2 } }],
  ['pocket', {}],
  ['pocket', { rulings: { 'pocket.ruling.chase-passed': 'stop-when-passed' } }],
  ['ctg', {}],
];

const playedWith = (game: Name, selection: Selection, seed: number) =>
  createMatch(variants[game], {
    ...selection,
    houseRules: [tenOff],
    seed,
    players: { home: uniformPlayer, away: uniformPlayer },
  } as never).game;

for (const [name, selection] of games)
  describe(`${name} ${JSON.stringify(selection)}`, { tags: [name] }, () => {
    test('a chase is won by the target that a rule has set', () => {
      const kinds = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const { result, scores, target, runs, batting } = playedWith(name, selection, seed);
        const [first, second] = scores;
        if (!first || !second || !result) throw new Error('A match of two innings has ended without them.');
        expect(second.target).toBe(first.runs - 9);
        const ahead = runs - (target as number) + 1;
        // level scores are for each rulebook to settle
        if (ahead !== 0) expect(result.winner).toBe(ahead > 0 ? batting : 1 - batting);
        if (result.kind === 'runs') expect(result.margin).toBe(Math.abs(ahead));
        kinds.add(`${result.kind} ${ahead > 0}`);
      }
      expect(kinds.size).toBeGreaterThan(1);
    });
  });

test('a match of two innings a side is played whole in every game', () => {
  for (const name of Object.keys(variants) as Name[]) {
    const { scores, result } = createMatch(variants[name], {
      seed: 5,
      set: { inningsPerSide: 2 },
      players: { home: uniformPlayer, away: uniformPlayer },
    } as never).game;
    expect(scores.length).toBeGreaterThan(2);
    expect(result).not.toBeNull();
  }
});
