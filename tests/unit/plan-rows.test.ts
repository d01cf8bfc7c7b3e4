import { expect, test } from 'vitest';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { comparedColumns, digestRow, listChangedColumns, planTable } from '#server/imports/plan-rows';
import { countTurns } from '../support/longest-wait';

const entity = defineEntity<{ id: string; title: string; slug: string | null; secret: string | null }>({
  name: 'thing',
  revision: null,
  backup: 'content',
  exported: ['id', 'title', 'slug'],
  belongsTo: null,
  linksTo: [],
  columns: {
    id: { ...column.id, primary: true },
    title: column.name,
    slug: { ...column.name, nullable: true },
    secret: { ...column.name, nullable: true },
  },
  indices: [{ name: 'thing_slug', columns: ['slug'], unique: true }],
});
const table = { entity, imports: {}, version: 'none' as const };
const makeRow = (id: string, slug: string | null) => ({ id, title: 'Kite', slug, secret: null });

test('an import changes only the columns that exports contain', () => {
  const incoming = makeRow('1', null);
  const here = { ...incoming, secret: 'Only here' };
  expect(comparedColumns(table, incoming)).toEqual({ title: 'Kite', slug: null });
  expect(listChangedColumns(table, { before: here, after: incoming })).toEqual([]);
  expect(digestRow(table, incoming)).toBe(digestRow(table, here));
  const changed = { ...incoming, title: 'Box kite' };
  expect(listChangedColumns(table, { before: here, after: changed })).toEqual(['title']);
  expect(digestRow(table, changed)).not.toBe(digestRow(table, here));
});

test('new rows lose a slug that a stored row has', async () => {
  const stored = [makeRow('1', 'kite'), makeRow('2', null)];
  const rows = [makeRow('3', 'kite'), makeRow('4', 'drone'), makeRow('5', null)];
  const { changes } = await planTable(table, stored, rows);
  expect(changes.map(({ after }) => after?.slug)).toEqual([null, 'drone', null]);
});

test('planning the import of thousands of rows leaves time for other requests', async () => {
  const makeRows = (prefix: string) =>
    Array.from({ length: 20_000 }, (_, index) => makeRow(`${prefix}${index}`, `${prefix}${index}`));
  const began = performance.now();
  const turns = await countTurns(async () => {
    const { changes } = await planTable(table, makeRows('a'), makeRows('b'));
    expect(changes).toHaveLength(20_000);
  });
  // Work that leaves no time ends in the first turn.
  expect(turns).toBeGreaterThan(1);
  expect(performance.now() - began).toBeLessThan(1_000);
});
