import { createRunner } from '@howzat/compiler/run';
import { createMatch, type LogEntry } from '@howzat/core';
import { originalSet, sensible, tableOf, wicked } from '@howzat/wicked';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WickedState } from '../src/kit.js';
import { batsOn } from './captains.js';

type Facts = {
  readonly zone: number;
  readonly field: number;
  readonly zoneRoll: number | null;
  readonly pitchRoll: number;
};
type Delivery = NonNullable<LogEntry['delivery']>;

/** Every over of some matches, innings by innings. */
const matches = 60;
const played: (readonly { readonly log: readonly LogEntry[] }[])[] = [];
const innings: Delivery[][] = [];

beforeAll(() => {
  const runner = createRunner(wicked);
  for (let seed = 0; seed < matches; seed++) {
    const { log } = runner.play({ seed, players: seed % 2 === 0 ? [batsOn, batsOn] : [sensible, sensible], log: true });
    played.push([{ log }]);
    for (const n of [1, 2])
      innings.push(log.flatMap((entry) => (entry.innings === n && entry.delivery ? [entry.delivery] : [])));
  }
});

describe('derived facts, in every over that was played', () => {
  it('wicked.derived.bowling-end: the bowlers alternate, so the North bowler has the odd overs', () => {
    for (const overs of innings) {
      for (let i = 1; i < overs.length; i++) expect(overs[i]?.bowler).not.toBe(overs[i - 1]?.bowler);
      // a spell is five overs at one end
      for (let i = 2; i < overs.length; i++)
        if (i % 10 > 1) expect(overs[i]?.bowler, `over ${i + 1}`).toBe(overs[i - 2]?.bowler);
    }
  });

  it('wicked.derived.striker-end and wicked.derived.zero-even: odd runs keep the strike, even runs and nought hand it over', () => {
    let noughts = 0;
    for (const overs of innings)
      for (let i = 1; i < overs.length; i++) {
        const [before, now] = [overs[i - 1] as Delivery, overs[i] as Delivery];
        const heir = before.outs.length > 0 ? Math.max(now.striker, now.nonStriker) : before.striker;
        expect(now.striker).toBe(before.bat % 2 === 1 ? heir : before.nonStriker);
        if (before.bat === 0 && before.outs.length === 0) noughts++;
      }
    expect(noughts).toBeGreaterThan(10);
  });

  it('wicked.derived.one-out-per-over and wicked.derived.replacements: one out an over, nine who come in, and a tenth that ends it', () => {
    let allOut = 0;
    for (const overs of innings) {
      for (const { outs } of overs) expect(outs.length).toBeLessThanOrEqual(1);
      const last = overs.at(-1) as Delivery;
      expect(last.wickets).toBeLessThanOrEqual(10);
      for (const { striker, nonStriker } of overs) expect(Math.max(striker, nonStriker)).toBeLessThanOrEqual(11);
      if (last.wickets === 10) allOut++;
    }
    expect(allOut).toBeGreaterThan(10);
  });

  it('wicked.derived.counter-count: never more than nine counters lie on cards, nor fewer than none in hand', () => {
    for (let seed = 0; seed < 4; seed++) {
      const match = createMatch(wicked, { seed });
      let most = 0;
      while (match.waiting.kind === 'decisions') {
        const open = match.waiting.open.find(({ made }) => !made);
        if (!open) break;
        const { counters, countersHeld, southBowler } = match.internals().s as unknown as WickedState;
        if (match.game.innings > 0 && southBowler > 0) {
          const lying = counters.reduce((a, b) => a + b, 0);
          expect(lying + countersHeld).toBe(10);
          most = Math.max(most, lying);
        }
        const domain = match.legal(open.side as never, open.step as never);
        const choice = open.step === 'core.declare' ? 'bat on' : [...firstOf(domain as never, 1)][0];
        match.play(open.side as never, open.step as never, choice as never);
      }
      expect(match.game.result).not.toBeNull();
      // at the questions of an over four or fewer lie on each of two bowlers
      expect(most).toBe(8);
    }
  });

  it('wicked.derived.min-bowlers: four bowlers can bowl all fifty overs', () => {
    let whole = 0;
    for (const overs of innings.filter((_, i) => Math.floor(i / 2) % 2 === 1)) {
      expect(new Set(overs.map(({ bowler }) => bowler)).size).toBeLessThanOrEqual(4);
      if (overs.length === 50) whole++;
    }
    expect(whole).toBeGreaterThan(5);
  });

  it('Actual Runs never exceed Potential Runs, and an empty zone gives all of them', () => {
    for (const overs of innings)
      for (const { bat, facts, outs } of overs) {
        const { potential, zoneRoll } = facts as unknown as { potential: number; zoneRoll: number | null };
        expect(bat).toBeLessThanOrEqual(potential);
        if (zoneRoll === null) expect([bat, outs.length]).toEqual([potential, 0]);
      }
  });
});

function* firstOf<T>(items: Iterable<T>, many: number): Generator<T> {
  let n = 0;
  for (const item of items) {
    if (n++ >= many) return;
    yield item;
  }
}

describe('every card is drawn and used', () => {
  it('cricketers bat and bowl, pitches and fields are played on, zones are hit and every entry of the tables is rolled', () => {
    const table = tableOf(originalSet);
    const runner = createRunner(wicked);
    const used = {
      bats: new Set<string>(),
      bowls: new Set<number>(),
      pitches: new Set<unknown>(),
      fields: new Set<number>(),
      zones: new Set<number>(),
      rows: new Set<string>(),
      rolls: new Set<number>(),
    };
    for (let seed = 0; seed < 800; seed++) {
      const { log } = runner.play({ seed: `used ${seed}`, players: [batsOn, batsOn], log: true });
      for (const { inputs, delivery } of log) {
        for (const { step, value } of inputs) {
          if (step === 'pitch') used.pitches.add(value);
          if (step === 'opening-batters') for (const card of value as number[]) used.bats.add(String(card));
          if (step === 'next-batter') used.bats.add(String(value));
        }
        if (!delivery) continue;
        const { zone, field, zoneRoll, pitchRoll } = delivery.facts as unknown as Facts;
        used.bowls.add(delivery.bowler);
        used.fields.add(field);
        used.zones.add(zone);
        used.rolls.add(pitchRoll);
        // the outermost zones are too rare to see all their rows
        if (zoneRoll !== null && zone > 2 && zone < 23) used.rows.add(`${zone} ${zoneRoll}`);
      }
    }
    expect(Object.fromEntries(Object.entries(used).map(([name, set]) => [name, set.size]))).toEqual({
      bats: 36,
      bowls: 36,
      pitches: 5,
      fields: 5,
      zones: 24,
      rows: 20 * 11,
      rolls: 11,
    });
    // every zone but the last has a fielder on some card
    for (let zone = 1; zone <= 24; zone++)
      expect([1, 2, 3, 4, 5].some((field) => table.zones[field]?.[zone]?.dotted)).toBe(zone < 24);
  });
});
