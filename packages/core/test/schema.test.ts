import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import committed from '../schema/match-record.json';
import { createMatch, uniformPlayer } from '../src/index.js';
import { recordSchema } from '../src/match/record-format.js';
import { hand } from './hand-cricket.js';
import { jokerOver, rerolls, village } from './village-cricket.js';

/** JSON as the formatter leaves it: short lists of words and numbers on one line. */
function formatted(value: unknown): string {
  const scalar = '(?:"[^"\\n]*"|-?\\d+)';
  const list = new RegExp(`^(.*)\\[\\n\\s+(${scalar}(?:,\\n\\s+${scalar})*)\\n\\s+\\]`, 'gm');
  return `${JSON.stringify(value, null, 2).replace(list, (text, before: string, items: string) => {
    const line = `${before}[${items.replace(/\n\s+/g, ' ')}]`;
    return line.length < 120 ? line : text;
  })}\n`;
}

const schema = {
  $id: 'https://unpkg.com/@howzat/core/schema/match-record.json',
  title: 'Howzat match record, version 2',
  ...toJsonSchema(recordSchema, { typeMode: 'input', errorMode: 'throw' }),
};

describe('the published schema of match records', () => {
  // after a change made on purpose: npx vitest run test/schema.test.ts -u
  test('is the one that records are read by', async () => {
    await expect(formatted(schema)).toMatchFileSnapshot('../schema/match-record.json');
  });

  const valid = new Ajv({ strict: true, allErrors: true }).compile(committed);
  const players = { home: uniformPlayer, away: uniformPlayer };

  test('holds for every kind of record', () => {
    const undone = createMatch(hand, { seed: 'a text' }).play('batting', 'bat', 4).undo();
    const told = createMatch(hand, {
      from: { runs: 70, wickets: 3, overs: 12, balls: 4 },
      set: { overs: 20, wickets: 10 },
    });
    const given = createMatch(hand, { chance: 'people' }).concede('away');
    const records = [
      createMatch(hand, { seed: 1, players }),
      createMatch(village, { seed: 2, players, houseRules: [rerolls, jokerOver], format: 'two-innings' }),
      createMatch(village, { seed: 3, chance: 'people', names: { home: 'Ash', away: 'Oak' } }),
      undone,
      told,
      given,
    ].map((match) => JSON.parse(JSON.stringify(match.record())) as unknown);
    for (const record of records) expect(valid(record) ? [] : valid.errors).toEqual([]);
  });

  test('does not hold for a damaged one', () => {
    const record = createMatch(village, { seed: 2, players }).record();
    for (const key of Object.keys(record)) {
      const { [key as 'seed']: _, ...rest } = record;
      expect(valid(rest), key).toBe(false);
      expect(valid({ ...record, [key]: { wrong: true } }), key).toBe(false);
    }
    expect(valid({ ...record, more: 1 })).toBe(false);
    expect(valid({ ...record, howzat: 3 })).toBe(false);
    expect(valid({ ...record, events: [{ kind: 'choice', seat: 2, step: 'x', choice: 1, computer: true }] })).toBe(
      false,
    );
    expect(valid({ ...record, timeline: { branch: 1, streams: { x: [1, 2, 3] } } })).toBe(false);
  });
});
