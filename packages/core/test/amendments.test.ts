import { describe, expect, test } from 'vitest';
import { award, die, dismiss, houseFormat, houseRule, integerOrNone, oneOf, type Step } from '../src/author.js';
import { rulesIn } from '../src/engine.js';
import {
  type Amendment,
  compose,
  createMatch,
  isHowzatError,
  replayMatch,
  type Selection,
  uniformPlayer,
  type Variant,
} from '../src/index.js';
import { interpretedRunner } from '../src/runner/index.js';
import {
  alsoBonus3,
  beside,
  bonus2,
  bonus3,
  bowl,
  doubled,
  k,
  nets,
  noOutcome,
  noOutcomeEither,
  noRuns,
  noRunsEither,
  type Ops,
  plusOne,
  renamed,
  rule,
  simple,
  sometimes,
  ten,
  tens,
  twenties,
  with_,
} from './nets-cricket.js';
import { expectRefusal, refusalOf } from './refusals.js';
import { jokerOver, rerolls, village } from './village-cricket.js';

interface Node {
  readonly id: string;
  readonly children: readonly Node[];
}

/** The ids of a flow, in its order. */
function* walkIds(at: Node): Generator<string> {
  yield at.id;
  for (const child of at.children) yield* walkIds(child);
}

/** Both orders of two amendments: the outcome of each. */
function bothOrders<T>(a: Amendment, b: Amendment, see: (selection: Selection) => T): [T, T] {
  return [see(with_(a, b)), see(with_(b, a))];
}
function expectConflict(a: Amendment, b: Amendment, ...words: readonly string[]): void {
  for (const pair of [with_(a, b), with_(b, a)])
    expectRefusal(() => compose(nets, pair), 'conflict', a.id, b.id, ...words);
}
const over2: (readonly [number, number])[] = [
  [2, 1],
  [2, 1],
];

describe('what conflict means, in one layer', () => {
  test('as printed, for comparison', () => {
    expect(bowl({}, ...over2).score).toBe('4/0');
    expect(bowl({}, [2, 6]).score).toBe('0/1');
  });

  test('set and set: other values fight, the same value is fine', () => {
    expectConflict(bonus2, bonus3, 'parameter bonus', 'bonus-2 would set it to 2', 'bonus-3 would set it to 3');
    expect(bothOrders(bonus3, alsoBonus3, (it) => bowl(it, ...over2).score)).toEqual(['10/0', '10/0']);
  });

  test('repeal and repeal, remove and remove are fine', () => {
    expect(bothOrders(noRuns, noRunsEither, (it) => bowl(it, ...over2).score)).toEqual(['0/0', '0/0']);
    expect(bothOrders(noOutcome, noOutcomeEither, (it) => bowl(it, [2, 6], [2, 1]).score)).toEqual(['0/0', '0/0']);
  });

  test('replace and replace, replace and repeal, repeal and restore fight', () => {
    expectConflict(tens, twenties, 'rule nets.runs');
    expectConflict(tens, noRuns, 'rule nets.runs');
    const restore = rule('restored', (a) => [a.restore('nets.runs')]);
    expectConflict(noRuns, restore, 'rule nets.runs');
    expectConflict(tens, restore, 'rule nets.runs');
    expectConflict(simple, renamed, 'step nets.outcome');
    expectConflict(simple, noOutcome, 'step nets.outcome');
  });

  test('replace and wrap: the replacement is wrapped, in either order', () => {
    expect(bothOrders(tens, doubled, (it) => bowl(it, ...over2).score)).toEqual(['40/0', '40/0']);
  });

  test('wrap and wrap nest, the last outermost', () => {
    expect(bothOrders(doubled, plusOne, (it) => bowl(it, [2, 1]).score)).toEqual(['5/0', '6/0']);
    const outer = rule('outer', (a) => [
      a.wrapStep('nets.outcome', (step) =>
        a.repeat('outer.twice', { while: (s) => s.seen.length < 2 }, [
          a.resolve('outer.count', [{ id: 'outer.counts', does: (s) => void s.seen.push('round') }]),
          step,
        ]),
      ),
    ]);
    // a condition around both rounds, or one tested in each: the same here, but no order loses a wrap
    expect(bothOrders(outer, sometimes, (it) => bowl(it, [2, 2]).score)).toEqual(['4/0', '4/0']);
    expect(bothOrders(outer, sometimes, (it) => bowl(it, [2, 1]).score)).toEqual(['0/0', '0/0']);
    expect(bothOrders(outer, sometimes, (it) => bowl(it, [2, 1]).rules.includes('outer.counts'))).toEqual([
      false,
      true,
    ]);
  });

  test('repeal or remove, and wrap fight', () => {
    expectConflict(noRuns, doubled, 'rule nets.runs');
    expectConflict(noOutcome, sometimes, 'step nets.outcome');
    expectConflict(simple, sometimes, 'step nets.outcome');
  });

  test('repeal, and insert beside it: the repealed rule remains as an anchor', () => {
    for (const it of [with_(noRuns, beside), with_(beside, noRuns)]) expect(bowl(it, ...over2).score).toBe('2/0');
    for (const it of [with_(noOutcome, plain('next', 'nets.outcome')), with_(plain('next', 'nets.outcome'), noOutcome)])
      expect(bowl(it, [2, 6]).score).toBe('1/0');
  });

  test('removeStep or replaceStep, and anything inside it, fight over the inner id', () => {
    for (const [inner, id] of [
      [noRuns, 'nets.runs'],
      [tens, 'nets.runs'],
      [doubled, 'nets.runs'],
      [beside, 'nets.runs'],
    ] as const) {
      expectConflict(noOutcome, inner, id);
      expectConflict(simple, inner, id);
    }
    const noAsking = rule('no-asking', (a) => [a.removeStep('nets.want')]);
    const noBlind = rule('no-blind', (a) => [a.repeal('nets.want.blind')]);
    const stricter = rule('stricter', (a) => [
      a.restrict('nets.want', { id: 'stricter.one', forbids: (c: number) => c === 1, says: 'No singles.' }),
    ]);
    expectConflict(noAsking, noBlind, 'nets.want.blind');
    expectConflict(noAsking, stricter, 'nets.want');
    // a step goes with the rule that it applies: that is taking it away, too
    const notAsked = rule('not-asked', (a) => [a.repeal('nets.want.rule')]);
    expectConflict(notAsked, noBlind, 'nets.want.blind');
    expectConflict(notAsked, stricter, 'nets.want');
  });

  test('a step that is replaced under another id is no anchor for anybody else', () => {
    expectConflict(renamed, plain('next', 'nets.outcome'), 'nets.outcome');
    for (const it of [with_(simple, plain('next', 'nets.outcome')), with_(plain('next', 'nets.outcome'), simple)])
      expect(bowl(it, [2, 6]).score).toBe('2/0');
  });

  test('two inserts at one anchor stand in the order given', () => {
    const says = (id: string): Amendment =>
      rule(id, (a) => [a.before('nets.runs', a.rule({ id: `${id}.says`, does: (s) => void s.trail.push(id) }))]);
    const seen = (it: Selection): unknown => (bowl(it, [1, 1]).match.internals().s as { trail: string[] }).trail;
    expect(bothOrders(says('one'), says('two'), seen)).toEqual([
      ['one', 'two'],
      ['two', 'one'],
    ]);
    const after = (id: string): Amendment =>
      rule(id, (a) => [a.after('nets.runs', a.rule({ id: `${id}.says`, does: (s) => void s.trail.push(id) }))]);
    expect(bothOrders(after('one'), after('two'), seen)).toEqual([
      ['one', 'two'],
      ['two', 'one'],
    ]);
  });

  test('the same new id, or the same amendment twice, is refused', () => {
    const twin = rule('twin', (a) => [
      a.after('nets.eye', a.rule({ id: 'beside.run', does: (_s, g) => award(g, 1, 'byes') })),
    ]);
    for (const it of [with_(beside, twin), with_(twin, beside)])
      expectRefusal(() => compose(nets, it), 'duplicate', 'beside', 'twin', 'beside.run');
    expectRefusal(() => compose(nets, with_(beside, beside)), 'duplicate', 'beside');
    expectRefusal(() => compose(nets, { options: ['five', 'five'] }), 'duplicate', 'five');
    const old = rule('old', (a) => [a.before('nets.runs', a.rule({ id: 'nets.eye', does: () => {} }))]);
    expectRefusal(() => compose(nets, with_(old)), 'duplicate', 'old', 'nets.eye');
    // also deep in what is brought, and whatever brings it
    const deep = (id: string, op: (step: Step) => (a: any) => unknown[]): Amendment =>
      rule(id, (a) => op(a.group(`${id}.group`, {}, [a.resolve('nets.outcome', [])]) as Step)(a) as never);
    expectRefusal(
      () => compose(nets, with_(deep('deep', (step) => (a) => [a.before('nets.ball', step)]))),
      'duplicate',
      'deep',
      'nets.outcome',
    );
    const shared = (id: string): Amendment =>
      rule(id, (a) => [a.wrapStep('nets.ball', (step) => a.group('shared.group', {}, [step]))]);
    for (const it of [with_(shared('here'), shared('there')), with_(shared('there'), shared('here'))])
      expectRefusal(() => compose(nets, it), 'duplicate', 'here', 'there', 'shared.group');
    const endTwin = rule('end-twin', (a) => [a.end('over', { id: 'core.over.balls-bowled', ends: () => true })]);
    expectRefusal(() => compose(nets, with_(endTwin)), 'duplicate', 'end-twin', 'core.over.balls-bowled');
  });
});

