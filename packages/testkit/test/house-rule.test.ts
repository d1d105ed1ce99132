import type { Amendment, Selection } from '@howzat/core';
import { award, houseFormat, houseRule, type Registry } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { testHouseRule } from '../src/index.js';
import { hand } from './hand-cricket.js';

const double = houseRule('*', 'first-ball-double', {}, (a) => [
  a.before(
    'core.score.runs',
    a.rule({
      id: 'first-ball-double.double',
      when: (_s, g) => g.balls === 0 && g.bat > 0,
      does: (_s, g) => {
        g.bat *= 2;
      },
    }),
  ),
]);

/** Words for these ids. */
function wordsOf(...ids: string[]): Registry {
  const rules = Object.fromEntries(ids.map((id) => [id, { kind: 'applied', source: 'test', text: id } as const]));
  return { variant: 'test', title: 'Test', sections: [{ title: 'Test', rules }], rulings: {}, prompts: {} };
}

// a rule that keeps the contract, with the runner at hand
testHouseRule(double, {
  fits: [{ variant: hand }],
  words: wordsOf('first-ball-double', 'first-ball-double.double'),
  seeds: 20,
  runner: { describe, it },
});

/** The ids of the rules that an amendment brings. */
function idsIn({ operations }: Parameters<typeof testHouseRule>[0]): string[] {
  return operations.flatMap((operation) =>
    'add' in operation ? [operation.add.id, ...[('rule' in operation.add && operation.add.rule) || []].flat()] : [],
  );
}

/** Registers the tests of a rule with a runner of our own, runs them and tells which fail. */
function failing(
  rule: Parameters<typeof testHouseRule>[0],
  selection: Selection = {},
  words: Registry | undefined = wordsOf(rule.id, ...idsIn(rule)),
): string[] {
  const failed: string[] = [];
  testHouseRule(rule, {
    fits: [{ variant: hand, with: selection }],
    seeds: 10,
    ...(words ? { words } : {}),
    runner: {
      describe: (_name, body) => body(),
      it: (name, body) => {
        try {
          void body();
        } catch (error) {
          failed.push(`${name}: ${(error as Error).message}`);
        }
      },
    },
  });
  return failed;
}

