import { expect, test } from 'vitest';
import { type Keyed, rowsField, withKeys, withoutKeys } from '../../src/client/editing/rows';

type Link = { label: string; url: string; icon?: string };

const one: Link = { label: 'One', url: '/1' };
const two: Link = { label: 'Two', url: '/2', icon: 'flag' };

const links = rowsField<Link>({
  label: 'Links',
  columns: ['label', 'url'],
  describe: ({ label, url }) => `${label} ${url}`,
});

test('rows with the same content have different keys, and are sent as they came', () => {
  const rows = withKeys([one, one, two]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(withoutKeys(rows)).toEqual([one, one, two]);
});

test('rows that were read again keep the keys of those at their places', () => {
  const before = withKeys([one]);
  const [first, second] = withKeys([{ ...one, label: 'Uno' }, two], before);
  expect(first).toEqual({ label: 'Uno', url: '/1', key: before[0]?.key });
  expect(second?.key).not.toBe(first?.key);
});

test('a list is compared without its keys, whatever order its columns were written in', () => {
  const reordered: Keyed<Link>[] = [{ key: 'other', url: '/1', label: 'One' }];
  expect(links.isEqual?.(withKeys([one]), reordered)).toBe(true);
  expect(links.isEqual?.(withKeys([one, two]), withKeys([two, one]))).toBe(false);
});

test('a list is described line by line', () => {
  expect(links.describe?.(withKeys([one, two]))).toBe('One /1\nTwo /2');
});

test('a kept list of today’s form has rows with keys and all columns; some may have more', () => {
  expect(links.accepts?.(withKeys([one, two]))).toBe(true);
  for (const other of [null, 'x', [null], [one], [{ key: '1', label: 'One' }]])
    expect(links.accepts?.(other)).toBe(false);
});