function plain(id: string, anchor: string): Amendment {
  return rule(id, (a) => [
    a.after(anchor, a.resolve(`${id}.step`, [{ id: `${id}.run`, does: (_s, g) => award(g, 1, 'byes') }])),
  ]);
}

describe('layers', () => {
  test('a later layer overrides, and provenance shows the chain', () => {
    const shorter = rule('shorter', (a) => [a.set('overs', 1)]);
    const rulebook = compose(nets, { format: 'long', houseRules: [shorter] });
    expect(rulebook.params.overs).toBe(1);
    expect(rulebook.provenance['parameter overs']).toEqual(['base', 'format:long', 'house:shorter']);
    const match = createMatch(nets, { format: 'long', houseRules: [shorter], chance: 'people' });
    for (let ball = 0; ball < 3; ball++) {
      match.play('batting', 'nets.want', 0);
      match.happen('nets.ball', 1);
    }
    expect(match.game.innings).toBe(2);
    expect(
      compose(nets, { rulings: { 'nets.bonus': 'one' }, houseRules: [bonus3] }).provenance['parameter bonus'],
    ).toEqual(['base', 'ruling:nets.bonus=one', 'house:bonus-3']);
    expect(compose(nets, { houseRules: [bonus3], set: { bonus: 7 } }).params.bonus).toBe(7);
  });

  test('a later layer replaces what an earlier one changed', () => {
    const stern = rule('stern', (a) => [
      a.replace('nets.out', a.rule({ id: 'stern.out', does: (_s, g) => dismiss(g, 'bowled') })),
    ]);
    expect(bowl({ format: 'kind' }, [2, 6]).score).toBe('2/0');
    expect(bowl({ format: 'kind', houseRules: [stern] }, [2, 1]).score).toBe('2/1');
    expect(compose(nets, { format: 'kind', houseRules: [stern] }).provenance['rule nets.out']).toEqual([
      'base',
      'format:kind',
      'house:stern',
    ]);
  });

  test('a later layer restores what an earlier one repealed', () => {
    const stern = rule('stern', (a) => [a.restore('nets.out')]);
    expect(bowl({ format: 'kind', houseRules: [stern] }, [2, 6]).score).toBe('0/1');
    expectRefusal(() => compose(nets, with_(stern)), 'no-op', 'stern');
  });

  test('a later layer that wraps what an earlier one repealed does not apply', () => {
    const softer = rule('softer', (a) => [a.wrap('nets.out', () => {})]);
    expect(bowl(with_(softer), [2, 6]).score).toBe('0/0');
    expectRefusal(
      () => compose(nets, { format: 'kind', houseRules: [softer] }),
      'inapplicable',
      'softer',
      'nets.out',
      'by kind',
    );
  });

  test('a change that changes nothing is refused; one idle change among others is a warning', () => {
    const asPrinted = rule('as-printed', (a) => [a.set('bonus', 0)]);
    expectRefusal(() => compose(nets, with_(asPrinted)), 'no-op', 'as-printed');
    expectRefusal(() => compose(nets, with_(rule('nothing', () => []))), 'no-op', 'nothing');
    expectRefusal(
      () => compose(nets, { format: 'kind', houseRules: [rule('kinder', (a) => [a.repeal('nets.out')])] }),
      'no-op',
      'kinder',
      'is so already, by kind.',
    );
    const half = rule('half', (a) => [a.set('bonus', 0), a.set('overs', 3)]);
    expect(compose(nets, with_(half)).warnings).toEqual([
      'half: 1 of its 2 changes has no effect here: to set parameter bonus.',
    ]);
    expect(compose(nets, with_(bonus2)).warnings).toEqual([]);
  });

  test('naming a default is legal and changes nothing', () => {
    expect(compose(nets, { rulings: { 'nets.bonus': 'none', 'nets.mood': 'calm' }, set: { overs: 2 } }).params).toEqual(
      compose(nets).params,
    );
  });

  test('later work on a step that is gone does not apply', () => {
    const gone = k.option('gone', 'No dice', (a) => [a.removeStep('nets.ball')]);
    const variant = { ...nets, options: [gone] } as unknown as Variant;
    const wrapped = rule('late', (a) => [a.wrapStep('nets.ball', (step) => a.group('late.group', {}, [step]))]);
    expectRefusal(
      () => compose(variant, { options: ['gone'], houseRules: [wrapped] }),
      'inapplicable',
      'late',
      'nets.ball',
      'by gone',
    );
    const again = rule('again', (a) => [a.removeStep('nets.ball')]);
    expectRefusal(() => compose(variant, { options: ['gone'], houseRules: [again] }), 'no-op', 'again', 'by gone');
  });

  test('the rulebook is frozen', () => {
    const rulebook = compose(nets, with_(beside, doubled));
    const frozen = (value: unknown, path: string, seen = new Set<unknown>()): void => {
      if (typeof value !== 'object' || value === null || seen.has(value) || /[.](rule|step)$/.test(path)) return;
      seen.add(value);
      expect(Object.isFrozen(value), path).toBe(true);
      for (const [key, inner] of Object.entries(value)) frozen(inner, `${path}.${key}`, seen);
    };
    for (const key of ['params', 'selection', 'provenance', 'warnings', 'parameters', 'endings', 'flow'] as const)
      frozen(rulebook[key], `.${key}`);
    expect(() => {
      (rulebook.params as { bonus: number }).bonus = 9;
    }).toThrow(TypeError);
    // composing for one does not change the variant for another
    expect(compose(nets).params.bonus).toBe(0);
    expect(bowl({}, ...over2).score).toBe('4/0');
  });
});

