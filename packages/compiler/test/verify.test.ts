import { type Amendment, compose, isHowzatError, type Player, type Rulebook, uniformPlayer } from '@howzat/core';
import { award, defineVariant, dismiss, houseRule, oneOf, variantKit } from '@howzat/core/author';
import { interpretedRunner, type Played, type PlayOptions, type Runner } from '@howzat/core/engine';
import { describe, expect, test, vi } from 'vitest';
import { rerolls, village } from '../../core/test/village-cricket.js';
import { createRunner, verify, verifying } from '../src/run.js';

const k = variantKit({
  id: 'lane',
  title: 'Lane cricket',
  parameters: {},
  laws: { overs: 2, wickets: 2, ballsPerOver: 3, toss: 'none', strike: false },
  state: { innings: () => ({ seen: [] as number[] }), ball: () => ({ bat: 0, bowl: 0 }) },
});

const shows = (step: 'bat' | 'bowl', by: 'batting' | 'bowling') =>
  k.decision(step, {
    by,
    domain: oneOf(0, 1, 2, 3, 4, 6),
    take: (s, chosen) => {
      s[step] = chosen;
    },
  });

const lane = defineVariant(k, {
  version: '1.0.0',
  flow: {
    ball: {
      before: [
        k.commit('show', { rule: 'lane.show' }, [shows('bat', 'batting'), shows('bowl', 'bowling')]),
        k.resolve('outcome', [
          { id: 'lane.out', when: (s) => s.bat === s.bowl, does: (_s, g) => dismiss(g, 'bowled') },
          { id: 'lane.runs', when: (s) => s.bat !== s.bowl, does: (s, g) => award(g, s.bat, 'bat') },
        ]),
      ],
    },
  },
});

/** Who plays the match of a seed: in one of four the players are asked. */
const playersOf = (seed: number): readonly [Player, Player] => {
  const one = seed % 4 !== 1 ? uniformPlayer : { name: 'asked', choose: uniformPlayer.choose };
  return [one, one];
};

/** A run more for sixes: most matches have one. */
const sevens = houseRule(lane, 'sevens', {}, (a) => [
  a.after('lane.runs', {
    id: 'sevens.run',
    when: (s, g) => s.bat === 6 && g.outs.length === 0,
    does: (_s, g) => award(g, 1, 'bat'),
  }),
]);

/** A side that has made so many runs gets one more for each ball. */
const late = (from: number) =>
  houseRule(lane, 'late', {}, (a) => [
    a.after('lane.runs', { id: 'late.run', when: (_s, g) => g.runs >= from, does: (_s, g) => award(g, 1, 'bat') }),
  ]);

const with_ = (...houseRules: readonly Amendment<string, never>[]): Rulebook =>
  compose(lane, { houseRules }) as unknown as Rulebook;

/** Code that plays by one rulebook and claims to play by another, in matches that `spoils` says. */
function wrongCode(rulebook: Rulebook, as: Rulebook, spoils: (options: PlayOptions) => boolean = () => true): Runner {
  const [right, wrong] = [createRunner(rulebook), createRunner(as)];
  return { rulebook, generated: true, play: (options) => (spoils(options) ? wrong : right).play(options) };
}

