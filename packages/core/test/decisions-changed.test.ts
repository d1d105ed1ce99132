import { describe, expect, test } from 'vitest';
import { award, defineVariant, dismiss, houseRule, oneOf, variantKit } from '../src/author.js';
import { checksumOfLog, rulesIn, stampRecord } from '../src/engine.js';
import {
  type Amendment,
  compose,
  createMatch,
  isHowzatError,
  type Match,
  type MatchRecord,
  type Player,
  replayMatch,
} from '../src/index.js';
import { createMatchMachine, playMachine } from '../src/machine/index.js';
import { interpretedRunner } from '../src/runner/index.js';
import { hand } from './hand-cricket.js';
import { lockstep, looker } from './lockstep.js';

/** The bowler hides a number before each over and one before each ball; the batter guesses the second. */
const k = variantKit({
  id: 'hidden',
  title: 'Hidden numbers',
  parameters: {},
  laws: { overs: 2, ballsPerOver: 3, wickets: 2, toss: 'none', strike: false },
  state: { over: () => ({ plan: 0 }), ball: () => ({ hidden: 0, guess: 0 }) },
  secret: { plan: 'bowling', hidden: 'bowling' },
});
const numbers = oneOf(1, 2, 3);
const hidden = defineVariant(k, {
  version: '0.0.0',
  flow: {
    over: {
      before: [
        k.decision('plan', {
          by: 'bowling',
          seenBy: 'own',
          domain: numbers,
          take: (s, choice) => {
            s.plan = choice;
          },
        }),
      ],
    },
    ball: {
      before: [
        k.decision('hide', {
          by: 'bowling',
          seenBy: 'own',
          keptIn: ['hidden'],
          domain: numbers,
          take: (s, choice) => {
            s.hidden = choice;
          },
        }),
        k.decision('guess', {
          by: 'batting',
          domain: numbers,
          take: (s, choice) => {
            s.guess = choice;
          },
        }),
        k.resolve('hidden.outcome', [
          { id: 'hidden.out', when: (s) => s.hidden !== s.guess, does: (_s, g) => dismiss(g, 'bowled') },
          { id: 'hidden.runs', when: (s) => s.hidden === s.guess, does: (s, g) => award(g, s.plan, 'bat') },
        ]),
      ],
    },
  },
});

type Of = Parameters<typeof compose>[0];
const loose = (variant: unknown): Of => variant as Of;

const isDeep = process.env.HOWZAT_DEEP === '1';

/** The log of a match by uniform players, and by players that are asked, in the interpreter and in the statechart. */
function inAllDrivers(variant: unknown, houseRules: readonly Amendment[], seeds = isDeep ? 20 : 6): void {
  const rulebook = compose(loose(variant), { houseRules });
  const machine = createMatchMachine(rulebook);
  const runner = interpretedRunner(rulebook);
  for (let seed = 0; seed < seeds; seed++) {
    lockstep(machine, seed, { slips: true });
    for (const players of [undefined, [looker, looker] as const]) {
      const options = players ? { seed, players } : { seed };
      const { log } = runner.play({ ...options, log: true });
      expect(checksumOfLog(playMachine(machine, options).log)).toBe(checksumOfLog(log));
    }
  }
}

