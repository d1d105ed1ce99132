import { describe, expect, it } from 'vitest';
import { award, defineVariant, die, flag, houseRule, oneOf, variantKit } from '../src/author.js';
import { placeIn, rulesIn, standingRules } from '../src/engine.js';
import { type Amendment, compose, createMatch, type Selection, type Variant } from '../src/index.js';
import { hand } from './hand-cricket.js';
import type { Loose } from './match-as-seen.js';
import { bonus2, bowl, k, nets, noOutcome, noRuns, type Ops, rule, sometimes, with_ } from './nets-cricket.js';
import { expectRefusal } from './refusals.js';

const asked = houseRule(nets, 'asked', {}, (a) => [
  a.before('ball.start', a.decision('asked.ask', { by: 'batting', domain: oneOf(1, 2), take: () => {} })),
]) as Amendment;

/** Nets with options of its own, which stand below house rules. */
const withOptions = (...options: readonly Amendment[]): Variant =>
  ({ ...nets, options: options.map((it) => ({ ...it, layer: 'option' })) }) as unknown as Variant;

/** What stands in a rulebook, in the order of the flow, from one id to another. */
function flow(variant: Variant, selection: Selection, from: string, to: string): string[] {
  interface Node {
    readonly id: string;
    readonly children: readonly Node[];
  }
  const ids = (at: Node): string[] => [at.id, ...at.children.flatMap(ids)];
  const all = ids(compose(variant, selection).flow);
  return all.slice(all.indexOf(from), all.indexOf(to) + 1);
}
const inNets = (selection: Selection, from = 'nets.want', to = 'ball.before'): string[] =>
  flow(nets as Variant, selection, from, to);

describe('a rulebook tells by whom each thing was changed', () => {
  const nothing = { id: 'mine.rule', does: () => {} };
  it.each<[string, Ops, string[]]>([
    ['a parameter', (a) => [a.set('overs', 3)], ['parameter overs']],
    ['a rule that is repealed', (a) => [a.repeal('nets.out')], ['rule nets.out']],
    ['a rule that is replaced', (a) => [a.replace('nets.out', nothing)], ['rule nets.out']],
    ['a rule that is wrapped', (a) => [a.wrap('nets.out', () => {})], ['rule nets.out']],
    ['what is put before', (a) => [a.before('nets.out', nothing)], ['place nets.out']],
    ['what is put behind', (a) => [a.after('over.start', nothing)], ['place over.start']],
    [
      'a limit',
      (a) => [a.restrict('nets.want', { id: 'mine.limit', forbids: () => false, says: 'No.' })],
      ['step nets.want'],
    ],
    ['an ending', (a) => [a.end('innings', { id: 'mine.end', ends: () => false })], ['end of the innings']],
    ['a step that is taken away', (a) => [a.removeStep('nets.outcome')], ['step nets.outcome']],
    [
      'a step that is replaced',
      (a) => [a.replaceStep('nets.outcome', a.resolve('nets.outcome', []))],
      ['step nets.outcome'],
    ],
    ['a step that is moved', (a) => [a.move('nets.ball', 'before', 'nets.want')], ['step nets.ball']],
    [
      'a step that is wrapped',
      (a) => [a.wrapStep('nets.ball', (step) => a.group('mine.group', {}, [step]))],
      ['step nets.ball'],
    ],
    [
      'a decision that is asked again',
      (a) => [a.askAgain('nets.want', 'after', 'nets.ball', { when: () => true })],
      ['place nets.ball'],
    ],
    ['a choice that is hidden', (a) => [a.hide('nets.want')], ['step nets.want']],
    ['every roll', (a) => [a.eachChance('roll', () => [])], ['every roll']],
    ['every decision', (a) => [a.each('decision', ({ id }) => [a.hide(id)])], ['every decision']],
  ])('%s', (_what, ops, things) => {
    const { provenance } = compose(nets, with_(rule('mine', ops)));
    for (const thing of things) expect(provenance[thing]).toEqual(['base', 'house:mine']);
    if (things[0] !== 'every decision') expect(Object.keys(provenance)).toEqual(things);
  });

  it('what is chosen in turn', () => {
    const turns = houseRule(hand, 'turns', {}, (a) => [a.sequence('show', ['batting'])]) as Amendment;
    expect(compose(hand, { houseRules: [turns] }).provenance).toEqual({ 'step show': ['base', 'house:turns'] });
  });

  it('nothing where nothing was changed', () => {
    expect(compose(nets).provenance).toEqual({});
    const idle = rule('idle', (a) => [a.each('commit', () => []), a.set('overs', 3)]);
    expect(compose(nets, with_(idle)).provenance).toEqual({ 'parameter overs': ['base', 'house:idle'] });
  });

  it('and which changes had no effect', () => {
    const restored = rule('restored', (a) => [a.restore('nets.out'), a.set('overs', 3), a.set('steady', false)]);
    expect(compose(nets, with_(restored)).warnings).toEqual([
      'restored: 2 of its 3 changes have no effect here: to restore rule nets.out and to set parameter steady.',
    ]);
    // what another of the layer has done as well is done
    const also = rule('also', (a) => [a.set('bonus', 2), a.set('overs', 2)]);
    expect(compose(nets, with_(bonus2, also)).warnings).toEqual([
      'also: 1 of its 2 changes has no effect here: to set parameter overs.',
    ]);
    // where a step is left as it was, nothing was done to it
    const stays = rule('stays', (a) => [a.move('nets.ball', 'after', 'nets.want'), a.set('overs', 3)]);
    expect(compose(nets, with_(stays)).warnings).toEqual([
      'stays: 1 of its 2 changes has no effect here: to move step nets.ball.',
    ]);
  });

  it('every part of what it selects', () => {
    const house = rule('house', (a) => [a.set('steady', true)]);
    const { selection, amendments } = compose(nets, {
      format: 'long',
      rulings: { 'nets.mood': 'wild' },
      options: ['five'],
      houseRules: [house],
      set: { bonus: 3 },
    });
    expect(selection).toStrictEqual({
      format: 'long',
      rulings: { 'nets.mood': 'wild' },
      options: ['five'],
      houseRules: ['house'],
      set: { bonus: 3 },
    });
    expect(amendments.map(({ id }) => id)).toEqual(['long', 'nets.mood=wild', 'five', 'house']);
    expect(compose(nets).selection).toStrictEqual({ format: null, rulings: {}, options: [], houseRules: [], set: {} });
  });
});

