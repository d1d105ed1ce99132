import type { Rulebook } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { openVariant, rulebookOf } from '../src/engine/opened.js';
import { planFor } from '../src/engine/plan.js';
import { words } from '../src/screens/first/words.js';
import { tourOf } from '../src/tables/lookup.js';
import { aboutChoice } from '../src/tables/tour.js';
import { variants } from '../src/variants.js';
import { tagsOf } from './parts.js';

/** Words of the rulebooks, and the tip that explains them: no tip before it may use them. */
const earned: Readonly<Record<string, readonly (readonly [word: RegExp, tip: string])[]>> = {
  ctg: [
    [/\bzones?\b/, 'fits'],
    [/\bmeter\b/, 'meter'],
    [/\bconfiden/, 'confidence'],
    [/over card/, 'card'],
  ],
  wicked: [
    [/\bzones?\b/, 'zone'],
    [/\bcharts?\b/, 'sum'],
  ],
  cubes: [
    [/\bdots?\b/, 'need'],
    [/pressure/, 'need'],
  ],
  ccsl: [
    [/power card/, 'power'],
    [/no-ball|free hit/, 'previous'],
    [/Economy/, 'economy'],
    [/anticipation/i, 'prediction'],
    [/streak/i, 'streak'],
    [/\btrap\b/, 'trap'],
  ],
  pocket: [
    [/\brank\b/, 'people'],
    [/difference/, 'difference'],
    [/chance card/, 'play'],
    [/comfort/, 'cost'],
    [/score card/, 'row'],
    [/fatigue/, 'fatigue'],
  ],
};

/** The steps of a rulebook at which a side decides. */
function decisionsOf({ flow }: Rulebook): readonly string[] {
  const found = new Set<string>();
  const walk = ({ id, step, children }: Rulebook['flow']): void => {
    if (step?.kind === 'decision') found.add(id);
    for (const child of children) walk(child);
  };
  walk(flow);
  return [...found];
}

for (const entry of variants.filter(({ table }) => table !== undefined))
  describe(entry.title, tagsOf(entry.id), () => {
    test('says at each decision, of each format, what the choice is about, in words of its own', async () => {
      const [tour, opened] = await Promise.all([tourOf(entry), openVariant(entry.id)]);
      const formats = opened.variant.formats.map(({ id }) => id);
      const steps = new Set(
        (formats.length > 0 ? formats : [null]).flatMap((format) =>
          decisionsOf(rulebookOf(opened, planFor(entry.id, { format }))),
        ),
      );
      expect(steps.size).toBeGreaterThan(2);
      const silent = [...steps].filter((step) => aboutChoice(tour, [step]) === words.any);
      expect(silent).toEqual([]);
      for (const step of steps) expect(aboutChoice(tour, [step])).toMatch(/\.$/);
    });

    test('explains a word of the rulebook before it uses it', async () => {
      const { tips } = await tourOf(entry);
      for (const [word, explains] of earned[entry.id] ?? []) {
        const at = tips.findIndex(({ id }) => id === explains);
        expect([explains, at]).toEqual([explains, expect.any(Number)]);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(tips[at]?.text).toMatch(word);
        expect(tips.slice(0, at).filter(({ text }) => word.test(text))).toEqual([]);
      }
    });
  });

test('of a game that has no words of its own something is said all the same', async () => {
  const other = variants.find(({ table }) => table === undefined);
  expect(other).toBeDefined();
  if (other) expect(aboutChoice(await tourOf(other), ['anything'])).toMatch(/hint/);
});