describe('a step is moved', () => {
  const moved = (to: 'before' | 'after', place: string, step = 'village.field', id = 'moved'): Amendment =>
    houseRule(village, id, {}, (a) => [a.move(step, to, place)]) as Amendment;
  /** What is asked for, or drawn, in the order in which it comes up. */
  const order = (...houseRules: readonly Amendment[]): string[] => {
    const { log } = interpretedRunner(compose(village, { houseRules })).play({ seed: 3, log: true });
    return log.flatMap(({ inputs }) => inputs.map(({ step }) => step));
  };

  test('within its level or to another, with its id and its limits', () => {
    expect(order().indexOf('village.field')).toBeGreaterThan(order().indexOf('village.bowler'));
    for (const rule of [
      moved('before', 'village.bowler'),
      moved('before', 'over.start'),
      moved('after', 'over.start'),
    ]) {
      const steps = order(rule);
      expect(steps.indexOf('village.field')).toBeLessThan(steps.indexOf('village.bowler'));
      expect(steps.filter((step) => step === 'village.field')).not.toEqual([]);
    }
    expect(compose(village, { houseRules: [moved('before', 'village.bowler')] }).provenance).toMatchObject({
      'step village.field': ['base', 'house:moved'],
    });
  });

  test('beside a rule, whose list is cut for it', () => {
    const steps = order(moved('after', 'core.target.set'));
    expect(steps.indexOf('village.field')).toBeLessThan(steps.indexOf('village.bowler'));
  });

  test('with what was put around it, and what is put before it goes with it too', () => {
    const wrapped = houseRule('*', 'wrapped', {}, (a) => [
      a.wrapStep('village.field', (step) => a.group('wrapped.sometimes', { when: (_s, g) => g.overs > 0 }, [step])),
      a.before('village.field', a.resolve('wrapped.first', [{ id: 'wrapped.first', does: () => {} }])),
    ]) as Amendment;
    const format = { ...wrapped, layer: 'format' } as Amendment;
    const rulebook = compose(village, { houseRules: [format, moved('before', 'village.bowler')] });
    const ids = [...walkIds(rulebook.flow)];
    expect(ids.indexOf('wrapped.sometimes')).toBeLessThan(ids.indexOf('village.bowler'));
    expect(ids.indexOf('village.field')).toBe(ids.indexOf('wrapped.sometimes') + 2);
    for (const rules of [
      [wrapped, moved('before', 'village.bowler')],
      [moved('before', 'village.bowler'), wrapped],
    ]) {
      const there = [...walkIds(compose(village, { houseRules: rules }).flow)];
      expect(there.indexOf('wrapped.first')).toBeLessThan(there.indexOf('village.bowler'));
    }
  });

  test('is refused where there is no such step or place, inside itself, and out of a commit', () => {
    const refused = (rule: Amendment, code: string, ...says: string[]): unknown =>
      expectRefusal(() => compose(village, { houseRules: [rule] }), code as never, ...says);
    refused(moved('before', 'village.bowler', 'village.nobody'), 'unknown-step', 'village.nobody');
    refused(moved('before', 'village.nowhere'), 'inapplicable', 'village.nowhere');
    refused(moved('before', 'village.field'), 'inapplicable', 'village.field stands in village.field');
    refused(moved('after', 'village.bowler'), 'no-op', 'moved changes nothing here');
    refused(
      moved('before', 'over.start', 'village.line'),
      'inapplicable',
      'village.line is one of several',
      'move village.delivery',
    );
  });

  test('to two places is a conflict that names both', () => {
    const [one, two] = [moved('before', 'village.bowler'), moved('before', 'over.start', 'village.field', 'early')];
    expectRefusal(
      () => compose(village, { houseRules: [one, two] }),
      'conflict',
      'moved would move it before village.bowler',
      'early would move it before over.start',
      'they go together if both move it to one place',
    );
    const torn = houseRule(village, 'torn', {}, (a) => [
      a.move('village.field', 'before', 'village.bowler'),
      a.move('village.field', 'before', 'over.start'),
    ]) as Amendment;
    expectRefusal(
      () => compose(village, { houseRules: [torn] }),
      'inapplicable',
      'torn does not apply: it would do two things with step village.field',
      'move it before village.bowler, and move it before over.start',
    );
    const same = moved('before', 'village.bowler', 'village.field', 'same');
    expect(order(one, same)).toEqual(order(one));
    const gone = houseRule(village, 'gone', {}, (a) => [a.removeStep('village.field')]) as Amendment;
    expectRefusal(() => compose(village, { houseRules: [one, gone] }), 'conflict', 'moved', 'gone would removeStep it');
  });
});

