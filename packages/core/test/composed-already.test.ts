import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../src/engine.js';
import { compose } from '../src/index.js';
import { createMatchMachine, fromJson, toJson } from '../src/machine/index.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

describe('a rulebook that is composed already', () => {
  const rulebook = compose(village);

  it('is taken as it is', () => {
    expect(rulebookOf(rulebook)).toBe(rulebook);
    expect(rulebookOf(rulebook, { format: undefined, set: undefined })).toBe(rulebook);
  });

  it('takes no selection beside it, which a variant does', () => {
    const selection = { set: { overs: 3 } };
    const chart = toJson(createMatchMachine(rulebook));
    expect(rulebookOf(village, selection).params.overs).toBe(3);
    for (const make of [
      () => rulebookOf(rulebook, selection),
      () => createMatchMachine(rulebook, selection),
      () => fromJson(chart, rulebook, selection),
    ]) {
      const { details } = expectRefusal(make, 'bad-parameter', 'set would change nothing', 'Give the variant with it');
      expect(details).toEqual({ subject: 'set' });
    }
  });
});
