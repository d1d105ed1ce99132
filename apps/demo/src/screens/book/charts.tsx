import type { EChartsCoreOption } from 'echarts/core';
import { Suspense } from 'react';
import type { Book } from '../../engine/sight.js';
import { Loading } from '../../shell/loading.js';
import { words } from '../../words.js';
import { Figure, useChartTheme } from './figure.js';
import { Wagon } from './wagon.js';

const told = words.book;

/** Worm, Manhattan, rates, and the wagon wheel where the game tells where the ball went. Each also as a table. */
export function Charts({ book }: { readonly book: Book }) {
  const { charts } = book;
  const { home, away, ball, axis, frame } = useChartTheme();
  const colourOf = (at: number): string | undefined => (book.card.innings[at]?.innings.batting === 0 ? home : away);
  const nameOf = (at: number): string => {
    const name = charts[at]?.batting ?? '';
    return charts.findIndex(({ batting }) => batting === name) === at ? name : `${name} ${at + 1}`;
  };
  const worm: EChartsCoreOption = {
    ...frame,
    xAxis: {
      type: 'value',
      name: told.over,
      nameLocation: 'middle',
      nameGap: 20,
      minInterval: 1,
      ...axis,
      splitLine: { show: false },
    },
    yAxis: { type: 'value', minInterval: 1, ...axis },
    series: charts.flatMap((innings, at) => [
      {
        type: 'line',
        name: nameOf(at),
        showSymbol: false,
        color: colourOf(at),
        lineStyle: { type: at > 1 ? 'dashed' : 'solid', width: 3 },
        data: innings.worm.map(({ overs, runs }) => [overs, runs]),
      },
      {
        type: 'scatter',
        name: nameOf(at),
        color: ball,
        symbolSize: 9,
        data: innings.wickets.map(({ overs, runs }) => [overs, runs]),
      },
    ]),
  };
  const overs = Math.max(1, ...charts.map(({ manhattan }) => manhattan.length));
  const manhattan: EChartsCoreOption = {
    ...frame,
    xAxis: { type: 'category', data: Array.from({ length: overs }, (_, i) => i + 1), ...axis },
    yAxis: { type: 'value', minInterval: 1, ...axis },
    series: charts.map((innings, at) => ({
      type: 'bar',
      name: nameOf(at),
      color: colourOf(at),
      data: innings.manhattan.map(({ runs }) => runs),
      markPoint: {
        symbol: 'circle',
        symbolSize: 9,
        symbolOffset: [0, -8],
        itemStyle: { color: ball },
        label: { show: false },
        data: innings.manhattan.flatMap(({ runs, wickets }, over) => (wickets > 0 ? [{ coord: [over, runs] }] : [])),
      },
    })),
  };
  const chase = charts.find(({ rates }) => rates.some(({ required }) => required !== null));
  const rates: EChartsCoreOption | null = chase
    ? {
        ...frame,
        xAxis: { type: 'category', data: chase.rates.map(({ over }) => over), ...axis },
        yAxis: { type: 'value', ...axis },
        series: [
          { type: 'line', name: told.rateNow, color: away, data: chase.rates.map(({ runRate }) => round(runRate)) },
          {
            type: 'line',
            name: told.required,
            color: ball,
            lineStyle: { type: 'dashed' },
            data: chase.rates.map(({ required }) => (required === null ? null : round(required))),
          },
        ],
      }
    : null;
  const byOver = charts.flatMap(({ batting, manhattan: bars, worm: points }) =>
    bars.map(({ over, runs, wickets }, at) => ({ batting, over, runs, wickets, score: points[at + 1]?.runs ?? 0 })),
  );
  return (
    <Suspense fallback={<Loading />}>
      <div className="space-y-6">
        <Figure title={told.worm} say={told.wormSay} option={worm} />
        <Figure title={told.manhattan} say={told.manhattanSay} option={manhattan} />
        {rates && <Figure title={told.rate} say={told.rateSay} option={rates} />}
        <Wagon balls={book.balls} />
        <details>
          <summary className="min-h-11 py-2 font-semibold">{told.asTable}</summary>
          <table className="w-full text-sm tabular-nums">
            <thead className="text-left text-soft">
              <tr>
                {[told.heads.name, told.over, told.runs, told.wickets, told.total].map((head) => (
                  <th key={head} className="py-1 pr-2">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byOver.map(({ batting, over, runs, wickets, score }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
                <tr key={at} className="border-t border-line">
                  <th scope="row" className="py-1 pr-2 text-left font-normal">
                    {batting}
                  </th>
                  <td>{over}</td>
                  <td>{runs}</td>
                  <td>{wickets}</td>
                  <td>{score}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Suspense>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
