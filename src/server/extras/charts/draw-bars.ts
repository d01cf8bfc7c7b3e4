import { escapeHtml } from '#server/core/markdown/escape-html';
import type { Chart } from './read-chart';

/** Draws a bar for each number, from zero. The number stands beside it as it is written. */
export function drawBars({ labels, series, min, max }: Chart): string {
  const low = Math.min(0, min);
  const range = Math.max(0, max) - low;
  const toShare = (value: number) => `${((value / range) * 100).toFixed(2)}%`;
  const bar = (value: number | null, turn: number) =>
    value === null
      ? '<span></span>'
      : `<span style="--from:${toShare(Math.min(0, value) - low)};--size:${toShare(Math.abs(value))}"><i class="chart-${turn + 1}"></i></span>`;
  return labels
    .map((label, row) => {
      const bars = series.map(
        ({ values, texts }, turn) =>
          `${bar(values[row] ?? null, turn)}<b>${escapeHtml(texts[row] ?? '')}</b>`,
      );
      return `<span style="grid-row:span ${series.length}">${escapeHtml(label)}</span>${bars.join('')}\n`;
    })
    .join('');
}
