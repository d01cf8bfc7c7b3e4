import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, tableColumn } from '../src/server/core/columns';

const QUARTERS = [0, 1, 2, 3];

/** Visits are counted in a row for each hour with a number for each of its quarters: a fourth of the rows to read. */
export class ViewHours1763700000000 implements MigrationInterface {
  readonly name = 'ViewHours1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = runner.connection.options.type;
    await runner.createTable(hours(engine));
    const sums = QUARTERS.map(rest => `SUM(CASE WHEN quarter % 4 = ${rest} THEN views ELSE 0 END)`);
    await runner.query(
      `INSERT INTO view_hour (projectKey, hour, ${QUARTERS.map(rest => `quarter${rest}`).join(', ')})
       SELECT projectKey, (quarter - quarter % 4) / 4, ${sums.join(', ')}
       FROM view_count GROUP BY projectKey, (quarter - quarter % 4) / 4`,
    );
    await runner.dropTable('view_count');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createTable(quarters(runner.connection.options.type));
    for (const rest of QUARTERS) {
      await runner.query(
        `INSERT INTO view_count (projectKey, quarter, views)
         SELECT projectKey, hour * 4 + ${rest}, quarter${rest} FROM view_hour WHERE quarter${rest} > 0`,
      );
    }
    await runner.dropTable('view_hour');
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
