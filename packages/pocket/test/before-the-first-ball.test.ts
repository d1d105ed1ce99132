import { type AnyMatch, createMatch } from '@howzat/core';
import {
  type Domain,
  type HowzatError,
  houseRule,
  isHowzatError,
  type Position,
  type ScriptLine,
  type Selection,
} from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { originalSet, pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { card, chance, field, man, over } from '../scenarios/notation.js';
import { under } from './overs-played.js';

interface Moment {
  readonly with?: Selection;
  readonly from?: Position;
  readonly lines?: readonly ScriptLine[];
}

function at({ with: selection, from, lines = [] }: Moment): AnyMatch {
  const match: AnyMatch = createMatch(pocket, { chance: 'people', ...(from ? { from } : {}), ...selection } as never);
  for (const line of lines)
    if ('chance' in line) match.happen(line.chance, line.outcome);
    else if ('side' in line) match.play(line.side, line.step, line.choice);
  return match;
}

const stateOf = (match: AnyMatch) => match.internals().s as Readonly<Record<string, unknown>>;

/** What a match says to somebody who does something too early, too late or twice. */
function refusal(moment: Moment, side: 'home' | 'away' | 'chance', step: string, what: unknown): HowzatError {
  const match = at(moment);
  try {
    if (side === 'chance') match.happen(step, what);
    else match.play(side, step, what);
  } catch (error) {
    if (isHowzatError(error)) return error;
    throw error;
  }
  throw new Error(`${step} was not refused.`);
}

const home = (step: string, choice: unknown): ScriptLine => ({ side: 'home', step, choice });
const away = (step: string, choice: unknown): ScriptLine => ({ side: 'away', step, choice });

const [lanterns, rovers] = originalSet.sets;
const teams = [home('team.home', 'Harbour Lanterns'), away('team.away', 'Millrace Rovers')];
const toElection = [...teams, chance('core.toss', 0)];
const toBowler = [...toElection, home('core.toss.elect', 'bat')];
const deals = (side: 'batting' | 'bowling', name: string) =>
  [1, 2, 3].map(() => chance(`opening.${side}.card`, card(name)));
const toBatters = [...toBowler, away('bowler', man(2, 10)), ...deals('bowling', 'Tight Line')];
const toFirstOver = [
  ...toBatters,
  home('batters', { facing: man(1, 1), other: man(1, 2) }),
  ...deals('batting', 'Eye In'),
];
/** The last over of a match, which home wins as the side that bats second. */
const wonByHome: Moment = {
  from: field({ position: { innings: 2, target: 100, runs: 98, overs: 19, game: { tossWinner: 0 } } }),
  lines: over({ card: 6 }),
};
const tossWithCards = under({ 'opt.toss-method': 'score-cards' });

const isOver = 'The match is over.';
const tooLate = 'Teams and decks are chosen before the toss.';
const isSet = 'The field was set at the start of the innings.';
const openers = { facing: man(1, 1), other: man(1, 2) };

describe('what is not open now says why', () => {
  it.each<readonly [when: string, moment: Moment, does: readonly ['home' | 'away', string, unknown], says: string]>([
    [
      'a second team before the toss',
      { lines: teams },
      ['home', 'team.home', 'Foxglove Eleven'],
      'team.home is not open now',
    ],
    ['a second team when the toss is won', { lines: toElection }, ['home', 'team.home', 'Foxglove Eleven'], tooLate],
    [
      'a team in a match that begins in the middle',
      { from: field() },
      ['away', 'team.away', 'Foxglove Eleven'],
      tooLate,
    ],
    ['a team after the match', wonByHome, ['home', 'team.home', 'Foxglove Eleven'], isOver],
    [
      'an election before the toss',
      { lines: teams },
      ['home', 'core.toss.elect', 'bat'],
      'core.toss.elect is not open now',
    ],
    [
      'an election after the toss',
      { lines: toBowler },
      ['home', 'core.toss.elect', 'bowl'],
      'Only the winner of the toss chooses.',
    ],
    ['an election after the match', wonByHome, ['home', 'core.toss.elect', 'bat'], isOver],
    ['a bowler before the toss', { lines: teams }, ['away', 'bowler', man(2, 10)], 'bowler is not open now'],
    ['batters before the toss', { lines: teams }, ['home', 'batters', openers], 'batters is not open now'],
    ['batters before the bowler', { lines: toBowler }, ['home', 'batters', openers], 'batters is not open now'],
    ['a second bowler', { lines: toBatters }, ['away', 'bowler', man(2, 9)], isSet],
    ['batters in the first over', { lines: toFirstOver }, ['home', 'batters', openers], isSet],
    ['a bowler after the match', wonByHome, ['away', 'bowler', man(2, 9)], isOver],
    ['batters after the match', wonByHome, ['home', 'batters', openers], isOver],
    ['a stance before the batters', { lines: toBatters }, ['home', 'stance', 'defensive'], 'stance is not open now'],
    ['a stance before the switches', { lines: toFirstOver }, ['home', 'stance', 'defensive'], 'stance is not open now'],
    ['a stance after the match', wonByHome, ['home', 'stance', 'defensive'], isOver],
    ['a call after the match', wonByHome, ['home', 'call', 'heads'], isOver],
    ['a save after the match', wonByHome, ['home', 'save', 'pass'], isOver],
    ['a call before the stance', { lines: toFirstOver }, ['home', 'call', 'heads'], 'No out is pending.'],
    [
      'a batter in the first over',
      { lines: toFirstOver },
      ['home', 'batter', man(1, 3)],
      'Nobody is out: no batter comes in.',
    ],
  ])('%s', (_, moment, [side, step, choice], says) => {
    expect(refusal(moment, side, step, choice).message).toContain(says);
  });

  it('a stance between the innings', () => {
    const between: Moment = {
      from: field({ position: { overs: 19, runs: 60 } }),
      lines: over({ card: 6 }),
    };
    expect(refusal(between, 'away', 'stance', 'defensive').message).toContain('stance is not open now');
    const placed: Moment = { ...between, lines: [...over({ card: 6 }), home('bowler', man(1, 10))] };
    expect(refusal(placed, 'away', 'stance', 'defensive').message).toContain('stance is not open now');
    const ready: Moment = {
      ...placed,
      lines: [...(placed.lines ?? []), away('batters', { facing: man(2, 1), other: man(2, 2) })],
    };
    expect(refusal(ready, 'away', 'stance', 'defensive').message).toContain('stance is not open now');
  });
});

describe('who is named to begin', () => {
  it.each<readonly [what: string, choice: unknown, says: string, rule: string]>([
    [
      'a third batter',
      { ...openers, third: man(1, 3) },
      'Name the two batters: who faces, and the other.',
      'pocket.start.batters',
    ],
    ['one batter', { facing: man(1, 1) }, 'Name the two batters: who faces, and the other.', 'pocket.start.batters'],
    ['somebody else’s batter', { ...openers, other: man(2, 1) }, 'Name the two batters', 'pocket.start.batters'],
    [
      'the same batter twice',
      { facing: man(1, 1), other: man(1, 1) },
      'Choose two different batters.',
      'pocket.start.batters',
    ],
  ])('%s is refused', (_, choice, says, rule) => {
    const { message, details } = refusal({ lines: toBatters }, 'home', 'batters', choice);
    expect(message).toContain(says);
    expect(details.rule).toBe(rule);
  });

  it('cannot be somebody on the out pile, for whatever reason he is there', () => {
    const from: Position = {
      ...field({ state: { homeOrder: [], facing: 0, partner: 0, outPile: (1 << 3) | (1 << 4), homeWorn: 1 << 3 } }),
      at: 'batters',
    };
    const rules = [3, 4].map((place) => {
      const { message, details } = refusal({ from }, 'home', 'batters', { facing: man(1, place), other: man(1, 1) });
      expect(message).toContain('is in the out pile.');
      return details.rule;
    });
    expect(rules).toEqual(['pocket.end.tired-to-out-pile', 'pocket.out.pile']);
  });

  it('is shown to the table and nobody else is, where teams are hidden', () => {
    const hidden = under({ 'team-visibility': 'hidden-until-placed' });
    const lines = [
      ...toElection,
      home('core.toss.elect', 'bowl'),
      home('bowler', man(1, 10)),
      ...deals('bowling', 'Tight Line'),
      away('batters', { facing: man(2, 4), other: man(2, 3) }),
    ];
    const known = (team: unknown) => (team as number[]).flatMap((it) => (it > 0 ? [it] : []));
    const { homeTeam, awayTeam, homeOrder, awayOrder } = stateOf(at({ with: hidden, lines }));
    expect([known(homeTeam), known(awayTeam)]).toEqual([[man(1, 10)], [man(2, 3), man(2, 4)]]);
    expect([homeOrder, awayOrder]).toEqual([[], [4, 3]]);
  });
});

describe('teams', () => {
  const elevenOf = (team: number) => [0, ...Array.from({ length: 11 }, (_, i) => man(team, i + 1))];

  it('are open from the beginning', () => {
    expect(stateOf(at({ lines: teams }))).toMatchObject({
      homeTeam: elevenOf(1),
      awayTeam: elevenOf(2),
      batters: elevenOf(1),
      bowlers: elevenOf(2),
    });
  });

  it('are known to none but their side, where they are hidden', () => {
    const none = Array(12).fill(0);
    const match = at({ with: under({ 'team-visibility': 'hidden-until-placed' }), lines: teams });
    expect(stateOf(match)).toMatchObject({ homeTeam: none, awayTeam: none, batters: elevenOf(1) });
  });

  it('may have a captain who is their wicket keeper, and nobody else who is either', () => {
    const own = under({ 'opt.starter-decks': 'own' });
    const changed: Readonly<Record<string, string>> = {
      'tobias-wrenfield': 'vesper-lane',
      'hollis-brandt': 'otto-penhale',
    };
    const team = (lanterns?.team ?? []).map((id) => changed[id] ?? id);
    const match = at({ with: own, lines: [home('roster.home', team), away('roster.away', rovers?.team)] });
    expect(match.waiting).toMatchObject({ step: 'decks' });
  });

  it('that a house rule writes in are the teams of that match alone', () => {
    const spoil = houseRule(pocket, 'spoil', {}, (a) => [
      a.before(
        'core.toss',
        a.resolve('spoil', [
          {
            id: 'spoil.teams',
            does: (s) => {
              s.batters[1] = 40;
              s.bowlers[1] = 39;
            },
          },
        ]),
      ),
    ]);
    const spoilt = stateOf(at({ with: { houseRules: [spoil] }, lines: teams }));
    expect(spoilt).toMatchObject({ homeTeam: elevenOf(1), awayTeam: elevenOf(2) });
    expect([(spoilt.batters as number[])[1], (spoilt.bowlers as number[])[1]]).toEqual([40, 39]);
    expect(stateOf(at({ lines: teams }))).toMatchObject({ batters: elevenOf(1), bowlers: elevenOf(2) });
  });

  it('that are shown are no lists of the set', () => {
    const show = houseRule(pocket, 'show', {}, (a) => [
      a.before(
        'core.toss',
        a.resolve('show', [
          {
            id: 'show.teams',
            does: (s) => {
              s.homeTeam[1] = 40;
              s.awayTeam[1] = 39;
            },
          },
        ]),
      ),
    ]);
    expect(stateOf(at({ with: { houseRules: [show] }, lines: teams }))).toMatchObject({
      batters: elevenOf(1),
      bowlers: elevenOf(2),
    });
    expect(stateOf(at({ lines: teams }))).toMatchObject({ homeTeam: elevenOf(1), awayTeam: elevenOf(2) });
  });
});

describe('a toss with score cards', () => {
  const turned = (first: number, second: number): Moment => ({
    with: tossWithCards,
    lines: [...teams, chance('toss.home', first), chance('toss.away', second)],
  });

  it.each([
    [17, 9, 0],
    [9, 17, 1],
    [30, 29, 0],
    [1, 2, 1],
  ])('of %i and %i is won by the higher card', (first, second, winner) => {
    expect(at(turned(first, second)).game.tossWinner).toBe(winner);
  });

  it('is of two different cards', () => {
    const { code, message } = refusal(
      { with: tossWithCards, lines: [...teams, chance('toss.home', 17)] },
      'chance',
      'toss.away',
      17,
    );
    expect(code).toBe('illegal-outcome');
    expect(message).toContain('17');
  });

  it('leaves to the second side each card but the one that was turned up', () => {
    const drawn = new Set<unknown>();
    for (let seed = 0; seed < 400; seed++) {
      const match = createMatch(pocket, { seed, ...tossWithCards } as never) as AnyMatch;
      for (const line of teams) if ('side' in line) match.play(line.side, line.step, line.choice);
      const { homeToss, awayToss } = stateOf(match);
      expect(awayToss).not.toBe(homeToss);
      drawn.add(awayToss);
      expect(match.game.tossWinner).toBe((homeToss as number) > (awayToss as number) ? 0 : 1);
    }
    expect([...drawn].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });
});

/** What is drawn from a domain in many draws, each once, in the order of its list. */
function drawnFrom(domain: Domain, draws = 400): unknown[] {
  const rng = stream(7, 3);
  const drawn = Array.from({ length: draws }, () => JSON.stringify(domain.sample(rng)));
  const all = [...domain].map((choice) => JSON.stringify(choice));
  expect(drawn.filter((choice) => !all.includes(choice))).toEqual([]);
  return all.filter((choice) => drawn.includes(choice)).map((choice) => JSON.parse(choice));
}

describe('the choices of cricketers', () => {
  const eleven = (team: number, but: readonly number[] = []) =>
    Array.from({ length: 11 }, (_, i) => i + 1).flatMap((place) => (but.includes(place) ? [] : [man(team, place)]));

  it('of a first bowler are all of the team, to list, to count and to draw', () => {
    const legal = at({ lines: toBowler }).legal('away', 'bowler');
    expect([...legal]).toEqual(eleven(2));
    expect([legal.kind, legal.count()]).toEqual(['oneOf', 11]);
    expect(drawnFrom(legal)).toEqual(eleven(2));
    expect(legal.describe()).toEqual({ kind: 'oneOf', items: eleven(2) });
    expect([legal.has(man(2, 11)), legal.has(man(1, 11)), legal.has('stay')]).toEqual([true, false, false]);
    expect(legal.why('stay')).toEqual({ message: 'Choose one bowler.', rule: 'pocket.start.bowler' });
  });

  it('of a switch are those who are not on the field, and to stay', () => {
    const legal = at({ from: field({ state: { awayWorn: 1 << 11 } }) }).legal('away', 'switch.bowling');
    const items = ['stay', ...eleven(2, [9, 11])];
    expect([...legal]).toEqual(items);
    expect([legal.kind, legal.count()]).toEqual(['oneOf', 10]);
    expect(drawnFrom(legal)).toEqual(items);
    expect(legal.has('stay')).toBe(true);
    expect(legal.describe()).toEqual({
      kind: 'oneOf',
      items,
      forbidden: [
        { item: man(2, 9), message: 'Cormac Deane is bowling.', rule: 'pocket.over.switch' },
        { item: man(2, 11), message: 'Leopold Gray is out of the game (10 fatigue).', rule: 'pocket.fatigue.ten' },
      ],
    });
  });

  it('of a next batter are those who are left', () => {
    const legal = at({ from: field({ out: [1, 2] }), lines: over({ card: 16 }) }).legal('home', 'batter');
    expect([...legal]).toEqual(eleven(1, [1, 2, 4, 5]));
    expect(legal.count()).toBe(7);
    expect(drawnFrom(legal)).toEqual(eleven(1, [1, 2, 4, 5]));
    expect(legal.why('stay')).toEqual({
      message: 'Choose the next batter from your team.',
      rule: 'pocket.score.new-batter',
    });
    expect(legal.describe()).toMatchObject({
      forbidden: [
        { item: man(1, 1), message: 'Ines Calloway is already out.', rule: 'pocket.out.pile' },
        { item: man(1, 2), message: 'Tobias Wrenfield is already out.', rule: 'pocket.out.pile' },
        { item: man(1, 4), message: 'Percival Nook is already out.', rule: 'pocket.out.pile' },
        { item: man(1, 5), message: 'Saffron Leck is batting.', rule: 'pocket.score.new-batter' },
      ],
    });
  });

  it('of two openers are all pairs of two different ones', () => {
    const from: Position = {
      ...field({ state: { homeOrder: [], facing: 0, partner: 0, outPile: 0b1111_1110_0000 } }),
      at: 'batters',
    };
    const legal = at({ from }).legal('home', 'batters');
    const four = [1, 2, 3, 4].map((place) => man(1, place));
    const pairs = four.flatMap((facing) => four.flatMap((other) => (facing === other ? [] : [{ facing, other }])));
    expect([...legal]).toEqual(pairs);
    expect([legal.kind, legal.count()]).toEqual(['record', 12]);
    expect(drawnFrom(legal)).toEqual(pairs);
    expect(legal.describe()).toEqual({
      kind: 'record',
      fields: { facing: { kind: 'oneOf', items: four }, other: { kind: 'oneOf', items: four } },
    });
    expect([legal.has(pairs[0]), legal.has({ facing: four[0], other: four[0] })]).toEqual([true, false]);
  });
});
