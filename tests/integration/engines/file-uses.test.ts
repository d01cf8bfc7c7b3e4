import type { ColumnOptions } from 'typeorm';
import { expect, test } from 'vitest';
import { entities } from '#server/composition/entities';
import { fileUses } from '#server/composition/file-uses';
import type { Entity } from '#server/core/database/entity';
import { newId } from '#server/core/database/new-id';
import { startAppForFile } from '../../support/app/managed-app';

const NAME = '01a1fcfd-5f98-718d-986a-a291eb86b869-600x300.jpg';

const app = await startAppForFile();

/** True if the column stores a list as text. */
function isJson(transformer: ColumnOptions['transformer']): boolean {
  return [transformer].flat().some(each => typeof each?.to([]) === 'string');
}

/** Creates a row with a value in each column of any table. */
function createRow({ options }: Entity): Record<string, unknown> {
  const values: Record<string, unknown> = { boolean: false, int: 0, double: 0, datetime: new Date() };
  const columns = Object.entries(options.columns).map(([name, column]) => {
    if (column?.primary) return [name, newId()];
    if (isJson(column?.transformer)) return [name, []];
    return [name, values[String(column?.type)] ?? 'x'];
  });
  return Object.fromEntries(columns);
}

const columns = entities.flatMap(entity => entity.fileColumns.map(column => ({ entity, column })));

test.each(columns.map(({ entity, column }) => [entity.options.name, column, entity] as const))(
  'a file that %s.%s refers to is in use, and the result names the item',
  async (_name, column, entity) => {
    const row = createRow(entity);
    const address = `/uploads/${NAME}`;
    const referring = { ...row, [column]: Array.isArray(row[column]) ? [address] : `See ${address}.` };
    const findUses = () =>
      app.db.write(async manager => [
        ...(await fileUses.findPublished(manager, NAME)),
        ...(await fileUses.findUnpublished(manager, NAME)),
      ]);
    await app.db.write(manager => manager.insert(entity, row));
    expect(await findUses()).toEqual([]);
    await app.db.write(manager => manager.update(entity, { id: row.id }, referring));
    expect(await findUses()).toEqual([entity.describe(row)]);
    await app.db.write(manager => manager.delete(entity, { id: row.id }));
  },
);
