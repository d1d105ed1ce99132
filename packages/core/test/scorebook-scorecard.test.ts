import { describe, expect, it } from 'vitest';
import type { Game } from '../src/index.js';
import { chartsOf, commentaryOf, commentaryText, scorecardOf, scorecardText, toCsv } from '../src/scorebook.js';
import { bat, matchOf, result, smallMatch } from './scorebook-matches.js';

describe('the scorecard of a small match', () => {
  it('reads as a scorecard does', () => {
    expect(scorecardText(smallMatch(), { overs: true })).toBe(`Test cricket: Home v Away

Home  41/5 (3 ov)

Batting                                   R  B  4s  6s      SR
Home 1   b Away bowler 1                  7  3   0   1  233.33
Home 2   c Away point b Away bowler 2     8  7   2   0  114.29
Home 3   not out                          0  2   0   0    0.00
Home 4   run out                          1  1   0   0  100.00
Home 5   c & b Away bowler 1              0  1   0   0    0.00
Home 6   st Away keeper b Away bowler 1   0  1   0   0    0.00
Home 7   not out                         15  4   0   2  375.00
Extras   (b 1, lb 2, w 1, nb 1, p 5)     10
Total    41/5 (3 ov), run rate 13.67     41
Did not bat: Home 8, Home 9, Home 10, Home 11
Fall of wickets: 1-12 (Home 1, 0.6 ov), 2-20 (Home 2, 1.3 ov), 3-21 (Home 4, 1.4 ov), 4-26 (Home 5, 2.1 ov), 5-26 (Home 6, 2.2 ov)
Partnerships: 1: 12 (6 balls) Home 1 7 (3), Home 2 4 (3); 2: 8 (4 balls) Home 2 4 (4), Home 3 0 (0); 3: 1 (1 ball) Home 3 0 (0), Home 4 1 (1); 4: 5 (3 balls) Home 3 0 (2), Home 5 0 (1); 5: 0 (1 ball) Home 3 0 (0), Home 6 0 (1); 6: 15* (4 balls) Home 3 0 (0), Home 7 15 (4)

Bowling        O  M   R  W   Econ  0s  4s  6s  WD  NB
Away bowler 1  2  0  26  3  13.00   5   1   3   0   0
Away bowler 2  1  0   7  1   7.00   5   1   0   1   1

Over 1  Away bowler 1  1 4 . 1b 6 W                12 runs  12/1
Over 2  Away bowler 2  1wd 4+1nb 2lb . W 1+W 5p .  14 runs  26/3
Over 3  Away bowler 1  W W 6 6 2 1                 15 runs  41/5

Away  12/1 (3 ov)

Batting                               R   B  4s  6s      SR
Away 1   not out                      0  12   0   0    0.00
Away 2   lbw b Home bowler 2          4   2   1   0  200.00
Away 3   not out                      4   4   1   0  100.00
Extras   (b 4)                        4
Total    12/1 (3 ov), run rate 4.00  12
Did not bat: Away 4, Away 5, Away 6, Away 7, Away 8, Away 9, Away 10, Away 11
Fall of wickets: 1-8 (Away 2, 1.2 ov)
Partnerships: 1: 8 (8 balls) Away 1 0 (6), Away 2 4 (2); 2: 4* (10 balls) Away 1 0 (6), Away 3 4 (4)

Bowling        O  M  R  W  Econ  0s  4s  6s  WD  NB
Home bowler 1  2  2  0  0  0.00  12   0   0   0   0
Home bowler 2  1  0  8  1  8.00   4   2   0   0   0

Over 1  Home bowler 1  . . . . 4b .  4 runs   4/0
Over 2  Home bowler 2  4 W 4 . . .   8 runs  12/1
Over 3  Home bowler 1  . . . . . .   0 runs  12/1

Result: Home won by 29 runs
`);
  });

  it('puts wickets first where asked', () => {
    const text = scorecardText(smallMatch(), { style: 'wickets-first' });
    expect(text).toContain('Home  5/41 (3 ov)');
    expect(text).not.toContain('41/5');
  });

  it('gives the series of its charts', () => {
    const [home, away] = chartsOf(smallMatch());
    expect(home?.worm).toEqual([
      { overs: 0, runs: 0, wickets: 0 },
      { overs: 1, runs: 12, wickets: 1 },
      { overs: 2, runs: 26, wickets: 3 },
      { overs: 3, runs: 41, wickets: 5 },
    ]);
    expect(home?.manhattan).toEqual([
      { over: 1, runs: 12, wickets: 1 },
      { over: 2, runs: 14, wickets: 2 },
      { over: 3, runs: 15, wickets: 2 },
    ]);
    expect(home?.wickets[0]).toEqual({ overs: 1, runs: 12, wickets: 1, batter: 'Home 1', label: '0.6' });
    expect(home?.rates.map((rate) => rate.required)).toEqual([null, null, null]);
    expect(away?.rates).toEqual([
      { over: 1, runRate: 4, required: 19 },
      { over: 2, runRate: 6, required: 30 },
      { over: 3, runRate: 4, required: null },
    ]);
    expect(home?.partnerships.map((stand) => stand.runs)).toEqual([12, 8, 1, 5, 0, 15]);
  });
});