describe('a format from outside', () => {
  const long = houseFormat(nets, 'two-days', { title: 'Long nets', requires: ['five'] }, (a) => [
    a.set('inningsPerSide', 2),
    a.set('overs', 7),
    a.set('followOn', 75),
  ]) as Amendment;

  test('is the format of the match, with or without its name', () => {
    const short = rule('short', (a) => [a.set('overs', 4)]);
    for (const selection of [with_(short, long), { format: 'two-days', houseRules: [long, short] }]) {
      const rulebook = compose(nets, selection);
      // house rules apply after it
      expect(rulebook.params).toMatchObject({ inningsPerSide: 2, overs: 4, followOn: 75, ballsPerOver: 5 });
      expect(rulebook.selection.format).toBe('two-days');
      expect(rulebook.provenance['parameter overs']).toEqual(['base', 'format:two-days', 'house:short']);
    }
  });

  test('replays from a record, which names it', () => {
    const players = { home: uniformPlayer, away: uniformPlayer };
    const match = createMatch(nets, { houseRules: [long], seed: 4, players });
    const record = match.record();
    expect(record.selection).toMatchObject({ format: 'two-days', houseRules: ['two-days'] });
    expect(replayMatch(nets, record, { houseRules: [long] }).log()).toEqual(match.log());
    expectRefusal(() => replayMatch(nets, record), 'unknown-house-rule', 'two-days');
  });

  test('is refused beside another, or in the place of one', () => {
    const other = houseFormat('*', 'other', {}, (a) => [a.set('overs', 3)]) as Amendment;
    expectRefusal(() => compose(nets, with_(long, other)), 'conflict', 'two-days and other are both formats');
    expectRefusal(() => compose(nets, { format: 'other', houseRules: [long] }), 'conflict', 'two-days and other');
    expectRefusal(() => compose(nets, { format: 'two-days' }), 'unknown-format', 'two-days');
    expectRefusal(() => compose(nets, with_(long, long)), 'duplicate', 'two-days is there twice');
    const needy = houseRule(nets, 'needy', { requires: [long] }, (a) => [a.set('bonus', 4)]) as Amendment;
    expectRefusal(() => compose(nets, with_(needy)), 'requirement', 'needy needs two-days, which is not in play');
    expect(compose(nets, with_(needy, long)).params).toMatchObject({ bonus: 4, overs: 7 });
    const shadow = houseFormat(village, 'short', {}, (a) => [a.set('overs', 3)]) as Amendment;
    const [own] = village.formats;
    const named = { ...shadow, id: own?.id ?? '' };
    expectRefusal(() => compose(village, { houseRules: [named] }), 'duplicate', 'of its own');
  });
});

