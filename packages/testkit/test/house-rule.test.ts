import type { Amendment, Selection } from '@howzat/core';
import { award, houseRule } from '@howzat/core/author';
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

// a rule that keeps the contract, with the runner at hand
testHouseRule(double, { fits: [{ variant: hand }], seeds: 20, runner: { describe, it } });

/** Registers the tests of a rule with a runner of our own, runs them and tells which fail. */
function failing(rule: Parameters<typeof testHouseRule>[0], selection: Selection = {}): string[] {
  const failed: string[] = [];
  testHouseRule(rule, {
    fits: [{ variant: hand, with: selection }],
    seeds: 10,
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
    expect(failing(telltale)).toEqual([expect.stringContaining('mark shows itself to the other side')]);
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
