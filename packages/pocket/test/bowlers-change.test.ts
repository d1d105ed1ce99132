import { describe, expect, it } from 'vitest';
import { by, card, counters, field, man, over, scoreCard, stays } from '../scenarios/notation.js';
import { at, go, refusal, stateOf } from './moments.js';

const [comesOn, worn] = [man(2, 10), card('Scuffed Seam')];
const switches = [by.bowling('switch.bowling', comesOn)] as const;

describe('a switch of this over', () => {
  const already = 'You already switched this over.';
  const notOpen = (step: string) => `${step} is not open now`;

  it('is closed to the side that has switched, and to both once the stance is chosen', () => {
    const match = at({ from: field() });
    expect(refusal(match, 'batting', 'switch.batting', 'stay').says).toContain(notOpen('switch.batting'));
    go(match, switches);
    expect(refusal(match, 'bowling', 'switch.bowling', man(2, 11)).says).toBe(already);
    expect(refusal(match, 'batting', 'switch.bowling', man(2, 11)).rule).toBeUndefined();
    go(match, [by.batting('switch.batting', { off: 'facing', on: man(1, 1) })]);
    expect(refusal(match, 'batting', 'switch.batting', 'stay').says).toBe(already);
  });

  it('is not called a second one to those who stayed, before the stance', () => {
    const match = at({ from: field(), lines: stays });
    expect(refusal(match, 'bowling', 'switch.bowling', comesOn).says).toContain(notOpen('switch.bowling'));
    expect(refusal(match, 'batting', 'switch.batting', 'stay').says).toContain(notOpen('switch.batting'));
    go(match, [by.batting('stance', 'defensive')]);
    expect(refusal(match, 'bowling', 'switch.bowling', comesOn).says).toBe(already);
    expect(refusal(match, 'batting', 'switch.batting', 'stay').says).toBe(already);
  });

  it('is closed once a secret stance is chosen, too', () => {
    const match = at({
      from: field(),
      read: { 'stance-visibility': 'secret' },
      lines: [...stays, by.batting('stance', 'defensive')],
    });
    expect(refusal(match, 'bowling', 'switch.bowling', comesOn).says).toBe(already);
  });

  it('is to come in the next over and in the next innings', () => {
    const match = at({ from: field({ position: { innings: 1, overs: 18 } }), lines: over({ card: scoreCard('8') }) });
    expect(refusal(match, 'batting', 'switch.batting', 'stay').says).toContain(notOpen('switch.batting'));
    go(match, over({ card: scoreCard('10') }));
    expect(match.waiting).toMatchObject({ step: 'bowler' });
    for (const [side, step] of [
      ['bowling', 'switch.bowling'],
      ['batting', 'switch.batting'],
    ] as const)
      expect(refusal(match, side, step, 'stay').says).toContain(notOpen(step));
  });
});

describe('a bowler who is switched out', () => {
  const boosted = field({ state: { bowlingBoost: counters({ 9: 1, 11: 1 }), bowlingGear: [9, worn, 11, worn] } });

  it('keeps what they wear', () => {
    const state = stateOf(at({ from: boosted, lines: switches }));
    expect(state).toMatchObject({ bowlingBoost: counters({ 9: 1, 11: 1 }), bowlingGear: [9, worn, 11, worn] });
  });

  it('loses it, and nobody else does, where it is worn on the field only', () => {
    const state = stateOf(at({ from: boosted, read: { 'equip-duration': 'while-on-field' }, lines: switches }));
    expect(state).toMatchObject({ bowlingBoost: counters({ 11: 1 }), bowlingGear: [11, worn], bowler: 10 });
  });

  it('makes way for one whom the table sees from then on', () => {
    const read = { 'team-visibility': 'hidden-until-placed' };
    const nobody = counters({});
    const home = stateOf(at({ from: field({ state: { homeTeam: nobody, awayTeam: nobody } }), read, lines: switches }));
    expect(home).toMatchObject({ homeTeam: nobody, awayTeam: counters({ 10: man(2, 10) }) });
    const away = at({
      from: field({ position: { batting: 'away' }, state: { homeTeam: nobody, awayTeam: nobody } }),
      read,
      lines: [by.bowling('switch.bowling', man(1, 10))],
    });
    expect(stateOf(away)).toMatchObject({ homeTeam: counters({ 10: man(1, 10) }), awayTeam: nobody });
  });
});

describe('where nobody bowls', () => {
  const from = field({ bowler: 0 });

  it('somebody of the team must', () => {
    const match = at({ from });
    const eleven = Array.from({ length: 11 }, (_, place) => man(2, place + 1));
    expect([...match.legal('bowling', 'switch.bowling')]).toEqual(eleven);
    expect(match.legal('bowling', 'switch.bowling').describe()).toEqual({ kind: 'oneOf', items: eleven });
    expect(refusal(match, 'bowling', 'switch.bowling', 'stay')).toMatchObject({
      says: 'A new bowler must be chosen.',
      rule: 'pocket.ruling.forced-bowler',
    });
  });

  it('somebody must in the first over too, where nobody is switched in it', () => {
    const match = at({ from, read: { 'switch-first-over': 'not-in-over-1' } });
    expect(match.waiting).toMatchObject({ step: 'switch.bowling' });
  });

  it('the batting side may have switched before, where one side does', () => {
    const match = at({
      from,
      read: { 'switch-count': 'one-in-total', 'switch-order': 'batting-first' },
      lines: [by.batting('switch.batting', { off: 'facing', on: man(1, 1) })],
    });
    expect(match.waiting).toMatchObject({ step: 'switch.bowling' });
  });

  it.each(['gone', 'fatigue-recovers', 'back-to-team-fatigue-kept'])('nobody is replaced (%s)', (reading) => {
    const state = stateOf(at({ from, read: { 'replaced-bowler': reading }, lines: switches }));
    expect(state).toMatchObject({ bowledOut: 0, bowler: 10, fatigue: counters({}) });
  });

  it('one is drawn by lot, where that is read so', () => {
    const match = at({ from, read: { 'forced-bowler': 'random' } });
    expect(match.waiting).toMatchObject({ kind: 'chance', step: 'bowler.random' });
    go(match, [{ chance: 'bowler.random', outcome: man(2, 3) }]);
    expect(stateOf(match)).toMatchObject({ bowler: 3 });
    expect(match.game.bowler).toBe(3);
  });
});
