import type { Token } from 'markdown-it';
import { escapeHtml } from '#server/core/markdown/escape-html';
import { toPlainText } from '#server/core/markdown/headings';
import { markedWord } from '#server/core/markdown/marked-word';
import { htmlToken } from '#server/core/markdown/parse-markdown';
import type { TextPart } from '#server/core/markdown/text-part';
import { drawBars } from './draw-bars';
import { drawLines } from './draw-lines';
import { type Chart, readChart } from './read-chart';

const KINDS = {
  bar: { className: 'chart-bars', maxRows: 40, draw: drawBars },
  line: { className: 'chart-lines', maxRows: 500, draw: drawLines },
};
const MARK = /^#chart=(bar|line)$/;

type Mark = { kind: keyof typeof KINDS; caption: string };

/**
 * Draws tables whose first heading is a link to `#chart=bar` or `#chart=line`. The table is below the chart, and alone
 * in feeds and if it can't be a chart.
 */
export const renderCharts: TextPart = (tokens, { isPlain }) => {
  let table: Token[] = [];
  return tokens.flatMap(token => {
    if (table.length === 0 && token.type !== 'table_open') return token;
    table.push(token);
    if (token.type !== 'table_close') return [];
    const whole = table;
    table = [];
    const mark = takeMark(whole);
    const chart = mark && !isPlain ? readChart(readCells(whole), KINDS[mark.kind].maxRows) : null;
    return mark && chart ? toFigure(whole, chart, mark) : whole;
  });
};

/** Removes the link around the first heading. Its title is the caption. */
function takeMark(table: Token[]): Mark | null {
  const head = table.find(({ type }) => type === 'inline');
  const [open, ...rest] = head?.children ?? [];
  const [, name] = MARK.exec(String(open?.attrGet('href') ?? '')) ?? [];
  const kind = name === 'bar' || name === 'line' ? name : null;
  if (!head || !open || kind === null || rest.at(-1)?.type !== 'link_close') return null;
  head.children = rest.slice(0, -1);
  return { kind, caption: String(open.attrGet('title') ?? '') };
}

function readCells(table: Token[]): string[][] {
  const rows: string[][] = [];
  for (const { type, children } of table) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'inline') rows.at(-1)?.push(toPlainText(children ?? []).trim());
  }
  return rows;
}

function toFigure(table: Token[], chart: Chart, { kind, caption }: Mark): Token[] {
  const { className, draw } = KINDS[kind];
  const names = chart.series.map(series => series.name);
  const label = escapeHtml(caption || names.join(', '));
  const legend = names.map((each, turn) => `<span class="chart-${turn + 1}">${escapeHtml(each)}</span>`);
  const begin = [
    `<figure class="chart">\n${caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>\n`}`,
    `<div class="chart-legend" aria-hidden="true">${legend.join('')}</div>\n`,
    `<div class="${className}" role="img" aria-label="${label}">${draw(chart)}</div>\n`,
    `<details>${markedWord('summary', 'table')}\n`,
  ];
  return [htmlToken(begin.join('')), ...table, htmlToken('</details>\n</figure>\n')];
}
