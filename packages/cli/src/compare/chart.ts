import type { Comparison } from '@howzat/simulator';

/** How many bars stand side by side at the most. */
const mostBars = 40;

/** The first-innings totals without and with a change as a picture: SVG text. */
export async function totalsChart(comparison: Comparison): Promise<string> {
  // loaded when it is wanted: a library for charts is large
  const { init } = await import('echarts');
  const [without, withIt] = comparison.totals;
  const all = [...without, ...withIt].map(([value]) => value);
  const lowest = Math.min(...all);
  const width = Math.max(1, Math.ceil((Math.max(...all) - lowest + 1) / mostBars));
  const bars = Math.ceil((Math.max(...all) - lowest + 1) / width);
  const shares = (totals: typeof without): number[] => {
    const counts = new Array<number>(bars).fill(0);
    let n = 0;
    for (const [value, count] of totals) {
      const bar = Math.floor((value - lowest) / width);
      counts[bar] = (counts[bar] as number) + count;
      n += count;
    }
    return counts.map((count) => Math.round((10_000 * count) / n) / 100);
  };
  const names = Array.from({ length: bars }, (_, bar) => {
    const from = lowest + bar * width;
    return width === 1 ? String(from) : `${from}-${from + width - 1}`;
  });
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 800, height: 400 });
  try {
    chart.setOption({
      animation: false,
      title: { text: `${comparison.variant}: first innings`, left: 'center' },
      legend: { top: 30 },
      grid: { left: 60, right: 20, top: 70, bottom: 50 },
      xAxis: { type: 'category', data: names, name: 'runs', nameLocation: 'middle', nameGap: 30 },
      yAxis: { type: 'value', name: '% of matches' },
      series: [
        { name: 'without', type: 'bar', data: shares(without), itemStyle: { color: '#94a3b8' } },
        { name: 'with', type: 'bar', data: shares(withIt), itemStyle: { color: '#0f766e' } },
      ],
    });
    return chart.renderToSVGString();
  } finally {
    // without it the process would not end
    chart.dispose();
  }
}
