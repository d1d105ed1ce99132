import { describe, expect, it } from 'vitest';
import { isHowzatError } from '../src/index.js';
import { type CricsheetMatch, checkCricsheet, toCricsheet } from '../src/scorebook.js';
import { bat, matchOf, result, smallMatch } from './scorebook-matches.js';

const date = '2026-02-28';

/** Writable but for our own key, whose JSON has no end to its depth. */
type Open<T> = T extends object ? { -readonly [K in keyof T]: K extends 'howzat' ? T[K] : Open<T[K]> } : T;

/** The export as a reader finds it in a file. */
function fileOf(scored: Parameters<typeof toCricsheet>[0]): Open<CricsheetMatch> {
  return JSON.parse(JSON.stringify(toCricsheet(scored, { date }))) as Open<CricsheetMatch>;
}

function problem(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}

describe('the export of a small match', () => {
  const file = fileOf(smallMatch());

  it('is valid', () => {
    expect(checkCricsheet(file)).toEqual([]);
  });

  it('says what Cricsheet asks of a match', () => {
    expect(file.meta).toEqual({ data_version: '1.1.0', created: date, revision: 1 });
    expect(file.info).toMatchObject({
      balls_per_over: 6,
      dates: [date],
      gender: 'male',
      match_type: 'T20',
      outcome: { winner: 'Home', by: { runs: 29 } },
      overs: 3,
      season: '2026',
      team_type: 'club',
      teams: ['Home', 'Away'],
      toss: { winner: 'Away', decision: 'field' },
      venue: 'Tabletop',
    });
    expect(file.info.howzat).toMatchObject({ variant: 'test', result: 'Home won by 29 runs', toss: true });
    expect(file.innings[1]?.target).toEqual({ runs: 42, overs: 3 });
  });

  it('files each delivery', () => {
    const [home] = file.innings;
    expect(home?.overs.map((over) => over.over)).toEqual([0, 1, 2]);
    expect(home?.overs[1]?.deliveries[1]).toEqual({
      batter: 'Home 2',
      bowler: 'Away bowler 2',
      extras: { noballs: 1 },
      non_striker: 'Home 3',
      runs: { batter: 4, extras: 1, total: 5 },
    });
    expect(home?.overs[1]?.deliveries[4]?.wickets).toEqual([
      { player_out: 'Home 2', kind: 'caught', fielders: [{ name: 'Away point' }] },
    ]);
    expect(home?.overs[1]?.deliveries[5]?.wickets).toEqual([{ player_out: 'Home 4', kind: 'run out' }]);
    expect(home?.overs[2]?.deliveries[0]?.wickets).toEqual([{ player_out: 'Home 5', kind: 'caught and bowled' }]);
  });

  it('names the same people in players and registry, with ids that stay', () => {
    const { players, registry } = file.info;
    expect(Object.keys(registry.people)).toEqual([...(players.Home ?? []), ...(players.Away ?? [])]);
    expect(players.Away).toContain('Away point');
    const other = fileOf(matchOf([{ overs_: [[bat(1)]] }], result('draw', null)));
    expect(other.info.registry.people['Home 1']).toBe(registry.people['Home 1']);
    expect(registry.people['Home 1']).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('the date', () => {
  it.each(['', '2026-2-28', '2026-02-29', '2026-13-01', '2026-00-10', '28.02.2026', 20260228, null])(
    'refuses %j with a typed error',
    (wrong) => {
      const error = problem(() => toCricsheet(smallMatch(), { date: wrong as string }));
      expect(isHowzatError(error, 'bad-parameter')).toBe(true);
      expect(error).toMatchObject({ details: { subject: 'date', choice: wrong } });
    },
  );

  it('takes the leap days there are', () => {
    expect(toCricsheet(smallMatch(), { date: '2028-02-29' }).info.season).toBe('2028');
  });
});

describe('games that are not quite cricket', () => {
  it('may lose a wicket on a no-ball: its runs are filed as penalty, what happened stays in our key', () => {
    const file = fileOf(
      matchOf([{ overs_: [[{ noBall: true, noBalls: 1, bat: 2, counts: true, outs: [{ how: 'bowled' }] }]] }], null),
    );
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.innings[0]?.overs[0]?.deliveries[0]).toMatchObject({
      extras: { penalty: 1 },
      runs: { batter: 2, extras: 1, total: 3 },
      wickets: [{ kind: 'bowled' }],
    });
    expect(file.info.howzat.deliveries).toEqual([
      { innings: 0, over: 0, delivery: 0, runs: { bat: 2, noBalls: 1 }, noBall: true },
    ]);
  });

  it('may run a batter out on a no-ball, as cricket may', () => {
    const file = fileOf(matchOf([{ overs_: [[{ noBall: true, noBalls: 1, outs: [{ how: 'run out' }] }]] }], null));
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.innings[0]?.overs[0]?.deliveries[0]?.extras).toEqual({ noballs: 1 });
  });

  it('may call a wide a no-ball too', () => {
    const file = fileOf(matchOf([{ overs_: [[{ noBall: true, noBalls: 1, wides: 2 }]] }], null));
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.innings[0]?.overs[0]?.deliveries[0]?.extras).toEqual({ noballs: 3 });
    expect(file.info.howzat.deliveries?.[0]?.runs).toEqual({ wides: 2, noBalls: 1 });
  });

  it('may have no-balls that cost nothing, that count, and runs taken away', () => {
    const file = fileOf(
      matchOf([{ overs_: [[{ noBall: true }, { noBall: true, noBalls: 1, counts: true }, { bat: -2 }]] }], null),
    );
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.howzat.deliveries).toEqual([
      { innings: 0, over: 0, delivery: 0, noBall: true, counts: false },
      { innings: 0, over: 0, delivery: 1, counts: true },
      { innings: 0, over: 0, delivery: 2, runs: { bat: -2 } },
    ]);
    expect(file.innings[0]?.overs[0]?.deliveries[2]?.runs).toEqual({ batter: 0, extras: -2, total: -2 });
  });

  it('may play overs of one confrontation', () => {
    const file = fileOf(matchOf([{ overs_: [[bat(6)], [{ facts: { card: 'hook' } }]] }], null, { ballsPerOver: 1 }));
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.balls_per_over).toBe(1);
    expect(file.innings[0]?.overs.map((over) => [over.over, over.deliveries.length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(file.info.howzat.deliveries).toEqual([{ innings: 0, over: 1, delivery: 0, facts: { card: 'hook' } }]);
  });

  it('may name a catcher by a place that both sides know', () => {
    const caught = { overs_: [[{ outs: [{ how: 'caught' as const, fielder: 'mid-on' }] }]] };
    const file = fileOf(matchOf([caught, caught], null));
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.players.Home).toContain('mid-on');
    expect(file.info.players.Away).toContain('mid-on (Away)');
  });

  it('may let two sides of one name play, and a catch fall to nobody', () => {
    const caught = { overs_: [[{ outs: [{ how: 'caught' as const }] }]] };
    const file = fileOf(matchOf([caught, caught], null, { names: { home: 'Alf', away: 'Alf' } }));
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.teams).toEqual(['Alf', 'Alf (away)']);
  });

  it('may chase another target than cricket would set', () => {
    const file = fileOf(matchOf([{ overs_: [[bat(4)]] }, { overs_: [[bat(4)]], target: 4 }], result('tie', null)));
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.innings[1]?.target).toBeUndefined();
    expect(file.info.howzat.targets).toEqual([{ innings: 1, runs: 4 }]);
  });
});

