import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** The column by which the items of each table take turns. */
const GROUPS = { project: 'categoryKey', post: 'kind' };

/** Adds the compositions of generated covers. Items of a category take turns, in the order of their creation. */
export class CoverTurns1795500000000 extends RepeatableMigration {
  readonly name = 'CoverTurns1795500000000';

  protected async apply({ engine, addColumn, changeRows }: Steps): Promise<void> {
    for (const table of Object.keys(GROUPS))
      await addColumn(table, tableColumn(engine, 'coverTurn', column.integer));
    await changeRows(async manager => {
      for (const [table, group] of Object.entries(GROUPS)) await manager.query(fillTurns(table, group));
    });
  }

  protected async revert({ dropColumn }: Steps): Promise<void> {
    for (const table of Object.keys(GROUPS)) await dropColumn(table, 'coverTurn');
  }
}

function fillTurns(table: string, group: string): string {
  // MySQL updates no table that it reads, unless it copies it first.
  const earlier = `SELECT COUNT(*) FROM (SELECT id, ${group} AS grouped FROM ${table}) earlier`;
  return `UPDATE ${table} SET coverTurn =
    (${earlier} WHERE earlier.grouped = ${table}.${group} AND earlier.id < ${table}.id) % 1000
    WHERE coverTurn IS NULL`;
}
