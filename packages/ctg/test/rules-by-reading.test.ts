import { compose, type Rulebook, type Variant } from '@howzat/core';
import type { Selection } from '@howzat/core/author';
import { placeIn } from '@howzat/core/engine';
import { ctg, withCards } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { cardsWith, under } from './one-ball.js';

type Node = Rulebook['flow'];
type Only = ((params: object) => boolean) | undefined;

const t20: Selection = { format: 't20' };

/** How often a rule stands: a rule of two readings has two versions, of which one stands at a time. */
function timesIn(rulebook: Rulebook, rule: string): number {
  const inForce = (only: unknown): boolean =>
    only === undefined ? true : (only as Exclude<Only, undefined>)(rulebook.params);
  const count = (at: Node): number => {
    if (at.removed || !inForce(at.step?.only)) return 0;
    const here = [...at.rules, ...at.limits].filter(
      (site) => site.rule.id === rule && !site.repealed && inForce(site.rule.only),
    );
    return at.children.reduce((sum, child) => sum + count(child), here.length);
  };
  return count(rulebook.flow);
}

const composed = (selection: Selection): Rulebook => compose(ctg, selection as never);

describe('of the versions of a rule, so many stand', () => {
  it.each<readonly [rule: string, readings: Readonly<Record<string, string>>, times: number]>([
    ['ctg.adv.distance', {}, 1],
    ['ctg.adv.distance', { 'first-shot': 'first-listed' }, 1],
    ['ctg.ball.roll-order', {}, 1],
    ['ctg.ball.roll-order', { 'over-card-replaces-roll': 'card-then-roll' }, 0],
    ['ctg.card.meter', {}, 1],
    ['ctg.card.meter', { 'over-card-meter': 'never-same-ball' }, 0],
    ['ctg.card.appeal', {}, 2],
    ['ctg.card.appeal', { 'umpire-card': 'unused' }, 1],
    ['ctg.catch.fail-zero', {}, 1],
    ['ctg.catch.fail-zero', { 'drop-zero-runs': 'fielded-red' }, 0],
    ['ctg.dice.bowler-d8-icon', {}, 1],
    ['ctg.dice.bowler-d8-icon', { 'bowler-d8-sources': 'specialists-only' }, 1],
    ['ctg.ruling.d8-next-carry', {}, 1],
    ['ctg.ruling.d8-next-carry', { 'd8-next-carry': 'until-rolled' }, 0],
    ['ctg.outcome.block', {}, 1],
    ['ctg.outcome.block', { 'block-face-equal': 'adjusted-only' }, 1],
    ['ctg.ruling.natural-boundary-resolution', {}, 1],
    ['ctg.ruling.natural-boundary-resolution', { 'natural-boundary-resolution': 'roll-anyway' }, 1],
    ['ctg.ruling.extra-run-count', {}, 1],
    ['ctg.ruling.extra-run-count', { 'extra-run-count': 'repeat' }, 1],
    ['ctg.miss.says-missed-strike-section', {}, 1],
    ['ctg.miss.says-bowled-section', {}, 0],
    ['ctg.miss.says-miss-section', {}, 0],
    ['ctg.miss.says-missed-strike-section', { 'bowled-die': 'defensive-d8' }, 0],
    ['ctg.miss.says-bowled-section', { 'bowled-die': 'defensive-d8' }, 1],
    ['ctg.miss.says-miss-section', { 'bowled-die': 'defensive-d8' }, 0],
    ['ctg.miss.says-missed-strike-section', { 'bowled-die': 'always-d8' }, 0],
    ['ctg.miss.says-bowled-section', { 'bowled-die': 'always-d8' }, 0],
    ['ctg.miss.says-miss-section', { 'bowled-die': 'always-d8' }, 1],
    ['ctg.ruling.bowled-roll-optional', {}, 2],
    ['ctg.ruling.bowled-roll-optional', { 'bowled-roll-optional': 'always-ask' }, 0],
    ['ctg.noball.penalty', {}, 1],
    ['ctg.noball.penalty', { 'noball-penalty-time': 'after-ball' }, 1],
    ['ctg.ruling.noball-penalty-time', {}, 1],
    ['ctg.ruling.noball-penalty-time', { 'noball-penalty-time': 'after-ball' }, 0],
    ['ctg.noball.card-no-out', {}, 1],
    ['ctg.noball.card-no-out', { 'noball-other-outs': 'bowled-caught-only' }, 0],
    ['ctg.noball.not-bowled', {}, 2],
    ['ctg.noball.not-bowled', { 'clean-bowled-vs-noball': 'clean-bowled-wins' }, 1],
    ['ctg.noball.not-caught', {}, 2],
    ['ctg.noball.not-caught', { 'noball-red-face': 'roll-for-show' }, 1],
    ['ctg.noball.free-hit-protection', {}, 3],
    ['ctg.noball.free-hit-protection', { 'clean-bowled-vs-noball': 'clean-bowled-wins' }, 2],
    ['ctg.noball.free-hit-protection', { 'noball-red-face': 'roll-for-show' }, 2],
  ])('%s, by %j: %i', (rule, readings, times) => {
    expect(timesIn(composed(under(readings)), rule)).toBe(times);
  });
});

