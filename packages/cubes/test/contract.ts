import { cubes, sensible } from '@howzat/cubes';
import { registry } from '@howzat/cubes/rules';
import { scenarios } from '@howzat/cubes/scenarios';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';
import { numbered } from '../src/components/cubes.js';

const hasWildcube = (dealt: unknown): boolean => (dealt as readonly number[]).some((cube) => cube > numbered);

/** Registers what holds for every variant. */
export const keepsTheContract = (readings: 'in full' | 'in turn'): void =>
  testVariant(cubes, {
    registry,
    scenarios,
    players: [sensible],
    golden: [
      { file: 'test/golden/standard.json' },
      { file: 'test/golden/test-match.json', with: { format: 'test-match' } },
    ],
    open: ['homeColour', 'awayColour', 'dots', 'bowlerShown', 'batterShown', 'bowler', 'batter', 'need', 'overNotes'],
    reveals: [
      // the orders are revealed once both are in, before anything else is asked
      ...['order.bowling', 'order.batting', 'mark.bowling', 'mark.batting'].map((step) => ({
        step,
        by: 'cubes.reveal.after-both',
      })),
      ...['deal.bowling', 'deal.batting'].flatMap((step) => [
        // a wildcube that is dealt is put away for all to see, and another cube is dealt for it
        { step, by: 'cubes.option.wild-when-dealt', showing: hasWildcube },
        // where faces are visible, a deal shows them and nothing more
        ...['opposite-face-visible', 'five-faces-visible'].map((reading) => ({
          step,
          by: `cubes.ruling.visible-faces=${reading}`,
          fields: ['bowlerFacesSeen', 'batterFacesSeen'],
        })),
      ]),
    ],
    seeds: 6,
    readings,
    runner: { describe, it },
  });
