import {
  BarChart,
  type BarSeriesOption,
  LineChart,
  type LineSeriesOption,
  PieChart,
  type PieSeriesOption,
} from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import { useEffect, useRef } from 'react';
import { CHART_HEIGHT_PX } from './chart-style';

register([LineChart, PieChart, BarChart, GridComponent, TooltipComponent, SVGRenderer]);

/** What can be drawn: the parts of ECharts registered above, and no others. */
export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | GridComponentOption | TooltipComponentOption
>;

/** What the React part asks for. The whole of ECharts would bring much along that nothing here draws with. */
const echarts = { init, dispose, getInstanceByDom };
const OPTIONS = { renderer: 'svg' } as const;

export type ChartCanvasProps = { option: ChartOption; label: string; minWidthPx?: number | undefined };

/** The drawing of a chart. ECharts comes with this file: load it lazily, as chart.tsx does. */
export function ChartCanvas({ option, label, minWidthPx }: ChartCanvasProps) {
  const chart = useRef<ReactECharts>(null);

  // The React part's own way ignores the first change of size, for it may be the one that comes with every start.
  useEffect(() => {
    const place = chart.current?.ele;
    if (!place) return;
    const observer = new ResizeObserver(() => {
      const drawing = chart.current?.getEchartsInstance();
      if (drawing && drawing.getWidth() !== place.clientWidth)
        drawing.resize({ width: 'auto', height: 'auto' });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <ReactECharts
      ref={chart}
      autoResize={false}
      echarts={echarts}
      option={option}
      opts={OPTIONS}
      notMerge
      role="img"
      aria-label={label}
      style={{ height: CHART_HEIGHT_PX, ...(minWidthPx === undefined ? {} : { minWidth: minWidthPx }) }}
    />
  );
}
