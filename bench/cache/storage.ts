import { stat } from 'node:fs/promises';
import { createConnection } from 'mysql2/promise';
import { entities } from '#server/composition/entities';
import { createLogger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import { viewEntity, viewHourEntity } from '#server/features/views/view-entities';
import type { EmptyDatabase, Engine } from '../engines';
import { fillViews } from '../fill-views';
import type { Report } from '../report';

const VIEWS = 200_000;

/** Measures how much the database grows with each view. */
export async function benchStorage(engine: Engine, report: Report): Promise<void> {
  const database = await engine.createDatabase();
  const fill = async (count: number) => {
    const db = await openDatabase({
      target: database.target,
      entities,
      log: createLogger('silent'),
      waitSeconds: 10,
    });
    if (count > 0) await fillViews(db, { count, years: 1, projectIds: [] });
    await db.close();
  };
  await fill(0);
  const before = await readBytes(database);
  await fill(VIEWS);
  const each = ((await readBytes(database)) - before) / VIEWS;
  report.table(`Storage, ${engine.name}, ${VIEWS.toLocaleString('en')} views in a year.`, ['What', 'Bytes']);
  report.row('One view in the database', each.toFixed(0));
}

async function readBytes({ target, environment }: EmptyDatabase): Promise<number> {
  if (target.kind === 'sqlite') return (await stat(target.file)).size;
  const connection = await createConnection(environment.DATABASE_URL ?? '');
  // The figures of information_schema come from statistics, which lag behind.
  await connection.query(
    `ANALYZE TABLE ${[viewEntity, viewHourEntity].map(({ options }) => options.name).join(', ')}`,
  );
  const [rows] = await connection.query(
    'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  await connection.end();
  return Number(Object([rows].flat()[0]).bytes);
}
