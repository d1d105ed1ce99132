import { stream } from '@howzat/core/engine';
import { decksOf, originalSet, pointsOfCard, pointsOfCricketer, teamsOf, usualBudget } from '@howzat/pocket';
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

describe('a budget', () => {
  const { cards, cricketers, sets } = originalSet;
  const pointsOfDeck = (deck: Readonly<Record<string, number>>): number =>
    cards.reduce((sum, card) => sum + (deck[card.id] ?? 0) * pointsOfCard(card), 0);
  const pointsOfTeam = (team: readonly string[]): number =>
    cricketers.reduce((sum, it) => sum + (team.includes(it.id) ? pointsOfCricketer(it) : 0), 0);
  const free = { apart: false, single: false };

  it('is enough for every premade team and its decks, and for none with much to spare', () => {
    for (const { team, batting, bowling } of sets) {
      expect(teamsOf(originalSet, { ...free, limit: usualBudget.team }).has(team)).toBe(true);
      expect(decksOf(originalSet, usualBudget).has({ batting, bowling })).toBe(true);
      expect(usualBudget.team - pointsOfTeam(team)).toBeLessThanOrEqual(2);
    }
  });

  it('counts the teams that it lists', () => {
    const small = { cricketers: cricketers.slice(0, 13) };
    const all = [...teamsOf(small)];
    const limit = pointsOfTeam(all[0] as readonly string[]);
    const within = teamsOf(small, { ...free, limit });
    const cheap = all.filter((team) => pointsOfTeam(team) <= limit);
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.length).toBeLessThan(all.length);
    expect(within.count()).toBe(cheap.length);
    expect(new Set([...within].map((team) => [...team].sort().join()))).toEqual(
      new Set(cheap.map((team) => [...team].sort().join())),
    );
  });

  it.each([free, { apart: true, single: false }, { apart: false, single: true }])(
    'is kept to by the teams that are sampled under %o',
    (rules) => {
      const domain = teamsOf(originalSet, { ...rules, limit: usualBudget.team });
      const rng = stream(5, 6);
      for (let n = 0; n < 60; n++) expect(domain.why(domain.sample(rng))).toBeNull();
      expect(domain.count()).toBeLessThan(teamsOf(originalSet, rules).count());
    },
  );

  it('is kept to by the decks that are sampled and listed', () => {
    const domain = decksOf(originalSet, usualBudget);
    const rng = stream(7, 8);
    for (let n = 0; n < 60; n++) {
      const decks = domain.sample(rng);
      expect(domain.why(decks)).toBeNull();
      expect(pointsOfDeck(decks.batting)).toBeLessThanOrEqual(usualBudget.batting);
      expect(pointsOfDeck(decks.bowling)).toBeLessThanOrEqual(usualBudget.bowling);
    }
    let listed = 0;
    for (const decks of domain) {
      expect(domain.has(decks)).toBe(true);
      if (++listed >= 100) break;
    }
    expect(domain.count()).toBeLessThan(decksOf(originalSet).count());
  });

  it('is refused by the rule, with the points', () => {
    const dear = [...cricketers].sort((a, b) => pointsOfCricketer(b) - pointsOfCricketer(a)).slice(0, 11);
    const team = dear.map(({ id }) => id);
    expect(teamsOf(originalSet, { ...free, limit: 36 }).why(team)).toEqual({
      message: `A team costs at most 36 points (yours: ${pointsOfTeam(team)}).`,
      rule: 'pocket.opt.budget',
    });
  });
});
