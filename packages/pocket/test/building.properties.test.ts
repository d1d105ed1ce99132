import { stream } from '@howzat/core/engine';
import { decksOf, originalSet, teamsOf } from '@howzat/pocket';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const pinks = originalSet.cards.filter((card) => card.colour === 'pink');
const copies = fc.record(Object.fromEntries(pinks.map(({ id }) => [id, fc.integer({ min: 0, max: 4 })])));
const bowling = originalSet.sets[0]?.bowling ?? {};

it('a deck is legal exactly when it has 30 to 40 cards and at most three of each', () => {
  const domain = decksOf(originalSet);
  fc.assert(
    fc.property(copies, (batting) => {
      const counts = Object.values(batting);
      const size = counts.reduce((sum, n) => sum + n, 0);
      const legal = size >= 30 && size <= 40 && counts.every((n) => n <= 3);
      expect(domain.has({ batting, bowling })).toBe(legal);
      // a refusal names the rule and says why
      if (!legal)
        expect(domain.why({ batting, bowling })).toMatchObject({
          rule: expect.stringMatching(/batter-(size|copies)$/),
        });
    }),
    { numRuns: 300 },
  );
});

it('whatever is sampled is legal, for every stream', () => {
  const decks = decksOf(originalSet);
  const teams = teamsOf(originalSet);
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (seed, name) => {
      const rng = stream(seed, name);
      expect(decks.why(decks.sample(rng))).toBeNull();
      expect(teams.why(teams.sample(rng))).toBeNull();
    }),
    { numRuns: 150 },
  );
});

it('anything that is no team is refused with a sentence', () => {
  const teams = teamsOf(originalSet);
  fc.assert(
    fc.property(fc.anything(), (choice) => {
      const wrong = teams.why(choice);
      expect(wrong?.message.length ?? 0).toBeGreaterThan(10);
    }),
    { numRuns: 300 },
  );
});
