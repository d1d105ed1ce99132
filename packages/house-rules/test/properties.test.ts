import { createRunner } from '@howzat/compiler/run';
import { type Amendment, ballRuns, compose, houseRule, type Player, type Selection } from '@howzat/core/author';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  battersReroll,
  captainsReview,
  freeHit,
  impactPlayer,
  jokerOver,
  lastManStands,
  overstepping,
  pairsCricket,
  powerSurge,
  scout,
  thirdPowerCard,
  twoWicketPairs,
} from '../src/index.js';
import { fitting, parametersOf, settingOf, variants } from './settings.js';

const names = ['cubes', 'ccsl'] as const;
const seeds = fc.integer({ min: 0, max: 2 ** 40 });

/** Plays at random, and says no whenever it is asked by a house rule: so it draws what it would without the rule. */
const declines = (id: string): Player => ({
  name: 'declines',
  choose: ({ step, domain, rng }) =>
    step.startsWith(`${id}.`) ? (domain.has('leave') ? 'leave' : false) : domain.sample(rng),
});

/** The same without the rule and the parameters that it brings or sets, and still with the rules that it requires. */
function without(selection: Selection, rule: Amendment): Selection {
  const own = parametersOf(rule);
  const required = (rule.requires ?? []).filter((needed) => typeof needed !== 'string');
  return {
    ...selection,
    houseRules: [...new Set((selection.houseRules ?? []).flatMap((other) => (other === rule ? required : [other])))],
    set: Object.fromEntries(Object.entries(selection.set ?? {}).filter(([name]) => !own.includes(name))),
  };
}

for (const name of names)
  describe(`in ${name}`, { tags: [name] }, () => {
    const calls = [jokerOver, powerSurge, impactPlayer, captainsReview, battersReroll, scout] as readonly Amendment[];
    const fits = calls.filter((rule) => fitting(name).includes(rule));

    test.each(fits.map((rule) => [rule.id, rule] as const))('%s that is never called changes nothing', (id, rule) => {
      const selection = settingOf(name, [rule]);
      const one = createRunner(variants[name], without(selection, rule));
      const two = createRunner(variants[name], selection);
      const players = [declines(id), declines(id)] as const;
      fc.assert(
        fc.property(seeds, (seed) => {
          expect(two.play({ seed, players }).game).toEqual(one.play({ seed, players }).game);
        }),
        { numRuns: 40 },
      );
    });

    const acting = fitting(name).filter(({ operations }) => operations.every(({ op }) => op !== 'set'));
    test.each(acting.map((rule) => [rule.id, rule] as const))('%s changes nothing before it is cited', (id, rule) => {
      const selection = settingOf(name, [rule]);
      const one = createRunner(variants[name], without(selection, rule));
      const two = createRunner(variants[name], selection);
      fc.assert(
        fc.property(seeds, (seed) => {
          const before = one.play({ seed, log: true }).log;
          const after = two.play({ seed, log: true }).log;
          const first = after.findIndex(({ rules }) => rules.some((cited) => cited.startsWith(`${id}.`)));
          // an entry ends where something comes in, so the one before may be cut short
          const same = first < 0 ? after.length : Math.max(0, first - 1);
          expect(after.slice(0, same)).toEqual(before.slice(0, same));
        }),
        { numRuns: 15 },
      );
    });

    test.each(fitting(name).map((rule) => [rule.id, rule] as const))(
      '%s: the runs of the balls are those of the innings',
      (_id, rule) => {
        const runner = createRunner(variants[name], settingOf(name, [rule]));
        fc.assert(
          fc.property(seeds, (seed) => {
            const sums: number[] = [];
            const { game } = runner.play({
              seed,
              onBall: (g) => {
                sums[g.scores.length] = (sums[g.scores.length] ?? 0) + ballRuns(g);
              },
            });
            expect(game.scores.map((_, i) => sums[i] ?? 0)).toEqual(game.scores.map(({ runs }) => runs));
          }),
          { numRuns: 15 },
        );
      },
    );
  });

describe('what does not fit is refused in words', () => {
  const { cubes, ccsl } = variants;
  const plain = houseRule('*', 'long-hop', { requires: ['full-toss'] }, (a) => [a.set('overs', 3)]) as Amendment;
  const cycle = houseRule('*', 'full-toss', { requires: ['long-hop'] }, (a) => [a.set('wickets', 3)]) as Amendment;

  test.each([
    [
      'a conflict',
      cubes,
      [pairsCricket, twoWicketPairs],
      'pairs-cricket and two-wicket-pairs conflict over parameter wickets: pairs-cricket would set it to null, two-wicket-pairs would set it to 2.',
    ],
    [
      'what makes no sense together',
      cubes,
      [lastManStands, pairsCricket],
      'pairs-cricket and last-man-stands cannot be played together.',
    ],
    ['a rule for another variant', cubes, [thirdPowerCard], 'third-power-card is a rule for ccsl, not for cubes.'],
    [
      'a rule that changes nothing',
      ccsl,
      [twoWicketPairs],
      'two-wicket-pairs changes nothing here: everything it asks for is so already, by two-over.',
    ],
    ['a rule without what it needs', ccsl, [plain], 'long-hop needs full-toss, which is not in play.'],
    [
      'rules that need each other',
      ccsl,
      [plain, cycle],
      'long-hop needs full-toss needs long-hop: that goes round in a circle.',
    ],
    ['a rule twice', ccsl, [jokerOver, jokerOver], 'joker-over is there twice.'],
  ] as const)('%s', (_what, variant, rules, message) => {
    const selection = {
      houseRules: rules as readonly Amendment[],
      ...(variant === ccsl ? { format: 'two-over' } : {}),
    };
    expect(() => compose(variant, selection)).toThrow(message);
  });

  test('a change that is idle beside one that works is a warning', () => {
    expect(compose(ccsl, { houseRules: [freeHit] }).warnings).toEqual([
      'free-hit: 1 of its 2 changes has no effect here: to set parameter freeHit.',
    ]);
    expect(compose(cubes, { houseRules: [freeHit, overstepping] as readonly Amendment[] }).warnings).toEqual([]);
  });
});
