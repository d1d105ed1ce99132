import { compose, type Player, type Request, type Rng, uniformPlayer } from '@howzat/core';
import { programOf, Session } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { hand } from '../../core/test/hand-cricket.js';
import { village } from '../../core/test/village-cricket.js';
import { advanceOf, createRunner } from '../src/run.js';

/** A player that lets others look at each question, and then chooses at random. */
function looking(look: (request: Request) => void): Player {
  return {
    name: 'looking',
    choose: (request) => {
      look(request);
      return request.domain.sample(request.rng);
    },
  };
}

describe('players of compiled code', () => {
  test('draw from the same streams as those of the interpreter', () => {
    const states = (code: 'auto' | 'never', seed: number | string): unknown[] => {
      const seen: unknown[] = [];
      const spy = looking(({ rng, side }) => seen.length < 8 && seen.push([side, rng.getState()]));
      createRunner(village, { code }).play({ seed, players: [spy, spy] });
      return seen;
    };
    for (const seed of [0, 7, 2 ** 40 + 1, 'Lord’s']) expect(states('auto', seed)).toEqual(states('never', seed));
  });

  test('belong to their seats: who sat there before draws from nothing of the match', () => {
    let kept: Rng | null = null;
    const first = looking(({ rng }) => {
      kept ??= rng;
    });
    const runner = createRunner(village);
    runner.play({ seed: 1, players: [first, first] });
    const seen: number[][] = [];
    const second = looking(({ rng }) => seen.push([...rng.getState()]));
    runner.play({ seed: 2, players: [second, second] });
    expect(kept).not.toBeNull();
    expect(seen).not.toContainEqual([...(kept as unknown as Rng).getState()]);
  });

  test('who come back to their seats find what they had, and draw as if they had never left', () => {
    const drawn = (
      runner: ReturnType<typeof createRunner>,
      spy: Player,
      seen: number[][],
      seed: number,
    ): number[][] => {
      seen.length = 0;
      runner.play({ seed, players: [spy, uniformPlayer] });
      return [...seen];
    };
    const seen: number[][] = [];
    const rngs = new Set<Rng>();
    const views = new Set<Request['view']>();
    const spy = looking(({ rng, view }) => {
      rngs.add(rng);
      views.add(view);
      seen.push([...rng.getState()]);
    });
    const runner = createRunner(village);
    drawn(runner, spy, seen, 1);
    const [its] = rngs as unknown as [Rng];
    const had = [rngs.size, views.size];
    const others: string[] = [];
    const away = looking(({ rng }) => {
      // whoever is gone may draw as often as it likes: it is not the stream of the match, nor does it move that
      its.next();
      others.push(`${its.getState()}` === `${rng.getState()}` ? 'the same' : 'another');
    });
    runner.play({ seed: 2, players: [away, uniformPlayer] });
    expect(new Set(others)).toEqual(new Set(['another']));
    const back = drawn(runner, spy, seen, 3);
    expect(back.length).toBeGreaterThan(3);
    expect(back).toEqual(drawn(createRunner(village), spy, seen, 3));
    // the last one made what it was handed anew, for another runner
    expect([rngs.size, views.size]).toEqual([(had[0] as number) * 2, (had[1] as number) * 2]);
  });

  test('who change sides after each match play as they would at a table of their own', () => {
    const players = ['first', 'second'].map((name) => ({ ...looking(() => {}), name })) as [Player, Player];
    const [one, two] = players;
    const table = createRunner(village);
    for (let seed = 0; seed < 12; seed++) {
      const seats = seed % 2 === 0 ? ([one, two] as const) : ([two, one] as const);
      const apart = createRunner(village).play({ seed, players: seats, log: true });
      const together = table.play({ seed, players: seats, log: true });
      expect({ game: together.game, log: together.log }).toEqual({ game: apart.game, log: apart.log });
    }
  });

  test('may not look at a question that has been answered', () => {
    let last: Request | null = null;
    let tried = 0;
    const keeping = looking((request) => {
      const old = last;
      if (old) {
        expect(() => old.domain.count()).toThrow(expect.objectContaining({ code: 'no-decision' }));
        if (old.view !== request.view)
          expect(() => old.view.game.runs).toThrow(expect.objectContaining({ code: 'no-decision' }));
        tried++;
      }
      last = request;
    });
    createRunner(village).play({ seed: 1, players: [keeping, keeping] });
    expect(tried).toBeGreaterThan(2);
    expect(() => (last as unknown as Request).view.game.runs).toThrow('Copy what is to be remembered');
  });

  test('are refused what is not legal', () => {
    for (const choice of [7, [], {}, () => 4, null, Number.NaN])
      for (const code of ['auto', 'never'] as const)
        expect(() =>
          createRunner(hand, { code }).play({
            seed: 1,
            players: [uniformPlayer, { name: 'rude', choose: () => choice }],
          }),
        ).toThrow(expect.objectContaining({ code: 'illegal-choice' }));
  });
});

test('a session that plays on by compiled code waits where one that interprets does', () => {
  const program = programOf(compose(village) as never);
  const plain = new Session(program, { automatic: true });
  const fast = new Session(program, { automatic: true, advance: advanceOf(program) });
  expect(advanceOf(program)).toBe(advanceOf(program));
  expect(fast.path).toBe(plain.path);
});
