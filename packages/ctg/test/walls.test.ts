import { createRunner } from '@howzat/compiler/run';
import { createMatch, type Match } from '@howzat/core';
import { type Domain, type Player, type Request, uniformPlayer } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';

interface Loose extends Omit<Match, 'play' | 'legal'> {
  legal(side: string, step: string): Domain;
  play(side: string, step: string, choice: unknown): unknown;
}

/** A player that does something at each question, and then chooses at random. */
const doing = (act: (request: Request) => unknown): Player => ({
  name: 'doing',
  choose: (request) => {
    act(request);
    return request.domain.sample(request.rng);
  },
});

const random = doing(() => {});

/** The names of all fields that a value leads to, by what it holds. */
function fieldsIn(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  for (const key of Reflect.ownKeys(value)) {
    found.add(String(key));
    fieldsIn(Reflect.get(value, key), found, seen);
  }
  return found;
}

/** Writes to everything that a value holds. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const [key, field] of Object.entries(value)) {
    spoil(field);
    Reflect.set(value, key, typeof field === 'number' ? field + 50 : null);
  }
  if (Array.isArray(value)) value.length = 0;
}

describe('the choices that are handed out', () => {
  const ofTheMatch = ['orders', 'confidence', 'tokens', 'runs', 'matchEnded'];

  it('lead to nothing of the state, of players and of people, where fielders are moved too', () => {
    const asked = new Set<string>();
    const look = (step: string, domain: unknown): void => {
      asked.add(step);
      const found = fieldsIn(domain);
      expect(ofTheMatch.filter((field) => found.has(field))).toEqual([]);
    };
    const curious = doing(({ step, domain }) => look(step, domain));
    for (let seed = 1; seed <= 4; seed++) createMatch(ctg, { seed, players: { home: curious, away: curious } });
    expect([...asked]).toEqual(expect.arrayContaining(['move-fielder', 'move-him']));
    const match = createMatch(ctg, { seed: 1, players: { home: uniformPlayer } }) as unknown as Loose;
    for (let turn = 0; turn < 60 && match.waiting.kind === 'decisions'; turn++) {
      const { side, step } = match.waiting.open.find(({ made }) => !made) as { side: string; step: string };
      const legal = match.legal(side, step);
      look(step, legal);
      match.play(side, step, [...legal][0]);
    }
  });

  it('are no way to score: runs that are written to what they hold change nothing', () => {
    const crook = doing(({ domain }) => {
      const { g } = domain as unknown as { g?: { runs: number } };
      if (g) g.runs += 50;
    });
    const scores = (home: Player): unknown =>
      createMatch(ctg, { seed: 1, players: { home, away: uniformPlayer } }).game.scores;
    expect(scores(crook)).toEqual(scores(random));
  });
});

describe('what players are handed', () => {
  it('is no way to write to the score: the view of the runner', () => {
    const runner = createRunner(ctg);
    const crook = doing(({ view }) => {
      try {
        (view.game as { runs: number }).runs += 50;
      } catch {
        // it cannot be written to
      }
    });
    const play = (home: Player): unknown => runner.play({ seed: 1, players: [home, uniformPlayer], log: true }).log;
    expect(play(crook)).toEqual(play(random));
  });

  it('is no way to write to the components: later matches are as they were', () => {
    const runner = createRunner(ctg);
    const play = (home: Player): unknown => runner.play({ seed: 1, players: [home, uniformPlayer], log: true }).log;
    const before = play(random);
    expect(play(doing(({ params }) => spoil({ ...params })))).toEqual(before);
    expect(play(random)).toEqual(before);
  });
});