describe('the scorecard of what is not quite cricket', () => {
  it('numbers the batters by turn where there are no ends', () => {
    const out = { outs: [{ how: 'bowled' as const }], nonStriker: 2 };
    const solo = matchOf([{ overs_: [[out, { ...out, striker: 3 }, { striker: 4, nonStriker: 2 }]] }], null, {
      strike: false,
      wicketsLimit: 3,
    });
    const [innings] = scorecardOf(solo).innings;
    expect(innings?.batting.map((line) => line.name)).toEqual(['Home 1', 'Home 2', 'Home 3']);
    expect(innings?.didNotBat).toEqual(['Home 4']);
    expect(innings?.partnerships.map((stand) => stand.batters.length)).toEqual([1, 1, 1]);
  });

  it('sends in a new batter where the log goes on with the one who is out', () => {
    const out = { outs: [{ how: 'bowled' as const }], striker: 1, nonStriker: 2 };
    const solo = matchOf([{ overs_: [[out, { ...out, bat: 3 }, { bat: 2, striker: 1, nonStriker: 2 }]] }], null, {
      strike: false,
      wicketsLimit: 3,
    });
    const [innings] = scorecardOf(solo).innings;
    expect(innings?.batting.map((line) => [line.name, line.runs, line.howOut])).toEqual([
      ['Home 1', 0, 'b Away bowler 1'],
      ['Home 2', 3, 'b Away bowler 1'],
      ['Home 3', 2, 'not out'],
    ]);
    expect(innings?.didNotBat).toEqual(['Home 4']);
  });

  it('names cricketers where the game has them', () => {
    const named = {
      ...smallMatch(),
      cricketers: { batter: (_seat: number, place: number) => (place === 1 ? 'Hal' : null), bowler: () => 'Bo' },
    };
    expect(scorecardText(named)).toContain('Hal      b Bo');
    expect(scorecardText(named)).toContain('Home 2');
  });

  it('tells a match that began from a position from where the log begins', () => {
    const whole = smallMatch();
    const later = { ...whole, log: whole.log.filter((entry) => entry.innings === 2 || entry.over > 0) };
    const [home] = scorecardOf(later).innings;
    expect(home?.innings.brought).toEqual({ runs: 12, wickets: 1, balls: 6 });
    expect(home?.fallOfWickets[0]).toMatchObject({ wicket: 2, runs: 20, over: '1.3' });
    expect(scorecardText(later)).toContain('Brought forward  12/1 (1 ov)');
    expect(scorecardText(later)).toContain('Home  41/5 (3 ov)');
    expect(scorecardText(later).split('\n\nAway')[0]).not.toContain('Did not bat');
  });

  it('books runs given between two balls as penalty runs of the ball before', () => {
    const bonus = matchOf([{ overs_: [[bat(1), bat(2)]], runs: 5 }], null);
    const [innings] = scorecardOf(bonus).innings;
    expect(innings?.extras).toMatchObject({ penalty: 2, total: 2 });
    expect(innings?.overs[0]?.symbols).toEqual(['1', '2+2p']);
  });

  it('starts the balls again where an over ended early', () => {
    const match = matchOf([{ overs_: [[bat(1), bat(0)], [bat(4)]] }], null, { ballsPerOver: 3 });
    expect(scorecardOf(match).innings[0]?.overs.map((over) => over.symbols)).toEqual([['1', '.'], ['4']]);
    expect(commentaryOf(match).flatMap((line) => line.label ?? [])).toEqual(['0.1', '0.2', '1.1']);
  });

  it('shows the innings being played', () => {
    const played = smallMatch();
    const game = {
      ...played.game,
      scores: [],
      innings: 1,
      result: null,
      batting: 0,
      runs: 12,
      wickets: 1,
      balls: 6,
      overs: 1,
      overBalls: 0,
      declared: false,
      target: null,
      striker: 3,
      nonStriker: 2,
    } as unknown as Game;
    const live = { ...played, log: played.log.filter((entry) => entry.innings === 1 && entry.over === 0), game };
    const card = scorecardOf(live);
    expect(card.result).toBeNull();
    expect(card.innings).toHaveLength(1);
    expect(card.innings[0]?.innings).toMatchObject({ runs: 12, wickets: 1, closed: false });
    expect(card.innings[0]?.batting.map((line) => line.howOut)).toEqual(['b Away bowler 1', 'not out', 'not out']);
  });
});

