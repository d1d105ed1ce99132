import { createRunner } from '@howzat/compiler/run';
import { compose, createMatch, type Player, pick, type Request, type Variant } from '@howzat/core';
import { houseRule } from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { hint, levelPlayer, levels, random, search, winProbabilities } from '../src/index.js';
import { dice, hand, net, peek } from './variants.js';

const isDeep = process.env.HOWZAT_DEEP === '1';

/** Of the decided matches, those that the first player won. The sides alternate. */
function wins(variant: Variant, first: Player, second: Player, matches: number, seed0 = 0): readonly [number, number] {
  const runner = createRunner(variant);
  let won = 0;
  let decided = 0;
  for (let seed = seed0; seed < seed0 + matches; seed++) {
    const home = seed % 2 === 0;
    const { winner = null } =
      runner.play({ seed, players: home ? [first, second] : [second, first] }).game.result ?? {};
    if (winner === null) continue;
    decided++;
    if ((winner === 0) === home) won++;
  }
  return [won, decided];
}

/** Two and a half standard errors above a half. */
const beyondNoise = (decided: number): number => decided / 2 + 1.25 * Math.sqrt(decided);

describe('search', () => {
  test.each([
    ['hand', hand, 60, isDeep ? 250 : 100],
    ['net', net, 150, isDeep ? 40 : 16],
  ] as readonly (readonly [string, Variant, number, number])[])(
    'beats random at %s, beyond noise',
    (_, variant, playouts, matches) => {
      const [won, decided] = wins(variant, search(variant, { budget: { playouts } }), random, matches);
      expect(won).toBeGreaterThan(beyondNoise(decided));
    },
  );

  test('chooses the same from the same question, on whatever it thought before', () => {
    const match = createMatch(net, { seed: 3 });
    while (match.waiting.kind === 'decisions' && match.waiting.open[0]?.step !== 'pace') {
      const [open] = match.waiting.open;
      if (!open) break;
      match.play(open.side, open.step as never, [...match.legal(open.side, open.step as never)][0] as never);
    }
    const { waiting } = match;
    const open = waiting.kind === 'decisions' ? waiting.open[0] : undefined;
    const question = { step: 'pace', view: match.view(open?.side ?? 'home'), seed: 11 };
    const one = search(net, { budget: { playouts: 200 } });
    const first = one.advise(question);
    one.advise({ ...question, seed: 12 });
    expect(one.advise(question)).toEqual(first);
    expect(search(net, { budget: { playouts: 200 } }).advise(JSON.parse(JSON.stringify(question)))).toEqual(first);
  });

  test('thinks in the background, tells how far it is, and can be stopped', async () => {
    const match = createMatch(hand, { set: { wickets: 10 } });
    const question = { step: 'bat', view: match.view('home'), seed: 1 };
    const searcher = search(hand, { set: { wickets: 10 }, budget: { playouts: 300 } });
    expect(await searcher.think(question)).toEqual(searcher.advise(question));
    const signal = { aborted: false, reason: new Error('enough') };
    let told = 0;
    const wide = createMatch(net, { set: { toss: 'none' } });
    const thinking = search(net, { set: { toss: 'none' } }).think(
      { step: 'field', view: wide.view('away'), seed: 1 },
      {
        budget: { playouts: 1_000_000_000 },
        signal,
        onProgress: ({ playouts }) => {
          told = playouts;
          signal.aborted = true;
        },
      },
    );
    await expect(thinking).rejects.toThrow('enough');
    expect(told).toBeGreaterThan(0);
  });

  test('weighs a simultaneous choice as one: it mixes, and gives little away', () => {
    const set = { overs: 1, ballsPerOver: 1, wickets: 1, toss: 'none' } as const;
    const match = createMatch(hand, { set });
    const searcher = search(hand, { set, budget: { playouts: 400 } });
    const chosen = new Set<unknown>();
    for (let seed = 0; seed < 40; seed++)
      chosen.add(searcher.advise({ step: 'bat', view: match.view('home'), seed }).choice);
    expect(chosen.size).toBeGreaterThan(1);
    expect(chosen.has(0)).toBe(false);
  });

  test('takes no notice of what it may not see, with or without a way to deal it', () => {
    const match = createMatch(peek(false));
    match.play('away', 'hide', 'left');
    const twin = createMatch(peek(false));
    twin.play('away', 'hide', 'right');
    const searcher = search(peek(false), { budget: { playouts: 64 } });
    const ask = (of: typeof match) => searcher.advise({ step: 'guess', view: of.view('home'), seed: 5 });
    expect(ask(match)).toEqual(ask(twin));
  });

  test.each([[{ ms: 0 }], [{ ms: -5 }], [{ playouts: 0 }], [{ playouts: 1.5 }], [{ ms: Number.NaN }], [{}]])(
    'refuses the budget %j',
    (budget) => {
      expect(() => search(hand, { budget: budget as never })).toThrow(/A budget is \{ ms \} or \{ playouts \}/);
    },
  );

  test('refuses the view of another game, and a decision that is not open', () => {
    const searcher = search(hand, { budget: { playouts: 10 } });
    expect(() => searcher.advise({ step: 'bat', view: createMatch(net, { seed: 1 }).view('home'), seed: 1 })).toThrow(
      /no view of hand/,
    );
    const { view } = { view: createMatch(hand).view('home') };
    expect(() => searcher.advise({ step: 'bowl', view, seed: 1 })).toThrow(/bowl is not open to home/);
  });

  test('has an amendment deal what that keeps secret, from what the side sees', () => {
    const shown: unknown[] = [];
    const coins = houseRule(
      '*',
      'coins',
      {
        state: { innings: () => ({ open: 3, coin: 0 }) },
        secret: { coin: 'batting' },
        imagine: (open, role, _g, _p, rng) => {
          shown.push([role, { ...open }]);
          return { open: open.open ?? 0, coin: pick(rng, 2), ...open };
        },
      },
      (a) => [a.set('freeHit', true)],
    );
    const selection = { houseRules: [coins], set: { toss: 'none' } } as const;
    const match = createMatch(hand, selection);
    search(hand, { ...selection, budget: { playouts: 5 } }).advise({ step: 'bowl', view: match.view('away'), seed: 1 });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown[0]).toEqual(['bowling', { open: 3 }]);
  });

  test('refuses to play its playouts with a player that answers later', () => {
    const later: Player = { name: 'later', choose: async ({ domain, rng }) => domain.sample(rng) };
    const searcher = { ...search(hand, { player: later }), name: 'search' };
    expect(() => createRunner(hand).play({ seed: 1, players: [searcher, random] })).toThrow(/answers later/);
  });

  test('falls back to the player of its playouts where what it imagines breaks', () => {
    const broken: Variant = {
      ...(net as Variant),
      imagine: () => {
        throw new Error('no idea');
      },
    };
    const { game } = createRunner(broken).play({
      seed: 1,
      players: [search(broken, { budget: { playouts: 10 } }), random],
    });
    expect(game.result).not.toBeNull();
  });
});

