import { cards, ccsl, sensible } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import type { Domain, Player } from '@howzat/core/author';
import { headToHead } from '@howzat/testkit';
import { describe, expect, test } from 'vitest';
import { standing } from '../solving/ball.js';
import { solveInnings } from '../solving/innings.js';
import { chances } from '../src/bluffs.json';
import { again, but, testHabits } from './habits.js';

describe('innings solved ball by ball', () => {
  test.each([
    ['1 wicket', 1, 9.278],
    ['all turns', 6, 15.6577],
  ])('have the values of the catalogue: an over, %s', (_, wickets, value) => {
    expect(solveInnings(6, wickets, {}).runs(standing(6, wickets))).toBeCloseTo(value, 3);
  });

  test('a trap takes a wicket in itself, and a pass some of that back', () => {
    const { runs } = solveInnings(4, 1, { trap: true, pass: true });
    const [free, trapped, passing] = [{}, { trap: true }, { trap: true, pass: true }].map((may) =>
      runs(standing(4, 1, may)),
    ) as [number, number, number];
    expect(trapped).toBeLessThan(free - 2);
    expect(passing).toBeGreaterThan(trapped + 0.1);
    expect(passing).toBeLessThan(free);
  });

  // what was averaged and rounded may be out by as much, in thousandths
  const slack = 2;
  test('the chances of the last over fall with the runs that are needed, and rise with the balls and wickets left', () => {
    for (const wickets of Object.values(chances))
      for (const [w, balls] of wickets.entries())
        for (const [n, row] of balls.entries()) {
          for (const [needed, chance] of row.slice(1).entries())
            expect(chance).toBeLessThanOrEqual((row[needed] as number) + slack);
          expect(row[0]).toBe(1000);
          const fewer = wickets[w - 1]?.[n] ?? row.map(() => 0);
          for (const [needed, chance] of row.entries())
            expect(chance).toBeGreaterThanOrEqual((fewer[needed] as number) - slack);
        }
  });
});

testHabits(250);

test('over one over, nobody gains by the card that the bowler played last', () => {
  // the batter once won 58 of a hundred by it, while the bowler still had its trap
  const kept = ({ trapUsed }: { readonly trapUsed: boolean }): boolean => !trapUsed;
  for (const habit of [again('play-card'), again('play-card', kept), again('bowl-card'), again('bowl-card', kept)])
    expect(headToHead(ccsl, habit, sensible, { format: 'one-over', matches: 4000 }).share).toBeLessThan(0.545);
});

describe('what the sensible player does', () => {
  const seen = (format: string, step: string, first: boolean): unknown[] => {
    const { play } = createRunner(ccsl, { format });
    const choices: unknown[] = [];
    const watched = but((request, usual) => {
      const { balls } = request.view.game;
      if (request.step === step && (!first || balls === 0)) choices.push(usual);
      return usual;
    });
    for (let seed = 0; seed < 300; seed++) play({ seed, players: [watched, watched] });
    return choices;
  };

  // a chase that is lost already left it without a plan: every card was worth nothing, and so was the risk of it
  test.each(['classic', 'one-over', 'two-over', 'three-over'])(
    'it never leaves to chance what it plays: %s',
    (format) => {
      const { play } = createRunner(ccsl, format === 'classic' ? { options: [format] } : { format });
      const watched: Player = {
        ...sensible,
        choose: (request) => {
          const { domain, step } = request;
          const sample = (): never => {
            throw new Error(`It asks for any legal choice at ${step}.`);
          };
          const has = (choice: unknown): choice is unknown => domain.has(choice);
          return sensible.choose({ ...request, domain: { ...domain, has, sample } as Domain });
        },
      };
      for (let seed = 0; seed < 1500; seed++) expect(() => play({ seed, players: [watched, watched] })).not.toThrow();
    },
  );

  test('it bats where it may choose', () => {
    expect(new Set(seen('two-over', 'core.toss.elect', false))).toEqual(new Set(['bat']));
  });

  test('it plays every card on the first ball, and passes at times', () => {
    const played = new Set(seen('one-over', 'play-card', true).map((choice) => (choice as { card: unknown }).card));
    expect([...played].map(String).sort()).toEqual([...cards.map(String), 'pass'].sort());
  });

  test('over one over it predicts at once, and mostly its own card: the runs save an innings that ends without any', () => {
    const choices = seen('one-over', 'play-card', true) as { readonly card: unknown; readonly prediction: unknown }[];
    const played = choices.filter(({ card }) => card !== 'pass');
    expect(choices.every(({ prediction }) => prediction !== null)).toBe(true);
    expect(played.filter(({ card, prediction }) => card === prediction).length).toBeGreaterThan(played.length / 2);
  });

  test('it sets its trap on the first ball at times, and not always', () => {
    const traps = seen('one-over', 'bowl-card', true).map((choice) => Number((choice as { trap: boolean }).trap));
    const share = traps.reduce((sum, trap) => sum + trap, 0) / traps.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.6);
  });

  test('it writes down different trap values', () => {
    const values = new Set(
      seen('two-over', 'choose-traps', true).map((choice) => String([...(choice as number[])].sort())),
    );
    expect(values.size).toBeGreaterThan(3);
  });
});
