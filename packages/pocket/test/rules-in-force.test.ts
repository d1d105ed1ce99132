import { type AnyMatch, createMatch } from '@howzat/core';
import { compose, type Domain, type Position, type Rng, type ScriptLine, type Selection } from '@howzat/core/author';
import { placeIn, standingRules, stream } from '@howzat/core/engine';
import { pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { field, over, scoreCard } from '../scenarios/notation.js';
import { under } from './overs-played.js';

type Only = ((params: object) => boolean) | undefined;

/** A domain that also draws without making its list. */
interface Drawn {
  draw(rng: Rng, s: object, g: object, p: object, own: object): unknown;
  live(s: object, g: object, p: object, own: object): Domain;
}

/** The rules of one step that are in force, in their order. */
function rulesAt(selection: Selection, step: string): readonly string[] {
  const rulebook = compose(pocket, selection);
  const rules = placeIn(rulebook, step)?.rules ?? [];
  return rules.flatMap(({ rule }) => (((rule.only as Only)?.(rulebook.params) ?? true) ? [rule.id] : []));
}

describe('a rule of one reading is in force under that reading alone', () => {
  const tired = ['pocket.end.tired-to-out-pile', 'pocket.ruling.tired-counts-as-wicket'] as const;
  it.each<
    readonly [
      rule: string,
      step: string,
      without: Readonly<Record<string, string>>,
      those: Readonly<Record<string, string>>,
    ]
  >([
    ['pocket.ruling.negate-timing', 'effect', {}, { 'negate-timing': 'any-time-later-in-over' }],
    ['pocket.ruling.out-window', 'effect', {}, { 'out-window': 'standby-beforehand' }],
    ['pocket.ruling.out-window', 'settled', {}, { 'out-window': 'standby-beforehand' }],
    ['pocket.ruling.second-out-same-over', 'settled', { 'out-card-timing': 'immediate' }, {}],
    ['pocket.ruling.second-out-same-over', 'settled', { 'second-out-same-over': 'next-batter-out-too' }, {}],
    ['pocket.ruling.no-bowler-left', 'bowler-leaves', {}, { 'no-bowler-left': 'innings-ends' }],
    [tired[0], 'innings.open', { 'tired-may-bat': 'may-bat' }, {}],
    [
      tired[1],
      'innings.open',
      { 'tired-may-bat': 'may-bat', 'tired-counts-as-wicket': 'wicket' },
      { 'tired-counts-as-wicket': 'wicket' },
    ],
    ['pocket.ruling.out-pile-reset', 'innings.open', {}, { 'out-pile-reset': 'stay-out' }],
  ])('%s at %s', (rule, step, without, those) => {
    expect(rulesAt(under(without), step)).not.toContain(rule);
    expect(rulesAt(under(those), step)).toContain(rule);
  });

  it('an innings ends for want of a bowler', () => {
    const standing = (selection: Selection) => standingRules(compose(pocket, selection));
    expect(standing({})).not.toContain('pocket.ruling.no-bowler-left');
    expect(standing(under({ 'no-bowler-left': 'innings-ends' }))).toContain('pocket.ruling.no-bowler-left');
  });
});

describe('a choice that is drawn without a list is the one that is drawn from it', () => {
  const atBatters: Position = {
    ...field({ state: { homeOrder: [], facing: 0, partner: 0, outPile: 0b1000_0000_1000 } }),
    at: 'batters',
  };
  const atBowler: Position = { ...field({ bowler: 0, state: { awayWorn: 0b0001_0000_0100 } }), at: 'bowler' };

  it.each<readonly [step: string, from: Position, script: readonly ScriptLine[]]>([
    ['bowler', atBowler, []],
    ['batters', atBatters, []],
    ['batter', field({ out: [1, 7] }), over({ card: scoreCard('4*') })],
  ])('%s', (step, from, script) => {
    const rulebook = compose(pocket, {});
    const match = createMatch(pocket, { chance: 'people', from } as never) as AnyMatch;
    for (const line of script)
      if ('chance' in line) match.happen(line.chance, line.outcome);
      else if ('side' in line) match.play(line.side, line.step, line.choice);
    expect(match.waiting).toMatchObject({ step });
    const { s, g } = match.internals();
    const { domain } = (placeIn(rulebook, step) as { readonly step: unknown }).step as { readonly domain: Drawn };
    for (let seed = 0; seed < 60; seed++) {
      const listed = domain.live(s, g, rulebook.params, {}).sample(stream(seed, 5));
      expect(domain.draw(stream(seed, 5), s, g, rulebook.params, {})).toEqual(listed);
    }
  });
});
