import { ccsl, sensible as ofCcsl } from '@howzat/ccsl';
import { compose, type Player, type Variant } from '@howzat/core';
import { ctg, sensible as ofCtg } from '@howzat/ctg';
import { cubes, sensible as ofCubes } from '@howzat/cubes';
import { formGuide } from '@howzat/players';
import { sensible as ofPocket, pocket } from '@howzat/pocket';
import { sensible as ofWicked, wicked } from '@howzat/wicked';
import { describe, expect, test } from 'vitest';

const games = [
  [ccsl, ofCcsl, ['one-over', 'two-over', 'three-over']],
  [ctg, ofCtg, ['t10', 't20']],
  [cubes, ofCubes, ['standard', 'test-match']],
  [pocket, ofPocket, [null]],
  [wicked, ofWicked, ['fifty-over', 'twenty-over', 'ten-over']],
] as unknown as readonly (readonly [Variant, Player, readonly (string | null)[]])[];

const all = games.flatMap(([variant, player, formats]) =>
  formats.map((format) => [variant.id, format, variant, player] as const),
);

/** So many matches are played here of those that a guide tells of. */
const matches = 40;

describe('the form guides that come with the games are what their matches tell', () => {
  test.each(all)('%s %s', (id, format, variant, player) => {
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
