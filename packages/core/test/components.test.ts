import { createMatch } from '@howzat/core';
import { components, defineVariant, die, variantKit } from '@howzat/core/author';
import { scorecardText, scoredOf } from '@howzat/core/scorebook';
import { describe, expect, it } from 'vitest';

/** A game whose one die is read on a chart, with a batter of a name. */
interface Chart {
  readonly runs: Uint8Array;
  readonly batters: readonly string[];
}

function chartCricket(chart: Chart) {
  const k = variantKit({
    id: 'chart-cricket',
    title: 'Chart cricket',
    parameters: { chart: components(chart) },
    laws: { overs: 1, wickets: 2 },
    state: { ball: () => ({ face: 0 }) },
  });
  return defineVariant(k, {
    version: '1.0.0',
    flow: {
      ball: {
        before: [
          k.chance('roll', {
            of: die(6),
            take: (s, face) => {
              s.face = face;
            },
          }),
          k.resolve('read', [
            k.rule({
              id: 'chart.runs',
              does: (s, g, p) => {
                g.bat = p.chart.runs[s.face - 1] as number;
              },
            }),
          ]),
        ],
      },
    },
    cricketers: (_s, p) => ({ batter: (seat, place) => (seat === 0 ? (p.chart.batters[place - 1] ?? null) : null) }),
  });
}

const chart: Chart = { runs: Uint8Array.from([0, 1, 2, 3, 4, 6]), batters: ['Ada Square', 'Bo Cover'] };
const still = { name: 'still', choose: () => 'bat' };

describe('components', () => {
  const match = createMatch(chartCricket(chart), { seed: 1, players: { home: still as never, away: still as never } });

  it('stand among the parameters, as they are', () => {
    expect(match.rulebook.params.chart).toBe(chart);
    const bat = match.log().map(({ delivery }) => delivery?.bat);
    const rolled = match.log().flatMap(({ inputs }) => inputs.filter(({ step }) => step === 'roll'));
    expect(rolled.length).toBeGreaterThan(0);
    expect(bat.filter((runs) => runs !== undefined)).toEqual(
      rolled.map(({ value }) => chart.runs[(value as number) - 1]),
    );
  });

  it('are not set: another set is given', () => {
    expect(() => createMatch(chartCricket(chart), { set: { chart: { runs: [], batters: [] } } as never })).toThrow(
      'chart must be a set of components, which is given as components',
    );
  });

  it('give the cricketers their names', () => {
    const scored = scoredOf(
      { log: match.log(), game: match.game },
      match.rulebook,
      match.names,
      match.cricketers ?? undefined,
    );
    expect(scorecardText(scored)).toContain('Ada Square');
  });
});
