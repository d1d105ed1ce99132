import type { EChartsCoreOption } from 'echarts/core';
import { lazy, useMemo } from 'react';
import { useTheme } from '../../shell/settings.js';
import { words } from '../../words.js';

const Chart = lazy(() => import('./chart.js'));

/** A colour of the theme, as the browser resolves it. */
function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** How charts look in the theme that is shown: its colours, the axes, and what all charts share. */
export function useChartTheme() {
  const theme = useTheme();
  // the colours are read from the style sheet, which another theme changes
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another theme
  return useMemo(() => {
    const [home, away, ink, line, ball, panel] = ['home', 'away', 'soft', 'line', 'ball', 'panel'].map(colour);
    return {
      home,
      away,
      ink,
      line,
      ball,
      axis: {
        axisLabel: { color: ink },
        axisLine: { lineStyle: { color: line } },
        splitLine: { lineStyle: { color: line } },
        nameTextStyle: { color: ink },
      },
      frame: {
        animation: false,
        grid: { left: 36, right: 12, top: 36, bottom: 30 },
        // drawn, not written as HTML, which the policy would refuse for its styles; and names come from outside
        tooltip: {
          trigger: 'axis',
          renderMode: 'richText',
          backgroundColor: panel,
          borderColor: line,
          textStyle: { color: ink },
        },
        legend: { textStyle: { color: ink }, top: 0 },
      },
    };
  }, [theme]);
}

/** The same as a chart in words and numbers. Rows are named by their first cell. */
export interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

interface FigureProps {
  readonly title: string;
  readonly say: string;
  readonly option: EChartsCoreOption;
  readonly table: ChartTable;
}

/** A chart under its heading, with the same as a table. */
export function Figure({ title, say, option, table }: FigureProps) {
  return (
    <figure>
      <figcaption>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="text-sm text-soft">{say}</p>
      </figcaption>
      <Chart option={option} label={`${title}: ${say}`} />
      <AsTable title={title} table={table} />
    </figure>
  );
}

/** A chart for those who read numbers, or have them read. */
export function AsTable({ title, table: { heads, rows } }: { readonly title: string; readonly table: ChartTable }) {
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">
        {title}: {words.book.asTable}
      </summary>
      <table className="w-full text-sm tabular-nums" aria-label={title}>
        <thead className="text-left text-soft">
          <tr>
            {heads.map((head) => (
              <th key={head} className="py-1 pr-2">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={at} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do columns
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