describe('outcomes', () => {
  const one = { overs_: [[bat(4)]] };

  it('of a super over are a tie with an eliminator', () => {
    const over = { ...one, superOver: 1 };
    const won = result('tie', 1, { tieBreak: true });
    const file = fileOf(
      matchOf([one, { ...one, target: 5 }, { ...over, batting: 1 }, { ...over, batting: 0, target: 5 }], won),
    );
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.outcome).toEqual({ result: 'tie', eliminator: 'Away' });
    expect(file.innings.map((innings) => innings.super_over)).toEqual([undefined, undefined, true, true]);
    expect(file.innings[1]?.target).toEqual({ runs: 5 });
    expect(file.info.howzat.targets).toEqual([{ innings: 3, runs: 5 }]);
  });

  it('of two innings a side may be by an innings', () => {
    const match = matchOf(
      [{ overs_: [[bat(6)]], declared: true }, one, { overs_: [[bat(1)]], batting: 1 }],
      result('innings', 0, { margin: 1 }),
      {
        game_: { inningsPerSide: 2 },
      },
    );
    const file = fileOf(match);
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.match_type).toBe('MDM');
    expect(file.info.overs).toBeUndefined();
    expect(file.info.outcome).toEqual({ winner: 'Home', by: { innings: 1, runs: 1 } });
    expect(file.innings[0]?.declared).toBe(true);
  });

  it.each([
    [result('wickets', 1, { margin: 3 }), { winner: 'Away', by: { wickets: 3 } }],
    [result('tie', null), { result: 'tie' }],
    [result('draw', null), { result: 'draw' }],
    [result('aborted', null), { result: 'no result' }],
    [result('conceded', 1), { winner: 'Away', method: 'Awarded' }],
    [result('decided', 0), { winner: 'Home', method: 'Awarded' }],
    [null, { result: 'no result' }],
  ])('%o', (of, outcome) => {
    const file = fileOf(matchOf([one, one], of));
    expect(checkCricsheet(file)).toEqual([]);
    expect(file.info.outcome).toEqual(outcome);
  });

  it('of a match that never began are valid', () => {
    expect(checkCricsheet(fileOf(matchOf([], result('conceded', 0))))).toEqual([]);
  });
});

