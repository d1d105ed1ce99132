import { ccsl } from '@howzat/ccsl';
import type { Selection, Variant } from '@howzat/core';
import { type Amendment, award, die, houseRule, oneOf } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';
import { testHouseRule } from '@howzat/testkit';
import { describe, expect, test } from 'vitest';

/** What the check of secrets of the kit finds in a house rule. */
function leaks(rule: Amendment<string, unknown>, variant: unknown, selection: Selection = {}, seeds = 100): string {
  let found = '';
  testHouseRule(rule, {
    fits: [{ variant: variant as Variant, with: selection }],
    seeds,
    runner: {
      describe: (_name, body) => body(),
      it: (name, body) => {
        if (!name.includes('neither side is shown')) return;
        try {
          void body();
        } catch (error) {
          found = (error as Error).message;
        }
      },
    },
  });
  return found;
}

const threeOver = { format: 'three-over' };
const secretFace = { state: { innings: () => ({ face: 0, asked: false }) }, secret: { face: 'bowling' } } as const;

describe('a leak that comes later', { tags: ['ccsl'] }, () => {
  test('an open copy of a secret, made an over after it', () => {
    const late = houseRule(ccsl, 'leak-late', { state: { innings: () => ({ hint: -1 }) } }, (a) => [
      a.before('over.start', {
        id: 'leak-late.x',
        when: (_s, g) => g.overs >= 1,
        does: (s, _g, _p, own) => {
          own.hint = s.traps[0] ?? -1;
        },
      }),
    ]);
    expect(leaks(late, ccsl, threeOver)).toMatch(
      /^leak-late in ccsl: Something leaks.*\n {2}choose-traps shows later, while the game still hides it: leak-late keeps it in the open, in hint: own\.leak-late\.hint is -?\d+ in one and -?\d+ in the other \(seed \d+, innings \d, over \d, ball \d\)/,
    );
  });

  test('choices of one side that depend on what the other has thrown', () => {
    const own = houseRule(ccsl, 'leak-own', secretFace, (a) => [
      a.before(
        'over.start',
        a.chance('leak-own.die', {
          rule: 'leak-own.r',
          seenBy: 'bowling',
          of: die(3),
          when: (_s, _g, _p, own) => own.face === 0,
          take: (_s, face, _g, _p, own) => {
            own.face = face;
          },
        }),
      ),
      a.restrict('play-card', {
        id: 'leak-own.limit',
        when: (_s, g) => g.balls > 2,
        forbidsIn: (choice, _s, _g, _p, own) => choice.card === own.face,
        says: 'not that',
      }),
    ]);
    expect(leaks(own, ccsl, threeOver)).toMatch(
      /leak-own\.die shows later, while the game still hides it: the choices at play-card depend on it: \{"card":\d.*\} is legal in one and forbidden by leak-own\.limit in the other \(seed/,
    );
  });

  test('a question that is asked or not by what the other side has thrown', () => {
    const when = houseRule(ccsl, 'leak-when', secretFace, (a) => [
      a.before(
        'over.start',
        a.chance('leak-when.die', {
          rule: 'leak-when.r',
          seenBy: 'bowling',
          of: die(3),
          when: (_s, _g, _p, own) => own.face === 0,
          take: (_s, face, _g, _p, own) => {
            own.face = face;
          },
        }),
      ),
      a.before(
        'ball.start',
        a.decision('leak-when.ask', {
          rule: 'leak-when.q',
          by: 'batting',
          when: (_s, g, _p, own) => g.balls > 2 && own.face === 1,
          domain: oneOf(false, true),
          take: (_s, yes, _g, _p, own) => {
            own.asked = yes;
          },
        }),
      ),
    ]);
    expect(leaks(when, ccsl, threeOver)).toMatch(
      /leak-when\.die shows later, while the game still hides it: leak-when\.ask is asked or not by it: what comes next is .*"leak-when\.ask" in .*\(seed/,
    );
  });

  test('a rule that fires or not by a secret', () => {
    const fires = houseRule(ccsl, 'leak-fires', {}, (a) => [
      a.before('ball.start', {
        id: 'leak-fires.x',
        when: (s) => (s.traps[0] ?? 0) % 2 === 1,
        does: () => {},
      }),
    ]);
    expect(leaks(fires, ccsl, threeOver)).toContain('leak-fires.x is cited or not by it');
  });
});

test('a die in the open gives nothing away, though it follows what was secret until then', { tags: ['cubes'] }, () => {
  const honest = houseRule(cubes, 'honest-die', { state: { ball: () => ({ face: 0 }) } }, (a) => [
    a.before(
      'core.ball.score',
      a.chance('honest-die.die', {
        rule: 'honest-die.r',
        when: (_s, g) => g.bat === 1,
        of: die(6),
        take: (_s, face, _g, _p, own) => {
          own.face = face;
        },
      }),
    ),
    a.before('core.ball.score', {
      id: 'honest-die.y',
      when: (_s, _g, _p, own) => own.face === 6,
      does: (_s, g) => award(g, 1, 'bat'),
    }),
  ]);
  expect(leaks(honest, cubes)).toBe('');
});

test('a review that both agree on gives nothing away that the log of the game tells by itself', () => {
  const own = { state: { innings: () => ({ left: 1 }), ball: () => ({ asked: false, agreed: false }) } };
  const review = houseRule('*', 'review', own, (a) => [
    a.before(
      'ball.after',
      a.decision('review.ask', {
        rule: 'review.once',
        by: 'batting',
        domain: oneOf(false, true),
        when: (_s, _g, _p, own) => own.left > 0,
        take: (_s, yes, _g, _p, own) => {
          own.asked = yes;
        },
      }),
    ),
    a.before(
      'ball.after',
      a.decision('review.answer', {
        rule: 'review.both',
        by: 'bowling',
        domain: oneOf(false, true),
        when: (_s, _g, _p, own) => own.asked,
        take: (_s, yes, _g, _p, own) => {
          own.agreed = yes;
          if (yes) own.left--;
        },
      }),
    ),
    a.before('ball.after', a.takeBack('review.again', { when: (_s, _g, _p, own) => own.agreed })),
  ]);
  // in so few matches the game alone has no two balls that differ only in how they came about
  expect(leaks(review, cubes, {}, 20)).toBe('');
});

test('what both sides are asked at once is no secret once both have said it', { tags: ['ccsl'] }, () => {
  const agreed = houseRule('*', 'agreed', { state: { innings: () => ({ yes: 0 }) } }, (a) => {
    const asked = <const By extends 'batting' | 'bowling'>(by: By) =>
      a.decision(`agreed.${by}`, {
        by,
        domain: oneOf(false, true),
        take: (_s, yes, _g, _p, own) => {
          own.yes += yes ? 1 : 0;
        },
      });
    return [a.before('ball.after', a.commit('agreed.ask', { rule: 'agreed.r' }, [asked('batting'), asked('bowling')]))];
  });
  // the next over is set up before anything else is chosen, and what was agreed still stands there
  expect(leaks(agreed, ccsl, {}, 20)).toBe('');
});
