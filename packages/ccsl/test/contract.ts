import { ccsl, sensible } from '@howzat/ccsl';
import { registry } from '@howzat/ccsl/rules';
import { scenarios } from '@howzat/ccsl/scenarios';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';

/** Registers what holds for every variant. */
export const keepsTheContract = (readings: 'in full' | 'in turn'): void =>
  testVariant(ccsl, {
    registry,
    scenarios,
    players: [sensible],
    golden: [
      { file: 'test/golden/one-over.json' },
      { file: 'test/golden/two-over.json', with: { format: 'two-over' } },
      { file: 'test/golden/three-over.json', with: { format: 'three-over' } },
      { file: 'test/golden/classic.json', with: { options: ['classic'] } },
    ],
    open: [
      'previous',
      'forced',
      'shiftLeft',
      'defenceLeft',
      'lock',
      'streak',
      'streakReady',
      'powerInOver',
      'passUsed',
      'predictionUsed',
      'shiftUsed',
      'trapUsed',
      'defenceUsed',
      'hiddenUsed',
      'blockersLeft',
      'windowBalls',
      'windowLast',
      'windowBefore',
      'trapsOpen',
      'trapsShown',
    ],
    seeds: 10,
    readings,
    // there is one for each number of overs
    formats: readings,
    runner: { describe, it },
  });
