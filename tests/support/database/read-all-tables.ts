import { connect } from './open-test-database';
import { engine, type TestDatabase } from './test-database';

/** Reads every row of every table. */
export async function readAllTables(
  database: Pick<TestDatabase, 'target'>,
): Promise<Record<string, unknown[]>> {
  const source = await connect(database, []);
  const tables: { name: string }[] = await source.query(
    engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  const rows: Record<string, unknown[]> = {};
  // A start on a server takes a lease before it saves the database.
  const others = tables.filter(({ name }) => name !== 'lease');
  for (const { name } of others) rows[name] = await source.query(`SELECT * FROM ${name}`);
  await source.destroy();
  return rows;
}
