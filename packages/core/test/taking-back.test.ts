import { describe, expect, test } from 'vitest';
import { die, houseRule } from '../src/author.js';
import { checksumOfLog, programOf, stream } from '../src/engine.js';
import {
  type Amendment,
  compose,
  copyJson,
  createMatch,
  isHowzatError,
  type LogEntry,
  type Match,
  replayMatch,
  type Selection,
  standingEntries,
} from '../src/index.js';
import { Session } from '../src/interpreter/index.js';
import { createMatchMachine, playMachine } from '../src/machine/index.js';
import { interpretedRunner } from '../src/runner/index.js';
import { commentaryText, readBook, scorecardText, scoredOf, toCricsheet } from '../src/scorebook.js';
import { hand } from './hand-cricket.js';
import { lockstep, looker } from './lockstep.js';
import { secondLook, secondThrow } from './second-looks.js';
import { village } from './village-cricket.js';

type Of = Parameters<typeof compose>[0];
const handGame = hand as unknown as Of;
const villageGame = village as unknown as Of;

const handMatch = (houseRules: readonly Amendment[], more: object = {}): Match =>
  createMatch(hand as never, { houseRules, ...more } as never) as unknown as Match;

const ball = (match: Match, bat: number, bowl: number): Match =>
  (match as unknown as { play(side: string, step: string, choice: unknown): Match })
    .play('batting', 'bat', bat)
    .play('bowling', 'bowl', bowl) as Match;

const play = (match: Match, side: string, step: string, choice: unknown): Match =>
  (match as unknown as { play(...of: unknown[]): Match }).play(side, step, choice);

const scored = (match: Match) =>
  scoredOf({ log: match.log(), game: match.game }, match.rulebook, { home: 'Home', away: 'Away' });

