import { compose, type Player } from '@howzat/core';
import { formGuide } from '@howzat/players';
import { describe, expect, test } from 'vitest';
import { tagsOf } from '../../../scripts/lib/games.mjs';
import { openCatalogue, variantNamed } from '../src/catalogue/catalogue.js';

const games: readonly (readonly [string, readonly (string | null)[]])[] = [
  ['ccsl', ['one-over', 'two-over', 'three-over']],
  ['ctg', ['t10', 't20']],
  ['cubes', ['standard', 'test-match']],
  ['pocket', [null]],
  ['wicked', ['fifty-over', 'twenty-over', 'ten-over']],
];

/** So many matches are played here of those that a guide tells of. */
const matches = 40;

describe.each(games)('the form guides that come with %s are what its matches tell', (id, formats) => {
  test.each(formats)('%s', tagsOf(id), async (format) => {
    const { variant, sensible } = variantNamed(await openCatalogue([], [id]), id);
    const player = sensible?.value as Player;
    const guide = player.formGuides?.find((it) => it.variant === id && it.format === format);
    if (!guide) throw new Error(`${id} has no guide for ${format}: howzat form-guide ${id}`);
    const again = formGuide(compose(variant, format === null ? {} : { format }), player, { matches });
    // `howzat form-guide` makes it anew where a parameter is another
    expect(guide.parameters).toBe(again.parameters);
    expect(guide.matches).toBeGreaterThanOrEqual(2000);
    expect(Object.keys(guide.openings)).toEqual(Object.keys(again.openings));
    const { mean, sd, highest } = guide.totals;
    expect(Math.abs(again.totals.mean - mean)).toBeLessThan((5 * sd) / Math.sqrt(matches));
    expect(again.totals.highest).toBeLessThanOrEqual(highest);
    // the same matches are among those of the guide, so every ball of theirs is
    const counts = new Map(guide.kinds.map((kind, at) => [String(kind), guide.balls.map((of) => of[at] as number)]));
    for (const [at, kind] of again.kinds.entries())
      for (const [part, of] of again.balls.entries())
        expect(counts.get(String(kind))?.[part] ?? -1).toBeGreaterThanOrEqual(of[at] as number);
    for (const [step, choices] of Object.entries(again.openings))
      for (const { choice, wins, matches: n } of choices) {
        const known = guide.openings[step]?.find((it) => it.choice === choice);
        expect(known?.wins).toBeGreaterThanOrEqual(wins);
        expect(known?.matches).toBeGreaterThanOrEqual(n);
      }
  });
});
