import { describe, expect, test } from 'vitest';
import { die, houseRule } from '../src/author.js';
import { createMatch } from '../src/index.js';
import { hand } from './hand-cricket.js';
import { type Loose, refusedAndUnchanged } from './match-as-seen.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

describe('scripted chance', () => {
  const die6 = houseRule(hand, 'die', { state: { innings: () => ({ faces: [] as number[] }) } }, (a) => [
    a.before(
      'show',
      a.chance('die.roll', {
        of: die(6),
        take: (_s, face, _g, _p, own) => {
          own.faces.push(face);
        },
      }),
    ),
  ]);
  const scripted = (...faces: readonly number[]): Loose =>
    createMatch(hand, {
      houseRules: [die6],
      chance: { script: faces.map((outcome) => ({ step: 'die.roll', outcome })) },
    }) as unknown as Loose;

  test('is used up in order, then people tell', () => {
    const match = scripted(5, 2);
    expect((match.internals().own as any).die.faces).toEqual([5]);
    match.play('batting', 'bat', 1).play('bowling', 'bowl', 2);
    expect((match.internals().own as any).die.faces).toEqual([5, 2]);
    match.play('batting', 'bat', 1).play('bowling', 'bowl', 2);
    expect(match.waiting).toMatchObject({
      kind: 'chance',
      step: 'die.roll',
      how: 'roll',
      of: { kind: 'die', sides: 6, dice: 1 },
    });
    match.happen('die.roll', 6);
    expect((match.internals().own as any).die.faces).toEqual([5, 2, 6]);
  });

  test('for another step, or of an impossible face, is refused', () => {
    const wrong = (step: string, outcome: unknown): unknown =>
      createMatch(hand, { houseRules: [die6], chance: { script: [{ step, outcome }] } });
    expectRefusal(() => wrong('core.toss', 0), 'illegal-outcome', 'core.toss', 'die.roll');
    for (const outcome of [0, 7, 1.5, '3', null, Number.NaN, undefined])
      expectRefusal(() => wrong('die.roll', outcome), 'illegal-outcome');
  });

  test('of which something is left over at the end is refused, and the match is as it was', () => {
    const match = scripted(1, 1, 1, 1);
    match.play('batting', 'bat', 3).play('bowling', 'bowl', 3);
    match.play('batting', 'bat', 1);
    const error = refusedAndUnchanged(match, () => match.play('bowling', 'bowl', 4), 'script-left-over');
    expect(error.message).toContain('2 outcomes of the script are left, the first for die.roll');
    const exact = scripted(1, 1);
    exact.play('batting', 'bat', 3).play('bowling', 'bowl', 3).play('batting', 'bat', 1).play('bowling', 'bowl', 4);
    expect(exact.waiting.kind).toBe('end');
    expect(scripted(1, 1, 1).concede('home').waiting.kind).toBe('end');
  });
});

describe('chance from people', () => {
  const start = (): Loose => createMatch(village, { chance: 'people' }) as unknown as Loose;

  test('waits for each outcome and refuses what the dice cannot show', () => {
    const match = start();
    const { waiting } = match;
    if (waiting.kind !== 'chance') throw new Error('it should wait for chance');
    for (const outcome of ['wet', 0, null, undefined, Number.NaN, {}, JSON.parse('{"__proto__":1}')])
      refusedAndUnchanged(
        match,
        () => match.happen('village.pitch', outcome),
        waiting.step === 'village.pitch' ? 'illegal-outcome' : 'unknown-step',
      );
    refusedAndUnchanged(match, () => match.happen('village.bounce', 3), 'unknown-step');
    refusedAndUnchanged(match, () => match.play('home', 'core.toss.elect', 'bat'), 'no-decision');
    refusedAndUnchanged(match, () => match.legal('home', 'core.toss.elect'), 'no-decision');
    while (match.waiting.kind === 'chance')
      match.happen(match.waiting.step, match.waiting.step === 'core.toss' ? 1 : 'sticky');
    expect(match.waiting).toMatchObject({ step: 'core.toss.elect', open: [{ side: 'away', made: false }] });
    refusedAndUnchanged(match, () => match.happen('core.toss', 1), 'no-decision');
    match.undo();
    expect(match.waiting.kind).toBe('chance');
  });

  test('a deal knows what has been drawn', () => {
    const match = createMatch(village, {
      chance: 'people',
      set: { toss: 'none', ballsPerOver: 1, overs: 3 },
    }) as unknown as Loose;
    const over = (card: number): Loose => {
      if (match.waiting.kind === 'chance' && match.waiting.step === 'village.pitch')
        match.happen('village.pitch', 'dry');
      match
        .play('bowling', 'village.bowler', match.game.overs % 2 ? 'spin' : 'pace')
        .play('bowling', 'village.field', ['slip', 'point']);
      match
        .play('bowling', 'village.line', 'straight')
        .play('batting', 'village.shot', { stroke: 'block', run: false });
      if (match.waiting.kind === 'decisions') match.play('bowling', 'village.keeper', 'up');
      match.happen('village.bounce', 4);
      expect(match.waiting).toMatchObject({ step: 'village.weather', how: 'deal' });
      return match.happen('village.weather', [card]);
    };
    over(2);
    expect(() => over(2)).toThrow('2 has been drawn before and is not back.');
    expect(match.waiting).toMatchObject({ of: { kind: 'deal', count: 1, from: [0, 1, 3, 4] } });
    for (const outcome of [[], [5], [-1], [1.5], [Number.NaN], ['0'], [0, 1], 0, null])
      refusedAndUnchanged(match, () => match.happen('village.weather', outcome), 'illegal-outcome');
  });
});
