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

register([LineChart, PieChart, BarChart, GridComponent, TooltipComponent, SVGRenderer]);

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | GridComponentOption | TooltipComponentOption
>;

/** The functions that the React component calls. Importing all of ECharts would load unused code. */
const echarts = { init, dispose, getInstanceByDom };
const OPTIONS = { renderer: 'svg' } as const;

export type ChartCanvasProps = {
  option: ChartOption;
  label: string;
  heightPx: number;
  minWidthPx?: number | undefined;
};

/** Draws a chart. Load this file lazily, because it imports ECharts. */
export function ChartCanvas({ option, label, heightPx, minWidthPx }: ChartCanvasProps) {
  const chart = useRef<ReactECharts>(null);

  // `autoResize` of the React component skips the first resize after mounting.
  useEffect(() => {
    const container = chart.current?.ele;
    if (!container) return;
    const observer = new ResizeObserver(() => {
      const instance = chart.current?.getEchartsInstance();
      if (instance && instance.getWidth() !== container.clientWidth)
        instance.resize({ width: 'auto', height: 'auto' });
    });
    observer.observe(container);
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
      style={{ height: heightPx, ...(minWidthPx === undefined ? {} : { minWidth: minWidthPx }) }}
    />
  );
}
