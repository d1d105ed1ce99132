import { describe, expect, test } from 'vitest';
import {
  award,
  createMatch,
  die,
  type HowzatError,
  houseRule,
  type Match,
  type Player,
  replayMatch,
  uniformPlayer,
  type View,
} from '../src/index.js';
import { hand } from './hand-cricket.js';
import { unsalted } from './record-changes.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

const players = { home: uniformPlayer, away: uniformPlayer };
const long = { overs: 20, wickets: 10 } as const;
type Loose = Match<any>;

/** Everything that a match shows, to see that nothing changed. */
const all = (match: Loose): unknown => ({
  record: match.record(),
  waiting: match.waiting,
  internals: match.internals(),
  log: match.log(),
  home: match.view('home'),
  path: match.path,
  length: match.length,
});

function refusedAndUnchanged(match: Loose, act: () => unknown, code: string): HowzatError {
  const before = all(match);
  const error = expectRefusal(act, code as never);
  expect(all(match)).toEqual(before);
  return error;
}

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

describe('players that answer later', () => {
  /** A player whose answers are given by the test. */
  function later() {
    const asked: { step: string; answer(choice: unknown): void; fail(error: unknown): void }[] = [];
    const state = { prompt: null as unknown };
    const player: Player = {
      name: 'later',
      choose: ({ step }) =>
        new Promise((answer, fail) => {
          asked.push({ step, answer, fail });
          if (state.prompt !== null) answer(state.prompt);
        }),
    };
    /** From now on every question is answered with this at once. */
    const always = (choice: unknown): unknown => {
      state.prompt = choice;
      return choice;
    };
    return { asked, player, always };
  }

  test('are waited for', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    expect(asked).toHaveLength(1);
    expect(match.waiting).toMatchObject({
      open: [
        { side: 'home', made: true },
        { side: 'away', made: false },
      ],
    });
    const settled = match.settle();
    asked[0]?.answer(always(2));
    await settled;
    expect(match.game.runs).toBe(4);
    // for the next ball it has answered already
    expect(asked).toHaveLength(2);
    expect(match.record().events.at(-1)).toMatchObject({ step: 'bowl', computer: true });
  });

  test('two of them play a whole match, the same that they play at once', async () => {
    const slow: Player = { name: 'slow', choose: async ({ domain, rng }) => domain.sample(rng) };
    const quick: Player = { name: 'quick', choose: ({ domain, rng }) => domain.sample(rng) };
    const match = createMatch(village, { seed: 5, players: { home: slow, away: slow } });
    await match.settle();
    expect(match.waiting.kind).toBe('end');
    expect(match.log()).toEqual(createMatch(village, { seed: 5, players: { home: quick, away: quick } }).log());
  });

  test('an undo that overtakes an answer makes it void', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    const settled = match.settle();
    match.undo().play('home', 'bat', 6);
    asked[0]?.answer(2);
    await Promise.resolve();
    expect(match.game.runs).toBe(0);
    for (const { answer } of asked.slice(1)) answer(always(3));
    await settled;
    expect(match.game.runs).toBe(6);
    expect(match.record().events.map((event) => 'choice' in event && event.choice)).toEqual([6, 3, 3]);
  });

  test('a person may decide meanwhile, and the answer is not asked for any more', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    const settled = match.settle();
    match.play('away', 'bowl', 1);
    expect(match.game.runs).toBe(4);
    const before = match.length;
    asked[0]?.answer(4);
    for (const { answer } of asked.slice(1)) answer(always(2));
    await settled;
    expect(match.game).toMatchObject({ runs: 4, wickets: 0 });
    expect(match.length).toBeGreaterThanOrEqual(before);
    match.play('home', 'bat', 3);
    await match.settle();
    expect(match.game.runs).toBe(7);
  });

  test('one that fails, or cheats, leaves the match as it was and can be asked again', async () => {
    const { asked, player, always } = later();
    const match = createMatch(hand, { players: { away: player }, set: long }) as unknown as Loose;
    match.play('home', 'bat', 4);
    const before = all(match);
    let settled = match.settle();
    asked[0]?.fail(new Error('the line is dead'));
    await expect(settled).rejects.toThrow('the line is dead');
    expect(all(match)).toEqual(before);
    settled = match.settle();
    asked[1]?.answer(5);
    await expect(settled).rejects.toMatchObject({
      code: 'illegal-choice',
      details: { step: 'bowl', side: 'away', choice: 5 },
    });
    expect(all(match)).toEqual(before);
    settled = match.settle();
    asked[2]?.answer(always(2));
    await settled;
    expect(match.game.runs).toBe(4);
  });
});

