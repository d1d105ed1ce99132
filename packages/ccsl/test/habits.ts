import { cards, ccsl, sensible } from '@howzat/ccsl';
import type { Player, Request } from '@howzat/core/author';
import { headToHead } from '@howzat/testkit';
import { describe, expect, test } from 'vitest';

interface State {
  readonly previous: number;
  readonly trapUsed: boolean;
}

/** Plays as the sensible player, but for what it is told to do. */
export function but(does: (request: Request, usual: unknown) => unknown): Player {
  return {
    name: 'habit',
    choose: (request) => {
      const usual = sensible.choose(request);
      const choice = does(request, usual);
      return choice !== undefined && request.domain.has(choice) ? choice : usual;
    },
  };
}

const always = (step: string, field: string, value: unknown): Player =>
  but((request, usual) => (request.step === step ? { ...(usual as object), [field]: value } : undefined));

/** The side at a step plays the card that the bowler played last. */
export const again = (step: string, when: (state: State) => boolean = () => true): Player =>
  but(({ step: at, view }, usual) => {
    const state = view.state as unknown as State;
    return at === step && state.previous >= 0 && !view.game.freeHit && when(state)
      ? { ...(usual as object), card: state.previous }
      : undefined;
  });

const traps = (...values: readonly number[]): Player =>
  but(({ step }) => (step === 'choose-traps' ? values : undefined));

const habits = [
  ...cards.map((card) => [`the batter plays ${card}`, always('play-card', 'card', card)] as const),
  ...cards.slice(2).map((card) => [`the bowler plays ${card}`, always('bowl-card', 'card', card)] as const),
  ['the batter passes as soon as it can', always('play-card', 'card', 'pass')],
  [
    'the batter plays 0 on the first ball',
    but(({ step, view }, usual) =>
      step === 'play-card' && view.game.overBalls === 0 && view.game.overs === 0
        ? { ...(usual as object), card: 0 }
        : undefined,
    ),
  ],
  [
    'the bowler plays 0 on the first ball, and always sets the trap',
    but(({ step, view }, usual) =>
      step === 'bowl-card'
        ? { ...(usual as object), trap: true, ...(view.game.overBalls === 0 && view.game.overs === 0 && { card: 0 }) }
        : undefined,
    ),
  ],
  ...cards
    .slice(3)
    .map(
      (card) =>
        [
          `the batter plays ${card} after the first ball of an over`,
          but(({ step, view }, usual) =>
            step === 'play-card' && view.game.overBalls > 0 ? { ...(usual as object), card } : undefined,
          ),
        ] as const,
    ),
  [
    'the bowler calls the shift at once, and the batter plays 4 on the first four balls',
    but(({ step, view }, usual) =>
      step === 'announce-bowling'
        ? { ...(usual as object), shift: true }
        : step === 'play-card' && view.game.overBalls < 4 && view.game.overs === 0
          ? { ...(usual as object), card: 4 }
          : undefined,
    ),
  ],
  ['the batter plays the card that the bowler played last', again('play-card')],
  ['the batter plays that card while the trap is kept', again('play-card', ({ trapUsed }) => !trapUsed)],
  ['the bowler repeats its card', again('bowl-card')],
  ['the bowler repeats its card once the trap is gone', again('bowl-card', ({ trapUsed }) => trapUsed)],
  ['the trap is for 0 and 1', traps(0, 1)],
  ['the trap is for 1 and 2', traps(1, 2)],
  ['the trap is for 4 and 6', traps(4, 6)],
  ['the trap is always set on the hidden card', always('guess-card', 'trap', true)],
  ['the trap is set on the first ball', always('bowl-card', 'trap', true)],
  ['the trap is never set', always('bowl-card', 'trap', false)],
  ['the batter never predicts', always('play-card', 'prediction', null)],
  ['the winner of the toss bowls', but(({ step }) => (step === 'core.toss.elect' ? 'bowl' : undefined))],
  [
    'the bowler starts every mode at once',
    but(({ step }) => (step === 'announce-bowling' ? { defence: true, shift: true } : undefined)),
  ],
  ['the hidden card comes on the first ball', always('announce-batting', 'hidden', true)],
] as const;

const formats = ['one-over', 'two-over', 'three-over'];

/** Defines a test for each habit, which must not win more than luck does of so many matches in each printed format. */
export function testHabits(matches: number): void {
  const fourErrors = 4 * Math.sqrt(0.25 / matches);
  describe('nobody wins by one habit', () => {
    test.each(habits)('%s', (_, habit) => {
      for (const format of formats)
        expect(headToHead(ccsl, habit, sensible, { format, matches }).share).toBeLessThan(0.52 + fourErrors);
    });
  });
}
