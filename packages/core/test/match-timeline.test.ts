import { describe, expect, test } from 'vitest';
import { die, houseRule } from '../src/author.js';
import { createMatch, type Player, uniformPlayer } from '../src/index.js';
import { hand } from './hand-cricket.js';
import { type Loose, refusedAndUnchanged } from './match-as-seen.js';
import { village } from './village-cricket.js';

const players = { home: uniformPlayer, away: uniformPlayer };
const long = { overs: 20, wickets: 10 } as const;

describe('coming and going', () => {
  test('subscribers hear of every change, and of no refusal', () => {
    const match = createMatch(hand, { set: long }) as unknown as Loose;
    const heard: number[] = [];
    const stop = match.subscribe((it) => heard.push(it.length));
    match.play('home', 'bat', 4).play('away', 'bowl', 2);
    expect(() => match.play('home', 'bat', 5)).toThrow();
    match.undo().redo().goTo(0);
    match.concede('home');
    expect(heard).toEqual([1, 2, 1, 2, 0, 1]);
    stop();
    match.undo();
    expect(heard).toHaveLength(6);
  });

  test('whoever concedes loses, and it can be undone', () => {
    const match = createMatch(hand, { names: { home: 'Ash', away: 'Oak' } }) as unknown as Loose;
    match.play('home', 'bat', 4);
    match.concede('batting');
    expect(match.waiting).toEqual({ kind: 'end' });
    expect(match.game.result).toMatchObject({ kind: 'conceded', winner: 1, rule: 'core.concede' });
    expect(match.log().at(-1)).toMatchObject({ step: 'core.concede', rules: ['core.concede'] });
    refusedAndUnchanged(match, () => match.concede('away'), 'match-over');
    refusedAndUnchanged(match, () => match.play('away', 'bowl', 1), 'match-over');
    match.undo();
    expect(match.waiting).toMatchObject({ step: 'show', open: [{ made: true }, { made: false }] });
    refusedAndUnchanged(match, () => match.concede('umpire' as never), 'not-your-decision');
    const never = createMatch(hand, { set: { concede: false } }) as unknown as Loose;
    expect(refusedAndUnchanged(never, () => never.concede('home'), 'illegal-choice').details.rule).toBe('core.concede');
  });

  test('to any moment and back again', () => {
    const match = createMatch(village, { seed: 8, players }) as unknown as Loose;
    const { length } = match;
    const whole = match.log();
    for (const at of [length - 1, 3, 0, 7]) {
      match.goTo(Math.min(at, match.length));
      if (at > 0) expect(match.log().slice(0, -1)).toEqual(whole.slice(0, match.log().length - 1));
      while (match.length < length) match.redo();
      expect(match.log()).toEqual(whole);
    }
    for (const wrong of [-1, length + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1' as never])
      refusedAndUnchanged(match, () => match.goTo(wrong), 'bad-position');
    expect(match.goTo(4).length).toBe(4);
    expect(() => createMatch(hand, {}).undo()).toThrow('Nothing has been decided yet.');
    expect(() => createMatch(hand, {}).redo()).toThrow('Nothing was undone.');
  });

  test('redo does again what was undone last, whatever was tried before', () => {
    const match = createMatch(hand, { set: long }) as unknown as Loose;
    const last = (): unknown => (match.record().events.at(-1) as { choice?: unknown } | undefined)?.choice;
    match.play('home', 'bat', 1).undo().play('home', 'bat', 2).undo().play('home', 'bat', 1).undo();
    match.redo();
    expect(last()).toBe(1);
    match.undo().play('home', 'bat', 2).play('away', 'bowl', 3).undo().undo().redo().redo();
    expect(match.record().events.map((event) => 'choice' in event && event.choice)).toEqual([2, 3]);
  });

  test('undo steps over what the computer did', () => {
    const match = createMatch(hand, {
      seed: 1,
      players: { away: { name: 'zero', choose: () => 0 } },
      set: long,
    }) as unknown as Loose;
    match.play('home', 'bat', 4).play('home', 'bat', 6);
    expect(match.game.runs).toBe(10);
    match.undo();
    expect(match.game.runs).toBe(4);
    match.undo();
    expect(match.game.runs).toBe(0);
    match.redo().redo();
    expect(match.game.runs).toBe(10);
    expect(match.record().undos).toBe(2);
  });

  test('undo and redo ask nobody twice', () => {
    let honest = true;
    const shady: Player = { name: 'shady', choose: ({ domain, rng }) => (honest ? domain.sample(rng) : 'nonsense') };
    const match = createMatch(village, { seed: 2, players: { away: shady } }) as unknown as Loose;
    const open = match.waiting;
    if (open.kind !== 'decisions') throw new Error('a person should be asked');
    const at = open.open.find((it) => !it.made);
    const [choice] = match.legal(at?.side as never, at?.step as never);
    match.play(at?.side as never, at?.step as never, choice as never);
    honest = false;
    match.undo().redo();
    expect(match.record().undos).toBe(1);
  });
});

describe('another way than before', () => {
  const dice = houseRule('*', 'die', { state: { ball: () => ({ shown: 0 }) } }, (a) => [
    a.before(
      'ball.before',
      a.chance('die.roll', {
        of: die(6),
        take: (_s, face, _g, _p, own) => {
          own.shown = face;
        },
      }),
    ),
  ]);

  /** The dice of the twelve balls that follow when a match of three balls is gone back on and goes on by another number. */
  function diceAfter(back: number, number: number): readonly unknown[] {
    const match = createMatch(hand, {
      seed: 5,
      houseRules: [dice],
      set: { overs: 20, wickets: 10 },
    }) as unknown as Loose;
    const ball = (bat: number) => match.play('home', 'bat', bat as never).play('away', 'bowl', 0 as never);
    for (let i = 0; i < 3; i++) ball(4);
    match.goTo(match.length - back);
    const { length } = match;
    ball(number);
    for (let i = 0; i < 12; i++) ball(4);
    const rolls = match.record().events.slice(length) as readonly { step?: string; outcome?: unknown }[];
    return rolls.filter(({ step }) => step === 'die.roll').map(({ outcome }) => outcome);
  }

  test('meets dice of its own, wherever it leaves and however it goes on', () => {
    const ways = [diceAfter(3, 6), diceAfter(3, 3), diceAfter(6, 6), diceAfter(6, 3)];
    for (const rolls of ways) expect(rolls.length).toBeGreaterThanOrEqual(12);
    // what comes first is known from the way that was taken before
    const first = createMatch(hand, {
      seed: 5,
      houseRules: [dice],
      set: { overs: 20, wickets: 10 },
    }) as unknown as Loose;
    for (let i = 0; i < 14; i++) first.play('home', 'bat', 4 as never).play('away', 'bowl', 0 as never);
    const before = (first.record().events as readonly { step?: string; outcome?: unknown }[])
      .filter(({ step }) => step === 'die.roll')
      .map(({ outcome }) => outcome);
    const told = [...ways, before].map((rolls) => rolls.slice(0, 12).join(' '));
    expect(new Set(told).size).toBe(told.length);
  });
});
