import { compose, type Rulebook } from '@howzat/core';
import { placeIn } from '@howzat/core/engine';
import { ctg, originalCards, withCards } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { under } from './ball-in-progress.js';

type Node = Rulebook['flow'];
type Step = NonNullable<Node['step']>;
type Only = ((params: object) => boolean) | undefined;
interface InForce {
  readonly only?: Only;
}

const stepsOf = (at: Node): Step[] => [...(at.step ? [at.step] : []), ...at.children.flatMap(stepsOf)];

/** The rules of a step that are in force under these readings, or whether a decision is. */
function inForce(readings: Readonly<Record<string, string>>, id: string, variant: typeof ctg = ctg): unknown {
  const rulebook = compose(variant as never, under(readings).with as never) as Rulebook;
  const step = stepsOf(rulebook.flow).find((each) => each.id === id);
  if (!step) throw new Error(`There is no step ${id}.`);
  const stands = ({ only }: InForce) => (only?.(rulebook.params) ?? true) === true;
  if (step.kind !== 'resolve') return stands(step as InForce);
  return (placeIn(rulebook, id)?.rules ?? []).flatMap(({ rule }) => (stands(rule as InForce) ? [rule.id] : []));
}

const named = { 'skill-batter-timing': 'with-bowler-step' } as const;
const timing = ['ctg.ruling.skill-batter-timing'];

describe('skill cards of batters', () => {
  it.each<[string, unknown, unknown]>([
    ['skill.reroll', true, false],
    ['skill.grounded', true, false],
    ['skill.dive', true, false],
    ['skill.declare', false, true],
    ['skill.reroll.declared', [], timing],
    ['skill.grounded.effect', ['ctg.card.grounded'], [...timing, 'ctg.card.grounded']],
  ])('%s', (step, printed, beforehand) => {
    expect(inForce({}, step)).toEqual(printed);
    expect(inForce(named, step)).toEqual(beforehand);
  });
});

describe('struck balls', () => {
  const raised = 'ctg.strike.pace-raised';
  const spin = 'ctg.strike.spin-minus-one';
  const rest = ['ctg.strike.spin-floor', 'ctg.strike.distance-area', 'ctg.boundary.six'];
  it.each<[string, Readonly<Record<string, string>>]>([
    ['by the deck', {}],
    ['by the card', { 'style-of-bowler': 'card-flag' }],
  ])('spin takes one once, %s', (_what, readings) => {
    expect(inForce(readings, 'land')).toEqual([raised, spin, ...rest]);
  });

  it('a slow pitch takes one where some pitch is slow', () => {
    const [first, ...others] = originalCards.pitches;
    const slow = withCards({ ...originalCards, pitches: [{ ...first, effects: ['slow'] }, ...others] });
    expect(inForce({}, 'land', slow)).toEqual([raised, spin, 'ctg.pitch.slow', ...rest]);
  });

  it('one is added before the roll or after', () => {
    expect([inForce({}, 'add-one'), inForce({}, 'add-one.before')]).toEqual([true, false]);
    const before = { 'pace-add-timing': 'before-roll' };
    expect([inForce(before, 'add-one'), inForce(before, 'add-one.before')]).toEqual([false, true]);
  });
});

describe('throws', () => {
  it('are asked for, and the end is named, under those readings alone', () => {
    expect([inForce({}, 'throw'), inForce({ 'run-out-automatic': 'ask' }, 'throw')]).toEqual([false, true]);
    const chosen = { 'run-out-end': 'fielding-side-chooses' };
    expect([inForce({}, 'throw-end'), inForce(chosen, 'throw-end')]).toEqual([false, true]);
    expect(inForce({ 'run-out-end': 'always-striker' }, 'throw-end')).toBe(false);
  });

  it('change the ends by the runs that were tried for', () => {
    const ends = 'ctg.runout.ends-change';
    expect(inForce({}, 'scored')).toContain(ends);
    expect(inForce({ 'run-out-facing': 'scored-parity' }, 'scored')).not.toContain(ends);
  });

  it('end the running, unless another extra run may follow', () => {
    const rules = ['ctg.runout.one-less', 'ctg.run.made', 'ctg.ruling.extra-run-count'];
    expect(inForce({}, 'ran')).toEqual(rules);
    expect(inForce({ 'extra-run-count': 'repeat' }, 'ran')).toEqual(rules);
  });
});

it('each decision of a ball belongs to the side that bats or the one that bowls', () => {
  const by = stepsOf(compose(ctg).flow).flatMap((step) =>
    step.kind === 'decision' ? [[step.id, step.by] as const] : [],
  );
  expect(Object.fromEntries(by)).toMatchObject({
    'bowler-skill': 'bowling',
    'move-him': 'bowling',
    'skill.reroll': 'batting',
    'skill.grounded': 'batting',
    'skill.dive': 'batting',
    'skill.declare': 'batting',
    'add-one': 'batting',
    'add-one.before': 'batting',
    run: 'batting',
    throw: 'bowling',
    'throw-end': 'bowling',
  });
});