describe('the checks of a house rule', () => {
  it('find one that tells what a side keeps to itself', () => {
    const telltale = houseRule(hand, 'telltale', { state: { innings: () => ({ told: 0 }) } }, (a) => [
      a.after('mark', {
        id: 'telltale.tells',
        does: (s, _g, _p, own) => {
          own.told = s.mark;
        },
      }),
    ]);
    const found = failing(telltale).join('\n');
    expect(found).toMatch(/telltale in hand: Something leaks/);
    expect(found).toMatch(
      /mark shows itself to the other side in its view: view\.own\.telltale\.told is \d in one and \d in the other \(seed \d+, innings 1, over 1, ball \d\)/,
    );
  });

  it('leave to the game what the game shows by itself', () => {
    const open = houseRule(hand, 'open-mark', {}, (a) => [
      a.after('mark', a.rule({ id: 'open-mark.shown', does: (s, g) => award(g, s.mark, 'penalty') })),
    ]);
    expect(failing(double, { houseRules: [open] as readonly Amendment[] })).toEqual([]);
  });

  it('find one that never fires', () => {
    const dead = houseRule('*', 'dead', {}, (a) => [
      a.before('core.score.runs', a.rule({ id: 'dead.rule', when: (_s, g) => g.runs < 0, does: () => {} })),
    ]);
    const [first, ...others] = failing(dead);
    expect(first).toContain('dead.rule fires in none of 50 matches');
    expect(first).toContain('dead changes nothing in 50 matches');
    expect(others).toEqual([]);
  });

  it('find one that does nothing but be cited', () => {
    const idle = houseRule('*', 'idle', {}, (a) => [a.before('core.score.runs', { id: 'idle.rule', does: () => {} })]);
    expect(failing(idle)).toEqual([expect.stringContaining('idle changes nothing in 50 matches')]);
  });

  it('find one whose result contradicts the score', () => {
    const robber = houseRule('*', 'robber', {}, (a) => [
      a.after('match.after', {
        id: 'robber.takes',
        when: (_s, g) => g.result === null && g.homeTotal !== g.awayTotal,
        does: (_s, g) => {
          const winner = g.homeTotal > g.awayTotal ? 1 : 0;
          g.result = { kind: 'runs', winner, margin: 3, ballsLeft: null, tieBreak: false, rule: 'robber.takes' };
        },
      }),
    ]);
    expect(failing(robber)).toEqual([expect.stringMatching(/adds up.*the result is .*"rule":"robber.takes"/s)]);
  });

  it('find one whose runs are in no ball', () => {
    const giver = houseRule('*', 'giver', {}, (a) => [
      a.before('ball.after', {
        id: 'giver.gives',
        does: (_s, g) => {
          g.runs += 2;
        },
      }),
    ]);
    expect(failing(giver)).toEqual([expect.stringMatching(/adds up.*innings 1 has \d+ runs, and its balls \d+/s)]);
  });

  it('find one that gives half a run', () => {
    const half = houseRule('*', 'half', {}, (a) => [
      a.before('core.score.runs', {
        id: 'half.given',
        when: (_s, g) => g.balls === 0,
        does: (_s, g) => {
          g.bat += 0.5;
        },
      }),
    ]);
    expect(failing(half).join()).toMatch(/innings 1 has [\d.]+\.5 runs, and runs are whole numbers/);
  });

  it('find one that makes half a run of the target', () => {
    const half = houseRule('*', 'half', {}, (a) => [
      a.after('innings.start', {
        id: 'half.off',
        when: (_s, g) => g.target !== null,
        does: (_s, g) => {
          if (g.target !== null) g.target -= 0.5;
        },
      }),
    ]);
    expect(failing(half).join()).toMatch(/the target is [\d.]+\.5, and runs are whole numbers/);
  });

  it('find one without words, or with a rule that has none', () => {
    const [none] = failing(double, {}, undefined as never);
    expect(none).toBeUndefined();
    const [some, ...others] = failing(double, {}, wordsOf('first-ball-double'));
    expect(some).toContain('first-ball-double.double has no words in the registry');
    expect(others).toEqual([]);
  });

  it('find nothing in a format from outside the game', () => {
    const twice = houseFormat('*', 'twice', {}, (a) => [a.set('inningsPerSide', 2), a.set('followOn', 75)]);
    expect(failing(twice)).toEqual([]);
  });

  it('find nothing in one that switches on Laws, which have their words and fire when they may', () => {
    // in a match of one over nobody is ever asked, so the Law that asks for it never fires
    const closing = houseRule('*', 'closing', {}, (a) => [a.set('declaration', true), a.set('wickets', 2)]);
    expect(failing(closing, {}, wordsOf('closing'))).toEqual([]);
  });

  it('ask for words of what a rule brings itself, and not of what it requires', () => {
    const needs = houseRule('*', 'needs', { requires: [double] }, (a) => [
      a.before('core.score.runs', {
        id: 'needs.bye',
        when: (_s, g) => g.balls === 0,
        does: (_s, g) => award(g, 1, 'byes'),
      }),
    ]);
    expect(failing(needs, {}, wordsOf('needs', 'needs.bye'))).toEqual([]);
    expect(failing(needs, {}, wordsOf('needs'))).toEqual([expect.stringContaining('needs.bye has no words')]);
  });

  it('find one that shows a secret later than it was chosen', () => {
    const slow = houseRule(hand, 'slow', { state: { innings: () => ({ told: 0 }) } }, (a) => [
      a.before('ball.start', {
        id: 'slow.tells',
        when: (s) => s.mark > 0,
        does: (s, _g, _p, own) => {
          own.told = s.mark;
        },
      }),
    ]);
    expect(failing(slow).join()).toContain('slow keeps it in the open, in told');
  });

  it('find one whose match never ends', () => {
    const endless = houseRule('*', 'endless', {}, (a) => [
      a.repeal('core.innings.all-out'),
      a.repeal('core.innings.overs-bowled'),
      a.repeal('core.innings.target-reached'),
    ]);
    expect(failing(endless)).toEqual([expect.stringContaining('The match does not end')]);
  });

  it('find one that remembers what is not in the state', () => {
    let last = 0;
    const impure = houseRule('*', 'impure', {}, (a) => [
      a.before(
        'core.score.runs',
        a.rule({
          id: 'impure.memory',
          does: (_s, g) => {
            g.byes += last % 3;
            last++;
          },
        }),
      ),
    ]);
    expect(failing(impure).length).toBeGreaterThan(0);
  });
});
