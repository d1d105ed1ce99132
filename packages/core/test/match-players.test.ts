import { describe, expect, test } from 'vitest';
import { award, die, houseRule } from '../src/author.js';
import { createMatch, type Player, uniformPlayer, type View } from '../src/index.js';
import { hand } from './hand-cricket.js';
import { all, type Loose } from './match-as-seen.js';
import { unsalted } from './record-changes.js';
import { village } from './village-cricket.js';

const players = { home: uniformPlayer, away: uniformPlayer };
const long = { overs: 20, wickets: 10 } as const;

describe('players that answer later', () => {
  /** A player whose answers are given by the test. */
  function later() {
    const asked: { step: string; answer(choice: unknown): void; fail(error: unknown): void }[] = [];
    const state = { prompt: null as unknown };
    const player: Player = {
      name: 'later',
      choose: ({ step }) =>
        new Promise((answer, fail) => {
          asked.push({ step, answer, fail });
          if (state.prompt !== null) answer(state.prompt);
        }),
    };
    /** From now on every question is answered with this at once. */
    const always = (choice: unknown): unknown => {
      state.prompt = choice;
      return choice;
    };
    return { asked, player, always };
  }

  test('are waited for', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    expect(asked).toHaveLength(1);
    expect(match.waiting).toMatchObject({
      open: [
        { side: 'home', made: true },
        { side: 'away', made: false },
      ],
    });
    const settled = match.settle();
    asked[0]?.answer(always(2));
    await settled;
    expect(match.game.runs).toBe(4);
    // for the next ball it has answered already
    expect(asked).toHaveLength(2);
    expect(match.record().events.at(-1)).toMatchObject({ step: 'bowl', computer: true });
  });

  test('two of them play a whole match, the same that they play at once', async () => {
    const slow: Player = { name: 'slow', choose: async ({ domain, rng }) => domain.sample(rng) };
    const quick: Player = { name: 'quick', choose: ({ domain, rng }) => domain.sample(rng) };
    const match = createMatch(village, { seed: 5, players: { home: slow, away: slow } });
    await match.settle();
    expect(match.waiting.kind).toBe('end');
    expect(match.log()).toEqual(createMatch(village, { seed: 5, players: { home: quick, away: quick } }).log());
  });

  test('an undo that overtakes an answer makes it void', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    const settled = match.settle();
    match.undo().play('home', 'bat', 6);
    asked[0]?.answer(2);
    await Promise.resolve();
    expect(match.game.runs).toBe(0);
    for (const { answer } of asked.slice(1)) answer(always(3));
    await settled;
    expect(match.game.runs).toBe(6);
    expect(match.record().events.map((event) => 'choice' in event && event.choice)).toEqual([6, 3, 3]);
  });

  test('a person may decide meanwhile, and the answer is not asked for any more', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    const settled = match.settle();
    match.play('away', 'bowl', 1);
    expect(match.game.runs).toBe(4);
    const before = match.length;
    asked[0]?.answer(4);
    for (const { answer } of asked.slice(1)) answer(always(2));
    await settled;
    expect(match.game).toMatchObject({ runs: 4, wickets: 0 });
    expect(match.length).toBeGreaterThanOrEqual(before);
    match.play('home', 'bat', 3);
    await match.settle();
    expect(match.game.runs).toBe(7);
  });

  test('one that fails, or cheats, leaves the match as it was and can be asked again', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    const before = all(match);
    let settled = match.settle();
    asked[0]?.fail(new Error('the line is dead'));
    await expect(settled).rejects.toThrow('the line is dead');
    expect(all(match)).toEqual(before);
    settled = match.settle();
    asked[1]?.answer(5);
    await expect(settled).rejects.toMatchObject({
      code: 'illegal-choice',
      details: { step: 'bowl', side: 'away', choice: 5 },
    });
    expect(all(match)).toEqual(before);
    settled = match.settle();
    asked[2]?.answer(always(2));
    await settled;
    expect(match.game.runs).toBe(4);
  });
});

