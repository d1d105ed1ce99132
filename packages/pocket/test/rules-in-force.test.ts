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

describe('what one side chose in secret is shown to the other by nothing', () => {
  /** All that the bowling side is shown of a match with these lines. */
  const shownToAway = (selection: Selection, lines: readonly ScriptLine[], from?: Position): string => {
    const match = createMatch(pocket, {
      chance: 'people',
      ...(from ? { from } : {}),
      ...selection,
    } as never) as AnyMatch;
    for (const line of lines) if ('side' in line) match.play(line.side, line.step, line.choice);
    return JSON.stringify([match.view('away'), match.log('away')]);
  };

  it.each([
    ['open', false],
    ['secret', true],
  ])('a stance that is %s', (visibility, secret) => {
    const [offensive, defensive] = ['offensive', 'defensive'].map((stance) =>
      shownToAway(
        under({ 'stance-visibility': visibility }),
        [
          { side: 'away', step: 'switch.bowling', choice: 'stay' },
          { side: 'home', step: 'switch.batting', choice: 'stay' },
          { side: 'home', step: 'stance', choice: stance },
        ],
        field({ bat: ['Misfield'] }),
      ),
    );
    expect(offensive === defensive).toBe(secret);
  });

  it.each(['team.home', 'team.away', 'roster.home', 'roster.away'])('%s, for as long as teams are hidden', (step) => {
    const stepUnder = (reading: string) =>
      placeIn(compose(pocket, under({ 'team-visibility': reading })), step)?.step as { readonly seenBy?: string };
    expect(stepUnder('open-list').seenBy).toBe('all');
    expect(stepUnder('hidden-until-placed').seenBy).toBe('own');
  });

  it('a stance, with the field of the state that tells of it', () => {
    const rulebook = compose(pocket, under({ 'stance-visibility': 'secret' }));
    expect(placeIn(rulebook, 'stance')?.step).toMatchObject({ seenBy: 'own', keptIn: ['defensive'] });
  });

  it.each([
    ['open-list', false],
    ['hidden-until-placed', true],
  ])('a team that is %s', (visibility, secret) => {
    const [lanterns, foxglove] = ['Harbour Lanterns', 'Foxglove Eleven'].map((team) =>
      shownToAway(under({ 'team-visibility': visibility }), [
        { side: 'home', step: 'team.home', choice: team },
        { side: 'away', step: 'team.away', choice: 'Millrace Rovers' },
      ]),
    );
    expect(lanterns === foxglove).toBe(secret);
  });
});