describe('a refusal names its subject, and what there is', () => {
  it.each<[Selection, string, string, string[]]>([
    [
      { format: 'longest' },
      'unknown-format',
      'There is no format longest here; there is long',
      ['long', 'kind', 'wrapped'],
    ],
    [{ rulings: { bonus: 'one' } }, 'unknown-ruling', 'There is no ruling bonus here', ['nets.bonus', 'nets.mood']],
    [
      { rulings: { 'nets.bonus': 'two' } },
      'unknown-ruling',
      'There is no reading nets.bonus=two here',
      ['nets.bonus=none', 'nets.bonus=one'],
    ],
    [{ options: ['six'] }, 'unknown-option', 'There is no option six here', ['no-eye', 'five']],
  ])('%j', (selection, code, said, known) => {
    expect(expectRefusal(() => compose(nets, selection), code as never, said).details.known).toEqual(known);
  });

  it.each<[string, Ops, string, string, string]>([
    ['rule', (a) => [a.repeal('nets.run')], 'unknown-rule', 'There is no rule (for mine) nets.run here', 'nets.run'],
    [
      'step',
      (a) => [a.removeStep('nets.bal')],
      'unknown-step',
      'There is no step (for mine) nets.bal here',
      'nets.bal',
    ],
    ['level as a step', (a) => [a.removeStep('over')], 'unknown-step', 'There is no step (for mine) over here', 'over'],
    [
      'place',
      (a) => [a.before('nets.nowhere', a.chance('mine.die', { of: die(6), take: () => {} }))],
      'inapplicable',
      'There is no step, rule or slot (for mine) nets.nowhere here',
      'nets.nowhere',
    ],
    [
      'rule of a step',
      (a) => [a.replace('nets.want.rule', { id: 'mine.rule', does: () => {} })],
      'inapplicable',
      'mine does not apply: nets.want.rule is applied by a step; replace the step instead.',
      'nets.want.rule',
    ],
    [
      'rule in place of a limit',
      (a) => [a.replace('nets.want.blind', { id: 'mine.rule', does: () => {} })],
      'inapplicable',
      'what it puts in the place of nets.want.blind is another kind of rule',
      'nets.want.blind',
    ],
    [
      'rule in place of an ending',
      (a) => [a.replace('core.innings.all-out', { id: 'mine.rule', does: () => {} })],
      'inapplicable',
      'what it puts in the place of core.innings.all-out is another kind of rule',
      'core.innings.all-out',
    ],
    [
      'limit in place of a rule',
      (a) => [a.replace('nets.out', { id: 'mine.limit', forbids: () => true, says: 'No.' })],
      'inapplicable',
      'what it puts in the place of nets.out is another kind of rule',
      'nets.out',
    ],
    [
      'limit of a roll',
      (a) => [a.restrict('nets.ball', { id: 'mine.limit', forbids: () => true, says: 'No.' })],
      'inapplicable',
      'mine does not apply: nets.ball is not a decision.',
      'nets.ball',
    ],
    [
      'kind of step',
      (a) => [a.each('commit', () => [])],
      'inapplicable',
      'mine does not apply: this rulebook has no commit.',
      'commit',
    ],
    [
      'kind of chance',
      (a) => [a.eachChance('deal', () => [])],
      'inapplicable',
      'mine does not apply: this rulebook has no deal.',
      'deal',
    ],
    [
      'place beside a limit',
      (a) => [a.after('nets.want.blind', { id: 'mine.rule', does: () => {} })],
      'inapplicable',
      "nets.want.blind is a limit of nets.want, and nothing stands before or behind it; add another with restrict('nets.want', ...).",
      'nets.want.blind',
    ],
    [
      'place beside an ending',
      (a) => [a.after('core.over.balls-bowled', { id: 'mine.rule', does: () => {} })],
      'inapplicable',
      "core.over.balls-bowled ends the over, and nothing stands before or behind it; add another ending with end('over', ...).",
      'core.over.balls-bowled',
    ],
    [
      'place in the step itself',
      (a) => [a.move('nets.outcome', 'before', 'nets.eye')],
      'inapplicable',
      'mine does not apply: nets.eye stands in nets.outcome, which cannot stand beside it.',
      'nets.eye',
    ],
    ['change', () => [], 'no-op', 'mine changes nothing here: everything it asks for is so already.', 'mine'],
    [
      'new id',
      (a) => [a.end('over', { id: 'nets.out', ends: () => true })],
      'duplicate',
      'mine brings a new nets.out, which nets has already.',
      'nets.out',
    ],
    [
      'new limit',
      (a) => [a.restrict('nets.want', { id: 'nets.out', forbids: () => true, says: 'No.' })],
      'duplicate',
      'mine brings a new nets.out, which nets has already.',
      'nets.out',
    ],
  ])('no such %s', (_what, ops, code, said, subject) => {
    const refused = expectRefusal(() => compose(nets, with_(rule('mine', ops))), code as never, said);
    expect(refused.details.subject).toBe(subject);
  });

  it('a choice made together with others', () => {
    const step = 'bat is one of several choices made together';
    for (const [operation, said] of [
      [(a: any) => a.move('bat', 'before', 'ball.start'), `${step}; move show`],
      [(a: any) => a.askAgain('bat', 'after', 'ball.start', {}), `${step}; ask all of them again`],
      [(a: any) => a.replaceStep('bat', a.resolve('bat', [])), `${step}; only a decision can stand among them`],
      [(a: any) => a.after('bat', a.resolve('mine.step', [])), `${step}; only a decision can stand among them`],
    ] as const) {
      const mine = houseRule('*', 'mine', {}, (a) => [operation(a)]) as Amendment;
      const refused = expectRefusal(() => compose(hand, { houseRules: [mine] }), 'inapplicable', said);
      expect(refused.details.subject).toBe('bat');
    }
    // a decision can
    const third = houseRule('*', 'third', {}, (a) => [
      a.after('bat', a.decision('third.choice', { by: 'batting', domain: oneOf(1, 2), take: () => {} })),
    ]) as Amendment;
    expect(flow(hand as unknown as Variant, { houseRules: [third] }, 'show', 'bowl')).toEqual([
      'show',
      'bat',
      'third.choice',
      'bowl',
    ]);
  });

  it('what was changed before, and by whom', () => {
    const variant = withOptions(noRuns, noOutcome);
    const again = expectRefusal(
      () => compose(variant, { options: ['no-runs'], houseRules: [rule('mine', (a) => [a.repeal('nets.runs')])] }),
      'no-op',
      'mine changes nothing here: everything it asks for is so already, by no-runs.',
    );
    expect(again.details).toMatchObject({ subject: 'mine', known: ['mine', 'no-runs'] });
    const wrapped = expectRefusal(
      () =>
        compose(variant, { options: ['no-runs'], houseRules: [rule('mine', (a) => [a.wrap('nets.runs', () => {})])] }),
      'inapplicable',
      'mine does not apply: there is nothing of nets.runs left to wrap, it is taken away by no-runs.',
    );
    expect(wrapped.details.subject).toBe('nets.runs');
    const gone = expectRefusal(
      () => compose(variant, { options: ['no-outcome'], houseRules: [sometimes] }),
      'inapplicable',
      'sometimes does not apply: the step nets.outcome is taken away by no-outcome.',
    );
    expect(gone.details.subject).toBe('nets.outcome');
    expect(
      expectRefusal(() => compose(nets, with_(rule('mine', (a) => [a.set('overs', 2)]))), 'no-op').details,
    ).not.toHaveProperty('known');
  });

  it('what cannot be wrapped, and why', () => {
    const wrap = (id: string) => () => compose(nets, with_(rule('mine', (a) => [a.wrap(id, () => {})])));
    expectRefusal(wrap('nets.want.blind'), 'inapplicable', 'nets.want.blind is a limit; replace it instead.');
    expectRefusal(
      wrap('nets.want.rule'),
      'inapplicable',
      'nets.want.rule is applied by a step; wrap the step instead.',
    );
  });

  it('a parameter or an id that is there already', () => {
    const brings = houseRule(nets, 'brings', { parameters: { bonus: flag(true) } }, (a) => [
      a.set('overs', 3 as never),
    ]);
    const refused = expectRefusal(
      () => compose(nets, with_(brings as Amendment)),
      'duplicate',
      'brings brings a parameter bonus, which is there already.',
    );
    expect(refused.details.subject).toBe('bonus');
    const twice = defineVariant(
      variantKit({ id: 'twice', title: 'Twice', parameters: {}, laws: { overs: 1 }, state: {} }),
      {
        version: '1.0.0',
        flow: { ball: { before: [nets.flow.ball?.before?.[2], nets.flow.ball?.before?.[2]] as never } },
      },
    );
    const defect = expectRefusal(() => compose(twice), 'bad-variant', 'twice brings nets.outcome twice.');
    expect(defect.details.subject).toBe('nets.outcome');
  });

  it('two that bring the same, whoever is named first', () => {
    const one = (id: string, ops: Ops): Amendment => rule(id, ops);
    const ways: [string, Ops][] = [
      ['limit', (a) => [a.restrict('nets.want', { id: 'both.rule', forbids: () => false, says: 'No.' })]],
      ['ending', (a) => [a.end('match', { id: 'both.rule', ends: () => false })]],
      ['rule', (a) => [a.before('nets.out', { id: 'both.rule', does: () => {} })]],
      ['step', (a) => [a.after('nets.out', a.resolve('both.rule', []))]],
      ['inner', (a) => [a.after('nets.out', a.group('inner.group', {}, [a.resolve('both.rule', [])]))]],
    ];
    for (const [a, first] of ways)
      for (const [b, second] of ways) {
        const refused = expectRefusal(
          () => compose(nets, with_(one(`${a}-one`, first), one(`${b}-two`, second))),
          'duplicate',
          `${a}-one and ${b}-two both bring a new `,
        );
        expect(['both.rule', 'inner.group']).toContain(refused.details.subject);
      }
  });

  it('two that fight', () => {
    const fights = (one: Ops, two: Ops, thing: string, how: string): void => {
      const [a, b] = [rule('one', one), rule('two', two)];
      const refused = expectRefusal(
        () => compose(nets, with_(a, b)),
        'conflict',
        `one and two conflict over ${thing}: ${how}.`,
      );
      expect(refused.details).toMatchObject({ subject: thing, known: ['one', 'two'] });
      expectRefusal(() => compose(nets, with_(b, a)), 'conflict', ` conflict over ${thing}: `);
    };
    const step = 'step nets.want';
    const gone: Ops = (a) => [a.removeStep('nets.want')];
    const replaced: Ops = (a) => [
      a.replaceStep('nets.want', a.decision('nets.want', { by: 'batting', domain: oneOf(1, 2), take: () => {} })),
    ];
    for (const [takes, does] of [
      [gone, 'removeStep'],
      [replaced, 'replaceStep'],
    ] as const) {
      fights(takes, (a) => [a.hide('nets.want')], step, `one would ${does} it, two would hide it`);
      fights(takes, (a) => [a.open('nets.want')], step, `one would ${does} it, two would open it`);
      fights(
        takes,
        (a) => [a.askAgain('nets.want', 'after', 'nets.ball', {})],
        step,
        `one would ${does} it, two would askAgain it`,
      );
      fights(
        takes,
        (a) => [a.wrapStep('nets.want', (it) => a.group('two.group', {}, [it]))],
        step,
        `one would ${does} it, two would wrapStep it`,
      );
      fights(
        takes,
        (a) => [a.restrict('nets.want', { id: 'two.limit', forbids: () => false, says: 'No.' })],
        step,
        `one would ${does} it, two would limit it`,
      );
    }
    fights(
      (a) => [a.repeal('nets.out')],
      (a) => [a.wrap('nets.out', () => {})],
      'rule nets.out',
      'one would repeal it, two would wrap it',
    );
    fights(
      (a) => [a.repeal('nets.out')],
      (a) => [a.restore('nets.out')],
      'rule nets.out',
      'one would repeal it, two would restore it',
    );
    fights(
      (a) => [a.set('mood', 'wild')],
      (a) => [a.set('mood', 'calm')],
      'parameter mood',
      'one would set it to "wild", two would set it to "calm"',
    );
    fights(
      (a) => [a.move('nets.ball', 'before', 'nets.want')],
      (a) => [a.move('nets.ball', 'after', 'nets.want')],
      'step nets.ball',
      'one would move it before nets.want, two would move it after nets.want; they go together if both move it to one place',
    );
    fights(
      gone,
      (a) => [a.repeal('nets.want.blind')],
      'nets.want.blind',
      'one takes away nets.want, in which it stands',
    );
    fights(gone, (a) => [a.repeal('nets.want.rule')], 'nets.want.rule', 'one takes away nets.want, in which it stands');
    fights(
      (a) => [a.repeal('nets.want.rule')],
      (a) => [a.replace('nets.want.blind', { id: 'two.limit', forbids: () => true, says: 'No.' })],
      'nets.want.blind',
      'one takes away nets.want, in which it stands',
    );
  });

  it('none where two go together', () => {
    const together = (one: Ops, two: Ops): void => {
      for (const pair of [with_(rule('one', one), rule('two', two)), with_(rule('two', two), rule('one', one))])
        expect(() => compose(nets, pair)).not.toThrow();
    };
    together(
      (a) => [a.end('over', { id: 'a', ends: () => false })],
      (a) => [a.end('over', { id: 'b', ends: () => false })],
    );
    together(
      (a) => [a.hide('nets.want')],
      (a) => [a.wrapStep('nets.want', (it) => a.group('g', {}, [it]))],
    );
    together(
      (a) => [a.set('overs', 3)],
      (a) => [a.repeal('nets.out')],
    );
    together(
      (a) => [a.repeal('nets.out')],
      (a) => [a.repeal('nets.eye')],
    );
    together(
      (a) => [a.removeStep('nets.ball')],
      (a) => [a.removeStep('nets.outcome')],
    );
    together(
      (a) => [a.removeStep('nets.outcome')],
      (a) => [a.wrapStep('nets.ball', (it) => a.group('g', {}, [it]))],
    );
    together(
      (a) => [a.eachChance('roll', () => [])],
      (a) => [a.eachChance('roll', () => [])],
    );
    together(
      (a) => [a.wrap('nets.out', (inner) => inner())],
      (a) => [a.replace('nets.out', { id: 'b', does: () => {} })],
    );
    // a step that goes with its rule leaves its place
    together(
      (a) => [a.repeal('nets.want.rule')],
      (a) => [a.before('nets.want', { id: 'b', does: () => {} })],
    );
  });
});

