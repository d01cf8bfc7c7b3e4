import { expect, test } from 'vitest';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { changedColumns, comparedColumns, digestRow } from '#server/imports/plan-rows';

const entity = defineEntity<{ id: string; title: string; secret: string | null }>({
  name: 'thing',
  revision: null,
  backup: 'content',
  exported: ['id', 'title'],
  belongsTo: null,
  linksTo: [],
  columns: {
    id: { ...column.id, primary: true },
    title: column.name,
    secret: { ...column.name, nullable: true },
  },
});
const table = { entity, imports: {}, version: 'none' as const };
const here = { id: '1', title: 'Kite', secret: 'Only here' };
const incoming = { id: '1', title: 'Kite', secret: null };

test('an import does not change a column that exports omit', () => {
  expect(comparedColumns(table, incoming)).toEqual({ title: 'Kite' });
  expect(changedColumns(table, { before: here, after: incoming })).toEqual([]);
  expect(digestRow(table, incoming)).toBe(digestRow(table, here));
});

test('an import changes a column that exports contain', () => {
  const changed = { ...incoming, title: 'Box kite' };
  expect(changedColumns(table, { before: here, after: changed })).toEqual(['title']);
  expect(digestRow(table, changed)).not.toBe(digestRow(table, here));
});
