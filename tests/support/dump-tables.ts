import { entities } from '#server/composition/entities';
import type { TestApp } from './start-app';

/** Reads every row of every table, so that a test can assert that nothing changed. */
export async function dumpTables(app: TestApp): Promise<Record<string, string[]>> {
  const tables = await Promise.all(
    entities.map(async entity => {
      const rows = await app.db.read(entity).find();
      return [entity.options.name, rows.map(row => JSON.stringify(row)).sort()] as const;
    }),
  );
  return Object.fromEntries(tables);
}
