import { ccsl } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import { createMatch, type Match } from '@howzat/core';
import { type Domain, type Player, type Request, uniformPlayer } from '@howzat/core/author';
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

/** Writes to everything that a value holds. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const [key, field] of Object.entries(value)) {
    spoil(field);
    Reflect.set(value, key, typeof field === 'number' ? field + 50 : null);
  }
  if (Array.isArray(value)) value.length = 0;
}

describe('what players are handed', () => {
  it('is no way to write to the score: the view of the runner', () => {
    const runner = createRunner(ccsl);
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
});

describe('the description of what is legal', () => {
  it('is a copy: what is written to it makes nothing illegal and changes nothing', () => {
    const played = (look: (legal: Domain) => unknown): unknown => {
      const match = createMatch(ccsl, { seed: 3, players: { home: uniformPlayer } }) as unknown as Loose;
      for (let turn = 0; turn < 60 && match.waiting.kind === 'decisions'; turn++) {
        const { side, step } = match.waiting.open.find(({ made }) => !made) as { side: string; step: string };
        const choice = JSON.parse(JSON.stringify([...match.legal(side, step)].at(-1)));
        look(match.legal(side, step));
        expect(match.legal(side, step).why(choice)).toBeNull();
        match.play(side, step, choice);
      }
      return [match.log(), match.internals()];
    };
    expect(played((legal) => spoil(legal.describe()))).toEqual(played(() => {}));
  });
});
