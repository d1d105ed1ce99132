import { createRunner } from '@howzat/compiler/run';
import { compose, createMatch, type FormGuide, type Player, type Request } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { formGuide, hint, lookingAhead, random, search, winProbabilities } from '../src/index.js';
import { hand, net } from './variants.js';

/** Chooses the first that is legal, and counts how often it is asked. */
function counting(formGuides: readonly FormGuide[] = []): { readonly player: Player; readonly asked: () => number } {
  let asked = 0;
  const choose = ({ domain }: Request): unknown => {
    asked++;
    return [...domain][0];
  };
  return { player: { name: 'first', formGuides, choose }, asked: () => asked };
}

describe('a form guide', () => {
  const rulebook = compose(net);

  test('is plain JSON, and the same each time', () => {
    const guide = formGuide(rulebook, random, { matches: 40 });
    expect(JSON.parse(JSON.stringify(guide))).toEqual(guide);
    expect(formGuide(rulebook, random, { matches: 40 })).toEqual(guide);
    expect(guide).toMatchObject({ variant: 'net', format: null, matches: 40, lookingAhead: {} });
    const balls = guide.balls.flat().reduce((sum, n) => sum + n, 0);
    expect(balls).toBeGreaterThan(40 * 2 * 10);
    expect(guide.balls).toHaveLength(9);
  });

  test('tells which choice before the first ball wins how often', () => {
    const { openings } = formGuide(rulebook, random, { matches: 60 });
    const elect = openings['core.toss.elect'] ?? [];
    expect(elect.map(({ choice }) => choice)).toEqual(['bat', 'bowl']);
    expect(elect.reduce((sum, { matches }) => sum + matches, 0)).toBe(60);
    for (const { wins, matches } of elect) expect(wins).toBeLessThanOrEqual(matches);
  });

  test('spares the player the matches before its first decision', () => {
    const guide = formGuide(rulebook, counting().player, { matches: 30 });
    const knowing = counting([guide]);
    const naive = counting();
    search(net, { player: knowing.player }).prepare();
    search(net, { player: naive.player }).prepare();
    expect(knowing.asked()).toBe(0);
    expect(naive.asked()).toBeGreaterThan(0);
    // a hint asks in its playouts alone, and one playout of a match of eight overs is not many balls
    const match = createMatch(net, { seed: 3 });
    const side = match.waiting.kind === 'decisions' ? (match.waiting.open[0]?.side ?? 'home') : 'home';
    hint(match, side, { player: knowing.player, budget: { playouts: 1 } });
    expect(knowing.asked()).toBeGreaterThan(0);
    expect(knowing.asked()).toBeLessThan(300);
  });

  test('has no more to play before the first hint than a few matches, where there is none', () => {
    let balls = 0;
    const watched: Player = {
      name: 'watched',
      choose: ({ step, domain, rng }) => {
        if (step === 'risk') balls++;
        return domain.sample(rng);
      },
    };
    search(net, { player: watched }).prepare();
    expect(balls).toBeGreaterThan(0);
    expect(balls).toBeLessThan(1500 + 2 * 24);
  });

  test('holds for no other parameters', () => {
    const guide = formGuide(rulebook, counting().player, { matches: 10 });
    const other = counting([guide]);
    search(net, { player: other.player, set: { overs: 3 } }).prepare();
    expect(other.asked()).toBeGreaterThan(0);
    const foreign = counting([guide]);
    search(hand, { player: foreign.player }).prepare();
    expect(foreign.asked()).toBeGreaterThan(0);
  });

  test.each([
    [
      () => formGuide(compose(net, { set: { overs: 3 } }), random),
      /without rulings, options, house rules or parameters/,
    ],
    [() => formGuide(rulebook, random, { matches: 0 }), /takes one match or more, not 0/],
    [() => formGuide(rulebook, random, { matches: 2.5 }), /takes one match or more, not 2.5/],
    [() => lookingAhead(rulebook, random, { matches: 1 }), /takes two matches or more, not 1/],
    [() => lookingAhead(rulebook, random, { budget: { ms: 0 } }), /A budget is/],
  ])('refuses %s', (ask, why) => {
    expect(ask).toThrow(why);
  });

  test('of the chances to win gives the same as matches would', () => {
    const match = createMatch(net, { seed: 1, players: { home: random, away: random } });
    const told = winProbabilities(match, { ...random, formGuides: [formGuide(rulebook, random, { matches: 200 })] });
    const without = winProbabilities(match, { ...random });
    for (const [i, { home }] of told.entries()) expect(Math.abs(home - (without[i]?.home ?? 0))).toBeLessThan(0.15);
  });
});

