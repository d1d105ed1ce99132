import { createMatch } from '@howzat/core';
import { sensible, wicked } from '@howzat/wicked';
import { expect, test } from 'vitest';
import { lastBall } from '../../src/engine/reel.js';
import { zoneAt, zones } from '../../src/tables/wicked/display-points.js';
import { lastOver, seatOf } from '../../src/tables/wicked/seat.js';

test('the zones lie apart, odd ones on the off side, even ones on the leg side', { tags: ['wicked'] }, () => {
  for (const zone of zones) {
    const { x, y } = zoneAt(zone);
    expect(x < 200).toBe(zone % 2 === 1);
    for (const other of zones.slice(zone)) {
      const point = zoneAt(other);
      expect(Math.hypot(x - point.x, y - point.y), `${zone} and ${other}`).toBeGreaterThan(34);
    }
  }
});

test.each([1, 2, 3])(
  'the lit cells of charts and pitch card are those that the over was read from (seed %i)',
  { tags: ['wicked'] },
  (seed) => {
    const match = createMatch(wicked, { format: 'ten-over', seed, players: { home: sensible, away: sensible } });
    const { params } = match.rulebook;
    const overs = new Set<string>();
    for (let n = match.length; n > 0; n--) {
      const now = match.goTo(n);
      const view = now.view('home');
      const seat = seatOf({ view, params, side: 'home' });
      const over = lastOver(seat, lastBall(now.log('home')), 0);
      if (!over || overs.has(over.id)) continue;
      overs.add(over.id);
      const { table } = seat.p;
      const cell = (
        cells: typeof table.bowling,
        chart: number | undefined,
        [first = 0, second = 0]: readonly number[],
      ): number | undefined => cells[chart ?? 0]?.[first]?.[second];
      expect(cell(table.bowling, table.bowlingChart[over.bowler], over.bowling)).toBe(over.bowlingInput);
      expect(cell(table.batting, table.battingChart[over.striker], over.batting)).toBe(over.battingInput);
      expect(over.zone).toBe(over.bowlingInput + over.battingInput + over.modifier);
      const pitch = seat.s.pitch ?? 0;
      expect(table.modifier[pitch]?.[over.innings - 1]?.[over.cardOver]?.[over.pitchRoll]).toBe(over.modifier);
      expect(Math.max(...over.bowling) + (over.again.at(-1) ?? 0)).toBe(over.pitchRoll);
      expect(table.potential[over.striker]?.[over.zone]).toBe(over.potential);
    }
    expect(overs.size).toBeGreaterThan(10);
  },
);
