import { type AnyMatch, compose, createMatch, type Rulebook } from '@howzat/core';
import { houseRule, type ScriptLine, type Selection } from '@howzat/core/author';
import { standingRules } from '@howzat/core/engine';
import { wicked } from '@howzat/wicked';
import { describe, expect, it } from 'vitest';
import { overOf } from '../scenarios/dealer.js';
import {
  lineupOfAway,
  lineupOfHome,
  lineups,
  openers,
  sides,
  toFirstOver,
  toOpeners,
} from './before-the-first-over.js';

type Node = Rulebook['flow'];

const stepsOf = (at: Node): NonNullable<Node['step']>[] => [
  ...(at.step ? [at.step] : []),
  ...at.children.flatMap(stepsOf),
];

/** The steps of the game, those of every reading among them. */
const steps = stepsOf(compose(wicked).flow);

const readAs = (ruling: string, reading: string): Selection => ({ rulings: { [ruling]: reading } });

function play(lines: readonly ScriptLine[], selection: Selection = {}): AnyMatch {
  const match: AnyMatch = createMatch(wicked, { chance: 'people', ...selection } as never);
  for (const line of lines)
    if ('chance' in line) match.happen(line.chance, line.outcome);
    else if ('side' in line) match.play(line.side, line.step, line.choice);
  return match;
}

it('each decision belongs to a side, or to the one that bats or bowls', () => {
  const by = steps.flatMap((step) => (step.kind === 'decision' ? [[step.id, step.by]] : []));
  const { 'core.toss.elect': winner, 'core.follow-on': _, ...sidesOf } = Object.fromEntries(by);
  expect(winner).toBeTypeOf('function');
  expect(sidesOf).toEqual({
    'side.home': 'home',
    'side.away': 'away',
    'side.first': 'home',
    'side.second': 'away',
    'lineup.home': 'home',
    'lineup.away': 'away',
    'lineup.first': 'home',
    'lineup.second': 'away',
    'opening-batters': 'batting',
    'opening-batters.first': 'batting',
    'opening-batters.second': 'batting',
    'opening-bowlers': 'bowling',
    'opening-bowlers.first': 'bowling',
    'opening-bowlers.second': 'bowling',
    'batting-order': 'batting',
    'stop.before-first': 'batting',
    field: 'bowling',
    'reroll.choice': 'bowling',
    'next-batter': 'batting',
    'replacement-bowler': 'bowling',
    'replacement-bowler.late': 'bowling',
    'replacement-end': 'bowling',
    'replacement-end.late': 'bowling',
    'bowling-change': 'bowling',
    'core.declare': 'batting',
    'stop.second': 'batting',
  });
});

it('dice are rolled and cards are dealt, from a stream for setting up, one for the dice of overs, and one for each other draw', () => {
  const chance = steps.flatMap((step) => (step.kind === 'chance' ? [[step.id, `${step.how} ${step.stream}`]] : []));
  // the coin of the Laws lies in the flow and is never thrown
  const { 'core.toss': _, ...thrown } = Object.fromEntries(chance);
  expect(thrown).toEqual({
    'side.coin': 'roll setup',
    'sides.drawn': 'roll setup',
    pitch: 'deal setup',
    'toss.home': 'roll setup',
    'toss.away': 'roll setup',
    'toss.home.again': 'roll setup',
    'toss.away.again': 'roll setup',
    'pitch.second': 'deal pitch.second',
    'position.batters': 'roll position.batters',
    'position.bowlers': 'roll position.bowlers',
    'bowling-roll': 'roll dice',
    'batting-roll': 'roll dice',
    reroll: 'roll dice',
    'reroll.both': 'roll dice',
    'reroll.once-more': 'roll dice',
    'zone-roll': 'roll dice',
    'next-batter.drawn': 'deal next-batter.drawn',
    'replacement-bowler.drawn': 'deal replacement-bowler.drawn',
    'replacement-bowler.late.drawn': 'deal replacement-bowler.drawn',
  });
});

it('openers are asked for by the positions at which they stand', () => {
  const match = play(toOpeners);
  expect(match.legal('home', 'opening-batters').describe()).toMatchObject({ pieces: ['South', 'North'] });
  expect(match.legal('away', 'opening-bowlers').describe()).toMatchObject({ pieces: ['North', 'South'] });
});

