import { stream } from '@howzat/core/engine';
import { decksOf, originalSet, teamsOf } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';

/** A set so small that everything can be listed: 12 cards of each colour, of which a deck needs nearly all. */
const few = {
  cards: originalSet.cards
    .filter((card, at) => (card.colour === 'pink' ? at < 11 : card.id !== 'ice-towel'))
    .slice(0, 22),
};

describe('deck building', () => {
  it('counts what it lists', () => {
    const small = { cards: few.cards.filter((card, at) => card.colour === 'blue' || at < 11) };
    const domain = decksOf(small);
    const pinks = new Set<string>();
    let listed = 0;
    for (const decks of domain) {
      pinks.add(JSON.stringify(decks.batting));
      expect(domain.why(decks)).toBeNull();
      if (++listed >= 3000) break;
    }
    expect(listed).toBe(3000);
    expect(domain.count()).toBeGreaterThan(3000);
  });

  it('counts decks of eleven kinds exactly', () => {
    // with 11 kinds of up to 3 copies, 30 to 33 cards are the complements of at most 3 missing ones:
    // C(11+2,3) + C(11+1,2) + 11 + 1 ways to leave out 3, 2, 1 or no cards, where at most 3 of a kind can be
    const kinds = 11;
    const ways = 286 + 66 + kinds + 1;
    const pink = originalSet.cards.filter((card) => card.colour === 'pink').slice(0, kinds);
    const blue = originalSet.cards.filter((card) => card.colour === 'blue').slice(0, kinds);
    expect(decksOf({ cards: [...pink, ...blue] }).count()).toBe(ways * ways);
  });

  it('samples legal decks of every size', () => {
    const domain = decksOf(originalSet);
    const rng = stream(1, 2);
    const sizes = new Set<number>();
    for (let n = 0; n < 400; n++) {
      const decks = domain.sample(rng);
      expect(domain.why(decks)).toBeNull();
      sizes.add(Object.values(decks.batting).reduce((sum, copies) => sum + copies, 0));
    }
    expect([...sizes].every((size) => size >= 30 && size <= 40)).toBe(true);
    expect(sizes.size).toBeGreaterThan(5);
  });

  it('takes the premade decks', () => {
    for (const { batting, bowling } of originalSet.sets)
      expect(decksOf(originalSet).has({ batting, bowling })).toBe(true);
  });
});

describe('teams', () => {
  it('are counted as they are listed', () => {
    const small = { cricketers: originalSet.cricketers.slice(0, 13) };
    const domain = teamsOf(small);
    const listed = [...domain];
    expect(listed.length).toBe(domain.count());
    expect(new Set(listed.map((team) => [...team].sort().join())).size).toBe(listed.length);
    // of 13 with two keepers and one captain, all teams with the captain but those that leave both keepers out
    expect(listed.length).toBe(66 - 1);
  });

  it.each([
    { apart: false, single: false },
    { apart: true, single: false },
    { apart: false, single: true },
    { apart: true, single: true },
  ])('are sampled legally under %o', (rules) => {
    const domain = teamsOf(originalSet, rules);
    const rng = stream(3, 4);
    for (let n = 0; n < 300; n++) expect(domain.why(domain.sample(rng))).toBeNull();
    const all = teamsOf(originalSet).count();
    expect(domain.count()).toBeLessThanOrEqual(all);
    if (rules.single || rules.apart) expect(domain.count()).toBeLessThan(all);
  });
});
