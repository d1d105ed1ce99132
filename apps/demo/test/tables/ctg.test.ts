import { createMatch, type Json } from '@howzat/core';
import { ctg, sensible } from '@howzat/ctg';
import { describe, expect, test } from 'vitest';
import { lastBall } from '../../src/engine/reel.js';
import { allAreas, beside, ground, middleOf, presets } from '../../src/tables/ctg/ground.js';
import { ballOf, seatOf } from '../../src/tables/ctg/seat.js';

describe.each([3, 4])('the ground with %i bands', { tags: ['ctg'] }, (bands) => {
  const areas = allAreas(bands);

  test('every area lies inside the rope, in a place of its own that a finger can find', () => {
    const points = areas.map((area) => middleOf(area, bands));
    for (const { x, y } of points)
      expect(((x - ground.x) / ground.rx) ** 2 + ((y - ground.y) / ground.ry) ** 2).toBeLessThan(1);
    for (const [at, one] of points.entries())
      for (const other of points.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
  });

  test('the arrow keys lead to every area, and round the board back to where they began', () => {
    const reached = new Set([0]);
    for (const area of reached)
      for (const step of ['round', 'back', 'in', 'out'] as const) reached.add(beside(area, step, bands));
    expect([...reached].sort((a, b) => a - b)).toEqual(areas);
    for (const area of areas) expect(beside(beside(area, 'round', bands), 'back', bands)).toBe(area);
  });
});

/** What the rules say of a field that is set before the first ball. */
function whyNot(field: readonly number[], set: Readonly<Record<string, number>> = {}) {
  const match = createMatch(ctg, { format: 't10', seed: 4, set });
  for (;;) {
    const { waiting } = match;
    if (waiting.kind !== 'decisions') throw new Error('No field was asked for.');
    for (const { side, step } of waiting.open) {
      const domain = match.legal(side, step as 'place-field');
      if (step === 'place-field') return domain.why(field);
      const [first] = domain;
      match.play(side, step as 'place-field', first as never);
    }
  }
}

test('the ready-made fields are such as the rules allow', { tags: ['ctg'] }, () => {
  for (const name of ['attack', 'ring', 'sweepers'] as const) expect(whyNot(presets[name]), name).toBeNull();
  expect(whyNot(presets.spread)?.rule).toBe('ctg.place.outfield-early-t10');
  expect(whyNot(presets.spread, { earlyOvers: 0 })).toBeNull();
});

test('the ball on the table is the ball that is bowled, and shows no bowl before it is turned up', {
  tags: ['ctg'],
}, () => {
  const match = createMatch(ctg, { format: 't10', seed: 11, players: { home: sensible, away: sensible } });
  const { params } = match.rulebook;
  const seen = { finished: 0, hidden: 0, struck: 0 };
  for (let n = match.length; n > 0; n -= 1) {
    const now = match.goTo(n);
    for (const side of ['home', 'away'] as const) {
      const view = now.view(side);
      const entries = lastBall(now.log(side));
      const seat = seatOf({ view, params, side });
      const ball = ballOf(seat, entries, 0);
      if (!ball) continue;
      if (!ball.finished) {
        expect(ball.bowl).toBe(seat.s.shown);
        if (ball.bowl < 0 && view.role === 'batting') seen.hidden++;
        continue;
      }
      seen.finished++;
      const facts = entries.findLast(({ delivery }) => delivery)?.delivery?.facts as Readonly<Record<string, Json>>;
      expect(ball.zone).toBe(facts.zone ?? -1);
      expect(ball.landing < 0 ? null : seat.p.cards.areaNames[ball.landing]).toBe(facts.landing ?? null);
      if (ball.landing >= 0) seen.struck++;
      const faces = ['bowler-die', 'batter-die'].map((step) => ball.came.find((came) => came.step === step)?.value);
      if (Array.isArray(facts.dice) && !ball.came.some(({ step }) => step === 're-roll'))
        expect(faces).toEqual(facts.dice);
    }
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(3);
});
