import {
  type EntityManager,
  type MigrationInterface,
  type QueryRunner,
  type Table,
  TableColumn,
  type TableColumnOptions,
  TableIndex,
  type TableIndexOptions,
} from 'typeorm';

/**
 * A migration that may be interrupted at any point. MySQL and MariaDB commit each schema change separately,
 * so a killed process leaves a migration half-applied. The next start runs it again and skips the finished
 * steps.
 */
export abstract class RepeatableMigration implements MigrationInterface {
  abstract readonly name: string;
  protected abstract apply(steps: Steps): Promise<void>;
  protected abstract revert(steps: Steps): Promise<void>;

  up(runner: QueryRunner): Promise<void> {
    return this.apply(createSteps(runner));
  }

  down(runner: QueryRunner): Promise<void> {
    return this.revert(createSteps(runner));
  }
}

/** The steps of a migration. Each of them skips work that an interrupted run has done. */
export type Steps = {
  engine: string;
  hasTable(name: string): Promise<boolean>;
  /** Runs a statement that itself skips what exists. */
  run(statement: string): Promise<void>;
  createTable(table: Table): Promise<void>;
  dropTable(name: string): Promise<void>;
  /** Adds a nullable column, so that a process of the previous version can still insert rows. */
  addColumn(table: string, column: TableColumnOptions): Promise<void>;
  dropColumn(table: string, name: string): Promise<void>;
  createIndex(table: string, index: TableIndexOptions & { name: string }): Promise<void>;
  dropIndex(table: string, name: string): Promise<void>;
  /**
   * Runs `work` in a transaction. An interrupted migration runs it again, so it must tolerate rows that
   * exist.
   */
  changeRows(work: (manager: EntityManager) => Promise<void>): Promise<void>;
};

function createSteps(runner: QueryRunner): Steps {
  const engine = runner.connection.options.type;
  const isSqlite = engine === 'better-sqlite3';
  return {
    engine,
    hasTable: name => runner.hasTable(name),
    run: async statement => void (await runner.query(statement)),
    createTable: table => runner.createTable(table, true),
    dropTable: name => runner.dropTable(name, true),
    addColumn: async (table, column) => {
      if (!(await runner.hasColumn(table, column.name)))
        await (isSqlite
          ? runner.query(addToSqlite(table, column))
          : runner.addColumn(table, new TableColumn({ ...column, isNullable: true })));
    },
    dropColumn: async (table, name) => {
      if (!(await runner.hasColumn(table, name))) return;
      await (isSqlite
        ? runner.query(`ALTER TABLE "${table}" DROP COLUMN "${name}"`)
        : runner.dropColumn(table, name));
    },
    createIndex: async (table, index) => {
      if (!(await hasIndex(runner, table, index.name)))
        await runner.createIndex(table, new TableIndex(index));
    },
    dropIndex: async (table, name) => {
      if (await hasIndex(runner, table, name)) await runner.dropIndex(table, name);
    },
    // SQLite runs the whole migration in one transaction. On MySQL, the first schema change has committed
    // TypeORM's transaction.
    changeRows: work => (isSqlite ? work(runner.manager) : inTransaction(runner, () => work(runner.manager))),
  };
}

/** Returns one statement, because TypeORM would copy the whole table for each column. */
function addToSqlite(table: string, { name, type, length }: TableColumnOptions): string {
  return `ALTER TABLE "${table}" ADD COLUMN "${name}" ${type}${length ? `(${length})` : ''}`;
}

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const found = await runner.getTable(table);
  return found?.indices.some(index => index.name === name) ?? false;
}

async function inTransaction(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.query('START TRANSACTION');
  try {
    await work();
    await runner.query('COMMIT');
  } catch (error) {
    await runner.query('ROLLBACK');
    throw error;
  }
}