describe('what a guide knows', () => {
  const rulebook = compose(net);
  const plain = formGuide(rulebook, random, { matches: 20 });
  const asks = (guide: FormGuide, step: string, seed: number) => {
    const match = createMatch(net, { seed });
    while (match.waiting.kind === 'decisions' && match.waiting.open[0]?.step !== step) {
      const [open] = match.waiting.open;
      if (!open) break;
      match.play(open.side, open.step as never, [...match.legal(open.side, open.step as never)][0] as never);
    }
    const side = match.waiting.kind === 'decisions' ? (match.waiting.open[0]?.side ?? 'home') : 'home';
    const player: Player = { ...counting([guide]).player };
    return search(net, { player, budget: { playouts: 60 } }).advise({ step, view: match.view(side), seed });
  };

  test('of a decision before the first ball is believed, where the matches are many', () => {
    const share = (wins: number) => ({ wins, matches: 1000 });
    const openings = {
      'core.toss.elect': [
        { choice: 'bat', ...share(450) },
        { choice: 'bowl', ...share(550) },
      ],
    };
    const advice = asks({ ...plain, openings }, 'core.toss.elect', 3);
    expect(advice).toMatchObject({ choice: 'bowl', wholeMatch: true, settled: true, playouts: 0 });
    expect(advice.worth).toBeCloseTo(0.55, 10);
    expect(advice.choices.map(({ behind }) => behind)).toEqual([0, expect.closeTo(0.1, 10)]);
    expect(asks(plain, 'core.toss.elect', 3).playouts).toBeGreaterThan(0);
  });

  test('keeps a search from looking ahead where that has not paid, and says so', () => {
    const lookingAhead = { risk: { wins: 30, without: 50, matches: 100 } };
    const left = asks({ ...plain, lookingAhead }, 'risk', 3);
    expect(left).toMatchObject({ looked: false, choice: 1 });
    const paid = asks({ ...plain, lookingAhead: { risk: { wins: 70, without: 50, matches: 100 } } }, 'risk', 3);
    expect(paid.looked).toBe(true);
  });

  test('is found by matches in which one step alone is looked at', () => {
    const told: string[] = [];
    const shares = lookingAhead(rulebook, random, {
      ...{ matches: 6, budget: { playouts: 12 }, steps: ['risk'] },
      onStep: (step) => told.push(step),
    });
    expect(told).toEqual(['risk']);
    // what it wins without is a tenth of what it wins in ten times as many matches
    const runner = createRunner(net);
    const asked: Player = { name: 'asked', choose: (request) => random.choose(request) };
    let wins = 0;
    for (let seed = 0; seed < 60; seed++) {
      const players = seed % 2 ? ([random, asked] as const) : ([asked, random] as const);
      const { winner = null } = runner.play({ seed, players }).game.result ?? {};
      wins += winner === null ? 0.5 : winner === seed % 2 ? 1 : 0;
    }
    expect(shares.risk).toMatchObject({ matches: 6, without: wins / 10 });
    expect(Object.keys(lookingAhead(rulebook, random, { matches: 2, budget: { playouts: 4 } })).sort()).toEqual([
      'field',
      'pace',
      'plan',
      'risk',
    ]);
  });

  test('does not change who plays by it otherwise', () => {
    const player = { ...random, formGuides: [plain] };
    const { game } = createRunner(net).play({ seed: 5, players: [player, player] });
    expect(game.result).not.toBeNull();
  });
});
