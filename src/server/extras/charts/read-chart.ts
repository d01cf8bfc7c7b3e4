import { parseNumbers } from './parse-numbers';

export type Series = { name: string; values: (number | null)[]; texts: string[] };
export type Chart = { labels: string[]; series: Series[]; min: number; max: number };

const MAX_SERIES = 3;

/**
 * Reads a table with labels in its first column and numbers in up to three others. Returns null for a table that is no
 * chart: one with fewer than two numbers in a column, with other texts, or whose numbers are all equal.
 */
export function readChart([heads = [], ...rows]: string[][], maxRows: number): Chart | null {
  const names = heads.slice(1);
  if (names.length === 0 || names.length > MAX_SERIES || rows.length > maxRows) return null;
  const numbers = parseNumbers(rows.flatMap(row => row.slice(1)));
  if (!numbers) return null;
  const series = names.map((name, column) => ({
    name,
    values: rows.map((_, row) => numbers[row * names.length + column] ?? null),
    texts: rows.map(row => row[column + 1] ?? ''),
  }));
  const values = numbers.filter(value => value !== null);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const isFull = series.every(({ values: own }) => own.filter(value => value !== null).length > 1);
  if (!isFull || min === max) return null;
  return { labels: rows.map(([label = '']) => label), series, min, max };
}
