import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { parseNumbers } from '#server/extras/charts/parse-numbers';

/** Writes a table with labels and one column of numbers. */
function tableOf(values: string[], kind = 'bar'): string {
  const rows = values.map((value, index) => `| ${index} | ${value} |`);
  return [`| [Year](#chart=${kind}) | Users |`, '|---|---:|', ...rows].join('\n');
}

const drawn = (text: string) => renderMarkdown(text).includes('<figure class="chart">');

test.each([
  [
    ['1.840', '920'],
    [1840, 920],
  ],
  [
    ['1,840', '920'],
    [1840, 920],
  ],
  [
    ['1.840,5', '0,5'],
    [1840.5, 0.5],
  ],
  [['1,840.5', '.5'], null],
  [
    ['1.840', '0.5'],
    [1.84, 0.5],
  ],
  [
    ['0.840', '1'],
    [0.84, 1],
  ],
  [
    ['1.840.000', '2'],
    [1_840_000, 2],
  ],
  [
    ['1 840', '1\u202f840'],
    [1840, 1840],
  ],
  [
    ["1'840", '2'],
    [1840, 2],
  ],
  [['1.840', '1,840'], null],
  [['1.840.000', '0.5'], null],
  [['12.34.56', '2'], null],
  [
    ['70 %', '7,5%'],
    [70, 7.5],
  ],
  [['70 %', '65'], null],
  [['500 ms', '2 s'], null],
  [
    ['€ 1.200', '€ 3'],
    [1200, 3],
  ],
  [
    ['-3', '−4', '–5', '+6'],
    [-3, -4, -5, 6],
  ],
  [
    ['1', '', '–'],
    [1, null, null],
  ],
  [['1', 'none'], null],
  [['1', 'v2'], null],
  [['1', '3 of 5'], null],
  [['1', '2024-05'], null],
  [['', '–'], null],
  [[], null],
])('%j is read as %j', (cells, numbers) => expect(parseNumbers(cells)).toEqual(numbers));

test('a marked table becomes a chart above the table, with the title of the mark as its caption', () => {
  const html = renderMarkdown('| [Year](#chart=bar "A & B") | <b> |\n|-|-|\n| 2023 | 4 |\n| 2024 | -1 |');
  expect(html).toContain('role="img" aria-label="A &amp; B"');
  expect(html).toContain(
    '<span style="grid-row:span 1">2023</span><span style="--from:20.00%;--size:80.00%">',
  );
  expect(html).toContain('<span style="--from:0.00%;--size:20.00%"><i class="chart-1"></i></span><b>-1</b>');
  expect(html).toContain('<span class="chart-1">&lt;b&gt;</span>');
  expect(html).toMatch(
    /<details><summary data-text="table">Table<\/summary>\s*<div class="table".*<th>Year<\/th>.*<td>-1<\/td>/s,
  );
  expect(html).toContain('<figure class="chart">\n<figcaption>A &amp; B</figcaption>');
});

test('a line is broken at an empty cell, and years stand at their distances', () => {
  const html = renderMarkdown(
    '| [Year](#chart=line) | A | B |\n|-|-|-|\n| 2020 | 0 | 1 |\n| 2021 | | 2 |\n| 2030 | 10 | 3 |',
  );
  expect(html).toContain('<path class="chart-1" d="M0.00 100.00h0M100.00 0.00h0"/>');
  expect(html).toContain('<path class="chart-2" d="M0.00 90.00h0L10.00 80.00L100.00 70.00"/>');
});

test.each([
  [['5', '10'], '0', '50.00h0L100.00 0.00'],
  [['6 ms', '10 ms'], '6 ms', '100.00h0L100.00 0.00'],
  [['-2', '10'], '-2', '100.00h0L100.00 0.00'],
])('the scale of a line with %j begins at %s', (values, begin, end) => {
  const html = renderMarkdown(tableOf(values, 'line'));
  expect(html).toContain(`<b>${values[1]}</b><b>${begin}</b>`);
  expect(html).toContain(`d="M0.00 ${end}"`);
});

const labelsOf = (years: number[]) => {
  const rows = years.map(year => `| ${year} | ${year} |`).join('\n');
  const html = renderMarkdown(`| [Year](#chart=line) | A |\n|-|-|\n${rows}`);
  return [...html.matchAll(/<span style="--at:[\d.]+%;--room:[\d.]+%">(\d+)</g)].map(([, label]) =>
    Number(label),
  );
};

test('a line has labels at up to eight points that are not too close, otherwise at its ends', () => {
  const years = Array.from({ length: 9 }, (_, index) => 2016 + index);
  expect(labelsOf(years.slice(1))).toEqual(years.slice(1));
  expect(labelsOf(years)).toEqual([2016, 2024]);
  expect(labelsOf([2010, 2011, 2030])).toEqual([2010, 2030]);
});

test('the largest numbers are a chart', () => {
  expect(renderMarkdown(tableOf(['9'.repeat(40), `-${'9'.repeat(39)}`]))).toContain(
    '--from:9.09%;--size:90.91%',
  );
});

test.each([
  ['one row', ['1']],
  ['no rows', []],
  ['texts', ['1', 'many']],
  ['equal numbers', ['3', '3']],
  ['one number', ['3', '']],
  ['more rows than bars', Array.from({ length: 500 }, (_, index) => String(index))],
  ['a number of 400 digits', ['9'.repeat(400), '1']],
])('a table with %s stays a table without its mark', (_name, values) => {
  const html = renderMarkdown(tableOf(values));
  expect(html).toMatch(/^<div class="table".*<th>Year<\/th>/s);
  expect(html).not.toContain('chart');
});

test('500 rows are a line, and more are a table', () => {
  const rows = (length: number) => Array.from({ length }, (_, index) => String(index));
  expect(drawn(tableOf(rows(500), 'line'))).toBe(true);
  expect(drawn(tableOf(rows(501), 'line'))).toBe(false);
});

test.each([
  '| Year | A |\n|-|-|\n| 1 | 2 |\n| 2 | 3 |',
  '| [Year](#chart=pie) | A |\n|-|-|\n| 1 | 2 |\n| 2 | 3 |',
  '| [Year](https://a.example/#chart=bar) | A |\n|-|-|\n| 1 | 2 |\n| 2 | 3 |',
  '| [Year](#chart=bar) |\n|-|\n| 1 |\n| 2 |',
  '| [Year](#chart=bar) | A | B | C | D |\n|-|-|-|-|-|\n| 1 | 2 | 3 | 4 | 5 |\n| 2 | 3 | 4 | 5 | 6 |',
])('the table %j is no chart', text => expect(drawn(text)).toBe(false));

test('a feed has the table alone', () => {
  const html = renderMarkdown(tableOf(['1', '2']), { page: 'https://a.example/notes/b' });
  expect(html).toMatch(/^<div class="table"/);
  expect(html).not.toContain('chart');
});

test('many tables render in the time of their length', () => {
  const text = `${tableOf(['1', '2'])}\n\n`.repeat(1_000);
  expect(renderMarkdown(text).split('<figure class="chart">')).toHaveLength(1_001);
});

test('labels and units of a hostile table are text', () => {
  const html = renderMarkdown(
    '| [Y](#chart=line "\\"><script>") | "><img src=x> |\n|-|-|\n| "><script> | 1 |\n| </svg><script> | 2 |',
  );
  expect(html).toContain('<figure class="chart">');
  expect(html).not.toMatch(/<script|<img/);
});
