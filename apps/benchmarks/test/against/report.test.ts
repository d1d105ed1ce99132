import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/against/duel.js';
import { type Comparison, holds, reportOf } from '../../src/against/report.js';

const simulated: Row = {
  game: 'full Cubes',
  name: 'runner',
  kind: 'simulation',
  pairs: [
    [
      { today: 12e6, baseline: 10e6 },
      { today: 12e6, baseline: 10e6 },
    ],
    [{ today: 12e6, baseline: 10e6 }],
  ],
  matches: 500,
  same: true,
};

function comparison(...rows: readonly Row[]): Comparison {
  return {
    command: 'npm run bench:against',
    today: '`today`',
    baseline: '`then`',
    rounds: 3,
    pairs: 2,
    rows,
  };
}

describe('the report', () => {
  it('says by which command it was made, and of what', () => {
    const text = reportOf(comparison(simulated));
    expect(text).toContain('Made by `npm run bench:against` with Node');
    expect(text).toContain('Today is `today`; the baseline is `then`.');
  });

  it('has the speeds of both sides and their ratio in a row', () => {
    expect(reportOf(comparison(simulated))).toContain(
      '| full Cubes | runner | 10.0 | 12.0 | 1.200 | 1.200 to 1.200 | the same 500 |',
    );
  });

  it('says where players play other matches, which is no fault', () => {
    const sensible: Row = { ...simulated, name: 'runner, sensible players', kind: 'sensible', same: false };
    expect(reportOf(comparison(sensible))).toContain('| 1.200 to 1.200 | others |');
    expect(holds(comparison(sensible))).toBe(true);
  });

  it('says where simulations strayed from the matches of the baseline, which is one', () => {
    const strayed = { ...simulated, same: false };
    expect(reportOf(comparison(strayed))).toContain('| **not the same** |');
    expect(holds(comparison(strayed))).toBe(false);
    expect(holds(comparison(simulated))).toBe(true);
  });

  it('has no part for a kind that did not play', () => {
    expect(reportOf(comparison(simulated))).not.toContain('Sensible players\n');
  });
});
