import { createRunner } from '@howzat/compiler/run';
import { compose, type Player, pick } from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { ctg, sensible } from '@howzat/ctg';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breachOf, type FieldLimits, fieldsUnder } from '../src/components/fields.js';
import { bitsOf, maskOf } from '../src/components/geometry.js';

/** The limits on a field by the rulebook's words, counted one fielder at a time: every one that it breaks. */
function broken(areas: readonly number[], limits: FieldLimits): ReadonlySet<string> {
  const found = new Set<string>();
  const zoneOf = (area: number): number => Math.floor(area / 4);
  const isOut = (area: number): boolean => area % 4 >= 2;
  if (areas.length > 9 || (areas.length < 9 && !limits.fewer)) found.add('number');
  for (const area of areas)
    if (area % 4 >= limits.bands || (zoneOf(area) === 0 && isOut(area) && !limits.byeOutfield)) found.add('slip-area');
  if (areas.filter((area) => zoneOf(area) === 0).length > limits.slipsMost) found.add('slips');
  const counted = areas.filter((area) => zoneOf(area) > 0 || !limits.byeExempt);
  if (counted.filter(isOut).length > limits.outfieldMost) found.add('outfield');
  const inZones = [0, 1, 2, 3, 4, 5].map((zone) => counted.filter((area) => zoneOf(area) === zone).length);
  const big = inZones.filter((n) => n > limits.zoneMost).length;
  if (big > limits.bigZones || inZones.some((n) => n > limits.zoneMost + 1)) found.add('zone');
  return found;
}

const limits: fc.Arbitrary<FieldLimits> = fc.record({
  bands: fc.constantFrom(3, 4),
  outfieldMost: fc.constantFrom(2, 5, 9),
  zoneMost: fc.constantFrom(2, 3),
  bigZones: fc.constantFrom(0, 1),
  slipsMost: fc.integer({ min: 0, max: 2 }),
  byeOutfield: fc.boolean(),
  byeExempt: fc.boolean(),
  fewer: fc.boolean(),
});

describe('a field', () => {
  it('is accepted where it breaks no limit, and is refused by one that it breaks', () => {
    const areas = fc.oneof(
      fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 9, maxLength: 9 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 12 }),
    );
    fc.assert(
      fc.property(areas, limits, (field, under) => {
        const breach = breachOf(maskOf(field), under);
        const all = broken(field, under);
        if (breach === null) expect([...all]).toEqual([]);
        else expect([...all]).toContain(breach);
      }),
      { numRuns: 4000 },
    );
  });

  it('that is drawn at random breaks none', () => {
    fc.assert(
      fc.property(limits, fc.integer(), (under, seed) => {
        const table = fieldsUnder(under);
        const rng = stream(seed, 1);
        expect(table.count).toBeGreaterThan(0);
        for (let n = 0; n < 5; n++) expect([...broken(bitsOf(table.sample(rng)), under)]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Can the overs that are left be bowled at all, nobody two in a row? Tried out, with what was found remembered. */
function canBeBowled(
  quotas: readonly number[],
  last: number,
  left: number,
  known = new Map<string, boolean>(),
): boolean {
  if (left === 0) return true;
  const key = `${quotas.join()} ${last} ${left}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const can = quotas.some(
    (quota, player) =>
      quota > 0 &&
      player !== last &&
      canBeBowled(
        quotas.map((q, at) => (at === player ? q - 1 : q)),
        player,
        left - 1,
        known,
      ),
  );
  known.set(key, can);
  return can;
}

describe.each(['t10', 't20'] as const)('%s: who bowls', (format) => {
  const overs = format === 't10' ? 10 : 20;
  const most = format === 't10' ? 2 : 3;
  const { play } = createRunner(ctg, { format });

  it('is refused where a later over would be left without a bowler, and only there', () => {
    const met = { taken: 0, refused: 0 };
    // tries to run out of bowlers: those who have bowled most come first, with a preference that is drawn
    const spender = (seed: number): Player => {
      const order = stream(seed, 2);
      return {
        name: 'spender',
        choose: ({ step, domain, view, rng }) => {
          if (step !== 'new-bowler' && step !== 'first-bowler') return domain.sample(rng);
          const { tokens, bowlOut, lastBowler } = view.state as {
            tokens: readonly number[];
            bowlOut: number;
            lastBowler: number;
          };
          const quotas = tokens.map((n, player) =>
            player === bowlOut || (player > 3 && player < 7) || player === 11 ? 0 : most - n,
          );
          const left = overs - view.game.overs - 1;
          for (let player = 0; player < 12; player++) {
            if ((quotas[player] as number) === 0 || player === lastBowler) continue;
            const after = quotas.map((q, at) => (at === player ? q - 1 : q));
            const refusal = domain.why(player);
            met[refusal ? 'refused' : 'taken']++;
            expect(refusal?.rule ?? null).toBe(canBeBowled(after, player, left) ? null : 'ctg.ruling.bowler-lookahead');
          }
          const open = [...domain] as number[];
          expect(open.length).toBeGreaterThan(0);
          const spent = Math.max(...open.map((player) => tokens[player] as number));
          const tired = open.filter((player) => tokens[player] === spent);
          return tired[pick(order, tired.length)];
        },
      };
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const player = spender(seed);
        expect(play({ seed, players: [player, player] }).game.result).not.toBeNull();
      }),
      { numRuns: 25 },
    );
    expect(met.taken).toBeGreaterThan(100);
    // seven bowlers of two overs each cannot run out in ten
    expect(met.refused > 0).toBe(format === 't20');
  });
});

describe('a match cites the rules of its own format', () => {
  it.each([
    ['t10', /-t20(-|$)|^ctg\.drs\./],
    ['t20', /-t10(-|$)/],
  ] as const)('%s', (format, others) => {
    const runner = createRunner(compose(ctg, { format }));
    const cited = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const players = seed % 2 === 0 ? {} : ({ players: [sensible, sensible] } as const);
      for (const { rules } of runner.play({ seed, log: true, ...players }).log) for (const id of rules) cited.add(id);
    }
    expect(cited.size).toBeGreaterThan(100);
    expect([...cited].filter((id) => others.test(id))).toEqual([]);
  });
});