describe('a player that throws or cheats', () => {
  const rolls = houseRule(hand, 'rolls', { state: { ball: () => ({ face: 0 }) } }, (a) => [
    a.before(
      'ball.before',
      a.chance('rolls.die', {
        of: die(1000),
        take: (_s, face, _g, _p, own) => {
          own.face = face;
        },
      }),
    ),
  ]);
  const answers: [string, (rng: unknown) => unknown][] = [
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
    ],
    ['chooses what is not there', () => 5],
    ['chooses nothing', () => undefined],
    ['chooses NaN', () => Number.NaN],
    ['chooses a function', () => () => 4],
  ];
  test.each(answers)('%s: the match is as it was, to the last die', (_name, answer) => {
    let honest = true;
    const player: Player = { name: 'shady', choose: (request) => (honest ? 0 : answer(request)) };
    const settings = { seed: 3, players: { away: player }, set: long, houseRules: [rolls] } as const;
    const match = createMatch(hand, settings) as unknown as Loose;
    match.play('home', 'bat', 4).play('home', 'bat', 6);
    const before = all(match);
    honest = false;
    // away has bowled already when the ball begins: its next answer comes after the next die
    expect(() => match.play('home', 'bat', 3)).toThrow();
    expect(all(match)).toEqual(before);
    honest = true;
    match.play('home', 'bat', 2).play('home', 'bat', 1);
    const straight = createMatch(hand, settings) as unknown as Loose;
    for (const bat of [4, 6, 2, 1]) straight.play('home', 'bat', bat);
    expect(unsalted(match.record())).toEqual(unsalted(straight.record()));
    expect(() => match.redo()).toThrow('Nothing was undone.');
  });

  test('cannot change what it is shown', () => {
    const seen: View[] = [];
    const thief: Player = {
      name: 'thief',
      choose: ({ view, domain, params, rng }) => {
        seen.push(view);
        expect(() => {
          (view.game as any).runs = 1000;
        }).toThrow(TypeError);
        expect(() => {
          (view.state as any).pitch = 'dry';
        }).toThrow(TypeError);
        expect(() => {
          (params as any).overs = 1000;
        }).toThrow(TypeError);
        return domain.sample(rng);
      },
    };
    const match = createMatch(village, { seed: 5, players: { home: thief, away: thief } });
    expect(seen.length).toBeGreaterThan(10);
    const honest: Player = { name: 'honest', choose: ({ domain, rng }) => domain.sample(rng) };
    expect(match.log()).toEqual(createMatch(village, { seed: 5, players: { home: honest, away: honest } }).log());
  });

  test('a rule that throws leaves the match as it was, too', () => {
    const faulty = houseRule(hand, 'faulty', {}, (a) => [
      a.after(
        'hand.runs',
        a.rule({
          id: 'faulty.rule',
          when: (s) => s.bat === 6 && s.bowl === 1,
          does: (_s, g) => {
            award(g, 99, 'bat');
            throw new Error('broken rule');
          },
        }),
      ),
    ]);
    const match = createMatch(hand, { houseRules: [faulty], set: long }) as unknown as Loose;
    match.play('home', 'bat', 6);
    const before = all(match);
    expect(() => match.play('away', 'bowl', 1)).toThrow('broken rule');
    expect(all(match)).toEqual(before);
    match.play('away', 'bowl', 6);
    expect(match.game.wickets).toBe(1);
  });
});

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

describe('what a side may see', () => {
  test('choices made together: a side is not told of the other one’s before all are in', () => {
    const secretly = (bat: number) => {
      const match = createMatch(hand, { set: long }) as unknown as Loose;
      match.play('batting', 'bat', bat);
      return {
        view: match.view('bowling'),
        log: match.log('away'),
        waiting: match.waiting,
        legal: match.legal('away', 'bowl').describe(),
        state: match.internals(),
      };
    };
    expect(secretly(6)).toEqual(secretly(0));
  });

  test('what is drawn for nobody, or decided in private, is in no view and no log of the other side', () => {
    const match = createMatch(village, { seed: 11, players });
    const hidden = (side: 'home' | 'away') =>
      match
        .log(side)
        .flatMap((entry) => entry.inputs.filter((input) => input.hiddenFrom === side || input.hiddenFrom === 'both'));
    for (const side of ['home', 'away'] as const) {
      expect(hidden(side).length).toBeGreaterThan(0);
      for (const input of hidden(side)) expect(input.value).toBe(null);
      const view = match.view(side);
      expect(view.state).not.toHaveProperty('weather');
      expect('keeper' in view.state).toBe(view.role === 'bowling');
    }
    expect(
      match
        .log()
        .some((entry) => entry.inputs.some((input) => input.step === 'village.weather' && input.value !== null)),
    ).toBe(true);
  });

  test('views are frozen copies', () => {
    const match = createMatch(village, { seed: 11, players });
    const before = match.view('home');
    expect(Object.isFrozen(before) && Object.isFrozen(before.game) && Object.isFrozen(before.game.scores)).toBe(true);
    match.goTo(3);
    expect(before).not.toEqual(match.view('home'));
  });

  test('a choice that may be taken back may, until the last is in', () => {
    const match = createMatch(village, { chance: 'people', set: { toss: 'none' } }) as unknown as Loose;
    match
      .happen('village.pitch', 'dry')
      .play('bowling', 'village.bowler', 'pace')
      .play('bowling', 'village.field', ['slip', 'point']);
    match.play('bowling', 'village.line', 'wide').play('bowling', 'village.line', 'straight');
    expect(match.waiting).toMatchObject({
      open: [
        { step: 'village.line', made: true },
        { step: 'village.shot', made: false },
      ],
    });
    match.play('batting', 'village.shot', { stroke: 'block', run: false });
    expect(
      match
        .log()
        .at(-1)
        ?.inputs.map((input) => input.value),
    ).toEqual(['straight', { stroke: 'block', run: false }]);
    refusedAndUnchanged(match, () => match.play('bowling', 'village.line', 'high'), 'no-decision');
    expect(replayMatch(village as never, match.record()).log()).toEqual(match.log());
    const firm = createMatch(hand, {}) as unknown as Loose;
    firm.play('home', 'bat', 1);
    refusedAndUnchanged(firm, () => firm.play('home', 'bat', 2), 'not-your-decision');
  });
});

