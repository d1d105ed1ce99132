import { ccsl, extendedFormats, formatOf, formatTable } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import { compose, isHowzatError } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';

const rulings = { 'ccsl.ruling.extended-formats': 'extended' } as const;

describe('extended formats', () => {
  test('they bring the reading that allows them, and go with no other', () => {
    const reading = 'ccsl.ruling.extended-formats=extended';
    expect(compose(ccsl, { format: 'four-over' }).brought).toEqual({ [reading]: ['four-over'] });
    const printed = { 'ccsl.ruling.extended-formats': 'printed-only' } as const;
    expect(() => compose(ccsl, { format: 'four-over', rulings: printed })).toThrow(
      `four-over needs ${reading}, and ccsl.ruling.extended-formats=printed-only is in play.`,
    );
    for (const format of extendedFormats) expect(() => compose(ccsl, { format, rulings })).not.toThrow();
  });

  test('random play in twenty overs ends by the book', () => {
    const { play } = createRunner(ccsl, { format: 'twenty-over', rulings });
    for (let seed = 0; seed < 50; seed++)
      for (const score of play({ seed }).game.scores) {
        expect(score.balls).toBeLessThanOrEqual(120);
        expect(score.wickets).toBeLessThanOrEqual(10);
      }
  });

  test('the format table and the rules agree', () => {
    for (const row of formatTable) {
      const { params } = compose(ccsl, { format: row.id, ...(row.overs > 3 ? { rulings } : {}) });
      expect(params).toMatchObject({ overs: row.overs, wickets: row.wickets, powerPerOver: row.powerPerOver });
      expect(row.powerPerInnings).toBe(row.powerPerOver * row.overs);
      expect(row.turns).toBe(row.overs * (params.ballsPerOver as number));
    }
  });

  test('a length outside the game is refused in the words of the rulebook', () => {
    expect(formatOf(2)).toBe('two-over');
    expect(formatOf(11, true)).toBe('eleven-over');
    for (const overs of [0, 4, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => formatOf(overs)).toThrow('Choose 1, 2 or 3 overs.');
    try {
      formatOf(21, true);
      expect.unreachable();
    } catch (error) {
      expect(isHowzatError(error, 'unknown-format')).toBe(true);
    }
  });
});