describe('the checker', () => {
  type File = Open<CricsheetMatch> & { info: { players: Record<string, string[]> } };
  const first = (file: File) => file.innings[0]?.overs[0]?.deliveries[0] as unknown as Record<string, unknown>;

  it.each<[string, (file: File) => void]>([
    ['meta.created is not a date', (f) => (f.meta.created = 'today')],
    ['meta.data_version is not 1.x.y', (f) => (f.meta.data_version = '2' as '1.1.0')],
    ['info.teams does not name two different teams', (f) => (f.info.teams = ['Home', 'Home'])],
    ['info.gender is none of male, female', (f) => (f.info.gender = 'any' as 'male')],
    ['info.season is missing', (f) => (f.info.season = '')],
    ['Home 1 of Home is missing in info.registry.people', (f) => delete f.info.registry.people['Home 1']],
    ['the id of Home 1 in info.registry.people is not 8 hex digits', (f) => (f.info.registry.people['Home 1'] = 'XYZ')],
    [
      'info.registry.people gives two people one id',
      (f) => (f.info.registry.people['Home 1'] = f.info.registry.people['Home 2'] as string),
    ],
    ['info.players of Home names somebody twice', (f) => f.info.players.Home?.push('Home 1')],
    ['info.toss.decision is none of bat, field', (f) => (f.info.toss.decision = 'bowl' as 'bat')],
    ['innings[0].team is not the side that the toss put in', (f) => (f.info.toss.decision = 'bat')],
    ['info.outcome.by is missing', (f) => delete f.info.outcome.by],
    ['info.outcome.eliminator without a tie', (f) => (f.info.outcome.eliminator = 'Home')],
    [
      'innings[1].target.runs is not the first innings + 1',
      (f) => ((f.innings[1]?.target as { runs: number }).runs = 41),
    ],
    [
      'innings[0].overs[0].deliveries[0]: batter + extras is not the total',
      (f) => (first(f).runs = { batter: 1, extras: 1, total: 1 }),
    ],
    [
      'innings[0].overs[0].deliveries[0]: the parts of extras do not add up to runs.extras',
      (f) => (first(f).extras = { byes: 1 }),
    ],
    [
      'innings[0].overs[0].deliveries[0] is a wide and a no-ball together',
      (f) => (first(f).extras = { wides: 1, noballs: 1 }),
    ],
    ['innings[0].overs[0].deliveries[0].extras has the unknown kind bonus', (f) => (first(f).extras = { bonus: 1 })],
    ['innings[0].overs[0].deliveries[0].batter is no player of the batting side', (f) => (first(f).batter = 'Nobody')],
    ['innings[0].overs[0].deliveries[0].bowler is no player of the bowling side', (f) => (first(f).bowler = 'Home 1')],
    ['innings[0].overs[0].deliveries[0] has one batter at both ends', (f) => (first(f).non_striker = 'Home 1')],
    [
      'innings[0].overs[0].deliveries[0].wickets[0] is bowled on a no-ball',
      (f) => {
        first(f).extras = { noballs: 1 };
        first(f).wickets = [{ player_out: 'Home 1', kind: 'bowled' }];
      },
    ],
    [
      'innings[0].overs[0].deliveries[0].wickets[0] is caught and names no fielder',
      (f) => (first(f).wickets = [{ player_out: 'Home 1', kind: 'caught' }]),
    ],
    [
      'innings[0].overs[0].deliveries[0].wickets[0] is caught and bowled and names a fielder',
      (f) =>
        (first(f).wickets = [{ player_out: 'Home 1', kind: 'caught and bowled', fielders: [{ name: 'Away point' }] }]),
    ],
    [
      'innings[0].overs[0].deliveries[0].wickets[0].kind is none that cricket knows',
      (f) => (first(f).wickets = [{ player_out: 'Home 1', kind: 'eaten' }]),
    ],
    [
      'innings[0].overs[1].over does not follow from 0 upwards',
      (f) => ((f.innings[0]?.overs[1] as { over: number }).over = 0),
    ],
    [
      'innings[0].overs[0] has no deliveries',
      (f) => ((f.innings[0]?.overs[0] as { deliveries: unknown[] }).deliveries = []),
    ],
  ])('finds that %s', (message, damage) => {
    const file = fileOf(smallMatch()) as File;
    damage(file);
    expect(checkCricsheet(file)).toContain(message);
  });

  it.each([null, undefined, 1, 'match', [], {}, { info: [], meta: 1, innings: [null, 1] }])(
    'survives what is no match at all: %j',
    (value) => {
      expect(checkCricsheet(value).length).toBeGreaterThan(5);
    },
  );
});
