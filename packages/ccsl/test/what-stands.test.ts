import { ccsl, formatOf, formatTable } from '@howzat/ccsl';
import { registry } from '@howzat/ccsl/rules';
import { createMatch } from '@howzat/core';
import { compose, isHowzatError, type Rulebook, type Selection } from '@howzat/core/author';
import { placeIn, standingRules } from '@howzat/core/engine';
import { describe, expect, it } from 'vitest';
import { opening } from '../scenarios/notation.js';
import { under } from './played-examples.js';

const twoOver = { format: 'two-over' } as const;
const without = (...left: readonly string[]): Selection => ({
  ...twoOver,
  set: Object.fromEntries(left.map((name) => [name, false])),
});

const composed = (selection: Selection): Rulebook => compose(ccsl, selection);

const ofTwoOvers = [
  'ccsl.defence.halve',
  'ccsl.defence.double-low',
  'ccsl.defence.duration',
  'ccsl.shift.even',
  'ccsl.shift.odd-out',
];
const hidden = ['ccsl.hidden.face-down', 'ccsl.hidden.right', 'ccsl.hidden.wrong'];
const pass = ['ccsl.pass.once', 'ccsl.pass.zero', 'ccsl.pass.no-out'];
const economy = ['ccsl.economy.force', 'ccsl.economy.window', 'ccsl.economy.trigger'];
const streak = ['ccsl.streak.exclusions', 'ccsl.streak.count', 'ccsl.streak.trigger', 'ccsl.streak.double'];
const noBall = ['ccsl.noball.trigger', 'ccsl.noball.run', 'ccsl.noball.free-hit'];

describe('of the rules', () => {
  it.each<readonly [string, Selection, readonly string[]]>([
    ['two overs have the modes', twoOver, [...ofTwoOvers, ...hidden, ...pass, ...economy, ...streak, ...noBall]],
    ['a tie is broken by a super over', { options: ['super-over'] }, ['ccsl.superover.features']],
    ['hands are consumed', under({ hand: 'six-consumed-per-over' }), ['ccsl.turn.from-hand']],
    ['longer matches are cut short', { set: { overs: 4 } }, ['ccsl.ruling.extended-formats']],
  ])('these stand: %s', (_, selection, rules) => {
    const standing = standingRules(composed(selection));
    expect(rules.filter((rule) => !standing.includes(rule))).toEqual([]);
  });

  it.each<readonly [string, Selection, readonly string[]]>([
    ['one over', {}, [...ofTwoOvers, 'ccsl.turn.from-hand', 'ccsl.superover.features', 'ccsl.ruling.extended-formats']],
    ['three overs', { format: 'three-over' }, ['ccsl.ruling.extended-formats']],
    ['no defence', without('defence'), ['ccsl.defence.halve', 'ccsl.defence.double-low']],
    ['neither mode', without('defence', 'fieldShift'), ofTwoOvers],
    [
      'no defence that could be stacked',
      under({ 'defence-stack': 'stack' }, without('defence')),
      ['ccsl.defence.duration'],
    ],
    ['no field shift', without('fieldShift'), ['ccsl.shift.even', 'ccsl.shift.odd-out']],
    ['no hidden card', without('hiddenCard'), hidden],
    ['no pass', without('pass'), [...pass, 'ccsl.hidden.face-down']],
    ['no reward', without('economy'), economy],
    ['no reward, whatever windows it had', under({ 'economy-windows': 'rolling' }, without('economy')), economy],
    ['no streak', without('streak'), streak],
    ['no free hit', without('freeHit'), ['ccsl.noball.free-hit']],
  ])('these do not stand: %s', (_, selection, rules) => {
    const standing = standingRules(composed(selection));
    expect(rules.filter((rule) => standing.includes(rule))).toEqual([]);
  });

  /** The rules of one step that are in force, in their order. */
  const rulesAt = (selection: Selection, step: string): readonly string[] => {
    const rulebook = composed(selection);
    const rules = placeIn(rulebook, step)?.rules ?? [];
    return rules.flatMap(({ rule }) => (((rule.only as Only)?.(rulebook.params) ?? true) ? [rule.id] : []));
  };

  it.each<readonly [string, Selection]>([
    ['as it is printed', {}],
    ['where passes are spared', under({ 'pass-noball': 'void' })],
    ['where free hits are spared', under({ 'freehit-repeat': 'no-effect' })],
  ])('a no ball is called by one: %s', (_, selection) => {
    expect(rulesAt(selection, 'call')).toEqual(['ccsl.noball.trigger', 'ccsl.noball.run']);
  });

  it.each<readonly [string, Selection, readonly string[]]>([
    ['in two overs', twoOver, ['ccsl.hidden.guess']],
    ['not in one', {}, []],
    ['not without hidden cards', without('hiddenCard'), []],
  ])('a card is judged as a guess where it is one: %s', (_, selection, rules) => {
    expect(rulesAt(under({ 'hidden-bowler-card': 'card-is-guess' }, selection), 'judge')).toEqual(rules);
  });
});

type Only = ((params: object) => boolean) | undefined;

const secretModes = { 'defence-announce': 'secret', 'shift-announce': 'secret' } as const;
const openMoment = { 'trap-secrecy': 'open-moment' } as const;