describe('where what is added stands', () => {
  const step = (id: string, op: 'before' | 'after', anchor: string): Amendment =>
    rule(id, (a) => [a[op](anchor, a.resolve(`${id}.step`, []))]);

  it('beside a step: in the order in which they are named', () => {
    const three = with_(
      step('a', 'after', 'nets.want'),
      step('b', 'after', 'nets.want'),
      step('c', 'before', 'nets.want'),
    );
    expect(inNets(three, 'c.step', 'nets.ball')).toEqual(['c.step', 'nets.want', 'a.step', 'b.step', 'nets.ball']);
  });

  it('beside a slot', () => {
    const both = with_(step('a', 'after', 'ball.before'), step('b', 'before', 'ball.before'));
    expect(inNets(both, 'b.step', 'a.step')).toEqual(['b.step', 'ball.before', 'a.step']);
    const one = rule('one', (a) => [a.before('ball.before', { id: 'one.rule', does: () => {} })]);
    expect(inNets(with_(one), 'one.rule.step')).toEqual(['one.rule.step', 'ball.before']);
  });

  it('beside a rule: its list becomes a group around the step', () => {
    expect(inNets(with_(step('a', 'after', 'nets.eye')), 'nets.outcome')).toEqual([
      'nets.outcome',
      'nets.outcome.before.a.step',
      'nets.outcome.rest.a.step',
      'a.step',
      'nets.outcome.after.a.step',
      'ball.before',
    ]);
    // nothing before it ends the list, so nothing has to be asked
    expect(inNets(with_(step('a', 'before', 'nets.out')), 'nets.outcome')).toEqual([
      'nets.outcome',
      'nets.outcome.before.a.step',
      'a.step',
      'nets.outcome.after.a.step',
      'ball.before',
    ]);
    const rules = (id: string, selection: Selection) =>
      placeIn(compose(nets, selection), id)?.rules.map((at) => at.anchor);
    expect(rules('nets.outcome.after.a.step', with_(step('a', 'before', 'nets.out')))).toEqual([
      'nets.out',
      'nets.eye',
      'nets.runs',
    ]);
    expect(rules('nets.outcome.after.a.step', with_(step('a', 'before', 'nets.runs')))).toEqual(['nets.runs']);
    expect(rules('nets.outcome.after.a.step', with_(step('a', 'after', 'nets.runs')))).toEqual([]);
  });

  it('beside what was moved away: where it would stand without it', () => {
    const variant = withOptions(step('a', 'after', 'nets.want'));
    const away = rule('away', (a) => [a.move('a.step', 'after', 'nets.outcome')]);
    expect(
      flow(
        variant,
        { options: ['a'], houseRules: [away, step('b', 'after', 'nets.want')] },
        'nets.want',
        'ball.before',
      ),
    ).toEqual(['nets.want', 'b.step', 'nets.ball', 'nets.outcome', 'a.step', 'ball.before']);
  });

  it('in a step that is wrapped twice at once: what was done to it stays done', () => {
    const deep = rule('deep', (a) => [
      a.wrapStep('nets.outcome', (it) => a.group('deep.outer', {}, [a.group('deep.inner', {}, [it])])),
    ]);
    const variant = withOptions(noRuns);
    const match = createMatch(variant, { options: ['no-runs'], houseRules: [deep], chance: 'people' } as never);
    const loose = match as unknown as Loose;
    loose.play('batting', 'nets.want', 2).happen('nets.ball', 1);
    expect(loose.game.runs).toBe(0);
    expect(flow(variant, { options: ['no-runs'], houseRules: [deep] }, 'deep.outer', 'nets.outcome')).toEqual([
      'deep.outer',
      'deep.inner',
      'nets.outcome',
    ]);
  });

  it('at each place where a decision is asked, when it is replaced', () => {
    const again = rule('again', (a) => [a.askAgain('nets.want', 'after', 'nets.ball', { when: () => true })]);
    const other = rule('other', (a) => [
      a.replaceStep(
        'nets.want',
        a.decision('other.want', {
          by: 'batting',
          domain: oneOf(1, 2),
          take: (s, want) => {
            s.want = want;
          },
        }),
      ),
    ]);
    const ids = flow(withOptions(again), { options: ['again'], houseRules: [other] }, 'other.want', 'nets.outcome');
    expect(ids.filter((id) => id === 'other.want')).toHaveLength(2);
    expect(ids).not.toContain('nets.want');
  });

  it('behind every chance: where it happens, and there alone', () => {
    const windy = defineVariant(
      variantKit({
        id: 'windy',
        title: 'Windy',
        parameters: { wind: flag(true) },
        laws: { overs: 1, ballsPerOver: 4, wickets: 1, toss: 'none' },
        state: { ball: () => ({ wind: 0, gust: 0 }) },
      }),
      {
        version: '1.0.0',
        flow: {
          ball: {
            before: [
              {
                ...variantKit({ id: 'w', title: 'W', parameters: {}, laws: {}, state: {} }).chance('wind', {
                  of: die(6),
                  when: (_s, g) => g.overBalls === 1,
                  only: (p: any) => p.wind,
                  take: () => {},
                }),
              } as never,
            ],
          },
        },
      },
    ) as unknown as Variant;
    const followed = houseRule('*', 'followed', { state: { match: () => ({ count: 0 }) } }, (a) => [
      a.eachChance('roll', (chance, again) => [
        a.resolve(`after.${chance.id}`, [{ id: 'followed.rule', does: (_s, _g, _p, own) => void own.count++ }]),
        again,
      ]),
    ]) as Amendment;
    const played = (set: object) => {
      const match = createMatch(windy, {
        houseRules: [followed],
        seed: 1,
        set,
        players: { home: { name: 'n', choose: () => 0 }, away: { name: 'n', choose: () => 0 } },
      } as never) as unknown as Loose;
      return {
        own: (match.internals() as any).own.followed.count as number,
        rolls: match.record().events.map((event) => 'step' in event && event.step),
      };
    };
    // once an innings, and the roll is thrown again
    expect(played({})).toEqual({
      own: 2,
      rolls: ['wind', 'followed.wind.again', 'wind', 'followed.wind.again'],
    });
    expect(played({ wind: false })).toEqual({ own: 0, rolls: [] });
    const ids = flow(windy, { houseRules: [followed] }, 'followed.wind.followed', 'ball.before');
    expect(ids).toEqual(['followed.wind.followed', 'wind', 'after.wind', 'followed.wind.again', 'ball.before']);
  });
});