describe('commentary', () => {
  it('tells each ball with its score', () => {
    const lines = commentaryOf(smallMatch()).map((line) => `${line.label ?? '-'} ${line.text} ${line.score ?? ''}`);
    expect(lines.slice(0, 12)).toEqual([
      '- Innings 1: Home ',
      '0.1 Away bowler 1 to Home 1, 1 run 1/0',
      '0.2 Away bowler 1 to Home 2, 4 runs 5/0',
      '0.3 Away bowler 1 to Home 2, no run 5/0',
      '0.4 Away bowler 1 to Home 2, 1 bye 6/0',
      '0.5 Away bowler 1 to Home 1, 6 runs 12/0',
      '0.6 Away bowler 1 to Home 1, OUT, Home 1 b Away bowler 1, 7 off 3 balls 12/1',
      '- End of over 1: 12 runs, 1 wicket, Home 12/1 12/1',
      '1.1 Away bowler 2 to Home 2, wide 13/1',
      '1.1 Away bowler 2 to Home 2, no-ball, 4 runs 18/1',
      '1.1 Away bowler 2 to Home 2, 2 leg byes, free hit 20/1',
      '1.2 Away bowler 2 to Home 2, no run 20/1',
    ]);
    expect(lines).toContain('- End of innings: Home 41/5 (3 ov) 41/5 (3 ov)');
    expect(lines).toContain('- Innings 2: Away, target 42 ');
    expect(lines).toContain('- End of over 3: 0 runs, maiden, Away 12/1 12/1');
    expect(lines.at(-1)).toBe('- Result: Home won by 29 runs ');
  });

  it('cites the rules and, with a registry, says them', () => {
    const match = matchOf([{ overs_: [[{ bat: 2, rules: ['a.two', 'a.other'] }]] }], result('draw', null));
    const two = { kind: 'applied' as const, source: 'Runs', text: 'Two is two.' };
    const registry = { sections: [{ title: 'A', rules: { 'a.two': two } }], prompts: {} };
    const laws = { sections: [{ title: 'L', rules: { 'a.two': { ...two, text: 'Overridden.' } } }], prompts: {} };
    expect(commentaryText(match, [laws, registry])).toBe(commentaryText(match, registry));
    expect(commentaryText(match, registry).split('\n').slice(1, 3)).toEqual([
      '0.1 Away bowler 1 to Home 1, 2 runs (2/0) [a.two a.other]',
      '    a.two: Two is two.',
    ]);
  });

  it('tells the toss, the election, open choices and a concession, and no secret', () => {
    const at = { innings: 0, over: 0, ball: 0, rules: [], delivery: null };
    const by = (
      step: string,
      side: 'home' | 'away' | null,
      value: unknown,
      hiddenFrom: 'home' | 'both' | null = null,
    ) => ({
      ...at,
      step,
      inputs: [{ step, by: side, value, hiddenFrom }],
    });
    const match = {
      ...matchOf([], result('conceded', 0)),
      log: [
        by('core.toss', null, 1),
        by('core.toss.elect', 'away', 'bowl'),
        by('x.field', 'away', ['slip', 'point']),
        by('x.hand', 'away', 6, 'home'),
        by('x.deal', null, [1, 2], 'both'),
        by('core.concede', 'away', 'concede'),
      ],
    };
    const registry = { sections: [], prompts: { 'x.field': 'places the field' } };
    expect(commentaryOf(match, registry).map((line) => line.text)).toEqual([
      'Away won the toss',
      'Away chose to bowl first',
      'Away: places the field: slip, point',
      'Away conceded',
      'Result: Home won, Away conceded',
    ]);
    const label = (item: unknown, step: string, side: string | null): string | undefined =>
      step === 'x.field' && item === 'slip' ? `first slip of ${side}` : undefined;
    expect(commentaryOf(match, registry, { label })[2]?.text).toBe('Away: places the field: first slip of away, point');
  });

  it('tells a choice by the sentence of the rulebook: one for each value, the parts of a choice by name, or nothing', () => {
    const at = { innings: 0, over: 0, ball: 0, rules: [], delivery: null };
    const by = (step: string, side: 'home' | 'away' | null, value: unknown) => ({
      ...at,
      step,
      inputs: [{ step, by: side, value, hiddenFrom: null }],
    });
    const log = [
      by('x.field', 'away', ['slip', 'point']),
      by('x.power', 'home', 'call'),
      by('x.power', 'home', 'decline'),
      by('x.power', 'home', 'later'),
      by('x.pair', 'home', { first: 1, second: 2 }),
      by('x.die', null, 6),
      by('x.other', 'home', true),
    ];
    const told = {
      'x.field': '{side} set the field: {choice}',
      'x.power': { call: '{side} called it', decline: '', '*': 'Not yet: {choice}' },
      'x.pair': '{choice.first}, then {choice.second}',
      'x.die': '{home} threw {choice} at {away}',
    };
    const label = (item: unknown, step: string, _by: unknown, field?: string): string | undefined =>
      step === 'x.pair' && typeof item === 'number' ? `${field} is ${item}` : undefined;
    const registry = { sections: [], prompts: { 'x.other': 'Another?' }, told };
    expect(commentaryOf({ ...matchOf([], null), log }, registry, { label }).map((line) => line.text)).toEqual([
      'Away set the field: slip, point',
      'Home called it',
      'Not yet: later',
      'first is 1, then second is 2',
      'Home threw 6 at Away',
      'Home: Another: yes',
    ]);
  });

  it('calls somebody who took a catch and is not known as the game does', () => {
    const match = matchOf([{ overs_: [[{ outs: [{ how: 'caught' }] }]] }], result('draw', null));
    const text = (cricketers?: { fielder(): string }): string =>
      commentaryText(cricketers ? { ...match, cricketers } : match).split('\n')[1] ?? '';
    expect(text()).toContain('c Away fielder b');
    expect(text({ fielder: () => 'somebody' })).toContain('c somebody b');
  });
});

