import type { DataSource, Logger } from 'typeorm';
import { revisionEntity } from '#server/core/content/revision';
import type { TestApp } from '../app/start-app';
import { engine } from './test-database';

export type Statement = { sql: string; parameters: unknown[] };
/** Describes how an engine reads one table of a statement. */
export type TableRead = { table: string; how: 'by index' | 'whole index' | 'whole table' };

const ignore = () => undefined;

/** Records the statements that the app sends to its database. */
export async function recordStatements({ db }: TestApp) {
  const statements: Statement[] = [];
  const logger: Logger = {
    logQuery: (sql, parameters) => {
      statements.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] });
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  const sources = [db.read(revisionEntity).manager.connection];
  await db.write(async manager => sources.push(manager.connection));
  for (const source of sources) source.logger = logger;
  return {
    /** Returns the statements that were sent during `work`. */
    during: async (work: () => Promise<unknown>): Promise<Statement[]> => {
      statements.length = 0;
      await work();
      return statements.splice(0).filter(({ sql }) => /^\s*(SELECT|INSERT|UPDATE|DELETE)/i.test(sql));
    },
  };
}

/** Runs EXPLAIN and returns the tables that a statement reads and how it reads them. */
export async function explain(source: DataSource, { sql, parameters }: Statement): Promise<TableRead[]> {
  const explainStatement = engine === 'mysql' ? explainMysql : explainSqlite;
  const reads = await explainStatement(source, sql, parameters);
  const tables = new Map(
    [...sql.matchAll(/\b(?:FROM|JOIN) [`"](\w+)[`"] [`"](\w+)[`"]/g)].map(([, table = '', name]) => [
      name,
      table,
    ]),
  );
  // A plan names tables by the aliases of the statement.
  return reads.map(({ table, how }) => ({ table: tables.get(table) ?? table, how }));
}

async function explainMysql(source: DataSource, sql: string, parameters: unknown[]): Promise<TableRead[]> {
  const rows: { table: string | null; type: string | null; Extra: string | null }[] = await source.query(
    `EXPLAIN ${sql}`,
    parameters,
  );
  return rows.flatMap(({ table, type, Extra }): TableRead[] => {
    // The plan names no table for a constant or a row that cannot exist.
    if (table === null || type === null || table.startsWith('<')) return [];
    if (/^\s*INSERT/i.test(sql) && type === 'ALL' && !/SELECT/i.test(sql)) return [];
    if (type === 'ALL') return [{ table, how: 'whole table' }];
    if (type !== 'index') return [{ table, how: 'by index' }];
    return [{ table, how: Extra?.includes('Using index') ? 'whole index' : 'whole table' }];
  });
}

async function explainSqlite(source: DataSource, sql: string, parameters: unknown[]): Promise<TableRead[]> {
  const rows: { detail: string }[] = await source.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  return rows.flatMap(({ detail }): TableRead[] => {
    const [, verb, table] = /^(SCAN|SEARCH) (?:TABLE )?(\w+)/.exec(detail) ?? [];
    if (verb === undefined || table === undefined || table === 'CONSTANT') return [];
    if (verb === 'SEARCH') return [{ table, how: 'by index' }];
    return [{ table, how: detail.includes('COVERING INDEX') ? 'whole index' : 'whole table' }];
  });
}