describe('a player that throws or cheats', () => {
  const rolls = houseRule(hand, 'rolls', { state: { ball: () => ({ face: 0 }) } }, (a) => [
    a.before(
      'ball.before',
      a.chance('rolls.die', {
        of: die(1000),
        take: (_s, face, _g, _p, own) => {
          own.face = face;
        },
      }),
    ),
  ]);
  const answers: [string, (rng: unknown) => unknown][] = [
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
    ],
    ['chooses what is not there', () => 5],
    ['chooses nothing', () => undefined],
    ['chooses NaN', () => Number.NaN],
    ['chooses a function', () => () => 4],
  ];
  test.each(answers)('%s: the match is as it was, to the last die', (_name, answer) => {
    let honest = true;
    const player: Player = { name: 'shady', choose: (request) => (honest ? 0 : answer(request)) };
    const settings = { seed: 3, players: { away: player }, set: long, houseRules: [rolls] } as const;
    const match = createMatch(hand, settings) as unknown as Loose;
    match.play('home', 'bat', 4).play('home', 'bat', 6);
    const before = all(match);
    honest = false;
    // away has bowled already when the ball begins: its next answer comes after the next die
    expect(() => match.play('home', 'bat', 3)).toThrow();
    expect(all(match)).toEqual(before);
    honest = true;
    match.play('home', 'bat', 2).play('home', 'bat', 1);
    const straight = createMatch(hand, settings) as unknown as Loose;
    for (const bat of [4, 6, 2, 1]) straight.play('home', 'bat', bat);
    expect(unsalted(match.record())).toEqual(unsalted(straight.record()));
    expect(() => match.redo()).toThrow('Nothing was undone.');
  });

  test('cannot change what it is shown', () => {
    const seen: View[] = [];
    const thief: Player = {
      name: 'thief',
      choose: ({ view, domain, params, rng }) => {
        seen.push(view);
        expect(() => {
          (view.game as any).runs = 1000;
        }).toThrow(TypeError);
        expect(() => {
          (view.state as any).pitch = 'dry';
        }).toThrow(TypeError);
        expect(() => {
          (params as any).overs = 1000;
        }).toThrow(TypeError);
        return domain.sample(rng);
      },
    };
    const match = createMatch(village, { seed: 5, players: { home: thief, away: thief } });
    expect(seen.length).toBeGreaterThan(10);
    const honest: Player = { name: 'honest', choose: ({ domain, rng }) => domain.sample(rng) };
    expect(match.log()).toEqual(createMatch(village, { seed: 5, players: { home: honest, away: honest } }).log());
  });

  test('a rule that throws leaves the match as it was, too', () => {
    const faulty = houseRule(hand, 'faulty', {}, (a) => [
      a.after(
        'hand.runs',
        a.rule({
          id: 'faulty.rule',
          when: (s) => s.bat === 6 && s.bowl === 1,
          does: (_s, g) => {
            award(g, 99, 'bat');
            throw new Error('broken rule');
          },
        }),
      ),
    ]);
    const match = createMatch(hand, { houseRules: [faulty], set: long }) as unknown as Loose;
    match.play('home', 'bat', 6);
    const before = all(match);
    expect(() => match.play('away', 'bowl', 1)).toThrow('broken rule');
    expect(all(match)).toEqual(before);
    match.play('away', 'bowl', 6);
    expect(match.game.wickets).toBe(1);
  });
});

test('safety caps hold where no person sits at the table', () => {
  const alone = createMatch(village, { seed: 1, format: 'timeless', players });
  expect(alone.game.automatic).toBe(true);
  expect(alone.waiting.kind).toBe('end');
  const zero: Player = { name: 'zero', choose: ({ domain, rng }) => domain.sample(rng) };
  const watched = createMatch(village, { seed: 1, format: 'timeless', players: { home: zero } });
  expect(watched.game.automatic).toBe(false);
  const from = createMatch(village, { seed: 1, format: 'timeless', players, from: { overs: 1 } });
  expect(from.game.automatic).toBe(true);
});
