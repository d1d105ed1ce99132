import { createRunner } from '@howzat/compiler/run';
import type { Player, Request } from '@howzat/core/author';
import { ctg, sensible } from '@howzat/ctg';
import { headToHead } from '@howzat/testkit';
import { expect, it } from 'vitest';
import type { CtgState } from '../src/kit.js';
import { noHabit } from '../src/model/duel.js';
import { habitSeen } from '../src/player/reading.js';

const isDeep = process.env.HOWZAT_DEEP === '1';

const stateOf = ({ view }: Request): CtgState => view.state as unknown as CtgState;

/** The habit that is seen in so many strokes into the zones from 1 to 5. */
function zoneSeen(...strokes: readonly number[]): number {
  return habitSeen({ strokes: [0, ...strokes] } as unknown as CtgState);
}

/** Plays into the zone that is given, and else sensibly; where none is given, the stroke is sensible too. */
function batter(zoneFor: (request: Request) => number | null): Player {
  const choose: Player['choose'] = (request) =>
    (request.step === 'zone' ? zoneFor(request) : null) ?? sensible.choose(request);
  return { ...sensible, name: 'batter', choose };
}

it('the strokes of an innings are counted by zone, for both sides to see', () => {
  const played = [0, 0, 0, 0, 0, 0];
  let innings = 1;
  const asked = { batting: 0, bowling: 0 };
  const choose: Player['choose'] = (request) => {
    const { step, role, view } = request;
    if (step !== 'bowl' && step !== 'zone') return sensible.choose(request);
    if (view.game.innings !== innings) played.fill(0);
    innings = view.game.innings;
    asked[role]++;
    expect(stateOf(request).strokes).toEqual(played);
    const choice = sensible.choose(request);
    if (step === 'zone') played[choice as number] = (played[choice as number] as number) + 1;
    return choice;
  };
  const player = { ...sensible, choose };
  createRunner(ctg, { format: 't10' }).play({ seed: 1, players: [player, player] });
  expect(Math.min(asked.batting, asked.bowling)).toBeGreaterThan(40);
});

it('a habit is seen where most strokes went into one zone, and more than chance makes them', () => {
  expect(zoneSeen(0, 0, 0, 0, 0)).toBe(noHabit);
  expect(zoneSeen(0, 3, 0, 0, 0)).toBe(noHabit);
  expect(zoneSeen(0, 4, 0, 0, 0)).toBe(2);
  expect(zoneSeen(0, 0, 0, 4, 1)).toBe(noHabit);
  expect(zoneSeen(0, 0, 0, 6, 2)).toBe(4);
  expect(zoneSeen(8, 8, 8, 8, 8)).toBe(noHabit);
  expect(zoneSeen(10, 5, 5, 0, 0)).toBe(noHabit);
});

// of 4,000 matches they win 34 to 41 per cent
it.each(isDeep ? [1, 2, 3, 4, 5] : [2, 4])('who always plays into zone %i loses', (zone) => {
  const always = batter(() => zone);
  const { share } = headToHead(ctg, always, sensible, { format: 't10', matches: isDeep ? 1000 : 200 });
  expect(share).toBeLessThan(0.48);
});

it.runIf(isDeep).each([1, 2, 3, 4, 5])('who shows a habit in zone %i to play elsewhere does not win by it', (zone) => {
  const feint = batter((request) => {
    const seen = habitSeen(stateOf(request));
    if (seen === noHabit) return zone;
    for (let n = 0; n < 20; n++) {
      const other = sensible.choose(request) as number;
      if (other !== seen) return other;
    }
    return null;
  });
  expect(headToHead(ctg, feint, sensible, { format: 't10', matches: 1000 }).share).toBeLessThan(0.54);
});