const refusal = (variant: unknown, ...houseRules: readonly Amendment[]): string => {
  try {
    compose(loose(variant), { houseRules });
  } catch (error) {
    if (isHowzatError(error)) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'composes';
};

const match = (variant: unknown, houseRules: readonly Amendment[], more: object = {}): Match =>
  createMatch(variant as typeof hand, { houseRules, ...more } as never) as unknown as Match;

const openSteps = ({ waiting }: Match): string[] =>
  waiting.kind === 'decisions' ? waiting.open.flatMap(({ step, made }) => (made ? [] : [step])) : [];

describe('choices that are made together are made in turn', () => {
  const inTurn = (
    order: readonly string[],
    id = 'in-turn',
    when?: (s: unknown, g: { ballNumber: number }) => boolean,
  ) =>
    houseRule(loose(hand) as unknown as typeof hand, id, {}, (a) => [
      a.sequence('show', order, { rule: `${id}.rule`, ...(when ? { when } : {}) }),
    ]) as Amendment;

  test('whoever comes later is shown what was chosen, and both are taken together', () => {
    const it = match(hand, [inTurn(['batting', 'bowling'])]);
    expect(openSteps(it)).toEqual(['bat']);
    expect(it.seat('away').view().shown).toEqual({});
    expect(() => it.play('bowling', 'bowl', 4)).toThrow(/bowl is not open now: the match waits for bat by home/);
    it.play('batting', 'bat', 4);
    expect(openSteps(it)).toEqual(['bowl']);
    for (const side of ['home', 'away'] as const) expect(it.seat(side).view().shown).toEqual({ bat: 4 });
    // nothing of it is in the state or in the log
    expect(it.view('bowling').state).toEqual({ bat: 0, bowl: 0 });
    expect(it.log().filter(({ step }) => step === 'show')).toEqual([]);
    expect(() => it.play('batting', 'bat', 6)).toThrow(/bat is not open now/);
    it.play('bowling', 'bowl', 2);
    expect(it.view('bowling').shown).toEqual({});
    expect(it.log().find(({ step }) => step === 'show')).toMatchObject({
      inputs: [
        { step: 'bat', by: 'home', value: 4, hiddenFrom: null },
        { step: 'bowl', by: 'away', value: 2, hiddenFrom: null },
      ],
      rules: ['hand.show', 'in-turn.rule', 'hand.runs', 'core.score.runs', 'core.ball.counted'],
    });
  });

  test('in the order of ids or of sides; who is not named comes last', () => {
    expect(openSteps(match(hand, [inTurn(['bowl', 'bat'])]))).toEqual(['bowl']);
    expect(openSteps(match(hand, [inTurn(['bowl'])]))).toEqual(['bowl']);
    expect(openSteps(match(hand, [inTurn(['away'])]))).toEqual(['bowl']);
    expect(openSteps(match(hand, [inTurn(['home', 'bowling'])]))).toEqual(['bat']);
    for (const order of [['bowl', 'bat'], ['home'], ['bowling', 'batting']]) inAllDrivers(hand, [inTurn(order)], 5);
  });

  test('when its condition holds, and together else; the rule is cited when it holds', () => {
    const second = inTurn(['bowl', 'bat'], 'second', (_s, g) => g.ballNumber === 2);
    const it = match(hand, [second]);
    expect(openSteps(it)).toEqual(['bat', 'bowl']);
    it.play('bowling', 'bowl', 2);
    expect(it.seat('home').view().shown).toEqual({});
    it.play('batting', 'bat', 4);
    expect(it.log().flatMap(({ rules }) => rules)).not.toContain('second.rule');
    expect(openSteps(it)).toEqual(['bowl']);
    it.play('bowling', 'bowl', 3);
    expect(it.seat('home').view().shown).toEqual({ bowl: 3 });
    it.play('batting', 'bat', 6);
    expect(it.log().flatMap(({ rules }) => rules)).toContain('second.rule');
    inAllDrivers(hand, [second]);
    expect(rulesIn(compose(loose(hand), { houseRules: [second] }))).toContainEqual({
      id: 'second.rule',
      standing: true,
    });
  });

  test('its condition sees the state of its own amendment', () => {
    const afterSix = houseRule(
      loose(hand) as unknown as typeof hand,
      'after-six',
      { state: { innings: () => ({ six: false }) } },
      (a) => [
        a.after('hand.runs', {
          id: 'after-six.noted',
          does: (s, _g, _p, own) => {
            own.six = s.bat === 6;
          },
        }),
        a.sequence('show', ['batting'], { when: (_s, _g, _p, own) => own.six }),
      ],
    ) as Amendment;
    const it = match(hand, [afterSix]);
    it.play('batting', 'bat', 6).play('bowling', 'bowl', 1);
    expect(openSteps(it)).toEqual(['bat']);
    it.play('batting', 'bat', 1).play('bowling', 'bowl', 2);
    expect(openSteps(it)).toEqual(['bat', 'bowl']);
    inAllDrivers(hand, [afterSix]);
  });

  test('a computer player finds what was shown in its view', () => {
    const seen: unknown[] = [];
    const copycat: Player = {
      name: 'copycat',
      choose: ({ view, domain, step }) => {
        if (step !== 'bowl') return 3;
        seen.push({ ...view.shown });
        return domain.has(view.shown.bat) ? view.shown.bat : 0;
      },
    };
    const rulebook = compose(loose(hand), { houseRules: [inTurn(['batting'])] });
    const { game } = interpretedRunner(rulebook).play({ seed: 1, players: [copycat, copycat] });
    expect(seen[0]).toEqual({ bat: 3 });
    expect(game.scores.map(({ runs, wickets }) => [runs, wickets])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const played = createMatch(hand, { houseRules: [inTurn(['batting'])], players: { home: copycat, away: copycat } });
    expect(played.game.result).toMatchObject({ kind: 'tie' });
  });

  test('a record replays, also from between two choices, and one in another order is refused', () => {
    const rules = [inTurn(['batting'])];
    const it = match(hand, rules).play('batting', 'bat', 4).play('bowling', 'bowl', 2).play('batting', 'bat', 3);
    const record = JSON.parse(JSON.stringify(it.record())) as MatchRecord;
    const again = replayMatch(hand, record, { houseRules: rules } as never) as unknown as Match;
    expect(again.seat('away').view().shown).toEqual({ bat: 3 });
    expect(openSteps(again)).toEqual(['bowl']);
    expect(again.undo().seat('away').view().shown).toEqual({});
    const [bat, bowl, last] = record.events;
    const swapped = stampRecord({ ...record, events: [bowl, bat, last] } as MatchRecord);
    expect(() => replayMatch(hand, swapped, { houseRules: rules } as never)).toThrow(
      /has a choice at bowl where the match stands at/,
    );
  });

  test('an order that makes no sense is refused when the rulebook is composed', () => {
    expect(refusal(hand, inTurn(['bat', 'batting', 'bat']))).toMatch(/its order for show names bat twice/);
    expect(refusal(hand, inTurn(['slip']))).toMatch(
      /names slip; there is bat, bowl, and batting, bowling, home or away/,
    );
    expect(refusal(hand, inTurn([]))).toMatch(/names nobody/);
    const noCommit = houseRule(loose(hand) as unknown as typeof hand, 'no-commit', {}, (a) => [
      a.sequence('bat', ['batting']),
    ]) as Amendment;
    expect(refusal(hand, noCommit)).toMatch(/bat is no step in which several choose together.*; show is/);
    const nowhere = houseRule('*', 'nowhere', {}, (a) => [a.sequence('nowhere.step', ['batting'])]) as Amendment;
    expect(refusal(hand, nowhere)).toMatch(/^unknown-step: /);
  });

  test('an order that names a choice by its id and by its side is refused, where the side makes no other', () => {
    expect(refusal(hand, inTurn(['bat', 'batting']))).toMatch(
      /in-turn.*its order for show names bat twice, the second time as batting/,
    );
    expect(refusal(hand, inTurn(['bowling', 'bowl']))).toMatch(
      /its order for show names bowl twice, the second time as bowl\.$/,
    );
    expect(refusal(hand, inTurn(['bat', 'bowling']))).toBe('composes');
    // whoever sits at home may be batting
    expect(refusal(hand, inTurn(['bat', 'home']))).toBe('composes');
  });

  test('two orders by one amendment are refused', () => {
    const both = houseRule('*', 'both', {}, (a) => [
      a.sequence('show', ['batting', 'bowling']),
      a.sequence('show', ['bowling', 'batting']),
    ]) as Amendment;
    expect(refusal(hand, both)).toBe(
      'inapplicable: both does not apply: it has step show in two orders, batting, bowling and bowling, batting.',
    );
  });

  test('two orders for one step are a conflict by name, whoever is named first; one order is none', () => {
    const one = inTurn(['batting'], 'bat-first');
    const two = inTurn(['bowling'], 'bowl-first');
    for (const pair of [
      [one, two],
      [two, one],
    ]) {
      const said = refusal(hand, ...pair);
      expect(said).toMatch(/^conflict: /);
      expect(said).toContain('bat-first would have it in the order batting');
      expect(said).toContain('bowl-first would have it in the order bowling');
      expect(said).toContain('they go together if both have it in one order');
    }
    expect(refusal(hand, one, inTurn(['batting'], 'bat-first-too'))).toBe('composes');
    const gone = houseRule('*', 'gone', {}, (a) => [a.removeStep('show')]) as Amendment;
    for (const pair of [
      [one, gone],
      [gone, one],
    ])
      expect(refusal(hand, ...pair)).toMatch(/^conflict: .*gone/);
  });
});

describe('what is secret is opened, and what is open is hidden', () => {
  const sight = (id: string, op: 'open' | 'hide', step: string, def: object = {}): Amendment =>
    houseRule(loose(hidden) as unknown as typeof hidden, id, {}, (a) => [a[op](step, def)]) as Amendment;

  test('for good: the log and the fields that are named', () => {
    const it = match(hidden, [sight('shown', 'open', 'hide', { fields: ['hidden'] })]);
    expect(match(hidden, []).view('batting').state).toEqual({ guess: 0 });
    expect(it.view('batting').state).toEqual({ hidden: 0, guess: 0 });
    it.play('bowling', 'plan', 2).play('bowling', 'hide', 3);
    expect(it.seat('home').view().state).toEqual({ hidden: 3, guess: 0 });
    expect(
      it
        .seat('home')
        .log()
        .map(({ inputs }) => inputs[0]?.value),
    ).toEqual([undefined, null, 3]);
    inAllDrivers(hidden, [sight('shown', 'open', 'hide', { fields: ['hidden'] })], 5);
  });

  test('while a condition holds: then the choice is shown, and the fields are', () => {
    const close = sight('close', 'open', 'hide', {
      fields: ['hidden'],
      rule: 'close.shown',
      when: (_s: object, g: { ballNumber: number }) => g.ballNumber === 2,
    });
    const it = match(hidden, [close]);
    it.play('bowling', 'plan', 2).play('bowling', 'hide', 3);
    expect(it.seat('home').view().state).toEqual({ guess: 0 });
    it.play('batting', 'guess', 3);
    expect(it.seat('home').view().state).toEqual({ hidden: 0, guess: 0 });
    expect(it.waiting).toMatchObject({ open: [{ step: 'hide', opened: true }] });
    it.play('bowling', 'hide', 1);
    expect(it.seat('home').view().state).toEqual({ hidden: 1, guess: 0 });
    const inputs = it
      .seat('home')
      .log()
      .map(({ step, inputs: [first], rules }) => [step, first?.value, rules]);
    expect(inputs.filter(([step]) => step === 'hide')).toEqual([
      ['hide', null, []],
      ['hide', 1, []],
    ]);
    it.play('batting', 'guess', 1);
    expect(it.log().filter(({ rules }) => rules.includes('close.shown'))).toHaveLength(1);
    inAllDrivers(hidden, [close]);
  });

  test('with the fields that the decision is kept in, where none are named', () => {
    const it = match(hidden, [sight('shown', 'open', 'hide')]);
    expect(it.view('batting').state).toEqual({ hidden: 0, guess: 0 });
    const close = sight('close', 'open', 'hide', {
      when: (_s: object, g: { ballNumber: number }) => g.ballNumber === 1,
    });
    const sometimes = match(hidden, [close]).play('bowling', 'plan', 2).play('bowling', 'hide', 3);
    expect(sometimes.seat('home').view().state).toEqual({ hidden: 3, guess: 0 });
    const apart = match(hidden, [sight('choice-alone', 'open', 'hide', { fields: [] })]);
    expect(apart.view('batting').state).toEqual({ guess: 0 });
    const silent = [sight('shown', 'open', 'hide'), sight('silent', 'hide', 'guess', { fields: ['guess'] })];
    expect(match(hidden, silent).view('batting').state).toEqual({ hidden: 0, guess: 0 });
  });

  test('an open choice is hidden, with the fields that tell of it', () => {
    const it = match(hidden, [sight('silent', 'hide', 'guess', { fields: ['guess'] })]);
    it.play('bowling', 'plan', 2).play('bowling', 'hide', 3);
    expect(it.seat('away').view().state).toEqual({ plan: 2, hidden: 3 });
    it.play('batting', 'guess', 3);
    expect(
      it
        .seat('away')
        .log()
        .find(({ step }) => step === 'guess')?.inputs[0]?.value,
    ).toBeNull();
    expect(
      it
        .seat('home')
        .log()
        .find(({ step }) => step === 'guess')?.inputs[0]?.value,
    ).toBe(3);
  });

  test('hidden while a condition holds, and open where it does not', () => {
    const when = (_s: object, g: { ballNumber: number }) => g.ballNumber === 1;
    const it = match(hidden, [sight('silent', 'hide', 'guess', { fields: ['guess'], when })]);
    it.play('bowling', 'plan', 2);
    expect(it.seat('away').view().state).not.toHaveProperty('guess');
    it.play('bowling', 'hide', 3).play('batting', 'guess', 3);
    expect(it.seat('away').view().state).toHaveProperty('guess');
    it.play('bowling', 'hide', 3).play('batting', 'guess', 2);
    const told = it
      .seat('away')
      .log()
      .filter(({ step }) => step === 'guess')
      .map(({ inputs }) => inputs[0]?.value);
    expect(told).toEqual([null, 2]);
  });

  test('a decision that is said to be kept in a field that all see is refused', () => {
    const step = { ...hidden.flow.ball?.before?.[0], keptIn: ['guess'] };
    const wrong = { ...hidden, flow: { ball: { before: [step] } } };
    expect(refusal(wrong)).toBe(
      'bad-variant: hide is kept in guess, which is no secret field of hidden; those are plan, hidden.',
    );
  });

  test('what makes no sense is refused, and two who disagree are a conflict', () => {
    expect(refusal(hidden, sight('again', 'open', 'guess'))).toMatch(/^no-op: again changes nothing/);
    expect(refusal(hidden, sight('open-field', 'open', 'hide', { fields: ['guess'] }))).toMatch(
      /guess is open already/,
    );
    expect(refusal(hidden, sight('no-choice', 'open', 'hidden.outcome'))).toMatch(/is no decision/);
    const [open, hide] = [sight('opener', 'open', 'hide'), sight('hider', 'hide', 'hide', { fields: ['guess'] })];
    const sometimes = sight('sometimes', 'open', 'hide', { when: () => true });
    for (const [one, two] of [
      [open, hide],
      [hide, open],
      [open, sometimes],
      [sometimes, open],
    ] as const)
      expect(refusal(hidden, one, two)).toMatch(/^conflict: .* over step hide/);
  });
});

describe('a decision is asked again', () => {
  const again = (place: string, step = 'plan', id = 'again'): Amendment =>
    houseRule('*', id, {}, (a) => [
      a.askAgain(step, 'after', place, { rule: `${id}.asked`, when: (_s, g) => g.ballNumber === 2 }),
    ]) as Amendment;

  test('at another place, also of another level; what is chosen last counts', () => {
    const it = match(hidden, [again('ball.start')]);
    it.play('bowling', 'plan', 1).play('bowling', 'hide', 3).play('batting', 'guess', 3);
    expect(it.game.runs).toBe(1);
    expect(openSteps(it)).toEqual(['plan']);
    expect(it.path).toBe('match/innings/over/ball/again.plan.again/plan');
    it.play('bowling', 'plan', 3).play('bowling', 'hide', 2).play('batting', 'guess', 2);
    expect(it.game.runs).toBe(4);
    const asked = it.log().filter(({ step }) => step === 'plan');
    expect(asked.map(({ over, ball, rules }) => [over, ball, rules])).toEqual([
      [0, 0, []],
      [0, 2, []],
    ]);
    expect(it.log().filter(({ rules }) => rules.includes('again.asked'))).toHaveLength(1);
    expect(
      it
        .seat('home')
        .log()
        .filter(({ step }) => step === 'plan')
        .map(({ inputs }) => inputs[0]?.value),
    ).toEqual([null, null]);
    inAllDrivers(hidden, [again('ball.start')]);
    inAllDrivers(hand, [again('ball.after', 'show')]);
  });

  test('with the limits that others put on it', () => {
    const limit = houseRule(loose(hidden) as unknown as typeof hidden, 'no-three', {}, (a) => [
      a.restrict('plan', { id: 'no-three.limit', forbids: (choice: number) => choice === 3, says: 'Not three.' }),
    ]) as Amendment;
    for (const rules of [
      [limit, again('ball.start')],
      [again('ball.start'), limit],
    ]) {
      const it = match(hidden, rules);
      it.play('bowling', 'plan', 1).play('bowling', 'hide', 3).play('batting', 'guess', 3);
      expect(() => it.play('bowling', 'plan', 3)).toThrow('Not three.');
    }
  });

  test('a choice among several that are made together is not asked again by itself, and no roll is', () => {
    expect(refusal(hand, again('ball.after', 'bat'))).toMatch(/one of several choices made together/);
    expect(refusal(hidden, again('ball.after', 'hidden.outcome'))).toMatch(/is no decision/);
    expect(refusal(hidden, again('nowhere'))).toMatch(/^inapplicable: .*nowhere/);
  });
});

describe('every step of a kind', () => {
  const open = houseRule('*', 'open', {}, (a) => [
    a.each('commit', ({ id }) => [a.sequence(id, ['batting', 'bowling'], { rule: 'open.turn' })]),
  ]) as Amendment;

  test('is changed, also what other rules bring', () => {
    expect(openSteps(match(hand, [open]))).toEqual(['bat']);
    const brings = houseRule(loose(hidden) as unknown as typeof hidden, 'brings', {}, (a) => [
      a.before(
        'ball.start',
        a.commit('brings.both', {}, [
          a.decision('brings.bowler', { by: 'bowling', domain: numbers, take: () => {} }),
          a.decision('brings.batter', { by: 'batting', domain: numbers, take: () => {} }),
        ]),
      ),
    ]) as Amendment;
    for (const rules of [
      [open, brings],
      [brings, open],
    ]) {
      const it = match(hidden, rules).play('bowling', 'plan', 1);
      expect(openSteps(it)).toEqual(['brings.batter']);
    }
  });

  test('is told with the level in which it stands, also where another rule has put it', () => {
    const seen: string[] = [];
    const listed = houseRule('*', 'listed', {}, (a) => [
      a.each('decision', ({ id }, level) => {
        seen.push(`${level} ${id}`);
        return [a.restrict(id, { id: `listed.${id}`, forbids: () => false, says: 'Never.' })];
      }),
    ]) as Amendment;
    const brings = houseRule('*', 'brings', {}, (a) => [
      a.before('innings.start', a.decision('brings.call', { by: 'batting', domain: numbers, take: () => {} })),
      a.askAgain('plan', 'before', 'ball.start', {}),
    ]) as Amendment;
    compose(loose(hidden), { houseRules: [brings, listed] });
    expect(seen).toEqual(
      expect.arrayContaining(['innings brings.call', 'over plan', 'ball hide', 'ball guess', 'over core.declare']),
    );
    expect(seen.filter((each) => each.endsWith(' plan'))).toEqual(['over plan']);
  });

  test('is changed where another kind of step is missing', () => {
    const all = houseRule('*', 'all-open', {}, (a) => [
      a.each('commit', ({ id }) => [a.sequence(id, ['batting', 'bowling'])]),
      a.each('decision', ({ id, seenBy }) => (seenBy === 'own' ? [a.open(id)] : [])),
    ]) as Amendment;
    expect(match(hidden, [all]).view('batting').state).toEqual({ hidden: 0, guess: 0 });
    expect(openSteps(match(hand, [all]))).toEqual(['bat']);
    expect(compose(loose(hand), { houseRules: [all] }).warnings).toEqual([]);
  });

  test('is refused where there is none', () => {
    expect(refusal(hidden, open)).toMatch(/^inapplicable: .*this rulebook has no commit/);
  });
});