describe('a position', () => {
  test('that cannot be is refused, and says what is wrong', () => {
    const wrong: [object, string][] = [
      [{ runs: -1 }, 'runs'],
      [{ runs: 1.5 }, 'runs'],
      [{ runs: Number.NaN }, 'runs'],
      [{ runs: Number.POSITIVE_INFINITY }, 'runs'],
      [{ runs: '70' }, 'runs'],
      [{ wickets: 10 }, 'wickets'],
      [{ overs: 20 }, 'overs'],
      [{ balls: 6 }, 'balls'],
      [{ innings: 2 }, 'closed'],
      [
        {
          innings: 3,
          scores: [
            { batting: 'home', runs: 1, wickets: 0 },
            { batting: 'away', runs: 1, wickets: 0 },
          ],
        },
        'innings',
      ],
      [{ innings: 2, target: 50, runs: 50 }, 'target'],
      [{ innings: 2, target: 0 }, 'target'],
      [{ target: Number.NaN }, 'target'],
      [{ batting: 'visitors' }, 'batting'],
      [{ scores: 'none' }, 'scores'],
      [{ scores: [null] }, 'scores'],
      [{ game: { stumps: 3 } }, 'stumps'],
      [{ game: { freeHitDue: 1 } }, 'freeHitDue'],
      [{ game: { runs: Number.NaN } }, 'NaN'],
      [{ state: { mood: 1 } }, 'mood'],
      [{ state: JSON.parse('{"__proto__":{"bat":1}}') }, '__proto__'],
      [{ own: { joker: {} } }, 'joker'],
      [{ run: 70 }, 'run'],
      [JSON.parse('{"__proto__":1}') as object, '__proto__'],
      [{ at: 5 }, 'at'],
    ];
    for (const [from, word] of wrong)
      expectRefusal(() => createMatch(hand, { set: long, from: from as never }), 'bad-position', word);
    expectRefusal(() => createMatch(hand, { from: 5 as never }), 'bad-position');
    expectRefusal(() => createMatch(hand, { from: null as never }), 'bad-position');
    expectRefusal(() => createMatch(hand, { from: { at: 'nowhere' } }), 'unknown-step', 'nowhere');
  });

  test('is where play goes on: a chase, a free hit, an over begun', () => {
    const chase = createMatch(hand, {
      set: long,
      from: { innings: 2, batting: 'away', runs: 70, wickets: 3, overs: 12, balls: 4, target: 75 },
    }) as unknown as Loose;
    expect(chase.game).toMatchObject({ innings: 2, batting: 1, target: 75, overBalls: 4, striker: 4 });
    chase.play('away', 'bat', 6).play('home', 'bowl', 1);
    expect(chase.game.result).toMatchObject({ kind: 'wickets', winner: 1, margin: 7 });
    const books = createMatch(hand, {
      set: long,
      from: { innings: 2, batting: 'away', scores: [{ batting: 'home', runs: 33, wickets: 10 }] },
    });
    expect(books.game).toMatchObject({ target: 34, runs: 0 });
    const spin = createMatch(village, {
      chance: 'people',
      from: { balls: 1, state: { style: 'spin' }, game: { freeHitDue: true } },
    }) as unknown as Loose;
    expect(spin.waiting).toMatchObject({ step: 'village.delivery', open: [{}, {}, { step: 'village.keeper' }] });
    expect(spin.game.freeHit).toBe(true);
    const fresh = createMatch(village, { chance: 'people', from: { overs: 1 } });
    expect(fresh.waiting).toMatchObject({ step: 'village.bowler' });
    const toss = createMatch(village, { chance: 'people', from: { innings: 0 } });
    expect(toss.waiting.kind).toBe('chance');
  });
});

test('safety caps hold where no person sits at the table', () => {
  const alone = createMatch(village, { seed: 1, format: 'timeless', players });
  expect(alone.game.automatic).toBe(true);
  expect(alone.waiting.kind).toBe('end');
  const zero: Player = { name: 'zero', choose: ({ domain, rng }) => domain.sample(rng) };
  const watched = createMatch(village, { seed: 1, format: 'timeless', players: { home: zero } });
  expect(watched.game.automatic).toBe(false);
  const from = createMatch(village, { seed: 1, format: 'timeless', players, from: { overs: 1 } });
  expect(from.game.automatic).toBe(true);
});