describe('rules that only a reading brings', () => {
  const stand = (selection: Selection, rule: string): boolean =>
    standingRules(compose(wicked, selection as never)).includes(rule);

  it.each([
    ['wicked.ruling.declare-second-innings', readAs('wicked.ruling.declare-second-innings', 'counts-as-loss'), {}],
    ['wicked.innings-end.declare', {}, { set: { declaration: false } }],
    ['wicked.ruling.tie', readAs('wicked.ruling.tie', 'tie-break'), {}],
  ])('%s does not stand without it', (rule, brought, without) => {
    expect(stand(brought, rule)).toBe(true);
    expect(stand(without, rule)).toBe(false);
  });
});

describe('team sheets', () => {
  /** What somebody reads in the log of a choice. */
  const told = (match: AnyMatch, reader: 'home' | 'away', step: string): unknown =>
    match.log(reader).flatMap(({ inputs }) => inputs.filter((input) => input.step === step))[0]?.value;

  it('are open, each under its own side', () => {
    const match = play([...sides, ...lineups]);
    expect(told(match, 'away', 'lineup.home')).toEqual(lineupOfHome);
    expect(told(match, 'home', 'lineup.away')).toEqual(lineupOfAway);
  });

  it.each([
    ['picked at once', {}, ['lineup.home', 'lineup.away']],
    ['picked in turn', { 'wicked.ruling.lineup-secrecy': 'open-in-turn' }, ['lineup.first', 'lineup.second']],
  ])('are read by nobody else where they are hidden: %s', (_, also, [first, second]) => {
    const hidden = { rulings: { 'wicked.ruling.lineup-open-afterwards': 'hidden-until-placed', ...also } };
    const match = play(
      [
        ...sides,
        { side: 'home', step: first as string, choice: lineupOfHome },
        { side: 'away', step: second as string, choice: lineupOfAway },
      ],
      hidden,
    );
    expect(told(match, 'home', first as string)).toEqual(lineupOfHome);
    expect(told(match, 'away', second as string)).toEqual(lineupOfAway);
    expect(told(match, 'away', first as string)).toBeNull();
    expect(told(match, 'home', second as string)).toBeNull();
  });
});

describe('a batting order that is laid beforehand', () => {
  const laid = readAs('wicked.ruling.next-batter-choice', 'preset-order');
  const order = [7, 6, 5, 4, 3, 14, 15, 16, 17];
  const lines: readonly ScriptLine[] = [...toFirstOver, { side: 'batting', step: 'batting-order', choice: order }];
  const seen = (match: AnyMatch, side: 'home' | 'away'): unknown[] => [
    (match.view(side).state as { toCome?: unknown }).toCome,
    match.log(side).flatMap(({ inputs }) => inputs.filter(({ step }) => step === 'batting-order'))[0]?.value,
  ];

  it('is known to its captain alone, as no other choice is', () => {
    const hidden = steps.filter((step) => step.kind === 'decision' && step.seenBy !== 'all');
    expect(hidden).toMatchObject([{ id: 'batting-order', seenBy: 'own' }]);
    const match = play(lines, laid);
    expect(seen(match, 'home')).toEqual([order, order]);
    expect(seen(match, 'away')).toEqual([undefined, null]);
  });

  it('is known to both where a house rule opens it', () => {
    const open = houseRule(wicked, 'open-order', {}, (a) => [a.open('batting-order')]);
    const match = play(lines, { ...laid, houseRules: [open] });
    expect(seen(match, 'away')).toEqual([order, order]);
  });
});

it('an over whose ball does not count is not over yet', () => {
  const again = houseRule(wicked, 'first-does-not-count', { state: { match: () => ({ seen: false }) } }, (a) => [
    a.before('core.ball.score', {
      id: 'first-does-not-count.ball',
      when: (_s, _g, _p, own) => !own.seen,
      does: (_s, g, _p, own) => {
        own.seen = true;
        g.counts = false;
      },
    }),
  ]);
  const match = play([...toOpeners, ...openers, ...overOf(5, 1, 32)], { houseRules: [again] });
  expect(match.game).toMatchObject({ overs: 0, runs: 5, bowler: 32 });
  expect(match.internals().s).toMatchObject({ marker: 0, countersHeld: 10 });
  expect(match.waiting).toMatchObject({ kind: 'decisions', step: 'field' });
});
