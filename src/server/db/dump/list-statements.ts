import type { DataSource, QueryRunner } from 'typeorm';
import { leaseEntity } from '#server/core/database/lease-entity';

const ROWS_PER_INSERT = 200;

type ColumnRow = { name: string; type: string };

/**
 * Lists the SQL statements that create the tables of a MySQL or MariaDB database again, with their rows, from one
 * state of the database. The server itself quotes the values, so none loses precision. Leases are left out: a
 * site that starts from the copy would wait for processes that do not use it.
 */
export async function* listStatements(source: DataSource): AsyncGenerator<string> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    yield 'SET NAMES utf8mb4';
    yield "SET SQL_MODE = 'NO_AUTO_VALUE_ON_ZERO'";
    yield 'SET FOREIGN_KEY_CHECKS = 0';
    const tables: { name: string }[] = await runner.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name",
    );
    for (const { name } of tables) yield* listTableStatements(runner, name);
  } finally {
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.release();
  }
}

async function* listTableStatements(runner: QueryRunner, table: string): AsyncGenerator<string> {
  const [{ 'Create Table': definition }] = await runner.query(`SHOW CREATE TABLE ${toName(table)}`);
  yield String(definition);
  if (table === leaseEntity.options.name) return;
  const columns: ColumnRow[] = await runner.query(
    "SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%' ORDER BY ordinal_position",
    [table],
  );
  const values = columns.map(toLiteral).join(", ',', ");
  const insert = `INSERT INTO ${toName(table)} (${columns.map(({ name }) => toName(name)).join(', ')}) VALUES`;
  let rows: string[] = [];
  for await (const { literals } of await runner.stream(
    `SELECT CONCAT(${values}) AS literals FROM ${toName(table)}`,
  )) {
    rows.push(`(${String(literals)})`);
    if (rows.length < ROWS_PER_INSERT) continue;
    yield `${insert}\n${rows.join(',\n')}`;
    rows = [];
  }
  if (rows.length > 0) yield `${insert}\n${rows.join(',\n')}`;
}

/** Returns an expression for the SQL literal of a value. */
function toLiteral({ name, type }: ColumnRow): string {
  const column = toName(name);
  return /blob|binary/.test(type)
    ? `COALESCE(CONCAT("X'", HEX(${column}), "'"), 'NULL')`
    : `QUOTE(${column})`;
}

function toName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}
