import type { Position } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { bowling, over, ring, t20, table, withSlips } from '../scenarios/notation.js';
import { at, type Moment, stateOf, told } from './moments.js';
import { under } from './one-ball.js';

/** The field is to be set before the innings, with given state. */
const atSetup = (state: Readonly<Record<string, unknown>> = {}): Position => ({
  overs: 0,
  balls: 0,
  at: 'field-limits.setup',
  state: { ...table(), bowler: -1, ...state },
});

/** A ball of the third over waits for its field; pace bowls unless said. */
const before = (field: readonly number[], style = 0, state: Readonly<Record<string, unknown>> = {}): Position => ({
  overs: 2,
  balls: 3,
  at: 'ball',
  state: { ...table({ style, field }), turned: 3, played: 1, ...state },
});

/** Message and rule for a field that is to be set. */
const placed = (moment: Moment, field: readonly number[]) => told(at(moment), 'bowling', 'place-field', field);
const threeSlips = [0, 1, 2, 8, 9, 12, 13, 16, 17];

describe('the field is set before the innings', () => {
  it('by the side that bowls', () => {
    expect(at({ from: atSetup() }).waiting).toMatchObject({ open: [{ role: 'bowling', step: 'place-field' }] });
  });

  it('with no more slips than some bowler may have', () => {
    const anywhere = { 'slip-areas': 'any-bye-area' };
    expect(placed({ from: atSetup(), with: under(anywhere) }, threeSlips)).toEqual([
      'Only 2 slips.',
      'ctg.place.slips-zone',
    ]);
    expect(stateOf(at({ from: atSetup() }))).toMatchObject({ slipsMost: 2 });
    const byZone = under({ ...anywhere, 'slip-limit': 'zone-limit-only' });
    expect(placed({ from: atSetup(), with: byZone }, threeSlips)[1]).toBe('ctg.place.zone-t10');
    expect(stateOf(at({ from: atSetup(), with: byZone }))).toMatchObject({ slipsMost: 4 });
  });

  it('without slips where it must suit every style', () => {
    for (const slipLimit of ['card-data', 'zone-limit-only']) {
      const noSlips = under({ 'field-before-bowler': 'check-at-setup', 'slip-limit': slipLimit });
      expect(placed({ from: atSetup(), with: noSlips }, withSlips)).toEqual([
        'No slips before the bowler is named.',
        'ctg.ruling.field-before-bowler',
      ]);
    }
  });

  it('and not again when the over has its bowler', () => {
    for (const style of [0, 2])
      expect(placed({ from: before(ring, style) }, ring)).toEqual([
        'The field is set; change it before a ball.',
        undefined,
      ]);
    expect(told(at({}), 'bowling', 'place-field', ring)[0]).toContain('place-field is not open now');
  });
});

describe('the limits of an over', () => {
  const limits = (overs: number, bowler: number, moment: Omit<Moment, 'from'> = {}) =>
    stateOf(
      at({
        ...moment,
        from: over(overs, { zoneMost: 4, bigZones: 0, outfieldMost: 9, slipsMost: 4 }),
        lines: [bowling('new-bowler', bowler)],
      }),
    );

  it.each([
    [1, 2],
    [2, 5],
    [9, 5],
  ])('T10: two in a zone, and when %i overs are bowled %i in the outfield', (overs, outfieldMost) => {
    expect(limits(overs, 7)).toMatchObject({ zoneMost: 2, bigZones: 0, outfieldMost });
  });

  it.each([
    [5, 2],
    [6, 5],
    [19, 5],
  ])('T20: one zone of three, and when %i overs are bowled %i in the outfield', (overs, outfieldMost) => {
    expect(limits(overs, 7, { with: t20 })).toMatchObject({ zoneMost: 2, bigZones: 1, outfieldMost });
  });

  it('slips are as many as the card of the style says, or as the zone holds', () => {
    const most = (bowler: number, readings: Readonly<Record<string, string>> = {}) =>
      limits(3, bowler, { with: under({ 'field-before-bowler': 'check-at-setup', ...readings }) }).slipsMost;
    expect([0, 2, 7].map((bowler) => most(bowler))).toEqual([2, 1, 0]);
    expect([0, 2, 7].map((bowler) => most(bowler, { 'slip-limit': 'zone-limit-only' }))).toEqual([4, 4, 0]);
    expect([0, 2, 7].map((bowler) => most(bowler, { 'bye-by-style': 'open-without-catch' }))).toEqual([2, 1, 2]);
  });

  it('slips are told of by the style of the over, whoever bowls it', () => {
    for (const bowler of [0, 7]) {
      const match = at({ from: before(ring, 2, { bowler }), lines: [bowling('field', 'set')] });
      expect(told(match, 'bowling', 'set-field', withSlips)).toEqual([
        'No slips for a medium bowler.',
        'ctg.ruling.bye-by-style',
      ]);
    }
  });
});

describe('the field before a ball', () => {
  const choices = (moment: Moment) => [...at(moment).legal('bowling', 'field')];
  /** Two slips of a medium bowler cannot go at once, one can. */
  const oneSlip = [0, 4, 8, 9, 12, 13, 16, 17, 20];
  const frozen = under({ 'free-hit-field': 'frozen-field' });
  const freeHit = (from: Position): Position => ({ ...from, game: { freeHitDue: true } });

  it('stays, is changed by a move, or is set anew', () => {
    expect(choices({ from: before(ring) })).toEqual(['keep', 'move', 'set']);
    expect(choices({ from: before(ring), with: frozen })).toEqual(['keep', 'move', 'set']);
    expect(choices({ from: freeHit(before(ring)) })).toEqual(['keep', 'move', 'set']);
  });

  it('is mended where it has become illegal', () => {
    for (const selection of [{}, frozen]) {
      expect(choices({ from: before(oneSlip, 2), with: selection })).toEqual(['move', 'set']);
      expect(choices({ from: before(withSlips, 2), with: selection })).toEqual(['set']);
    }
  });

  it('stays for a free hit under that reading, and is mended by the least that does', () => {
    expect(choices({ from: freeHit(before(ring)), with: frozen })).toEqual(['keep']);
    expect(choices({ from: freeHit(before(oneSlip, 2)), with: frozen })).toEqual(['move']);
    expect(choices({ from: freeHit(before(withSlips, 2)), with: frozen })).toEqual(['set']);
  });

  it('is nobody’s choice on a free hit of dice alone, if a bowl went before it', () => {
    const diceOnly = under({ 'free-hit-setup': 'dice-only' });
    const step = (lastBowl: number) =>
      at({ from: freeHit(before(ring, 0, { lastBowl, lastZone: 3 })), with: diceOnly }).waiting;
    expect(step(-1)).toMatchObject({ step: 'field' });
    expect(step(0)).toMatchObject({ step: 'bowler-die' });
  });

  it('is the bowling side’s, and done with when it has chosen', () => {
    expect(at({ from: before(ring) }).waiting).toMatchObject({ open: [{ role: 'bowling', step: 'field' }] });
    const kept = at({ from: before(ring), lines: [bowling('field', 'keep')] });
    for (const [step, choice] of [
      ['field', 'set'],
      ['move-fielder', { from: 4, to: 6 }],
      ['set-field', ring],
    ] as const)
      expect(told(kept, 'bowling', step, choice)).toEqual(['The field is set for this ball.', undefined]);
    for (const [choice, step] of [
      ['move', 'move-fielder'],
      ['set', 'set-field'],
    ])
      expect(at({ from: before(ring), lines: [bowling('field', choice)] }).waiting).toMatchObject({
        open: [{ role: 'bowling', step }],
      });
  });
});
