import { escapeHtml } from '#server/core/markdown/escape-html';
import type { Chart, Series } from './read-chart';

/** Draws a line for each column, between the least and the largest number, with the ends of both scales. */
export function drawLines({ labels, series, min, max }: Chart): string {
  const places = toPlaces(labels);
  const toY = (value: number) => (100 - ((value - min) / (max - min)) * 100).toFixed(2);
  const paths = series.map(
    ({ values }, turn) => `<path class="chart-${turn + 1}" d="${toPath(values, places, toY)}"/>`,
  );
  const zero = min < 0 && max > 0 ? `<path d="M0 ${toY(0)}H100"/>` : '';
  return [
    `<b>${findText(series, max)}</b><b>${findText(series, min)}</b>`,
    `<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${zero}${paths.join('')}</svg>`,
    `<span>${escapeHtml(labels[0] ?? '')}</span><span>${escapeHtml(labels.at(-1) ?? '')}</span>\n`,
  ].join('');
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

/** Returns a number as it is written. */
function findText(series: Series[], value: number): string {
  const [text = ''] = series.flatMap(({ values, texts }) => texts[values.indexOf(value)] ?? []);
  return escapeHtml(text);
}
