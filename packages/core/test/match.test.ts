import { describe, expect, test } from 'vitest';
import { houseRule, oneOf } from '../src/author.js';
import { createMatch, HowzatError, isHowzatError, replayMatch, uniformPlayer } from '../src/index.js';
import { hand } from './hand-cricket.js';
import { interpreted } from './interpreted.js';

const computers = { home: uniformPlayer, away: uniformPlayer };

describe('a match', () => {
  test('plays by hand, with the score that follows', () => {
    const match = createMatch(hand, {});
    match.play('batting', 'bat', 4);
    expect(match.waiting).toMatchObject({
      step: 'show',
      open: [
        { step: 'bat', made: true },
        { step: 'bowl', made: false },
      ],
    });
    match.play('bowling', 'bowl', 2);
    expect(match.game.runs).toBe(4);
    match.play('batting', 'bat', 3).play('bowling', 'bowl', 3);
    expect(match.game.innings).toBe(2);
    match.play('home', 'bowl', 1).play('away', 'bat', 6);
    expect(match.waiting.kind).toBe('end');
    expect(match.game.result).toMatchObject({ kind: 'wickets', winner: 1 });
  });

  test('refuses what is not legal and stays as it was', () => {
    const match = createMatch(hand, {});
    match.play('batting', 'bat', 4);
    const before = match.record();
    const refuse = (act: () => unknown, code: string): void => {
      expect(act).toThrow(HowzatError);
      try {
        act();
      } catch (error) {
        expect(isHowzatError(error) && error.code).toBe(code);
      }
      expect(match.record()).toEqual(before);
    };
    const loose = match as unknown as { play(side: unknown, step: unknown, choice: unknown): void };
    for (const wrong of [
      5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e300,
      '4',
      null,
      undefined,
      {},
      [],
      JSON.parse('{"__proto__":1}'),
      () => 4,
    ])
      refuse(() => loose.play('bowling', 'bowl', wrong), 'illegal-choice');
    refuse(() => loose.play('bowling', 'bat', 4), 'not-your-decision');
    refuse(() => loose.play('batting', 'bat', 4), 'not-your-decision');
    refuse(() => loose.play('batting', 'nope', 4), 'unknown-step');
    refuse(() => loose.play('umpire', 'bowl', 4), 'not-your-decision');
    refuse(() => match.happen('core.toss', 0), 'no-decision');
  });

  test('the same seed gives the match that the runner plays', () => {
    for (let seed = 0; seed < 50; seed++) {
      const match = createMatch(hand, { seed, players: computers });
      const played = interpreted(hand).play({ seed, log: true });
      expect(match.log()).toEqual(played.log);
      expect(match.game).toEqual(played.game);
    }
  });

  test('replays from its record', () => {
    const match = createMatch(hand, { seed: 3, players: computers });
    const again = replayMatch(hand, JSON.parse(JSON.stringify(match.record())));
    expect(again.log()).toEqual(match.log());
    expect(again.record()).toEqual(match.record());
  });

  test('undo and the same again meet the same dice, another way fresh ones, to and fro changes nothing', () => {
    const dice = houseRule('*', 'die', { state: { ball: () => ({ shown: 0 }) } }, (a) => [
      a.before(
        'ball.before',
        a.chance('die.roll', {
          of: { ...sixSided },
          take: (_s, o, _g, _p, own) => {
            own.shown = o;
          },
        }),
      ),
    ]);
    const match = createMatch(hand, { seed: 5, houseRules: [dice], set: { overs: 20, wickets: 10 } });
    const shown = (): unknown[] =>
      match.log().flatMap((entry) => entry.inputs.filter((i) => i.step === 'die.roll').map((i) => i.value));
    for (let i = 0; i < 8; i++) match.play('batting', 'bat', 4).play('bowling', 'bowl', 2);
    const line = shown();
    for (let i = 0; i < 10; i++) match.undo();
    for (let i = 0; i < 5; i++) match.play('batting', 'bat', 4).play('bowling', 'bowl', 2);
    expect(shown()).toEqual(line);
    for (let i = 0; i < 10; i++) match.undo();
    for (let i = 0; i < 5; i++) match.play('batting', 'bat', 6).play('bowling', 'bowl', 2);
    const other = shown();
    expect(other).not.toEqual(line);
    for (let i = 0; i < 10; i++) match.undo();
    for (let i = 0; i < 5; i++) match.play('batting', 'bat', 4).play('bowling', 'bowl', 2);
    expect(shown()).toEqual(line);
    for (let i = 0; i < 10; i++) match.undo();
    for (let i = 0; i < 5; i++) match.play('batting', 'bat', 6).play('bowling', 'bowl', 2);
    expect(shown()).toEqual(other);
    expect(match.record().undos).toBe(40);
    expect(replayMatch(hand, match.record(), { houseRules: [dice] }).log()).toEqual(match.log());
  });

  test('starts in the middle', () => {
    const match = createMatch(hand, {
      set: { overs: 20, wickets: 10 },
      from: { runs: 70, wickets: 3, overs: 12, balls: 4 },
    });
    match.play('batting', 'bat', 4).play('bowling', 'bowl', 2);
    expect(match.game).toMatchObject({ runs: 74, wickets: 3, overs: 12, overBalls: 5 });
    match.play('batting', 'bat', 2).play('bowling', 'bowl', 2);
    expect(match.game).toMatchObject({ runs: 74, wickets: 4, overs: 13 });
  });

  test('a decision of an amendment is part of the match and of its types', () => {
    const doubled = houseRule(
      hand,
      'joker',
      { state: { innings: () => ({ used: false }), over: () => ({ on: false }) } },
      (a) => [
        a.before(
          'over.before',
          a.decision('joker.call', {
            by: 'batting',
            domain: oneOf(true, false),
            when: (_s, _g, _p, own) => !own.used,
            take: (_s, choice, _g, _p, own) => {
              own.on = choice;
              own.used = own.used || choice;
            },
          }),
        ),
        a.before(
          'core.score.runs',
          a.rule({
            id: 'joker.double',
            when: (_s, g, _p, own) => own.on && g.bat > 0,
            does: (_s, g) => {
              g.bat *= 2;
            },
          }),
        ),
      ],
    );
    const match = createMatch(hand, { houseRules: [doubled] });
    match.play('batting', 'joker.call', true);
    match.play('batting', 'bat', 3).play('bowling', 'bowl', 1);
    expect(match.game.runs).toBe(6);
    expect(match.log().at(-1)?.rules).toContain('joker.double');
    // @ts-expect-error a card of another game
    expect(() => match.play('batting', 'bat', 5)).toThrow();
    // @ts-expect-error not the bowling side's
    expect(() => match.play('bowling', 'joker.call', true)).toThrow();
    const plain = createMatch(hand, {});
    // @ts-expect-error a match without the joker has no joker
    expect(() => plain.play('batting', 'joker.call', true)).toThrow();
  });
});

const sixSided = (await import('../src/author.js')).die(6);