describe('CSV', () => {
  it('has a header and a row for each delivery', () => {
    const rows = toCsv(smallMatch()).split('\r\n');
    expect(rows[0]).toBe(
      'innings,super_over,batting_team,bowling_team,over,ball,delivery,striker,non_striker,bowler,symbol,runs_off_bat,extras,wides,no_balls,byes,leg_byes,penalty,total,no_ball,free_hit,counts,wickets,how_out,player_out,fielder,score_runs,score_wickets,rules,facts',
    );
    expect(rows[8]).toBe(
      '1,0,Home,Away,2,1.1,2,Home 2,Home 3,Away bowler 2,4+1nb,4,1,0,1,0,0,0,5,true,false,false,0,,,,18,1,,',
    );
    expect(rows).toHaveLength(1 + 20 + 18 + 1);
    expect(rows.at(-1)).toBe('');
  });

  it('quotes what RFC 4180 asks to be quoted', () => {
    const match = matchOf([{ overs_: [[{ facts: { shot: 'a, "b"' } }]] }], null, {
      names: { home: 'A, B', away: 'C"D' },
    });
    const row = toCsv(match).split('\r\n')[1];
    expect(row).toContain('"A, B","C""D"');
    expect(row).toMatch(/"\{""shot"":""a, \\""b\\""""\}"$/);
  });
});

it('who retires not out has left the crease, and no wicket has fallen', () => {
  const retires = { bat: 4, outs: [{ how: 'retired not out' as const }] };
  const scored = matchOf([{ overs_: [[retires, { bat: 1, striker: 3 }]], runs: 5, wickets: 0, balls: 2 }], null);
  const [card] = scorecardOf(scored).innings;
  expect(card?.batting.map(({ place, howOut, out }) => [place, howOut, out])).toEqual([
    [1, 'retired not out', false],
    [2, 'not out', false],
    [3, 'not out', false],
  ]);
  expect(card).toMatchObject({ innings: { wickets: 0 }, fallOfWickets: [], overs: [{ wickets: 0 }] });
  const [ball] = commentaryOf(scored).filter(({ kind }) => kind === 'ball');
  expect(ball?.text).toBe('Away bowler 1 to Home 1, 4 runs, Home 1 retires');
});