describe('levels', () => {
  test('each beats the one below', () => {
    const [village, club] = [levelPlayer(dice, 'village'), levelPlayer(dice, 'club')];
    const [lost, played] = wins(dice, village, club, 300);
    expect(lost).toBeLessThan(played / 2);
    expect(village.name).toBe('village');
    expect(Object.keys(levels)).toEqual(['village', 'club', 'international']);
    expect(() => levelPlayer(dice, 'county' as never)).toThrow(/There is no level county; known are village, club/);
  });

  test('a player says how often the village loses its head', () => {
    const lapsesOf = (lapses?: number): number => {
      const own: Player = { ...(lapses !== undefined && { lapses }), name: 'own', choose: () => 'own' };
      const village = levelPlayer(dice, 'village', { player: own });
      const request = { domain: { sample: () => 'any' }, rng: stream(7, 7) } as unknown as Request;
      return Array.from({ length: 600 }, () => village.choose(request)).filter((choice) => choice === 'any').length;
    };
    expect(lapsesOf(2)).toBeGreaterThan(260);
    expect(lapsesOf(2)).toBeLessThan(340);
    expect(lapsesOf()).toBeGreaterThan(160);
    expect(lapsesOf()).toBeLessThan(240);
    expect(lapsesOf(1)).toBe(600);
    expect(() => lapsesOf(0.5)).toThrow(
      'The lapses of own are a whole number from 1, for one choice in so many; they are not 0.5.',
    );
  });
});

describe('a hint', () => {
  const match = () => createMatch(net, { seed: 3, set: { toss: 'none' } });

  test('names the best choice, what it brings and how much worse the others are', () => {
    const given = hint(match(), 'bowling', { budget: { playouts: 300 }, label: (choice) => `<${String(choice)}>` });
    expect(given.step).toBe('field');
    expect(given.side).toBe('away');
    expect(given.choices[0]?.behind).toBeLessThanOrEqual(0);
    expect(given.words[0]).toMatch(/^<[\d,]+>\. You win \d+ % of the matches/);
    expect(given.words.join(' ')).toMatch(/Next is <.*points worse|as good/);
    for (const { behind } of given.choices.slice(1))
      expect(behind).toBeGreaterThanOrEqual(given.choices[0]?.behind as number);
  });

  test('is refused where the side has nothing to decide', () => {
    expect(() => hint(match(), 'batting')).toThrow(/nothing for batting to decide: the match waits for field by away/);
    const over = createMatch(net, { seed: 1, players: { home: random, away: random } });
    expect(() => hint(over, 'home')).toThrow(/nothing for home to decide: the match is over/);
    expect(() => hint(match(), 'bowling', { budget: { ms: 0 } })).toThrow(/A budget is/);
  });
});

describe('the chance to win', () => {
  test('after every ball ends with the result, and knows who is ahead', () => {
    for (let seed = 0; seed < 5; seed++) {
      const match = createMatch(net, { seed, players: { home: random, away: random } });
      const told = winProbabilities(match);
      const balls = match.log().filter(({ delivery }) => delivery).length;
      expect(told).toHaveLength(balls);
      const { winner = null } = match.game.result ?? {};
      expect(told.at(-1)?.home).toBe(winner === null ? 0.5 : 1 - winner);
      for (const { home } of told) expect(home).toBeGreaterThanOrEqual(0);
      const sum = told.reduce((all, { swing }) => all + swing, 0.5);
      expect(sum).toBeCloseTo(told.at(-1)?.home as number, 10);
    }
  });

  test('is borne out by the matches', () => {
    const rulebook = compose(net);
    const bins = Array.from({ length: 5 }, () => ({ n: 0, said: 0, won: 0 }));
    for (let seed = 100; seed < 220; seed++) {
      const match = createMatch(net, { seed, players: { home: random, away: random } });
      const { winner = null } = match.game.result ?? {};
      for (const { home } of winProbabilities({ rulebook, game: match.game, log: match.log.bind(match) }).slice(
        0,
        -1,
      )) {
        const bin = bins[Math.min(4, Math.floor(home * 5))];
        if (!bin) continue;
        bin.n++;
        bin.said += home;
        bin.won += winner === null ? 0.5 : 1 - winner;
      }
    }
    for (const { n, said, won } of bins) if (n > 400) expect(Math.abs(won - said) / n).toBeLessThan(0.15);
  });
});