describe('requirements', () => {
  const lead = rule('lead', (a) => [a.set('overs', 4)]);
  test('are met by any other amendment in play', () => {
    const needy = houseRule(nets, 'needy', { requires: ['lead'] }, (a) => [a.set('bonus', 4)]) as Amendment;
    expect(bowl(with_(needy, lead), [1, 1]).score).toBe('5/0');
    expect(bowl(with_(lead, needy), [1, 1]).score).toBe('5/0');
    expectRefusal(() => compose(nets, with_(needy)), 'requirement', 'needy', 'lead');
  });

  test('bring a house rule that stands there itself, an option or a reading by its id', () => {
    const long = houseRule(nets, 'long', { requires: [lead] }, (a) => [a.set('steady', true)]) as Amendment;
    const needy = houseRule(nets, 'needy', { requires: ['five', 'nets.bonus=one', long] }, (a) => [
      a.set('mood', 'wild'),
    ]) as Amendment;
    const other = houseRule('*', 'other', { requires: [lead] }, (a) => [a.set('wickets', 2)]) as Amendment;
    const { params, amendments, brought, provenance, selection } = compose(nets, with_(needy, other));
    expect(params).toMatchObject({ bonus: 1, ballsPerOver: 5, mood: 'wild', steady: true, overs: 4, wickets: 2 });
    expect(amendments.map(({ id }) => id)).toEqual(['nets.bonus=one', 'five', 'needy', 'other', 'long', 'lead']);
    expect(brought).toEqual({ five: ['needy'], 'nets.bonus=one': ['needy'], long: ['needy'], lead: ['other', 'long'] });
    expect(provenance['parameter overs']).toEqual(['base', 'house:lead']);
    // a match is asked for by what was asked for, and replays from that
    expect(selection.houseRules).toEqual(['needy', 'other']);
    const match = createMatch(nets, {
      houseRules: [needy, other],
      seed: 4,
      players: { home: uniformPlayer, away: uniformPlayer },
    });
    expect(replayMatch(nets, match.record(), { houseRules: [needy, other] }).log()).toEqual(match.log());
  });

  test('bring nothing that is there already', () => {
    const needy = houseRule(nets, 'needy', { requires: ['five', lead] }, (a) => [a.set('bonus', 4)]) as Amendment;
    expect(compose(nets, { options: ['five'], houseRules: [lead, needy] }).brought).toEqual({});
    const another = rule('lead', (a) => [a.set('overs', 3)]);
    expectRefusal(() => compose(nets, with_(another, needy)), 'duplicate', 'needy brings lead', 'another lead');
  });

  test('bring what the game has already without a word: asked for by itself it would change nothing', () => {
    const same = houseRule(nets, 'same', {}, (a) => [a.set('overs', 2)]) as Amendment;
    const needy = houseRule(nets, 'needy', { requires: [same] }, (a) => [a.set('bonus', 4)]) as Amendment;
    expect(compose(nets, with_(needy)).brought).toEqual({ same: ['needy'] });
    expectRefusal(() => compose(nets, with_(needy, same)), 'no-op', 'same changes nothing');
  });

  test('bring no second reading of a ruling, and no rule of another game', () => {
    const needy = houseRule(nets, 'needy', { requires: ['nets.bonus=one'] }, (a) => [a.set('overs', 4)]) as Amendment;
    expectRefusal(
      () => compose(nets, { rulings: { 'nets.bonus': 'none' }, houseRules: [needy] }),
      'requirement',
      'needy needs nets.bonus=one',
      'nets.bonus=none is in play',
    );
    const foreign = houseRule(village, 'foreign', {}, (a) => [a.set('overs', 4)]) as Amendment;
    const lost = houseRule(nets, 'lost', { requires: [foreign] }, (a) => [a.set('overs', 4)]) as Amendment;
    expectRefusal(() => compose(nets, with_(lost)), 'inapplicable', 'foreign', 'nets');
  });

  test('know the moves of the rules that they bring', () => {
    const asks = houseRule(nets, 'asks', {}, (a) => [
      a.before('ball.start', a.decision('asks.ask', { by: 'home', domain: oneOf('yes', 'no'), take: () => {} })),
    ]);
    const bringing = houseRule(nets, 'bringing', { requires: [asks] }, (a) => [a.set('overs', 4)]);
    const match = createMatch(nets, { houseRules: [bringing], seed: 1 });
    match.play('home', 'asks.ask', 'yes');
    // @ts-expect-error there is no such choice
    expect(() => match.play('home', 'asks.ask', 'maybe')).toThrow();
  });

  test('going round in a circle are refused', () => {
    const a = houseRule(nets, 'a', { requires: ['b'] }, (x) => [x.set('overs', 4)]) as Amendment;
    const b = houseRule(nets, 'b', { requires: ['c'] }, (x) => [x.set('bonus', 4)]) as Amendment;
    const c = houseRule(nets, 'c', { requires: ['a'] }, (x) => [x.set('steady', true)]) as Amendment;
    expectRefusal(() => compose(nets, with_(a, b, c)), 'requirement', 'a needs b needs c needs a');
    const self = houseRule(nets, 'self', { requires: ['self'] }, (x) => [x.set('overs', 4)]) as Amendment;
    expectRefusal(() => compose(nets, with_(self)), 'requirement', 'self needs self');
  });

  test('excludes hold in both orders', () => {
    const alone = houseRule(nets, 'alone', { excludes: ['lead'] }, (a) => [a.set('bonus', 4)]) as Amendment;
    for (const it of [with_(alone, lead), with_(lead, alone)])
      expectRefusal(() => compose(nets, it), 'conflict', 'alone', 'lead');
    expect(bowl(with_(alone), [1, 1]).score).toBe('5/0');
  });
});

