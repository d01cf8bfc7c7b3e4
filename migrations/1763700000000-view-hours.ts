import { type EntityManager, Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const QUARTERS = [0, 1, 2, 3];

/** Counts visits in one row per hour, with a column for each quarter, which reduces the rows to a fourth. */
export class ViewHours1763700000000 extends RepeatableMigration {
  readonly name = 'ViewHours1763700000000';

  protected async apply(steps: Steps): Promise<void> {
    await steps.createTable(hours(steps.engine));
    // The quarters are dropped last, so that their absence shows that all of them are in the hours.
    if (await steps.hasTable('view_count')) await steps.changeRows(fillHours);
    await steps.dropTable('view_count');
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.createTable(quarters(steps.engine));
    if (await steps.hasTable('view_hour')) await steps.changeRows(fillQuarters);
    await steps.dropTable('view_hour');
  }
}

async function fillHours(manager: EntityManager): Promise<void> {
  const sums = QUARTERS.map(rest => `SUM(CASE WHEN quarter % 4 = ${rest} THEN views ELSE 0 END)`);
  await manager.query('DELETE FROM view_hour');
  await manager.query(
    `INSERT INTO view_hour (projectKey, hour, ${QUARTERS.map(rest => `quarter${rest}`).join(', ')})
     SELECT projectKey, (quarter - quarter % 4) / 4, ${sums.join(', ')}
     FROM view_count GROUP BY projectKey, (quarter - quarter % 4) / 4`,
  );
}

async function fillQuarters(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM view_count');
  for (const rest of QUARTERS) {
    await manager.query(
      `INSERT INTO view_count (projectKey, quarter, views)
       SELECT projectKey, hour * 4 + ${rest}, quarter${rest} FROM view_hour WHERE quarter${rest} > 0`,
    );
  }
}

function hours(engine: string): Table {
  return new Table({
    name: 'view_hour',
    withoutRowid: true,
    columns: [
      tableColumn(engine, 'projectKey', column.id, { isPrimary: true }),
      tableColumn(engine, 'hour', column.integer, { isPrimary: true }),
      ...QUARTERS.map(rest => tableColumn(engine, `quarter${rest}`, column.integer)),
    ],
  });
}

function quarters(engine: string): Table {
  return new Table({
    name: 'view_count',
    withoutRowid: true,
    columns: [
      tableColumn(engine, 'projectKey', column.id, { isPrimary: true }),
      tableColumn(engine, 'quarter', column.integer, { isPrimary: true }),
      tableColumn(engine, 'views', column.integer),
    ],
  });
}
