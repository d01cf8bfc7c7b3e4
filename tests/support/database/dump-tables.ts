import { entities } from '#server/composition/entities';
import { leaseEntity } from '#server/core/database/lease-entity';
import type { TestApp } from '../app/start-app';

/** The work of every hour takes its lease at any time. */
const contentEntities = entities.filter(entity => entity !== leaseEntity);

/** Reads every row of every table, so that a test can assert that nothing changed. */
export async function dumpTables(app: TestApp): Promise<Record<string, string[]>> {
  const tables = await Promise.all(
    contentEntities.map(async entity => {
      const rows = await app.db.read(entity).find();
      return [entity.options.name, rows.map(row => JSON.stringify(row)).sort()] as const;
    }),
  );
  return Object.fromEntries(tables);
}
