import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the locks that all processes share. On a server, the table exists before the first migration. */
export class Lease1795460000000 extends RepeatableMigration {
  readonly name = 'Lease1795460000000';

  protected async apply({ engine, run }: Steps): Promise<void> {
    await run(leaseTableStatement(engine));
  }

  protected async revert({ dropTable }: Steps): Promise<void> {
    await dropTable('lease');
  }
}

/**
 * Returns the statement that creates the table. Migrations need a lease, so on a server the start creates the table before
 * them. Several processes may do so at once.
 */
export function leaseTableStatement(engine: string): string {
  const columns =
    'name varchar(64) NOT NULL PRIMARY KEY, holder varchar(36), fence double NOT NULL, beat double NOT NULL';
  const exact = engine === 'better-sqlite3' ? '' : ' DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
  return `CREATE TABLE IF NOT EXISTS lease (${columns})${exact}`;
}
