import { formatCount } from '#client/ui/primitives/format-count';

/* The charts share these options. Colors are CSS custom properties, so that the SVG follows the theme
   without a redraw. */

export const CHART_HEIGHT_PX = 300;

/** Fonts are named here, because ECharts measures text on a canvas, which knows no custom properties. */
const FONT =
  'Archivo, "Archivo Arial", "Archivo Roboto", "Archivo DejaVu", "Helvetica Neue", Arial, sans-serif';

export const chartText = { color: 'var(--ink-3)', fontFamily: FONT, fontSize: 11 };

/** The text of a value beside a bar or a point. */
export const chartValue = { ...chartText, color: 'var(--ink)', fontWeight: 600 };

export const chartAxisLine = { lineStyle: { color: 'var(--line)', width: 1 } };

/** The grid fills the container, minus the space for the axis labels. */
export const chartGrid = {
  bottom: 4,
  left: 0,
  outerBounds: { top: 0, right: 0, bottom: 4, left: 0 },
  outerBoundsContain: 'axisLabel' as const,
};

/** An axis of counts, with whole steps from zero and horizontal lines. */
export const countAxis = {
  type: 'value' as const,
  min: 0,
  minInterval: 1,
  axisLabel: { ...chartText, formatter: formatCount },
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: 'var(--line)', width: 1, opacity: 0.6 } },
};

export const chartTooltip = {
  confine: true,
  transitionDuration: 0,
  backgroundColor: 'var(--surface)',
  borderWidth: 1,
  padding: [8, 12],
  textStyle: { color: 'var(--ink)', fontFamily: FONT, fontSize: 13 },
  // ECharts takes the border color from the hovered series, so this overrides it.
  extraCssText: 'border-color: var(--line); border-radius: var(--r-2); box-shadow: var(--shadow-2);',
};