describe('a reading other than the printed one brings a rule of its own', () => {
  it.each([
    ['red-2-outermost', 'six', 1],
    ['catch-optional', 'always-attempt', 1],
    ['crossing-on-catch', 'crossed', 1],
    ['drop-then-second-fielder', 'auto-area-runs', 1],
    ['free-hit-counts', 'extra-beyond-six', 1],
    ['free-hit-setup', 'dice-only', 1],
    ['free-hit-striker', 'same-batter', 1],
    ['interception', 'path', 1],
    ['naturals-and-rerolls', 'lock-all-naturals', 1],
    ['new-batter-end', 'always-faces', 1],
    ['over-end-and-parity', 'over-end-only', 1],
    ['parity-and-penalty', 'penalty-included', 1],
    ['repeat-bowl', 'no-immediate-repeat', 1],
    ['specialist-floor-when', 'floor-on-both', 1],
    ['tenth-wicket-runs', 'drop', 1],
    ['batting-order', 'fixed-order', 2],
  ] as const)('%s: %s', (ruling, reading, times) => {
    expect(timesIn(composed({}), `ctg.ruling.${ruling}`)).toBe(0);
    expect(timesIn(composed(under({ [ruling]: reading })), `ctg.ruling.${ruling}`)).toBe(times);
  });
});

describe('reviews', () => {
  it.each<readonly [what: string, rule: string, selection: Selection, times: number]>([
    ['are not of T10', 'ctg.drs.overturned', {}, 0],
    ['are of T20, at three places', 'ctg.drs.overturned', t20, 3],
    ['may be of T10', 'ctg.drs.overturned', { set: { drs: true } }, 3],
    ['are of the batting side', 'ctg.ruling.drs-owner', t20, 0],
    ['may be of both', 'ctg.ruling.drs-owner', under({ 'drs-owner': 'each-side-once' }, t20), 3],
    ['leave a ball a dot', 'ctg.ruling.drs-undo', t20, 0],
    ['may have it bowled again, a free hit too', 'ctg.ruling.drs-undo', under({ 'drs-undo': 'replay-ball' }, t20), 2],
    [
      'may have it bowled again where nothing is a free hit',
      'ctg.ruling.drs-undo',
      under({ 'drs-undo': 'replay-ball' }, { ...t20, set: { freeHit: false } }),
      1,
    ],
    ['may not make dots of free hits', 'ctg.ruling.drs-undo', { ...t20, set: { freeHit: true } }, 0],
  ])('%s', (_, rule, selection, times) => {
    expect(timesIn(composed(selection), rule)).toBe(times);
  });
});

describe('rules that a number or a switch takes out', () => {
  it.each<readonly [rule: string, without: Selection]>([
    ['ctg.facing.parity', { set: { strike: false } }],
    ['ctg.facing.express', { set: { strike: false } }],
    ['ctg.facing.over-end', { set: { strike: false } }],
    ['ctg.noball.not-legit', { set: { noBallCounts: true } }],
    ['ctg.noball.free-hit', { set: { freeHit: false } }],
    ['ctg.express.which-t10', t20],
  ])('%s', (rule, without) => {
    expect(timesIn(composed({}), rule)).toBe(1);
    expect(timesIn(composed(without), rule)).toBe(0);
  });

  it('each length says which balls are express', () => {
    expect(timesIn(composed({}), 'ctg.express.which-t20')).toBe(0);
    expect(timesIn(composed(t20), 'ctg.express.which-t20')).toBe(1);
  });
});

describe('the rule of an ability stands where a player of the set has it', () => {
  const plain = cardsWith((set) => {
    for (const team of set.teams) for (const player of team.players) player.abilities = undefined;
  });
  const strong = cardsWith((set) => {
    for (const team of set.teams)
      for (const player of team.players)
        player.abilities = player.role === 'batter' ? [{ effect: 'strong-zone', zone: 5 }] : undefined;
  });
  const timesWith = (cards: unknown): number[] => {
    const rulebook = compose(withCards(JSON.parse(JSON.stringify(cards))) as Variant);
    return ['stock-ball', 'straight-ball', 'strong-zone'].map((it) => timesIn(rulebook, `ctg.ability.${it}`));
  };

  it('stock balls and straight balls in the original one', () => {
    const rulebook = composed({});
    expect(['stock-ball', 'straight-ball', 'strong-zone'].map((it) => timesIn(rulebook, `ctg.ability.${it}`))).toEqual([
      1, 1, 0,
    ]);
  });

  it('none where nobody has one, and another where somebody has', () => {
    expect(timesWith(plain)).toEqual([0, 0, 0]);
    expect(timesWith(strong)).toEqual([0, 0, 1]);
  });
});

describe('whose steps they are', () => {
  const step = (id: string) =>
    placeIn(composed(under({ 'drs-owner': 'each-side-once', 'express-victim': 'batting-side-chooses' }, t20)), id)
      ?.step;

  it.each([
    [
      'batting',
      ['attitude', 'attitude.other', 'zone', 'run', 'review', 'express-victim', 'next-batter', 'next-attitude'],
    ],
    ['bowling', ['bowl', 'dismissal', 'catch', 'review.bowling', 'review.bowling.catch', 'review.bowling.express']],
  ] as const)('%s', (by, ids) => {
    expect(ids.map((id) => step(id))).toEqual(ids.map(() => expect.objectContaining({ by })));
  });

  it('the bowl that lies face down is known to its side alone, and so is what the match keeps of it', () => {
    expect(step('bowl')).toMatchObject({ seenBy: 'own', keptIn: ['bowl'] });
  });

  it('express cards are of the same deck as the others', () => {
    expect(step('express-card')).toMatchObject({ stream: 'over-card' });
    expect(step('over-card')).toMatchObject({ stream: 'over-card' });
  });
});
