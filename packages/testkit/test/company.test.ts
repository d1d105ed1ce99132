import { type Amendment, HowzatError } from '@howzat/core';
import { houseRule } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { companiesOf, playCompany, testCompany } from '../src/index.js';
import { hand } from './hand-cricket.js';

const rule = (id: string, ...rest: [Parameters<typeof houseRule>[2], Parameters<typeof houseRule>[3]]): Amendment =>
  houseRule(hand as never, id, ...(rest as [never, never])) as unknown as Amendment;

const noRuns = rule('no-runs', {}, (a) => [a.repeal('hand.runs')] as never);
const threeOvers = rule('three-overs', {}, (a) => [a.set('overs', 3)] as never);
const threeWickets = rule('three-wickets', { requires: ['three-overs'] }, (a) => [a.set('wickets', 3)] as never);

testCompany(hand, { houseRules: [noRuns, threeOvers, threeWickets], triples: 4, runner: { describe, it } });

/** The problems that the tests of a company show. */
function problemsOf(houseRules: readonly Amendment[]): string[] {
  const failed: string[] = [];
  testCompany(hand, {
    houseRules,
    runner: {
      describe: (_name, body) => body(),
      it: (_name, body) => {
        try {
          void body();
        } catch (error) {
          failed.push(...(error as Error).message.split('\n  ').slice(1));
        }
      },
    },
  });
  return failed;
}

const lineIn = (problem: string): string => problem.slice(problem.indexOf(': {') + 2);

describe('the companies of a variant', () => {
  it('are all that can be asked for at once, with what it needs', () => {
    const { singles, pairs } = companiesOf(hand, { houseRules: [noRuns, threeOvers, threeWickets] });
    const named = (companies: typeof singles) => companies.map((all) => all.map(({ names }) => names[0]).join(' + '));
    expect(named(singles)).toEqual([
      'hand.ruling.match=nothing',
      'no-runs',
      'three-overs',
      'three-wickets',
      'three-wickets + three-overs',
    ]);
    expect(named(pairs)).toEqual([
      'hand.ruling.match=nothing + no-runs',
      'hand.ruling.match=nothing + three-overs',
      'hand.ruling.match=nothing + three-wickets + three-overs',
      'no-runs + three-overs',
      'three-overs + no-runs',
      'no-runs + three-wickets + three-overs',
      'three-wickets + no-runs + three-overs',
    ]);
  });

  it('are the same for a seed, and others for another', () => {
    const drawnBy = (seed: number): string =>
      JSON.stringify(companiesOf(hand, { houseRules: [noRuns, threeOvers, threeWickets], pairs: 3, triples: 1, seed }));
    expect(drawnBy(1)).toBe(drawnBy(1));
    expect(new Set([1, 2, 3, 4].map(drawnBy)).size).toBeGreaterThan(1);
  });
});

describe('the tests of a company', () => {
  it('find a pair that leaves no choice, and show a line that plays it alone', () => {
    const low = rule(
      'low',
      {},
      (a) =>
        [a.restrict('bat', { id: 'low.no-more', forbids: (c: number) => c > 1, says: 'Too much.' } as never)] as never,
    );
    const high = rule(
      'high',
      {},
      (a) =>
        [
          a.restrict('bat', { id: 'high.no-less', forbids: (c: number) => c < 2, says: 'Too little.' } as never),
        ] as never,
    );
    const problems = problemsOf([low, high]);
    expect(problems.length).toBeGreaterThanOrEqual(12);
    expect(problems[0]).toMatch(/^dead-end, .*"houseRules":\["low","high"\],"set":{}},"seed":/);
    expect(playCompany(hand, lineIn(problems[0] as string), { houseRules: [low, high] }).problems).toHaveLength(1);
    expect(problemsOf([low])).toEqual([]);
    expect(problemsOf([high])).toEqual([]);
  });

  it('find a match that never ends', () => {
    const endless = rule('endless', {}, (a) => [a.repeal('core.innings.overs-bowled' as never)] as never);
    // the reading under which nobody is out takes the last ending away
    const problems = problemsOf([endless]);
    expect(problems[0]).toMatch(/^runaway, .*"hand.ruling.match":"nothing"/);
    expect(problems.every((problem) => problem.startsWith('runaway') || problem.startsWith('...'))).toBe(true);
  });

  it('find an exception that is nobody’s refusal, in play and in composing', () => {
    const broken = rule(
      'broken',
      {},
      (a) =>
        [
          a.after('outcome', { id: 'broken.breaks', does: (s: { none: { such: number } }) => s.none.such } as never),
        ] as never,
    );
    expect(problemsOf([broken])[0]).toMatch(/^bad-rule, The rule broken\.breaks cannot be applied: TypeError/);
    const unmade = rule(
      'unmade',
      {},
      (a) =>
        [
          a.wrapStep('mark', () => {
            throw new TypeError('not made');
          }),
        ] as never,
    );
    expect(problemsOf([unmade])[0]).toMatch(/^composing throws TypeError: not made/);
  });

  it('find totals and results that do not add up', () => {
    const stolen = rule(
      'stolen',
      {},
      (a) =>
        [
          a.after('outcome', {
            id: 'stolen.runs',
            does: (_s: object, g: { runs: number }) => {
              g.runs++;
            },
          } as never),
        ] as never,
    );
    expect(problemsOf([stolen])[0]).toMatch(/^innings 1 has \d+ runs, and its balls \d+: /);
    const wrongWinner = rule(
      'wrong-winner',
      {},
      (a) =>
        [
          a.after('core.match.result', {
            id: 'wrong-winner.says',
            does: (_s: object, g: { result: { winner: number | null } }) => {
              if (g.result.winner !== null) g.result = { ...g.result, winner: 1 - g.result.winner };
            },
          } as never),
        ] as never,
    );
    expect(problemsOf([wrongWinner])[0]).toMatch(/^the result is .* the totals are \d+ and \d+, and the target \d+: /);
  });

  it('find a refusal that does not say who does not go with whom', () => {
    const moved = rule('moved', {}, (a) => [a.set('overs', 2)] as never);
    const vague = rule(
      'vague',
      {},
      (a) =>
        [
          a.wrapStep('mark', (step) => {
            throw new HowzatError('inapplicable', `${step.id} does not fit.`);
          }),
        ] as never,
    );
    expect(problemsOf([moved, vague])).toEqual([expect.stringMatching(/^"mark does not fit\." does not name vague: /)]);
    const gone = { ...rule('gone', {}, (a) => [a.removeStep('mark')] as never), layer: 'option' } as Amendment;
    const wary = rule(
      'wary',
      {},
      (a) =>
        [a.restrict('mark', { id: 'wary.high', forbids: (c: number) => c < 2, says: 'Higher.' } as never)] as never,
    );
    expect(problemsOf([gone, wary])).toEqual([]);
  });
});

it('a line that names what is not there is refused', () => {
  const line = { variant: 'hand', selection: { houseRules: ['no-runs'] } };
  expect(() => playCompany(hand, line)).toThrow('hand has no house rule no-runs that could be picked.');
});