describe('bad input', () => {
  test('unknown names are refused with what there is', () => {
    const cases: [Selection, string, string][] = [
      [{ format: 'longest' }, 'unknown-format', 'long'],
      [{ rulings: { 'nets.bonuss': 'one' } }, 'unknown-ruling', 'nets.bonus'],
      [{ rulings: { 'nets.bonus': 'three' } }, 'unknown-ruling', 'one'],
      [{ rulings: { 'nets.bonus': 'unbuilt' } }, 'unknown-ruling', 'unbuilt'],
      [{ options: ['six'] }, 'unknown-option', 'five'],
      [{ set: { over: 3 } }, 'unknown-parameter', 'overs'],
    ];
    for (const [selection, code, word_] of cases) expectRefusal(() => compose(nets, selection), code as never, word_);
    const wrong: [string, Ops, string, string][] = [
      ['w1', (a) => [a.repeal('nets.run')], 'unknown-rule', 'nets.runs'],
      ['w2', (a) => [a.wrap('runs', () => {})], 'unknown-rule', 'nets.runs'],
      ['w3', (a) => [a.removeStep('nets.outcom')], 'unknown-step', 'nets.outcom'],
      ['w4', (a) => [a.before('nets.nowhere', a.rule({ id: 'x', does: () => {} }))], 'inapplicable', 'nets.nowhere'],
      [
        'w5',
        (a) => [a.restrict('nets.ball', { id: 'x', forbids: () => true, says: 'No.' })],
        'inapplicable',
        'nets.ball',
      ],
      ['w6', (a) => [a.set('pace' as never, 3 as never)], 'unknown-parameter', 'pace'],
      ['w7', (a) => [a.eachChance('deal', () => [])], 'inapplicable', 'deal'],
      ['w8', (a) => [a.replace('nets.runs', a.ending({ id: 'x', ends: () => true }))], 'inapplicable', 'nets.runs'],
    ];
    for (const [id, ops, code, word_] of wrong) {
      const error = expectRefusal(() => compose(nets, with_(rule(id, ops))), code as never, word_);
      if (id !== 'w6') expect(error.message).toContain(id);
    }
    expect(expectRefusal(() => compose(nets, { set: { over: 3 } }), 'unknown-parameter').details.known).toContain(
      'overs',
    );
    expect(expectRefusal(() => compose(nets, { options: ['six'] }), 'unknown-option').details.known).toEqual([
      'no-eye',
      'five',
    ]);
  });

  test('a name with a slip in it is refused with the one that begins like it', () => {
    const slips: [Ops, string][] = [
      [(a) => [a.before('core.score.rusn', a.rule({ id: 'x', does: () => {} }))], 'there is core.score.runs'],
      [(a) => [a.repeal('nets.ruins')], 'there is nets.runs'],
      [(a) => [a.before('ovr.start', a.rule({ id: 'x', does: () => {} }))], 'there is over.start'],
    ];
    for (const [ops, said] of slips) {
      const { message } = refusalOf(() => compose(nets, with_(rule('slip', ops))));
      expect(message).toMatch(new RegExp(`${said}\\.$`));
    }
  });

  test.each<[string, Ops, string]>([
    ['an order that is no list', (a) => [a.sequence('nets.ball', 'batting' as never)], 'order of sequence is a list'],
    ['no order', (a) => [a.sequence('nets.ball', undefined as never)], 'order of sequence is a list'],
    [
      'a place beside it',
      (a) => [a.move('nets.ball', 'behind' as never, 'over.start')],
      'to of move is before or after',
    ],
    [
      'an ending of a ball',
      (a) => [a.end('ball' as never, { id: 'x', ends: () => true })],
      'level of end is over, innings or match',
    ],
    ['a step without a name', (a) => [a.removeStep(undefined as never)], 'step of removeStep is an id'],
    ['nothing to add', (a) => [a.before('over.start', null as never)], 'add of before is a rule or a step'],
    ['what is no function', (a) => [a.wrap('nets.runs', 3 as never)], 'around of wrap is a function'],
    ['what is no kind', (a) => [a.each('comit' as never, () => [])], 'kind of each is decision'],
    ['what is no operation', () => [null as never], 'has null among its operations'],
    [
      'what is no operation for every step',
      (a) => [a.each('decision', () => [7 as never])],
      'has 7 among its operations',
    ],
    ['no operations', () => undefined as never, 'operations of odd are a list'],
  ])('%s is refused by name, and with what may be there', (_, ops, said) => {
    expectRefusal(() => compose(nets, with_(rule('odd', ops))), 'bad-amendment', 'odd', said);
  });

  test('a rule for another variant does not apply, one for all does', () => {
    expectRefusal(() => compose(nets, with_(rerolls as Amendment)), 'inapplicable', 'rerolls', 'village', 'nets');
    expect(compose(nets, with_(jokerOver as Amendment)).drawers.map((it) => it.id)).toEqual(['joker.over']);
  });

  test('a parameter takes only what its limits allow', () => {
    const bad: [string, unknown[]][] = [
      [
        'bonus',
        [
          Number.NaN,
          Number.POSITIVE_INFINITY,
          -1,
          11,
          1e300,
          2 ** 53,
          1.5,
          '3',
          null,
          undefined,
          true,
          [3],
          {},
          Object.create(null),
          Symbol('3'),
          3n,
          () => 3,
        ],
      ],
      ['steady', [0, 1, 'true', null, undefined, Number.NaN]],
      ['mood', ['furious', '', 0, null, ['calm'], '__proto__', 'constructor']],
      ['overs', [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 1001, '2', undefined]],
    ];
    for (const [name, values] of bad)
      for (const value of values) {
        const error = expectRefusal(() => compose(nets, { set: { [name]: value } }), 'bad-parameter', name);
        expect(error.details.subject).toBe(name);
        expect(() => createMatch(nets as Variant, { set: { [name]: value } } as never)).toThrow(error.message);
      }
    expect(compose(nets, { set: { overs: null } }).params.overs).toBe(null);
    expect(expectRefusal(() => compose(nets, { set: { bonus: 99 } }), 'bad-parameter').message).toBe(
      'bonus must be a whole number from 0 to 10 runs, not 99.',
    );
  });

  test('names that every object has are nobody’s names', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const own = JSON.parse(`{"${name}":1}`) as Record<string, unknown>;
      expectRefusal(() => compose(nets, { set: own }), 'unknown-parameter', name);
      expectRefusal(() => compose(nets, { format: name }), 'unknown-format', name);
      expectRefusal(() => compose(nets, { options: [name] }), 'unknown-option', name);
      expectRefusal(() => compose(nets, { rulings: JSON.parse(`{"${name}":"one"}`) }), 'unknown-ruling', name);
      expectRefusal(() => compose(nets, { rulings: { 'nets.bonus': name } }), 'unknown-ruling', name);
      expectRefusal(() => compose(nets, with_(rule('r', (a) => [a.repeal(name)]))), 'unknown-rule', name);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('a parameter of its own is set like any other, and twice brought is refused', () => {
    const brings = (id: string): Amendment =>
      houseRule(nets, id, { parameters: { extra: integerOrNone(2, { min: 0, max: 5 }) } }, (a) => [
        a.before(
          'nets.runs',
          a.rule({
            id: `${id}.gives`,
            when: (_s, _g, p) => p.extra !== null,
            does: (_s, g, p) => award(g, p.extra ?? 0, 'byes'),
          }),
        ),
      ]) as Amendment;
    expect(bowl(with_(brings('gift')), [1, 1]).score).toBe('3/0');
    expect(bowl({ ...with_(brings('gift')), set: { extra: 5 } }, [1, 1]).score).toBe('6/0');
    expect(bowl({ ...with_(brings('gift')), set: { extra: null } }, [1, 1]).score).toBe('1/0');
    expectRefusal(() => compose(nets, { ...with_(brings('gift')), set: { extra: 6 } }), 'bad-parameter', 'extra');
    expectRefusal(() => compose(nets, with_(brings('gift'), brings('present'))), 'duplicate', 'extra');
    expectRefusal(() => compose(nets, { set: { extra: 1 } }), 'unknown-parameter', 'extra');
  });
});

describe('what amendments can do, shown by play', () => {
  test('limits are added, replaced and repealed', () => {
    const wants = (it: Selection): unknown[] => [...bowl(it, [0, 1]).match.legal('batting', 'nets.want')];
    const first = (it: Selection): unknown[] => [...bowl(it).match.legal('batting', 'nets.want')];
    expect(first({})).toEqual([0, 1, 2]);
    expect(wants({})).toEqual([0, 1, 2, 4]);
    const stricter = rule('stricter', (a) => [
      a.restrict('nets.want', { id: 'stricter.ones', forbids: (c: number) => c === 1, says: 'No singles.' }),
    ]);
    expect(wants(with_(stricter))).toEqual([0, 2, 4]);
    const { match } = bowl(with_(stricter));
    const error = expectRefusal(() => match.play('batting', 'nets.want', 1), 'illegal-choice', 'No singles.');
    expect(error.details).toMatchObject({ rule: 'stricter.ones', step: 'nets.want', side: 'home', choice: 1 });
    const bolder = rule('bolder', (a) => [
      a.replace(
        'nets.want.blind',
        a.limit({ id: 'bolder.blind', when: (s) => s.eye < 2, forbids: (c) => c === 2, says: 'No twos yet.' }),
      ),
    ]);
    expect(first(with_(bolder))).toEqual([0, 1, 4]);
    expect(bowl(with_(bolder), [0, 1]).rules).toContain('bolder.blind');
    expect(first({ options: ['no-eye'] })).toEqual([0, 1, 2, 4]);
    expect(first({ options: ['no-eye'], ...with_(stricter) })).toEqual([0, 2, 4]);
  });

  test('endings are added, wrapped, replaced and repealed', () => {
    const sudden = rule('sudden', (a) => [a.end('innings', { id: 'sudden.end', ends: (_s, g) => g.runs >= 3 })]);
    const { match, rules } = bowl(with_(sudden), [2, 1], [2, 1]);
    expect(match.game.innings).toBe(2);
    expect(rules).toContain('sudden.end');
    const longer = rule('longer', (a) => [
      a.wrap('core.over.balls-bowled', (inner, _s, g) => inner() === true && g.overRuns > 0),
    ]);
    expect(bowl(with_(longer), [0, 1], [0, 1], [0, 1], [0, 1]).match.game.overs).toBe(0);
    expect(bowl(with_(longer), [0, 1], [0, 1], [0, 1], [1, 1]).match.game.overs).toBe(1);
    const replaced = rule('replaced', (a) => [
      a.replace('core.over.balls-bowled', a.ending({ id: 'replaced.end', ends: (_s, g) => g.overBalls >= 1 })),
      a.set('ballsPerOver', 1),
    ]);
    expect(bowl(with_(replaced), [0, 1]).match.game.overs).toBe(1);
    const endless = rule('endless', (a) => [a.repeal('core.innings.all-out')]);
    expect(bowl(with_(endless), [1, 6], [1, 6], [1, 6], [1, 6]).score).toBe('0/4');
    expect(bowl({}, [1, 6], [1, 6], [1, 6]).match.game.innings).toBe(2);
    const sunset = rule('sunset', (a) => [
      a.end('match', { id: 'sunset.end', at: 'ball', ends: (_s, g) => g.runs >= 2 }),
    ]);
    expect(bowl(with_(sunset), [2, 1]).match.waiting.kind).toBe('end');
  });

  test('every roll is followed, and taken again with the state of the step that rolled', () => {
    const again = houseRule(
      nets,
      'again',
      { state: { innings: () => ({ left: 1 }), ball: () => ({ on: false }) } },
      (a) => [
        a.eachChance('roll', (chance, once) => [
          a.decision(`${chance.id}.ask`, {
            by: 'batting',
            when: (_s, _g, _p, own) => own.left > 0,
            domain: oneOf('keep', 'again'),
            take: (_s, c, _g, _p, own) => {
              own.on = c === 'again';
              if (own.on) own.left--;
            },
          }),
          a.group(`${chance.id}.once-more`, { when: (_s, _g, _p, own) => own.on }, [once]),
        ]),
      ],
    );
    const match = createMatch(nets as Variant, { houseRules: [again], chance: 'people' } as never);
    const loose = match as any;
    loose.play('batting', 'nets.want', 2).happen('nets.ball', 6).play('batting', 'nets.ball.ask', 'again');
    expect(loose.waiting.kind).toBe('chance');
    const { step } = loose.waiting;
    loose.happen(step, 3);
    expect(`${match.game.runs}/${match.game.wickets}`).toBe('2/0');
    // used up: the next ball is not asked about
    loose.play('batting', 'nets.want', 2).happen('nets.ball', 6);
    expect(`${match.game.runs}/${match.game.wickets}`).toBe('2/1');
    // two of them do not get in each other's way
    const other = houseRule(nets, 'other', {}, (a) => [
      a.eachChance('roll', (chance) => [
        a.resolve(`${chance.id}.seen`, [{ id: `other.${chance.id}.seen`, does: (s) => void s.seen.push(chance.id) }]),
      ]),
    ]) as Amendment;
    for (const pair of [
      [again, other],
      [other, again],
    ])
      expect(() => compose(nets, { houseRules: pair as Amendment[] })).not.toThrow();
    const rerollBy = (id: string): Amendment =>
      houseRule(nets, id, { state: { match: () => ({ left: 1 }) } }, (a) => [
        a.eachChance('roll', (chance, once) => [
          a.group(`${id}.${chance.id}.group`, { when: (_s, _g, _p, own) => own.left > 0 }, [
            a.resolve(`${id}.${chance.id}.use`, [
              { id: `${id}.${chance.id}.used`, does: (_s, _g, _p, own) => void own.left-- },
            ]),
            once,
          ]),
        ]),
      ]) as Amendment;
    for (const pair of [with_(rerollBy('mine'), rerollBy('yours')), with_(rerollBy('yours'), rerollBy('mine'))]) {
      const played = createMatch(
        nets as Variant,
        { ...pair, seed: 4, players: { home: uniformPlayer, away: uniformPlayer } } as never,
      );
      const rolls = played
        .log()
        .filter((entry) => entry.ball === 1 && entry.over === 0 && entry.innings === 1 && entry.step !== 'nets.want');
      expect(rolls.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('what follows every roll follows those too that others of the layer bring, named before or after it', () => {
    const snick = rule('snick', (a) => [
      a.after('nets.outcome', a.chance('snick.die', { of: die(6), take: (s, face) => void s.trail.push(`${face}`) })),
    ]);
    const watched = rule('watched', (a) => [
      a.eachChance('roll', (chance) => [
        a.resolve(`watched.${chance.id}`, [
          { id: `watched.${chance.id}.seen`, does: (s) => void s.trail.push('seen') },
        ]),
      ]),
    ]);
    const seen = (selection: Selection) => {
      const { match } = bowl(selection, [2, 1]);
      (match as any).happen('snick.die', 5);
      return (match.internals().s as { trail: string[] }).trail;
    };
    expect(bothOrders(snick, watched, seen)).toEqual([
      ['seen', '5', 'seen'],
      ['seen', '5', 'seen'],
    ]);
  });

  test('a step is wrapped, with all that was done to it', () => {
    expect(bowl(with_(sometimes), [2, 1]).score).toBe('0/0');
    expect(bowl(with_(sometimes), [2, 2]).score).toBe('2/0');
    for (const it of [with_(sometimes, beside), with_(beside, sometimes)]) {
      expect(bowl(it, [2, 1]).score).toBe('0/0');
      expect(bowl(it, [2, 2]).score).toBe('3/0');
    }
  });

  test('a step between two rules: what is final before it still ends the list', () => {
    const between = rule('between', (a) => [
      a.after(
        'nets.out',
        a.chance('between.die', {
          of: die(2),
          take: (s, face) => {
            s.want *= face;
          },
        }),
      ),
    ]);
    const match = createMatch(nets as Variant, { houseRules: [between], chance: 'people' } as never) as any;
    match.play('batting', 'nets.want', 2).happen('nets.ball', 1);
    expect(match.waiting).toMatchObject({ kind: 'chance', step: 'between.die' });
    match.happen('between.die', 2);
    expect(match.game.runs).toBe(4);
    match.play('batting', 'nets.want', 2).happen('nets.ball', 6);
    expect(match.waiting).toMatchObject({ step: 'nets.want' });
    expect(match.game).toMatchObject({ runs: 4, wickets: 1 });
    // the whole of it is still one step to other amendments
    const without = rule('without', (a) => [a.removeStep('nets.outcome')]);
    const asOption = { ...nets, options: [{ ...between, layer: 'option' }] } as unknown as Variant;
    const bare = createMatch(asOption, {
      options: ['between'],
      houseRules: [without],
      chance: 'people',
    } as never) as any;
    bare.play('batting', 'nets.want', 2).happen('nets.ball', 6);
    expect(bare.waiting).toMatchObject({ step: 'nets.want' });
    expect(bare.game).toMatchObject({ runs: 0, wickets: 0 });
  });

  test('a joint choice takes in a decision and no other step', () => {
    const late = houseRule(village, 'late', {}, (a) => [
      a.after('village.shot', a.chance('late.die', { of: die(6), take: () => {} })),
    ]) as Amendment;
    expectRefusal(() => compose(village, with_(late)), 'inapplicable', 'late', 'village.shot');
    const wrapped = houseRule(village, 'wrapped', {}, (a) => [
      a.wrapStep('village.shot', (step) => a.group('wrapped.group', {}, [step])),
    ]) as Amendment;
    expectRefusal(() => compose(village, with_(wrapped)), 'inapplicable', 'wrapped', 'village.shot');
    const replaced = houseRule(village, 'replaced', {}, (a) => [
      a.replaceStep('village.shot', a.resolve('village.shot', [])),
    ]) as Amendment;
    expectRefusal(() => compose(village, with_(replaced)), 'inapplicable', 'replaced', 'village.shot');
  });

  test('each amendment has a drawer of its own, and says who may look into it', () => {
    const keeps = (id: string): Amendment =>
      houseRule(
        nets,
        id,
        {
          state: { match: () => ({ count: 0, hidden: 7 }), ball: () => ({ here: 0 }) },
          secret: { hidden: 'bowling', here: 'nobody' },
        },
        (a) => [
          a.before(
            'nets.runs',
            a.rule({
              id: `${id}.counts`,
              does: (_s, _g, _p, own) => {
                own.count++;
                own.here++;
              },
            }),
          ),
        ],
      ) as Amendment;
    const { match } = bowl(with_(keeps('one'), keeps('two')), [1, 1], [1, 1]);
    const { own } = match.internals() as { own: unknown };
    expect(own).toEqual({ one: { count: 2, hidden: 7, here: 0 }, two: { count: 2, hidden: 7, here: 0 } });
    expect(match.view('batting').own).toEqual({ one: { count: 2 }, two: { count: 2 } });
    expect(match.view('bowling').own).toEqual({ one: { count: 2, hidden: 7 }, two: { count: 2, hidden: 7 } });
    // a wrap sees its own drawer, and the rule inside its own
    const outer = houseRule(nets, 'outer', { state: { match: () => ({ count: 10 }) } }, (a) => [
      a.wrap('one.counts', (inner, _s, _g, _p, own) => {
        own.count += 10;
        inner();
      }),
    ]) as Amendment;
    const both = bowl(with_(keeps('one'), outer), [1, 1]).match.internals() as { own: unknown };
    expect(both.own).toEqual({ one: { count: 1, hidden: 7, here: 0 }, outer: { count: 20 } });
  });

  test('the list of rules says which stand', () => {
    const standing = (it: Selection): string[] =>
      rulesIn(compose(nets, it))
        .filter((at) => at.standing)
        .map((at) => at.id);
    expect(standing({})).toContain('nets.runs');
    expect(standing(with_(noRuns))).not.toContain('nets.runs');
    expect(standing(with_(tens))).toEqual(expect.arrayContaining(['tens.runs']));
    expect(standing({})).not.toContain('core.super-over.due');
    expect(standing({ set: { tieBreak: 'super-over' } })).toContain('core.super-over.due');
  });
});

describe('ten small house rules, two at a time', () => {
  const balls = [
    [0, 1],
    [2, 2],
    [2, 6],
    [2, 3],
  ] as const;

  test('work the same in both orders, or are refused with both names in both', () => {
    let refused = 0;
    let played = 0;
    const differ: string[] = [];
    for (const a of ten)
      for (const b of ten) {
        if (a === b) continue;
        const outcome = (selection: Selection): string => {
          try {
            return bowl(selection, ...balls).score;
          } catch (error) {
            if (!isHowzatError(error)) throw error;
            expect(error.message).toContain(a.id);
            expect(error.message).toContain(b.id);
            return `refused: ${error.code}`;
          }
        };
        const [one, two] = bothOrders(a, b, outcome);
        if (one.startsWith('refused')) refused++;
        else played++;
        if (one !== two) differ.push([a.id, b.id].sort().join(' and '));
      }
    expect(differ).toEqual([]);
    expect(refused).toBeGreaterThan(20);
    expect(played).toBeGreaterThan(60);
  });
});

describe('what cannot stand where it is put says where it can', () => {
  const nothing = { id: 'beside.rule', does: () => {} };

  test('beside an ending', () => {
    const beside = houseRule(nets, 'beside', {}, (a) => [a.before('core.innings.all-out', nothing)]);
    expect(() => compose(nets, { houseRules: [beside] })).toThrow(
      "beside does not apply: core.innings.all-out ends the innings, and nothing stands before or behind it; add another ending with end('innings', ...).",
    );
  });

  test('a step that is brought twice by one', () => {
    const twice = houseRule(nets, 'twice', {}, (a) => [
      a.before('ball.start', a.chance('twice.die', { of: die(6), take: () => {} })),
      a.before('ball.after', a.chance('twice.die', { of: die(6), take: () => {} })),
    ]);
    expect(() => compose(nets, { houseRules: [twice] })).toThrow('twice brings twice.die twice.');
  });
});
