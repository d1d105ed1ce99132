import type { EChartsCoreOption } from 'echarts/core';
import { Suspense } from 'react';
import type { Book } from '../../engine/sight.js';
import { Loading } from '../../shell/loading.js';
import { words } from '../../words.js';
import { type ChartTable, Figure, useChartTheme } from './figure.js';
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
  return (
    <Suspense fallback={<Loading />}>
      <div className="space-y-6">
        <Figure title={told.worm} say={told.wormSay} option={worm} table={wormTable(charts)} />
        <Figure title={told.manhattan} say={told.manhattanSay} option={manhattan} table={manhattanTable(charts)} />
        {rates && chase && <Figure title={told.rate} say={told.rateSay} option={rates} table={ratesTable(chase)} />}
        <Wagon balls={book.balls} />
      </div>
    </Suspense>
  );
}

/** The score after each over, at each wicket, and at the end. */
function wormTable(charts: Book['charts']): ChartTable {
  const rows = charts.flatMap(({ batting, worm, wickets }) => {
    const row = (overs: number, when: string, runs: number, lost: number) => ({
      overs,
      cells: [batting, when, `${runs}/${lost}`],
    });
    const points = worm.flatMap(({ overs, runs, wickets: lost }, at) => {
      if (overs > 0 && Number.isInteger(overs)) return [row(overs, told.afterOver(overs), runs, lost)];
      return at > 0 && at === worm.length - 1 ? [row(overs, told.afterAll, runs, lost)] : [];
    });
    const falls = wickets.map(({ overs, runs, wickets: lost, batter, label }) =>
      row(overs, told.afterWicket(label, batter), runs, lost),
    );
    return [...falls, ...points].sort((one, other) => one.overs - other.overs);
  });
  return { heads: [told.side, told.after, told.total], rows: rows.map(({ cells }) => cells) };
}

/** What each over brought. */
function manhattanTable(charts: Book['charts']): ChartTable {
  return {
    heads: [told.side, told.over, told.runs, told.wickets],
    rows: charts.flatMap(({ batting, manhattan }) =>
      manhattan.map(({ over, runs, wickets }) => [batting, over, runs, wickets]),
    ),
  };
}

/** Both rates of a chase after each over. */
function ratesTable({ rates }: Book['charts'][number]): ChartTable {
  return {
    heads: [told.over, told.rateNow, told.required],
    rows: rates.map(({ over, runRate, required }) => [
      over,
      runRate.toFixed(2),
      required === null ? '–' : required.toFixed(2),
    ]),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
