import { describe, expect, test } from 'vitest';
import { allFormats } from '../src/formats.js';
import { closeFor, closeLevels, levelsTable } from '../src/levels-apart.js';
import { readLevels } from '../src/measured.js';
import { textOf } from './built.js';

const measured = readLevels();

describe('how far the levels are apart', () => {
  test('was measured in every format of the demo, and between the upper two in one of each game', () => {
    const found = measured.data.map(({ game, format }) => ({ game, format }));
    expect(found).toHaveLength(allFormats().length);
    for (const { game, format } of allFormats()) expect(found).toContainEqual({ game, format });
    const upper = measured.data.filter(({ international }) => international).map(({ game }) => game);
    expect(new Set(upper)).toEqual(new Set(allFormats().map(({ game }) => game)));
    expect(upper).toHaveLength(new Set(upper).size);
  });

  test('is said to be little where it is, with a reason, and nowhere else', () => {
    expect(Object.keys(closeFor).sort()).toEqual([...closeLevels(measured.data)].sort());
  });

  test('shows in a table', () => {
    const met = { matches: 4000, share: 0.64, interval95: [0.62, 0.66] };
    const told = levelsTable({
      made: { ...measured.made, command: 'measure levels' },
      data: [
        {
          ...{ game: 'cubes', format: 'standard', title: 'One innings each', random: { ...met, share: 0.7 } },
          ...{ village: met, international: { ...met, matches: 100, share: 0.65, playouts: 30 } },
        },
      ],
    });
    expect(told).toContain(
      '| Cubes, one innings each | 70.0 % (62.0 to 66.0) | 64.0 % (62.0 to 66.0) | 65.0 % (62.0 to 66.0), 100 matches, 30 playouts |',
    );
    expect(told).toContain(`- **Cubes, one innings each, club:** ${closeFor['cubes standard club']}`);
    expect(told).not.toContain('international:**');
  });

  test('is read on the page of the players', () => {
    expect(textOf('/players.html')).toContain('Where a level wins less than 65 % of the one below it');
  });
});
