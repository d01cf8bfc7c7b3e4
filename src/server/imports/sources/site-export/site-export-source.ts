import { type EntityManager, IsNull } from 'typeorm';
import type { FilesIn } from '#server/core/archive/files-in';
import type { ContentTable } from '#server/core/content/content-kind';
import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { applyRows, sortForStoring } from '#server/imports/apply-rows';
import type { ChangeContent, ImportContext } from '#server/imports/import-context';
import {
  forgetImportOfRows,
  type ImportedRow,
  importedRowEntity,
  importRunEntity,
  ROW_IMPORTS,
  recordRun,
} from '#server/imports/import-run';
import {
  digestRow,
  getPrimaryKey,
  planRows,
  presentRows,
  type TableChanges,
} from '#server/imports/plan-rows';
import { undoRows } from '#server/imports/undo-rows';
import type {
  ContentImport,
  ContentImportPlan,
  ContentImportUndone,
  ImportOutcome,
} from '#shared/contract/content-import';
import { type ChooseShared, type SiteContent, withSiteContent } from './open-site-export';

export type SiteExportSource = ReturnType<typeof createSiteExportSource>;

/** Composition supplies these, because imports know no kind of content and no file storage. */
export type SiteExportSourceDeps = {
  db: Database;
  changeContent: ChangeContent;
  tables: readonly ContentTable[];
  /** All tables, because a backup contains more than content. */
  entities: Entity[];
  /** The tables of a static copy. */
  copied: Entity[];
  chooseShared: ChooseShared;
  receiveFiles(): Promise<FilesIn>;
};

/** Imports the content of a backup, an export or a static copy row by row. An import is undone as a whole. */
export function createSiteExportSource(deps: SiteExportSourceDeps) {
  const { db, changeContent, tables, receiveFiles } = deps;

  /**
   * Previews an import without changing anything.
   * @throws AppError BAD_REQUEST for an invalid file
   */
  function plan(file: string): Promise<ContentImportPlan> {
    return withSiteContent(file, deps, ({ rows }) =>
      db.snapshot(async manager => presentRows(await planRows(manager, tables, rows))),
    );
  }

  /**
   * Adds all new rows and updates all changed ones, or none. Rows that are not in the file stay.
   * @throws AppError BAD_REQUEST for an invalid file; CONFLICT if two rows share a key
   */
  function apply(file: string): Promise<ImportOutcome> {
    return withSiteContent(file, deps, async content => {
      const files = await receiveFiles();
      try {
        for (const name of await missingFiles(content)) {
          await files.take(name, await content.openFile(name));
        }
        return await files.put(() => changeContent(context => storeAll(context, content)));
      } catch (error) {
        throw isDuplicate(error) ? createKeyConflictError(error) : error;
      } finally {
        await files.close();
      }
    });
  }

  /** Returns the import that can be undone, or null if there is none. */
  async function last(): Promise<ContentImport | null> {
    const run = await findLast(db.read(importRunEntity).manager);
    if (!run) return null;
    const rows = db.read(importedRowEntity);
    const [all, added] = [await rows.count(), await rows.countBy({ before: IsNull() })];
    return { importedAt: run.createdAt.toISOString(), site: run.source, added, changed: all - added };
  }

  /** Undoes the last import, except for rows that were changed since. Does nothing without an import. */
  function undo(): Promise<ContentImportUndone> {
    return changeContent(async context =>
      (await findLast(context.manager)) ? undoRows(context) : { undone: 0, kept: 0 },
    );
  }

  /** Lists the files of rows that are new to this site. */
  async function missingFiles({ rows, files }: SiteContent): Promise<string[]> {
    const wanted: string[] = [];
    for (const { entity, imports } of tables) {
      if (!imports.listFiles) continue;
      const key = getPrimaryKey(entity);
      for (const row of rows.get(entity.options.name) ?? []) {
        const isHere = await db.read(entity).existsBy({ [key]: String(row[key]) });
        if (!isHere) wanted.push(...imports.listFiles(row));
      }
    }
    return wanted.filter(name => files.has(name));
  }

  return { plan, apply, last, undo };
}

async function storeAll(context: ImportContext, { rows, site }: SiteContent): Promise<ImportOutcome> {
  const { manager, tables } = context;
  const planned = sortForStoring(await planRows(manager, tables, rows));
  await applyRows(context, planned);
  const all = planned.flatMap(({ changes }) => changes);
  const added = all.filter(({ before }) => !before).length;
  // After an import without changes, the previous one can still be undone.
  if (all.length > 0) await recordRows(manager, planned, site);
  return { added, changed: all.length - added };
}

function findLast(manager: EntityManager) {
  return manager.findOne(importRunEntity, { where: ROW_IMPORTS, order: { id: 'DESC' } });
}

const INSERT_BATCH_ROWS = 200;

/** Records the changes of an import for its undo. Replaces the record of the previous import. */
async function recordRows(manager: EntityManager, planned: TableChanges[], site: string): Promise<void> {
  await forgetImportOfRows(manager);
  await recordRun(manager, site, []);
  const rows = planned.flatMap(({ table, changes }) =>
    changes.flatMap(({ before, after }): Omit<ImportedRow, 'number'>[] =>
      after
        ? [
            {
              tableName: table.entity.options.name,
              rowId: String(after[getPrimaryKey(table.entity)]),
              digest: digestRow(table, after),
              before: before && JSON.stringify(before),
            },
          ]
        : [],
    ),
  );
  const numbered = rows.map((row, number) => ({ ...row, number }));
  for (let start = 0; start < numbered.length; start += INSERT_BATCH_ROWS) {
    await manager.insert(importedRowEntity, numbered.slice(start, start + INSERT_BATCH_ROWS));
  }
}

function createKeyConflictError(cause: unknown): AppError {
  const message =
    'The import conflicts with existing content: two rows would share a key. Nothing was changed.';
  return new AppError('CONFLICT', message, { cause });
}