const refusal = (game: Of, houseRule: Amendment): string => {
  try {
    compose(game, { houseRules: [houseRule] });
  } catch (error) {
    if (isHowzatError(error)) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'composes';
};

describe('a ball that is taken back', () => {
  test('is played again from where it stood, and only what the rule keeps of its own is not as it was', () => {
    const match = ball(handMatch([secondLook]), 4, 2);
    const before = copyJson(match.internals());
    ball(match, 3, 3);
    expect(match.game).toMatchObject({ runs: 4, wickets: 1, ballNumber: 2 });
    play(match, 'batting', 'second-look.ask', true);
    expect(match.game).toMatchObject({ runs: 4, wickets: 0, balls: 1, ballNumber: 2, innings: 1 });
    const { own, ...rest } = copyJson(match.internals()) as unknown as { own: object };
    const { own: _, ...old } = before as unknown as { own: object };
    expect(rest).toEqual(old);
    expect(own).toEqual({ 'second-look': { left: 0, asked: false } });
    ball(match, 6, 1);
    expect(match.game).toMatchObject({ runs: 10, wickets: 0, balls: 2 });
    // there is one in an innings
    ball(match, 6, 6);
    expect(match.game).toMatchObject({ innings: 2 });
  });

  test('stays in the log, and an entry says by which rule it was taken back and how much', () => {
    const match = ball(handMatch([secondLook]), 3, 3);
    play(match, 'batting', 'second-look.ask', true);
    ball(match, 6, 1);
    const log = match.log().filter((entry) => entry.ball > 0);
    expect(log.map(({ step, ball, takesBack }) => [step, ball, takesBack])).toEqual([
      ['show', 1, undefined],
      ['second-look.ask', 1, undefined],
      ['second-look.again', 1, 2],
      ['show', 1, undefined],
    ]);
    expect(log[0]?.delivery).toMatchObject({ outs: [{ how: 'bowled' }] });
    expect(log[2]).toMatchObject({ inputs: [], rules: ['second-look.again'], delivery: null });
    expect(standingEntries(match.log()).filter((entry) => entry.ball > 0)).toEqual([log[2], log[3]]);
  });

  test('is in no scorecard and no export, and the commentary says that it was taken back', () => {
    const match = ball(handMatch([secondLook]), 3, 3);
    play(match, 'batting', 'second-look.ask', true);
    ball(ball(match, 6, 1), 2, 2);
    const [innings] = readBook(scored(match));
    expect(
      innings?.overs.flatMap(({ balls }) => balls.map(({ label, total, wickets }) => [label, total, wickets.length])),
    ).toEqual([
      ['0.1', 6, 0],
      ['0.2', 0, 1],
    ]);
    expect(innings?.overs[0]?.balls[0]?.rules).toContain('second-look.again');
    const told = commentaryText(scored(match));
    expect(told).toContain('0.1 Taken back, and played again: OUT bowled [second-look.again]');
    expect(told.match(/OUT, /g)).toHaveLength(1);
    expect(scorecardText(scored(match))).toContain('6');
    expect(JSON.stringify(toCricsheet(scored(match), { date: '2026-11-26' }))).not.toContain('second-look');
  });

  test('goes into the record, which replays to the same log; undo goes back through it', () => {
    const match = ball(handMatch([secondLook], { seed: 3 }), 3, 3);
    play(match, 'batting', 'second-look.ask', true);
    ball(match, 6, 1);
    const again = replayMatch(hand as never, JSON.parse(JSON.stringify(match.record())), {
      houseRules: [secondLook],
    } as never);
    expect(again.log()).toEqual(match.log());
    const after = copyJson(match.internals());
    const { length } = match.record().events;
    match.goTo(length - 3);
    expect(match.waiting).toMatchObject({ kind: 'decisions', open: [{ step: 'second-look.ask' }] });
    while (match.length < length) match.redo();
    expect(copyJson(match.internals())).toEqual(after);
    expect(match.log()).toEqual(again.log());
  });

  test('is told to nobody who counts balls', () => {
    for (const houseRules of [[secondLook], [secondThrow], [secondLook, secondThrow]]) {
      const runner = interpretedRunner(compose(villageGame, { houseRules }));
      for (let seed = 0; seed < 40; seed++) {
        const told: number[] = [];
        const { log } = runner.play({ seed, log: true, onBall: (g) => told.push(g.runs) });
        expect(told).toEqual(standingEntries(log).flatMap(({ delivery }) => delivery?.runs ?? []));
      }
    }
  });
});

const isDeep = process.env.HOWZAT_DEEP === '1';

describe('the drivers agree', () => {
  const all: readonly (readonly [string, Of, readonly Amendment[], Selection])[] = [
    ['hand cricket', handGame, [secondLook], {}],
    ['village cricket, a ball', villageGame, [secondLook], {}],
    ['village cricket, a throw', villageGame, [secondThrow], {}],
    ['village cricket, both', villageGame, [secondLook, secondThrow], { format: 'two-innings' }],
  ];
  test.each(all)('%s', (_name, game, houseRules, selection) => {
    const rulebook = compose(game, { ...selection, houseRules });
    const machine = createMatchMachine(rulebook);
    const runner = interpretedRunner(rulebook);
    let takenBack = 0;
    for (let seed = 0; seed < (isDeep ? 100 : 6); seed++) {
      if (isDeep || seed < 3) lockstep(machine, seed, { slips: seed < 2 });
      for (const players of [undefined, [looker, looker] as const]) {
        const options = players ? { seed, players } : { seed };
        const { log } = runner.play({ ...options, log: true });
        takenBack += log.filter((entry) => entry.takesBack !== undefined).length;
        expect(checksumOfLog(playMachine(machine, options).log)).toBe(checksumOfLog(log));
      }
    }
    expect(takenBack).toBeGreaterThan(isDeep ? 10 : 2);
  });

  test.each(all)('%s: a session goes on from a copy whose log is cut', (_name, game, houseRules, selection) => {
    const program = programOf(compose(game, { ...selection, houseRules }));
    const played = (seed: number, copies: boolean): readonly LogEntry[] => {
      const rng = stream(seed, 1);
      const session = new Session(program, { automatic: true });
      const aside: LogEntry[] = [];
      for (let now = session.waiting(); now.kind !== 'end'; now = session.waiting()) {
        if (now.kind === 'chance') {
          const { s, g } = session.state;
          session.happen(now.chance.of.sample(rng, s, g, program.params, {}));
        } else for (const open of now.open) session.choose(open.decision, open.domain.sample(rng));
        if (!copies) continue;
        const saved = session.save((value) => value);
        aside.push(...saved.log.entries.slice(0, -1));
        session.load(copyJson({ ...saved, log: { ...saved.log, entries: saved.log.entries.slice(-1) } }));
      }
      return [...aside, ...session.log.entries];
    };
    for (let seed = 0; seed < 10; seed++) expect(played(seed, true)).toEqual(played(seed, false));
  });
});

describe('what cannot be taken back', () => {
  const takesBack = (place: string, to?: 'ball' | 'chance'): Amendment =>
    houseRule('*', 'back', {}, (a) => [
      a.after(place, a.takeBack('back.again', { ...(to ? { to } : {}), when: () => true })),
    ]);

  test('is refused when it is composed', () => {
    expect(refusal(handGame, takesBack('over.start'))).toBe(
      'inapplicable: back does not apply: back.again takes a ball back, and stands in none; put it before ball.after, say.',
    );
    expect(refusal(handGame, takesBack('innings.after'))).toMatch(/stands in none/);
    expect(refusal(handGame, takesBack('ball.start'))).toBe(
      'inapplicable: back does not apply: back.again takes a ball back, and nothing of the ball has happened where it stands; put it before ball.after, say.',
    );
    expect(refusal(handGame, takesBack('outcome', 'chance'))).toBe(
      'inapplicable: back does not apply: back.again takes a chance back, and nothing in a ball is left to chance before it.',
    );
    expect(refusal(handGame, takesBack('outcome', 'over' as 'ball'))).toBe(
      'inapplicable: back does not apply: back.again takes back a ball or a chance, not "over".',
    );
    expect(refusal(handGame, takesBack('outcome'))).toBe('composes');
  });

  test('what is taken back for ever is a match without an end, in both drivers', () => {
    const rulebook = compose(handGame, { houseRules: [takesBack('outcome')] });
    const message = 'The match does not end: back.again has taken one ball back 1000 times.';
    expect(() => interpretedRunner(rulebook).play({ seed: 1 })).toThrow(message);
    expect(() => playMachine(createMatchMachine(rulebook), { seed: 1 })).toThrow(message);
  });

  test('a chance of a ball in which none was thrown is refused by name, in both drivers', () => {
    const noDie = houseRule('*', 'no-die', {}, (a) => [
      a.before('ball.start', a.chance('no-die.die', { when: () => false, of: die(6), take: () => {} })),
      a.before('ball.after', a.takeBack('no-die.again', { to: 'chance' })),
    ]);
    const rulebook = compose(handGame, { houseRules: [noDie] });
    const message =
      /no-die.again cannot be applied: it takes back a chance, and in this ball nothing was left to chance yet/;
    expect(() => interpretedRunner(rulebook).play({ seed: 1 })).toThrow(message);
    expect(() => playMachine(createMatchMachine(rulebook), { seed: 1 })).toThrow(message);
  });

  test('a match that begins inside a ball goes back no further than it began', () => {
    const match = handMatch([secondLook], {
      from: {
        batting: 'home',
        runs: 7,
        at: 'second-look.ask',
        game: { outs: [{ how: 'bowled', batter: 1, fielder: null }] },
      },
    });
    play(match, 'batting', 'second-look.ask', true);
    // nothing of the ball is known but that it was out, so it is out again
    expect(match.log().map(({ step, takesBack }) => [step, takesBack])).toEqual([
      ['second-look.ask', undefined],
      ['second-look.again', 1],
      ['ball', undefined],
    ]);
    expect(match.game).toMatchObject({ runs: 7, balls: 1 });
  });
});
