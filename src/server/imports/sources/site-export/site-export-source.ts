import { type EntityManager, IsNull } from 'typeorm';
import type { ContentTable } from '#server/core/content/content-kind';
import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { FILES, filePath } from '#server/features/backup/archive-format';
import type { Archive } from '#server/features/backup/archive-reader';
import type { FilesIn } from '#server/features/backup/restore-backup';
import { applyRows, inStoringOrder } from '#server/imports/apply-rows';
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
  type IncomingRows,
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
import { type ChooseShared, withSiteExport } from './open-site-export';

export type SiteExportSource = ReturnType<typeof createSiteExportSource>;

/** From above: an import knows no kind of content, and no store of files. */
export type SiteExportSourceDeps = {
  db: Database;
  changeContent: ChangeContent;
  tables: readonly ContentTable[];
  /** Every table of the product: a whole backup has more than content. */
  entities: Entity[];
  chooseShared: ChooseShared;
  receiveFiles(): Promise<FilesIn>;
};

/** Takes the content of a backup or an export: row by row, by their ids, and undone as a whole. */
export function createSiteExportSource(deps: SiteExportSourceDeps) {
  const { db, changeContent, tables, receiveFiles } = deps;

  /** What an import would change; it changes nothing. @throws AppError BAD_REQUEST for what is no good file */
  function plan(file: string): Promise<ContentImportPlan> {
    return withSiteExport(file, deps, (_archive, content) =>
      db.snapshot(async manager => presentRows(await planRows(manager, tables, content))),
    );
  }

  /**
   * Adds what is new and changes what differs, all of it or nothing. What is here and not in the file stays.
   * @throws AppError BAD_REQUEST for what is no good file, CONFLICT when it does not go together with what is here
   */
  function apply(file: string): Promise<ImportOutcome> {
    return withSiteExport(file, deps, async (archive, content) => {
      const files = await receiveFiles();
      try {
        for (const name of await missingFiles(archive, content)) {
          await files.take(name, await archive.open(filePath(name)));
        }
        await files.put();
        return await changeContent(context => storeAll(context, content, archive.manifest.site));
      } catch (error) {
        await files.undo();
        throw isDuplicate(error) ? doesNotFit(error) : error;
      } finally {
        await files.close();
      }
    });
  }

  /** The last import, as far as it can be undone. */
  async function last(): Promise<ContentImport | null> {
    const run = await findLast(db.read(importRunEntity).manager);
    if (!run) return null;
    const rows = db.read(importedRowEntity);
    const [all, added] = [await rows.count(), await rows.countBy({ before: IsNull() })];
    return { importedAt: run.createdAt.toISOString(), site: run.source, added, changed: all - added };
  }

  /**
   * Makes each row that the last import has added or changed what it was; one that was changed since stays. Without an
   * import there is nothing to do.
   */
  function undo(): Promise<ContentImportUndone> {
    return changeContent(async context =>
      (await findLast(context.manager)) ? undoRows(context) : { undone: 0, kept: 0 },
    );
  }

  /** The files of rows that this site does not have. */
  async function missingFiles(archive: Archive, content: IncomingRows): Promise<string[]> {
    const wanted: string[] = [];
    for (const { entity, imports } of tables) {
      if (!imports.listFiles) continue;
      const key = getPrimaryKey(entity);
      for (const row of content.get(entity.options.name) ?? []) {
        const isHere = await db.read(entity).existsBy({ [key]: String(row[key]) });
        if (!isHere) wanted.push(...imports.listFiles(row));
      }
    }
    const paths = new Set(archive.paths);
    return wanted.filter(name => paths.has(`${FILES}${name}`));
  }

  return { plan, apply, last, undo };
}

async function storeAll(context: ImportContext, content: IncomingRows, site: string): Promise<ImportOutcome> {
  const { manager, tables } = context;
  const planned = inStoringOrder(await planRows(manager, tables, content));
  await applyRows(context, planned);
  const all = planned.flatMap(({ changes }) => changes);
  const added = all.filter(({ before }) => !before).length;
  // An import that changes nothing leaves the one before to be undone.
  if (all.length > 0) await recordRows(manager, planned, site);
  return { added, changed: all.length - added };
}

function findLast(manager: EntityManager) {
  return manager.findOne(importRunEntity, { where: ROW_IMPORTS, order: { id: 'DESC' } });
}

const INSERT_BATCH_ROWS = 200;

/** What an import of rows has changed, so that it can be undone in place of the one before. */
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

function doesNotFit(cause: unknown): AppError {
  const message =
    'What is imported does not go together with what is here: two rows would have the same key. Nothing was changed.';
  return new AppError('CONFLICT', message, { cause });
}
