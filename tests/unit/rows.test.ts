import { expect, test } from 'vitest';
import { type Keyed, rowsField, withKeys, withoutKeys } from '#client/editing/working-copy/rows';

type Link = { label: string; url: string; icon?: string };

const one: Link = { label: 'One', url: '/1' };
const two: Link = { label: 'Two', url: '/2', icon: 'flag' };

const links = rowsField<Link>({
  label: 'Links',
  columns: ['label', 'url'],
  describe: ({ label, url }) => `${label} ${url}`,
});

test('rows with the same content have different keys, without which they are sent and compared', () => {
  const rows = withKeys([one, one, two]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(withoutKeys(rows)).toEqual([one, one, two]);
  const reordered: Keyed<Link>[] = [{ key: 'other', url: '/1', label: 'One' }];
  expect(links.isEqual?.(withKeys([one]), reordered)).toBe(true);
  expect(links.isEqual?.(withKeys([one, two]), withKeys([two, one]))).toBe(false);
});

test('rows that are read again keep the keys of the rows at their positions', () => {
  const before = withKeys([one]);
  const [first, second] = withKeys([{ ...one, label: 'Uno' }, two], before);
  expect(first).toEqual({ label: 'Uno', url: '/1', key: before[0]?.key });
  expect(second?.key).not.toBe(first?.key);
});

test('rows are described one per line, and stored rows are accepted only with keys and all columns', () => {
  expect(links.describe?.(withKeys([one, two]))).toBe('One /1\nTwo /2');
  expect(links.accepts?.(withKeys([one, two]))).toBe(true);
  for (const other of [null, 'x', [null], [one], [{ key: '1', label: 'One' }]])
    expect(links.accepts?.(other)).toBe(false);
});
