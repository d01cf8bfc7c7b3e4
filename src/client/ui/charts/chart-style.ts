import { formatCount } from '../primitives/format-count';

/*
 * Shared chart options. Colors are CSS custom properties, so that the SVG follows the theme without a redraw.
 */

export const CHART_HEIGHT_PX = 300;

/** Font names, because ECharts measures text on a canvas, which knows no custom properties. */
const FONT =
  'Archivo, "Archivo Arial", "Archivo Roboto", "Archivo DejaVu", "Helvetica Neue", Arial, sans-serif';

export const chartText = { color: 'var(--ink-3)', fontFamily: FONT, fontSize: 12 };

/** The text of a value beside a bar or a point. */
export const chartValue = { ...chartText, color: 'var(--ink)', fontWeight: 600 };

export const chartAxisLine = { lineStyle: { color: 'var(--tick-strong)', width: 1 } };

/** Fills the container, minus the space for the axis labels. */
export const chartGrid = {
  bottom: 4,
  left: 0,
  outerBounds: { top: 0, right: 0, bottom: 4, left: 0 },
  outerBoundsContain: 'axisLabel' as const,
};

/** An axis of counts: whole steps from zero, with horizontal lines. */
export const countAxis = {
  type: 'value' as const,
  min: 0,
  minInterval: 1,
  axisLabel: { ...chartText, formatter: formatCount },
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: 'var(--line)', width: 1 } },
};

export const chartTooltip = {
  confine: true,
  transitionDuration: 0,
  backgroundColor: 'var(--surface)',
  borderWidth: 1,
  padding: [8, 12],
  textStyle: { color: 'var(--ink)', fontFamily: FONT, fontSize: 13 },
  // Overrides the border color, which ECharts takes from the hovered series.
  extraCssText: 'border-color: var(--line); border-radius: var(--r-2); box-shadow: var(--shadow-2);',
};
