import type { Player, Request } from '@howzat/core/author';
import {
  decksOf,
  originalSet,
  pocket,
  pointsOfCard,
  pointsOfCricketer,
  sensible,
  teamsOf,
  usualBudget,
} from '@howzat/pocket';
import { headToHead } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../src/components/tables.js';
import { keyOfRank, prospectsOf } from '../src/prospects.js';

/** A player with a habit, who else plays as the sensible one does. */
const withHabit = (habit: (request: Request) => unknown): Player => ({
  name: 'habit',
  choose: (request) => {
    const choice = habit(request);
    return choice !== undefined && request.domain.has(choice) ? choice : sensible.choose(request);
  },
});

describe('what an innings may come to', () => {
  const all = prospectsOf(tablesOf(originalSet));
  const key = (...ranks: readonly number[]): number => ranks.reduce((sum, rank) => sum + keyOfRank(rank), 0);
  const team = key(4, 3, 3, 2, 2, 2, 2, 1, 1, 0, 0);

  it('is more with better batters, with more overs and with comfort', () => {
    expect(all.worth(key(4, 4, 3, 2, 2, 2, 2, 1, 1, 0, 0), 20, 0)).toBeGreaterThan(all.worth(team, 20, 0));
    expect(all.worth(team, 12, 0)).toBeGreaterThan(all.worth(team, 11, 0));
    expect(all.worth(team, 12, 1)).toBeGreaterThan(all.worth(team, 12, 0));
    expect(all.worth(team, 0, 3)).toBe(0);
  });

  it('falls with a wicket, by more the more overs are left', () => {
    const price = (overs: number): number => all.worth(team, overs, 0) - all.worth(team - keyOfRank(4), overs, 0);
    expect(price(19)).toBeGreaterThan(price(8));
    expect(price(8)).toBeGreaterThan(price(1));
    expect(price(1)).toBeGreaterThan(0);
  });

  it('gains less by each further point of comfort', () => {
    const point = (had: number): number => all.worth(team, 15, had + 1) - all.worth(team, 15, had);
    expect(point(0)).toBeGreaterThan(point(1));
    expect(point(1)).toBeGreaterThan(point(3));
    expect(point(3)).toBeGreaterThanOrEqual(0);
  });

  it('is a chance in a chase that falls with what is needed, with wickets and with overs bowled', () => {
    expect(all.chance(10, 2, 60)).toBeGreaterThan(all.chance(10, 2, 80));
    expect(all.chance(10, 2, 70)).toBeGreaterThan(all.chance(10, 6, 70));
    expect(all.chance(10, 2, 70)).toBeGreaterThan(all.chance(8, 2, 70));
    expect(all.chance(5, 2, 0)).toBe(1);
    expect(all.chance(0, 2, 1)).toBe(0.5);
  });
});

describe('the sensible player', () => {
  it('takes both stances, and defends less when the innings ends', () => {
    const taken = [0, 0, 0].map(() => ({ attack: 0, all: 0 }));
    const watched = withHabit(() => undefined);
    const watching: Player = {
      name: 'watching',
      choose: (request) => {
        const choice = watched.choose(request);
        if (request.step === 'stance') {
          const part = taken[Math.floor(request.view.game.overs / 7)];
          if (part) {
            part.all++;
            if (choice === 'offensive') part.attack++;
          }
        }
        return choice;
      },
    };
    headToHead(pocket, watching, watching, { matches: 40 });
    const shares = taken.map(({ attack, all }) => attack / all);
    const whole = taken.reduce((sum, it) => sum + it.attack, 0) / taken.reduce((sum, it) => sum + it.all, 0);
    expect(whole).toBeGreaterThan(0.15);
    expect(whole).toBeLessThan(0.85);
    expect(shares[2]).toBeGreaterThan(shares[0] as number);
  });

  // each of these won more than half of its matches against the player before this one, or nearly
  it.each([
    [
      'attacks after fifteen overs or with three points of comfort',
      ({ step, view }: Request) => {
        if (step !== 'stance') return undefined;
        const { comfort, facing } = view.state as { comfort: number[]; facing: number };
        return view.game.overs >= 15 || (comfort[facing] as number) >= 3 ? 'offensive' : 'defensive';
      },
    ],
    ['always defends', ({ step }: Request) => (step === 'stance' ? 'defensive' : undefined)],
    [
      'plays the first card that it may',
      ({ step, domain }: Request) => (step === 'play' ? [...domain].find((choice) => choice !== 'pass') : undefined),
    ],
  ])('is not beaten by one who %s', (_, habit) => {
    const { won, lost, share } = headToHead(pocket, withHabit(habit), sensible, { matches: 240 });
    // four standard errors above a half
    expect(share).toBeLessThan(0.5 + 2 / Math.sqrt(won + lost));
  });

  it('builds the same legal team and decks each time, with a budget and without one', () => {
    for (const budget of ['none', 'points'] as const) {
      const chosen = { roster: new Set<string>(), decks: new Set<string>() };
      const watching = withHabit((request) => {
        if (!/^(roster|decks)\./.test(request.step)) return undefined;
        const choice = sensible.choose(request);
        chosen[request.step.startsWith('roster') ? 'roster' : 'decks'].add(JSON.stringify(choice));
        return choice;
      });
      const rulings = { 'pocket.opt.starter-decks': 'own', 'pocket.opt.budget': budget };
      headToHead(pocket, watching, watching, { rulings, matches: 2 });
      expect([chosen.roster.size, chosen.decks.size]).toEqual([1, 1]);
      const [team] = [...chosen.roster].map((it) => JSON.parse(it) as string[]);
      const [decks] = [...chosen.decks].map((it) => JSON.parse(it));
      const limit = budget === 'points' ? usualBudget.team : null;
      expect(teamsOf(originalSet, { apart: false, single: false, limit }).has(team)).toBe(true);
      expect(decksOf(originalSet, budget === 'points' ? usualBudget : null).has(decks)).toBe(true);
      const spent = originalSet.cricketers
        .filter(({ id }) => team?.includes(id))
        .reduce((n, it) => n + pointsOfCricketer(it), 0);
      if (budget === 'points') expect(spent).toBeGreaterThan(usualBudget.team - 3);
      else expect(spent).toBeGreaterThan(usualBudget.team + 10);
      const cards = originalSet.cards.reduce((n, card) => n + (decks.batting[card.id] ?? 0) * pointsOfCard(card), 0);
      expect(cards).toBeGreaterThan(0);
    }
  });
});