function refusal(of: Runner) {
  try {
    verify(of);
  } catch (error) {
    if (isHowzatError(error, 'unlike-interpreter')) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('compiled code that plays as the interpreter does', () => {
  test('is done with after 16 matches where there is no amendment, or all of its rules have fired', () => {
    expect(verify(compose(lane))).toEqual({ matches: 16, neverFired: [] });
    expect(verify(with_(sevens))).toEqual({ matches: 16, neverFired: [] });
    expect(verify(compose(village, { houseRules: [rerolls] }))?.neverFired).toEqual([]);
  });

  test('is played on until a rule fires that fires late', () => {
    const rulebook = with_(late(22));
    const { matches, neverFired } = verify(rulebook) ?? { matches: 0, neverFired: [] };
    expect(neverFired).toEqual([]);
    expect(matches).toBeGreaterThan(16);
    expect(matches).toBeLessThan(200);
    const cites = (seed: number): boolean =>
      interpretedRunner(rulebook)
        .play({ seed, log: true, players: playersOf(seed) })
        .log.some(({ rules }) => rules.includes('late.run'));
    expect(Array.from({ length: matches }, (_, seed) => seed).filter(cites)).toEqual([matches - 1]);
  });

  test('is played for 200 matches where a rule never fires, and the rule is told', () => {
    expect(verify(with_(late(1000), sevens))).toEqual({ matches: 200, neverFired: ['late.run'] });
  });

  test('is asked for a rule that was replaced or wrapped too', () => {
    const replaced = houseRule(lane, 'replaced', {}, (a) => [
      a.replace('lane.out', { id: 'lane.out', when: (_s, g) => g.runs > 1000, does: (_s, g) => dismiss(g, 'bowled') }),
    ]);
    expect(verify(with_(replaced))).toEqual({ matches: 200, neverFired: ['lane.out'] });
    const wrapped = houseRule(lane, 'wrapped', {}, (a) => [a.wrap('lane.out', (inner) => inner())]);
    expect(verify(with_(wrapped))).toEqual({ matches: 16, neverFired: [] });
  });

  test('can be played for longer, and for less long where a rule never fires', () => {
    const rulebook = with_(late(1001));
    expect(verify(rulebook, { atLeast: 40, atMost: 50 })?.matches).toBe(50);
    expect(verify(rulebook, { atMost: 16 })?.matches).toBe(16);
    expect(verify(rulebook, { atLeast: 240 })?.matches).toBe(240);
    expect(verify(compose(lane), { atLeast: 40 })?.matches).toBe(40);
  });

  test('is not played again for the same rulebook, whatever runner asks', () => {
    const rulebook = with_(late(1002));
    expect([...verifying(rulebook)]).toHaveLength(200);
    expect([...verifying(rulebook)]).toEqual([]);
    expect([...verifying(createRunner(rulebook), { atLeast: 16 })]).toEqual([]);
    expect([...verifying(createRunner(rulebook), { atLeast: 203 })]).toEqual([201, 202, 203]);
  });

  test('is nothing to verify where the rulebook is interpreted', () => {
    expect(verify(createRunner(lane, { code: 'never' }))).toBeNull();
  });

  test('that breaks off in the same way is the same', () => {
    const broken = houseRule(lane, 'broken', {}, (a) => [
      a.after('lane.runs', {
        id: 'broken.rule',
        when: (_s, g) => g.runs > 9,
        does: () => {
          throw new RangeError('rain');
        },
      }),
    ]);
    expect(verify(with_(broken), { atMost: 16 })?.matches).toBe(16);
  });

  test('is not waited for where matches do not end', () => {
    const endless = with_(late(1003));
    const runner: Runner = {
      rulebook: endless,
      generated: true,
      play: () => {
        throw Object.assign(new Error('on and on'), { name: 'HowzatError', code: 'runaway' });
      },
    };
    expect(verify(runner)?.matches).toBe(0);
  });
});

describe('compiled code that plays another match', () => {
  const rulebook = with_(sevens);
  const plain = compose(lane) as unknown as Rulebook;

  /** The first match in which the rule is cited, and the number of the entry. */
  const firstOf = (seeds: 'all' | 'asked' | 'uniform') => {
    for (let seed = 0; ; seed++) {
      if (seeds !== 'all' && (seed % 4 === 1) !== (seeds === 'asked')) continue;
      const { log } = interpretedRunner(rulebook).play({ seed, log: true, players: playersOf(seed) });
      const at = log.findIndex(({ rules }) => rules.includes('sevens.run'));
      if (at >= 0) return { seed, entry: at + 1, step: log[at]?.step };
    }
  };
  const first = firstOf('all');

  test('is refused with the rule that it has left out, the entry and the seed', () => {
    const { details, message } = refusal(wrongCode(rulebook, plain));
    expect(details).toMatchObject({ rule: 'sevens.run', subject: 'lane', ...first });
    expect(message).toContain(`with the seed ${first.seed} they part at entry ${first.entry} of the log`);
    expect(message).toContain('where sevens.run applies');
  });

  test('is refused where a rule does another thing and is cited all the same', () => {
    const sixes = houseRule(lane, 'sevens', {}, (a) => [
      a.after('lane.runs', {
        id: 'sevens.run',
        when: (s, g) => s.bat === 6 && g.outs.length === 0,
        does: (_s, g) => award(g, 1, 'byes'),
      }),
    ]);
    const { details, message } = refusal(wrongCode(rulebook, with_(sixes)));
    expect(details).toMatchObject({ rule: 'sevens.run', ...first });
    expect(message).toMatch(/the interpreter has delivery\.bat: 7, and compiled code delivery\.bat: 6/);
  });

  test.each([
    ['writes the log and asks players', true, true],
    ['writes the log and asks nobody', true, false],
    ['writes no log and asks players', false, true],
    ['writes no log and asks nobody', false, false],
  ])('is refused where only the code that %s is wrong', (_kind, log, asks) => {
    const spoils = (options: PlayOptions): boolean =>
      (options.log ?? false) === log && (options.players?.[0].uniform !== true) === asks;
    const { details } = refusal(wrongCode(rulebook, plain, spoils));
    expect(details).toMatchObject({ rule: 'sevens.run', ...firstOf(asks ? 'asked' : 'uniform') });
  });

  test('is refused where only the end of the match is another', () => {
    const right = createRunner(rulebook);
    const runner: Runner = {
      rulebook,
      generated: true,
      play: (options): Played => {
        const { game, decisions, log } = right.play(options);
        return { game: { ...game, target: 7 }, decisions, log };
      },
    };
    const { details, message } = refusal(runner);
    expect(details.seed).toBe(0);
    expect(message).toMatch(/part at the end of the match\. .*compiled code game\.target: 7/);
  });

  test('is refused where it breaks off', () => {
    const runner: Runner = {
      rulebook,
      generated: true,
      play: () => {
        throw new TypeError('s.seen is undefined');
      },
    };
    expect(refusal(runner).message).toMatch(
      /the interpreter has a match that ends, and compiled code TypeError: s\.seen/,
    );
  });

  test('is refused again when it is asked about again, without a match', () => {
    const runner = wrongCode(rulebook, plain);
    const play = vi.spyOn(runner, 'play');
    const once = refusal(runner);
    const played = play.mock.calls.length;
    expect(refusal(runner)).toBe(once);
    expect(play).toHaveBeenCalledTimes(played);
  });
});

test.each([{ atLeast: 15 }, { atLeast: 0 }, { atLeast: 20.5 }, { atLeast: Number.NaN }, { atLeast: 40, atMost: 39 }])(
  '%o is refused',
  (options) => {
    const error = (() => {
      try {
        return verify(compose(lane), options);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(isHowzatError(error, 'bad-parameter')).toBe(true);
  },
);
