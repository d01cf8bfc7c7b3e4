import { expect, test } from 'vitest';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { comparedColumns, digestRow, listChangedColumns, planTable } from '#server/imports/plan-rows';
import { countTurns } from '../support/longest-wait';

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

test('an import changes only the columns that exports contain', () => {
  expect(comparedColumns(table, incoming)).toEqual({ title: 'Kite' });
  expect(listChangedColumns(table, { before: here, after: incoming })).toEqual([]);
  expect(digestRow(table, incoming)).toBe(digestRow(table, here));
  const changed = { ...incoming, title: 'Box kite' };
  expect(listChangedColumns(table, { before: here, after: changed })).toEqual(['title']);
  expect(digestRow(table, changed)).not.toBe(digestRow(table, here));
});

const noteEntity = defineEntity<{ id: string; slug: string | null }>({
  name: 'note',
  revision: null,
  backup: 'content',
  exported: ['id', 'slug'],
  belongsTo: null,
  linksTo: [],
  columns: { id: { ...column.id, primary: true }, slug: { ...column.name, nullable: true } },
  indices: [{ name: 'note_slug', columns: ['slug'], unique: true }],
});
const noteTable = { entity: noteEntity, imports: {}, version: 'none' as const };

test('new rows lose a slug that a stored row has', async () => {
  const stored = [
    { id: '1', slug: 'kite' },
    { id: '2', slug: null },
  ];
  const rows = [
    { id: '3', slug: 'kite' },
    { id: '4', slug: 'drone' },
    { id: '5', slug: null },
  ];
  const { changes } = await planTable(noteTable, stored, rows);
  expect(changes.map(({ after }) => after?.slug)).toEqual([null, 'drone', null]);
});

test('planning the import of thousands of rows leaves time for other requests', async () => {
  const makeRows = (prefix: string) =>
    Array.from({ length: 20_000 }, (_, index) => ({ id: `${prefix}${index}`, slug: `${prefix}${index}` }));
  const began = performance.now();
  const turns = await countTurns(async () => {
    const { changes } = await planTable(noteTable, makeRows('a'), makeRows('b'));
    expect(changes).toHaveLength(20_000);
  });
  // Work that leaves no time ends in the first turn.
  expect(turns).toBeGreaterThan(1);
  expect(performance.now() - began).toBeLessThan(1_000);
});
