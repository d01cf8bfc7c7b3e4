import { escapeHtml } from '#server/core/markdown/escape-html';
import type { Chart, Series } from './read-chart';

/** With more points, or with less space for each, only the ends of the scale have labels. */
const MAX_LABELS = 8;
const MIN_LABEL_WIDTH = 8;

/**
 * Draws a line for each column, up to the largest number. The scale begins at zero, or at the least number if that is
 * negative or so large that the line would be flat.
 */
export function drawLines({ labels, series, min, max }: Chart): string {
  const places = toPlaces(labels);
  const low = min < 0 || min > max / 2 ? min : 0;
  const toY = (value: number) => (100 - ((value - low) / (max - low)) * 100).toFixed(2);
  const paths = series.map(
    ({ values }, turn) => `<path class="chart-${turn + 1}" d="${toPath(values, places, toY)}"/>`,
  );
  const zero = min < 0 && max > 0 ? `<path d="M0 ${toY(0)}H100"/>` : '';
  return [
    `<b>${findText(series, max)}</b><b>${findText(series, low)}</b>`,
    `<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${zero}${paths.join('')}</svg>`,
    `<div>${drawLabels(labels, places)}</div>\n`,
  ].join('');
}

/** Writes all labels if they fit beside each other, otherwise those at the ends. */
function drawLabels(labels: string[], places: number[]): string {
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const width = (Math.min(...gaps) * gaps.length) / labels.length;
  const isFull = labels.length <= MAX_LABELS && width >= MIN_LABEL_WIDTH;
  return labels
    .map((label, index) => {
      if (!isFull && index > 0 && index < labels.length - 1) return '';
      const style = `--at:${places[index]?.toFixed(2)}%;--room:${isFull ? width.toFixed(2) : 50}%`;
      return `<span style="${style}">${escapeHtml(label)}</span>`;
    })
    .join('');
}

/** Returns places from 0 to 100: by their values if the labels are rising numbers, such as years, otherwise even ones. */
function toPlaces(labels: string[]): number[] {
  const numbers = labels.map(label => (/^\d{1,9}$/.test(label) ? Number(label) : Number.NaN));
  const isRising = numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? value));
  const values = isRising ? numbers : labels.map((_, index) => index);
  const [first = 0] = values;
  const range = (values.at(-1) ?? 0) - first;
  return values.map(value => ((value - first) / range) * 100);
}

/** Breaks the line at missing values. A round cap makes a point of a value between two of them. */
function toPath(values: Series['values'], places: number[], toY: (value: number) => string): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const before = values[index - 1] ?? null;
      const place = `${(places[index] ?? 0).toFixed(2)} ${toY(value)}`;
      return before === null ? `M${place}h0` : `L${place}`;
    })
    .join('');
}

/** Returns a number as it is written. Zero may be the begin of the scale alone. */
function findText(series: Series[], value: number): string {
  const [text = '0'] = series.flatMap(({ values, texts }) => texts[values.indexOf(value)] ?? []);
  return escapeHtml(text);
}