describe('which rules stand', () => {
  const game = variantKit({
    id: 'standing',
    title: 'Standing',
    parameters: { rain: flag(false) },
    laws: { overs: 1, wickets: 1, toss: 'none' },
    state: {},
  });
  const nothing = (): void => {};
  const inRain = (p: { rain: boolean }): boolean => p.rain;
  const variant = defineVariant(game, {
    version: '1.0.0',
    flow: {
      ball: {
        before: [
          game.decision('ask', {
            by: 'batting',
            rule: ['s.ask', 's.both'],
            domain: oneOf(0, 1),
            limits: [
              { id: 's.limit', forbids: () => false, says: 'No.' },
              { id: 's.wet-limit', only: inRain, forbids: () => false, says: 'No.' },
            ],
            take: nothing,
          }),
          game.group('wet', { rule: ['s.wet', 's.both'], only: inRain }, [
            game.resolve('inner', [{ id: 's.inner', does: nothing }]),
          ]),
          game.resolve('list', [
            { id: 's.dry', does: nothing },
            { id: 's.wet-rule', only: inRain, does: nothing },
          ]),
        ],
      },
    },
    endings: {
      over: [{ id: 's.over', ends: () => false }],
      innings: [{ id: 's.innings', only: inRain, ends: () => false }],
      match: [{ id: 's.match', ends: () => false }],
    },
  });
  const own = (selection: Selection) =>
    rulesIn(compose(variant as Variant, selection)).filter(({ id }) => id.startsWith('s.'));
  const standing = (selection: Selection) =>
    standingRules(compose(variant as Variant, selection)).filter((id) => id.startsWith('s.'));

  it('is told of each rule, once, in the order of the flow', () => {
    expect(own({})).toEqual([
      { id: 's.ask', standing: true },
      { id: 's.both', standing: true },
      { id: 's.limit', standing: true },
      { id: 's.wet-limit', standing: false },
      { id: 's.wet', standing: false },
      { id: 's.inner', standing: false },
      { id: 's.dry', standing: true },
      { id: 's.wet-rule', standing: false },
      { id: 's.over', standing: true },
      { id: 's.innings', standing: false },
      { id: 's.match', standing: true },
    ]);
    expect(own({ set: { rain: true } }).every((it) => it.standing)).toBe(true);
    expect(standing({})).toEqual(['s.ask', 's.both', 's.limit', 's.dry', 's.over', 's.match']);
  });

  it('depends on what amendments take away', () => {
    const without = (ops: (a: any) => any[]): string[] => {
      const rules = [houseRule('*', 'mine', {}, ops as never) as unknown as Amendment];
      const all = standing({ set: { rain: true } });
      const left = standing({ set: { rain: true }, houseRules: rules });
      return all.filter((id) => !left.includes(id));
    };
    expect(without((a) => [a.repeal('s.dry')])).toEqual(['s.dry']);
    expect(without((a) => [a.repeal('s.limit')])).toEqual(['s.limit']);
    expect(without((a) => [a.repeal('s.over')])).toEqual(['s.over']);
    expect(without((a) => [a.removeStep('list')])).toEqual(['s.dry', 's.wet-rule']);
    expect(without((a) => [a.removeStep('wet')])).toEqual(['s.wet', 's.inner']);
    // a step goes with the rule that it applies, and another one still applies the other
    expect(without((a) => [a.repeal('s.ask')])).toEqual(['s.ask', 's.limit', 's.wet-limit']);
  });

  it('names those of changed steps, and none that has no id', () => {
    const changed = houseRule('*', 'mine', {}, (a) => [
      a.hide('ask', { rule: 'mine.hidden', when: () => true }),
      a.after('s.dry', a.resolve('mine.step', [])),
    ]) as Amendment;
    const ids = rulesIn(compose(variant as Variant, { houseRules: [changed] })).map(({ id }) => id);
    expect(ids).not.toContain('');
    const turns = houseRule(hand, 'turns', {}, (a) => [
      a.sequence('show', ['batting'], { rule: 'turns.rule' }),
    ]) as Amendment;
    expect(standingRules(compose(hand, { houseRules: [turns] }))).toContain('turns.rule');
    // a final rule before a cut list keeps its id
    const cut = rule('cut', (a) => [a.after('nets.out', a.resolve('cut.step', []))]);
    const cutIds = rulesIn(compose(nets, with_(cut))).map(({ id }) => id);
    expect(cutIds).not.toContain('');
    expect(cutIds).toContain('nets.out');
  });
});

