import { barsOf, type Comparison } from '@howzat/simulator';
import { optionalPackage } from '../optional-package.js';

const percent = (share: number): number => Math.round(10_000 * share) / 100;

/** The first-innings totals without and with a change as a picture: SVG text. */
export async function totalsChart(comparison: Comparison): Promise<string> {
  const { init } = await charts();
  const bars = barsOf(comparison);
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 800, height: 400 });
  try {
    chart.setOption({
      animation: false,
      title: { text: `${comparison.variant}: first innings`, left: 'center' },
      legend: { top: 30 },
      grid: { left: 60, right: 20, top: 70, bottom: 50 },
      xAxis: {
        type: 'category',
        data: bars.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)),
        name: 'runs',
        nameLocation: 'middle',
        nameGap: 30,
      },
      yAxis: { type: 'value', name: '% of matches' },
      series: [
        {
          name: 'without',
          type: 'bar',
          data: bars.map(({ without }) => percent(without)),
          itemStyle: { color: '#94a3b8' },
        },
        { name: 'with', type: 'bar', data: bars.map((bar) => percent(bar.with)), itemStyle: { color: '#0f766e' } },
      ],
    });
    return chart.renderToSVGString();
  } finally {
    // without it the process would not end
    chart.dispose();
  }
}

/** ECharts is not installed with the command line: it takes twice the room of all the rest. */
function charts(): Promise<typeof import('echarts')> {
  const needs = 'Charts are drawn by ECharts';
  return optionalPackage(() => import('echarts'), { needs, name: 'echarts', command: 'compare' });
}
