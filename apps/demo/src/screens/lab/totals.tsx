import { barsOf, type Comparison } from '@howzat/simulator/here';
import type { EChartsCoreOption } from 'echarts/core';
import { useMemo } from 'react';
import { Figure, useChartTheme } from '../book/figure.js';
import { told } from './words.js';

const percent = (share: number): number => Math.round(1000 * share) / 10;

/** The totals of the first innings, without the change and with it, one over the other. */
export default function Totals({ comparison }: { readonly comparison: Comparison }) {
  const { home, away, axis, frame } = useChartTheme();
  const option = useMemo((): EChartsCoreOption => {
    const bars = barsOf(comparison);
    const area = { showSymbol: false, type: 'line', step: 'middle', lineStyle: { width: 2 } } as const;
    return {
      ...frame,
      xAxis: {
        type: 'category',
        data: bars.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)),
        ...axis,
        name: told.runs,
        nameLocation: 'middle',
        nameGap: 20,
      },
      yAxis: { type: 'value', ...axis, axisLabel: { ...axis.axisLabel, formatter: '{value} %' } },
      series: [
        {
          ...area,
          name: told.without,
          color: home,
          areaStyle: { opacity: 0.25 },
          data: bars.map(({ without }) => percent(without)),
        },
        {
          ...area,
          name: told.with,
          color: away,
          areaStyle: { opacity: 0.25 },
          lineStyle: { width: 2, type: 'dashed' },
          data: bars.map((bar) => percent(bar.with)),
        },
      ],
    };
  }, [comparison, home, away, axis, frame]);
  const mean = comparison.figures.find(({ id }) => id === 'first-innings');
  const [without, withIt] = mean ? [mean.without, mean.with].map((n) => told.figure(n, 'runs')) : ['–', '–'];
  const table = {
    heads: [told.runs, told.without, told.with],
    rows: barsOf(comparison).map(({ from, to, without: before, with: after }) => [
      from === to ? `${from}` : `${from}–${to}`,
      `${percent(before)} %`,
      `${percent(after)} %`,
    ]),
  };
  return (
    <Figure
      title={told.totals}
      say={told.totalsSay(without as string, withIt as string)}
      option={option}
      table={table}
    />
  );
}