describe('of the steps', () => {
  it.each<readonly [string, boolean, string, Selection]>([
    ['announce-bowling', true, 'two overs', twoOver],
    ['announce-bowling', true, 'defence mode alone', without('fieldShift')],
    ['announce-bowling', true, 'the field shift alone', without('defence')],
    ['announce-bowling', false, 'one over', {}],
    ['announce-bowling', false, 'neither', without('defence', 'fieldShift')],
    ['announce-bowling', false, 'both in secret', under(secretModes, twoOver)],
    [
      'announce-bowling',
      false,
      'defence mode alone, in secret',
      under({ 'defence-announce': 'secret' }, without('fieldShift')),
    ],
    [
      'announce-bowling',
      false,
      'the field shift alone, in secret',
      under({ 'shift-announce': 'secret' }, without('defence')),
    ],
    ['call-modes', true, 'both in secret', under(secretModes, twoOver)],
    ['call-modes', false, 'both in the open', twoOver],
    ['end-defence', true, 'defence mode that can be ended', under({ 'defence-early-end': 'yes' }, twoOver)],
    ['end-defence', false, 'one over', under({ 'defence-early-end': 'yes' })],
    ['end-defence', false, 'no defence mode', under({ 'defence-early-end': 'yes' }, without('defence'))],
    ['shift-starts', true, 'a field shift in the open', twoOver],
    ['shift-starts', false, 'a field shift in secret', under(secretModes, twoOver)],
    ['secret-shift-starts', true, 'a field shift in secret', under(secretModes, twoOver)],
    ['secret-shift-starts', false, 'a field shift in the open', twoOver],
    ['guess-card', true, 'two overs', twoOver],
    ['guess-card', false, 'one over', {}],
    ['guess-card', false, 'no hidden card', without('hiddenCard')],
    ['guess-card', false, 'a card that is the guess', under({ 'hidden-bowler-card': 'card-is-guess' }, twoOver)],
    ['announce-trap', true, 'an open moment', under(openMoment)],
    ['announce-trap', false, 'no trap', under(openMoment, { set: { trap: false } })],
    ['announce-trap', false, 'a trap for the innings', under({ ...openMoment, 'trap-duration': 'whole-innings' })],
    ['announce-trap', false, 'a secret moment', {}],
  ])('%s is in the game: %j, with %s', (step, isThere, _, selection) => {
    const rulebook = composed(selection);
    expect((placeIn(rulebook, step)?.step?.only as Only)?.(rulebook.params)).toBe(isThere);
  });

  it.each(
    (
      [
        ['batting', ['play-card', 'announce-batting', 'announce-pass', 'announce-prediction']],
        [
          'bowling',
          [
            'want-traps',
            'choose-traps',
            'bowl-card',
            'guess-card',
            'announce-bowling',
            'call-modes',
            'end-defence',
            'waive-reward',
            'announce-trap',
            'announce-blocker',
            'announce-named-blocker',
            'name-blocker',
          ],
        ],
      ] as const
    ).flatMap(([by, steps]) => steps.map((step) => [step, by] as const)),
  )('%s is decided by the side that is %s', (step, by) => {
    expect(placeIn(composed(twoOver), step)?.step).toMatchObject({ by });
  });

  it('both cards of the preset classic are decided by their sides', () => {
    const rulebook = composed({ options: ['classic'] });
    expect(placeIn(rulebook, 'play-card')?.step).toMatchObject({ by: 'batting' });
    expect(placeIn(rulebook, 'bowl-card')?.step).toMatchObject({ by: 'bowling' });
  });
});

describe('trap values', () => {
  it('are the secret of the bowler', () => {
    expect(placeIn(composed({}), 'choose-traps')?.step).toMatchObject({ seenBy: 'own', keptIn: ['traps'] });
  });

  it('are any two different cards, named either way round', () => {
    const match = createMatch(ccsl, { chance: 'people', from: opening({}, { at: 'choose-traps' }) });
    const legal = match.legal('away', 'choose-traps');
    expect(legal.kind).toBe('subsetOf');
    expect(legal.count()).toBe(30);
    expect([...legal]).toHaveLength(30);
    expect(legal.describe()).toEqual({ kind: 'subsetOf', items: [0, 1, 2, 3, 4, 6], size: 2 });
  });
});

describe('of the formats', () => {
  it('there is one for each length, told by its overs', () => {
    expect(ccsl.formats.map(({ id }) => id)).toEqual(formatTable.map(({ id }) => id));
    expect(ccsl.formats.map(({ title }) => title).slice(0, 4)).toEqual([
      '1 over an innings',
      '2 overs an innings',
      '3 overs an innings',
      '4 overs an innings',
    ]);
  });

  it.each([
    [4, false, 'ccsl.format.multi-over', 3],
    [21, true, 'ccsl.ruling.extended-formats', 20],
  ] as const)('none has %i overs, with longer ones agreed: %j', (overs, extended, rule, known) => {
    try {
      formatOf(overs, extended);
      expect.unreachable();
    } catch (error) {
      if (!isHowzatError(error, 'unknown-format')) throw error;
      expect(error.details).toMatchObject({ rule, choice: overs });
      expect(error.details.known).toEqual(formatTable.slice(0, known).map(({ id }) => id));
    }
  });
});

it('each question of the rulebook is one that a match can answer', () => {
  const asked = Object.entries(registry.rulings).filter(([, { readings }]) => Object.keys(readings).length > 1);
  const inPlay = ccsl.rulings.map(({ id }) => id);
  expect(asked.map(([id]) => id).filter((id) => !inPlay.includes(id))).toEqual([]);
});
