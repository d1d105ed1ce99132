import { BarChart, type BarSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

echarts.use([BarChart, GridComponent, LegendComponent, SVGRenderer]);

type Option = echarts.ComposeOption<BarSeriesOption | GridComponentOption | LegendComponentOption>;

/** A bar for each category, one set of them for each series. Values are drawn as they are told. */
export interface Bars {
  readonly label: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly unit?: string;
}

/** Colours that stand out from light and from dark paper alike, and from each other without red and green. */
const colours = ['#3b82c4', '#c9822b', '#5f9e6e', '#8a6fb3'];
const ink = '#7c8794';

/** Bars as a picture in the page, without any script. */
export function barChart({ label, categories, series, unit = '' }: Bars): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 640, height: 300 });
  const option: Option = {
    animation: false,
    color: colours,
    grid: { left: 8, right: 8, top: series.length > 1 ? 36 : 24, bottom: 4 },
    ...(series.length > 1 ? { legend: { top: 0, textStyle: { color: ink } } } : {}),
    xAxis: {
      type: 'category',
      data: [...categories],
      axisLabel: { color: ink, interval: 0 },
      axisLine: { lineStyle: { color: ink } },
    },
    yAxis: {
      type: 'value',
      axisLabel: { color: ink, formatter: `{value}${unit}` },
      splitLine: { lineStyle: { color: ink, opacity: 0.3 } },
    },
    series: series.map(({ name, values }) => ({
      type: 'bar',
      name,
      data: [...values],
      label: { show: categories.length * series.length <= 24, position: 'top', color: ink, fontSize: 10 },
    })),
  };
  chart.setOption(option);
  const svg = withoutStyles(chart.renderToSVGString());
  chart.dispose();
  return `<figure class="chart" role="img" aria-label="${label.replace(/"/g, '&quot;')}">${svg.replace(/\n/g, '')}</figure>`;
}

/** A picture in which what its styles say of letters stands as attributes, for the policy of a page lets no styles in. */
function withoutStyles(svg: string): string {
  return svg.replace(/<style[\s\S]*?<\/style>/g, '').replace(/ style="([^"]*)"/g, (_, style: string) =>
    style
      .split(';')
      .filter((part) => part.includes(':'))
      .map((part) => ` ${part.slice(0, part.indexOf(':')).trim()}="${part.slice(part.indexOf(':') + 1).trim()}"`)
      .join(''),
  );
}