describe('requirements', () => {
  const lead = rule('lead', (a) => [a.set('overs', 4)]);

  it('that are not met name what is missing', () => {
    const needy = houseRule(nets, 'needy', { requires: ['lead'] }, (a) => [a.set('bonus', 4)]) as Amendment;
    const refused = expectRefusal(
      () => compose(nets, with_(needy)),
      'requirement',
      'needy needs lead, which is not in play.',
    );
    expect(refused.details.subject).toBe('lead');
    const alone = houseRule(nets, 'alone', { excludes: ['lead'] }, (a) => [a.set('bonus', 4)]) as Amendment;
    const barred = expectRefusal(
      () => compose(nets, with_(alone, lead)),
      'conflict',
      'alone and lead cannot be played together.',
    );
    expect(barred.details.subject).toBe('lead');
    const twice = expectRefusal(() => compose(nets, with_(lead, lead)), 'duplicate', 'lead is there twice.');
    expect(twice.details.subject).toBe('lead');
    const foreign = houseRule(hand, 'foreign', {}, (a) => [a.set('overs', 4)]) as Amendment;
    const lost = expectRefusal(
      () => compose(nets, with_(foreign)),
      'inapplicable',
      'foreign is a rule for hand, not for nets.',
    );
    expect(lost.details.subject).toBe('foreign');
    const round = houseRule(nets, 'round', { requires: ['needy'] }, (a) => [a.set('steady', true)]) as Amendment;
    const circle = { ...needy, requires: ['round'] } as Amendment;
    const turned = expectRefusal(
      () => compose(nets, with_(round, circle)),
      'requirement',
      'round needs needy needs round: that goes round in a circle.',
    );
    expect(turned.details.subject).toBe('round');
  });

  it('that two share are no circle', () => {
    const shared = (id: string, overs: number) =>
      houseRule(nets, id, { requires: [lead] }, (a) => [
        a.set(overs > 3 ? 'steady' : 'bonus', (overs > 3 ? true : 3) as never),
      ]) as Amendment;
    const top = houseRule(nets, 'top', { requires: ['one', 'two'] }, (a) => [a.set('mood', 'wild')]) as Amendment;
    expect(compose(nets, with_(shared('one', 1), shared('two', 4), top)).brought).toEqual({ lead: ['one', 'two'] });
  });

  it('are brought of the options and readings of the game alone, and never as a format', () => {
    const needs = (id: string) => houseRule(nets, 'needs', { requires: [id] }, (a) => [a.set('bonus', 4)]) as Amendment;
    for (const id of ['long', 'nets.bonus=unbuilt', 'nobody'])
      expectRefusal(() => compose(nets, with_(needs(id))), 'requirement', `needs needs ${id}, which is not in play.`);
    expect(compose(nets, with_(needs('five'))).params.ballsPerOver).toBe(5);
    expect(compose(nets, with_(needs('nets.mood=wild'))).params.mood).toBe('wild');
    // another ruling that is read in its way is no hindrance
    expect(compose(nets, { rulings: { 'nets.bonus': 'none' }, houseRules: [needs('nets.mood=wild')] }).brought).toEqual(
      { 'nets.mood=wild': ['needs'] },
    );
    const subject = expectRefusal(
      () => compose(nets, { rulings: { 'nets.mood': 'calm' }, houseRules: [needs('nets.mood=wild')] }),
      'requirement',
    ).details.subject;
    expect(subject).toBe('nets.mood=wild');
  });

  it('that a game itself names in its options are met too', () => {
    const option = k.option('both', 'Both', (a) => [a.set('steady', true)]);
    const variant = { ...nets, options: [...nets.options, { ...option, requires: ['five'] }] } as unknown as Variant;
    expect(compose(variant, { options: ['both'] }).brought).toEqual({ five: ['both'] });
  });
});

it('a rule that is replaced sees the state of the amendment that brings it', () => {
  const keeps = houseRule(nets, 'keeps', { state: { match: () => ({ count: 0 }) } }, (a) => [
    a.replace('nets.runs', {
      id: 'keeps.runs',
      does: (_s, g, _p, own) => {
        own.count++;
        award(g, 1, 'bat');
      },
    }),
  ]) as Amendment;
  const { match } = bowl(with_(keeps), [1, 1], [2, 1]);
  expect((match.internals() as any).own).toEqual({ keeps: { count: 2 } });
  expect(match.game.runs).toBe(2);
  // and what was repealed stands again
  const variant = withOptions(noRuns);
  const again = createMatch(variant, {
    options: ['no-runs'],
    houseRules: [keeps],
    chance: 'people',
  } as never) as unknown as Loose;
  again.play('batting', 'nets.want', 2).happen('nets.ball', 1);
  expect(again.game.runs).toBe(1);
});

it('what is asked by a house rule of its own is asked', () => {
  expect(bowl(with_(asked)).match.waiting).toMatchObject({ step: 'asked.ask' });
});
