import type { WinProbability } from '@howzat/players';
import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useMemo, useState } from 'react';
import type { Room } from '../../engine/room.js';
import { words } from '../../words.js';
import { Figure, useChartTheme } from './figure.js';

const told = words.book;

/** Fewer balls are no line yet. */
const fewest = 2;

/** The chance to win after every ball, as a line that goes up and down between the two sides. */
export function Chances({ room, length }: { readonly room: Room; readonly length: number }) {
  const [chances, setChances] = useState<readonly WinProbability[] | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again whenever something came in
  useEffect(() => {
    let wanted = true;
    room.chances().then(
      (all) => wanted && setChances(all),
      (error: Error) => wanted && setWrong(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [room, length]);
  if (wrong !== null) return <p className="text-soft">{wrong}</p>;
  if (!chances)
    return (
      <p role="status" className="py-6 text-center text-soft">
        {told.chancesWait}
      </p>
    );
  return chances.length < fewest ? null : <Line chances={chances} names={room.names} />;
}

interface LineProps {
  readonly chances: readonly WinProbability[];
  readonly names: { readonly home: string; readonly away: string };
}

function Line({ chances, names }: LineProps) {
  const { home, ink, line, ball, axis, frame } = useChartTheme();
  const option = useMemo((): EChartsCoreOption => {
    const share = ({ home: chance }: WinProbability): number => Math.round(1000 * chance) / 10;
    const fell = chances.flatMap((each, at) =>
      each.wickets > (chances[at - 1]?.innings === each.innings ? (chances[at - 1]?.wickets ?? 0) : 0) ? [at] : [],
    );
    const begins = chances.flatMap(({ innings }, at) => (at > 0 && innings !== chances[at - 1]?.innings ? [at] : []));
    return {
      ...frame,
      legend: { show: false },
      xAxis: {
        type: 'category',
        data: chances.map(({ innings, over }) => `${innings}: ${over}`),
        ...axis,
        axisLabel: { ...axis.axisLabel, formatter: (label: string) => label.split(': ')[1] ?? label },
        name: told.over,
        nameLocation: 'middle',
        nameGap: 20,
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: 100,
        interval: 25,
        ...axis,
        axisLabel: { ...axis.axisLabel, formatter: '{value} %' },
      },
      series: [
        {
          type: 'line',
          name: told.chancesOf(names.home),
          showSymbol: false,
          color: home,
          lineStyle: { width: 3 },
          areaStyle: { origin: 50, opacity: 0.15 },
          data: chances.map(share),
          markLine: {
            silent: true,
            symbol: 'none',
            lineStyle: { color: line, type: 'solid' },
            label: { color: ink, formatter: '{b}', position: 'insideEndTop' },
            data: [{ yAxis: 50, name: told.even }, ...begins.map((at) => ({ xAxis: at, name: '' }))],
          },
        },
        {
          type: 'scatter',
          name: told.wicket,
          color: ball,
          symbolSize: 9,
          data: fell.map((at) => [at, share(chances[at] as WinProbability)]),
        },
      ],
    };
  }, [chances, names, home, ink, line, ball, axis, frame]);
  const table = {
    heads: [words.match.inningsHead, told.over, told.total, told.chancesOf(names.home)],
    rows: chances.map(({ innings, over, runs, wickets, home: chance }) => [
      innings,
      over,
      `${runs}/${wickets}`,
      `${Math.round(100 * chance)} %`,
    ]),
  };
  return <Figure title={told.chances} say={told.chancesSay(names.home)} option={option} table={table} />;
}
