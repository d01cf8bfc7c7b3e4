import type { EntityManager } from 'typeorm';
import type { ContentImport, ImportOutcome, ImportPlan } from '../../shared/contract/content-import';
import { filesOfUpload } from '../../shared/upload-names';
import { AppError } from '../core/app-error';
import type { Database } from '../core/database';
import { isDuplicate } from '../core/database-error';
import type { Entity } from '../core/entity';
import type { Logger } from '../core/logger';
import { newId } from '../core/new-id';
import { bumpRevision } from '../core/revision';
import { FILES, filePath } from '../features/backup/archive-format';
import { type Archive, openArchive } from '../features/backup/archive-reader';
import { readContent, requireKnownTables } from '../features/backup/backup-tables';
import { contentImportEntity, type ImportedRow, importedRowEntity } from '../features/backup/import-entities';
import {
  comparedColumns,
  digestOf,
  planTable,
  primaryKeyOf,
  type RowChange,
  type TableChanges,
} from '../features/backup/import-plan';
import { type BackupRow, columnsOf, readRows, toBackupRow } from '../features/backup/table-rows';
import { createUploadDeletion } from '../features/uploads/upload-deletion';
import { uploadEntity } from '../features/uploads/upload-entity';
import type { UploadStore } from '../features/uploads/upload-store';
import { createHistory } from '../features/versions/version-history';
import { receiveFiles } from './backup-files';
import { createExportFilter } from './content-export';
import { entities } from './entities';
import { fileUses } from './file-uses';
import { inStoringOrder, storeChanges } from './import-rows';
import { importRuleOf } from './import-rules';
import { describePlan } from './import-words';

export type ContentImportDeps = { db: Database; store: UploadStore; log: Logger };

const CONTENT = entities.filter(({ backup }) => backup === 'content');
const FEW = 200;

export type ContentImporter = ReturnType<typeof createContentImport>;

/** Content of a backup or an export, added to what the site has: row by row, by their ids, and undone as a whole. */
export function createContentImport({ db, store, log }: ContentImportDeps) {
  const uploads = createUploadDeletion({ db, store, log, uses: fileUses });
  const history = createHistory(uploads);

  /** What an import would change; it changes nothing. @throws AppError BAD_REQUEST for what is no good file */
  function plan(file: string): Promise<ImportPlan> {
    return withContent(file, (_archive, content) =>
      db.snapshot(async manager => describePlan(await planAll(manager, content))),
    );
  }

  /**
   * Adds what is new and changes what differs, all of it or nothing. What is here and not in the file stays.
   * @throws AppError BAD_REQUEST for what is no good file, CONFLICT when it does not go together with what is here
   */
  async function run(file: string): Promise<ImportOutcome> {
    return withContent(file, async (archive, content) => {
      const files = await receiveFiles(store);
      try {
        for (const name of await missingFiles(archive, content)) {
          await files.take(name, await archive.open(filePath(name)));
        }
        await files.put();
        const { site } = archive.manifest;
        const outcome = await db.write(manager => storeAll(manager, content, site));
        await uploads.deleteUnused();
        return outcome;
      } catch (error) {
        await files.undo();
        throw isDuplicate(error) ? doesNotFit(error) : error;
      } finally {
        await files.close();
      }
    });
  }

  async function storeAll(manager: EntityManager, content: Content, site: string): Promise<ImportOutcome> {
    await holdLists(manager);
    const tables = inStoringOrder(await planAll(manager, content));
    for (const table of tables) await storeChanges({ manager, history }, table);
    const all = tables.flatMap(({ changes }) => changes);
    const added = all.filter(({ before }) => !before).length;
    const outcome = { added, changed: all.length - added };
    // An import that changes nothing leaves the one before to be undone.
    if (all.length > 0) await note(manager, tables, { ...outcome, site });
    return outcome;
  }

  async function last(): Promise<ContentImport | null> {
    const [row] = await db.read(contentImportEntity).find();
    if (!row) return null;
    const { importedAt, site, added, changed } = row;
    return { importedAt: importedAt.toISOString(), site, added, changed };
  }

  /**
   * Makes each row that the last import has added or changed what it was; one that was changed since stays. Without an
   * import there is nothing to do.
   */
  async function undo(): Promise<{ undone: number; kept: number }> {
    const outcome = await db.write(async manager => {
      await holdLists(manager);
      let [undone, kept] = [0, 0];
      for (const { entity, changes, same } of await planUndo(manager)) {
        // Rows first, then the names and files that they no longer need.
        await storeChanges({ manager, history }, { entity, changes, same });
        undone += changes.length;
        kept += same;
      }
      await forgetImport(manager);
      return { undone, kept };
    });
    await uploads.deleteUnused();
    return outcome;
  }

  return { plan, run, last, undo };

  /** The files of uploads that this site does not have, with their variants. */
  async function missingFiles(archive: Archive, content: Content): Promise<string[]> {
    const rows = content.get(uploadEntity.options.name) ?? [];
    const wanted: string[] = [];
    for (const { name } of rows) {
      const isHere = await db.read(uploadEntity).existsBy({ name: String(name) });
      if (!isHere) wanted.push(...filesOfUpload(String(name)));
    }
    const paths = new Set(archive.paths);
    return wanted.filter(name => paths.has(`${FILES}${name}`));
  }
}

/** The rows of each table, by its name. */
type Content = Map<string, BackupRow[]>;

async function withContent<T>(
  file: string,
  work: (archive: Archive, content: Content) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(file);
  try {
    requireKnownTables(archive, entities);
    const tables = [...(await readContent(archive, entities))].map(([entity, rows]) => {
      const names = columnsOf(entity).map(([name]) => name);
      return { entity, rows: rows.map(row => toBackupRow(names, row)) };
    });
    // Of a whole backup visitors' part alone: an export has the drafts that were asked for.
    const { note, exported } = createExportFilter({ hasDrafts: archive.manifest.scope === 'content' });
    for (const { entity, rows } of tables) for (const row of rows) note(entity, row);
    const content: Content = new Map();
    for (const { entity, rows } of tables)
      content.set(
        entity.options.name,
        rows.map(row => exported(entity, row)).filter(row => row !== null),
      );
    return await work(archive, content);
  } finally {
    archive.close();
  }
}

async function planAll(manager: EntityManager, content: Content): Promise<TableChanges[]> {
  const plans: TableChanges[] = [];
  for (const entity of CONTENT) {
    const stored = await readAll(manager, entity);
    const incoming = content.get(entity.options.name) ?? [];
    plans.push(planTable(entity, stored, incoming, importRuleOf(entity)));
  }
  return plans;
}

/** The way back; what was changed since counts as the same. */
async function planUndo(manager: EntityManager): Promise<TableChanges[]> {
  const noted = await manager.find(importedRowEntity, { order: { number: 'DESC' } });
  const plans: TableChanges[] = [];
  for (const entity of CONTENT) {
    const rule = importRuleOf(entity);
    const key = primaryKeyOf(entity);
    const stored = new Map((await readAll(manager, entity)).map(row => [row[key], row]));
    const own = noted.filter(({ tableName }) => tableName === entity.options.name);
    const changes = own.flatMap(({ rowId, digest, before }): RowChange[] => {
      const now = stored.get(rowId);
      return now && digestOf(entity, rule, now) === digest
        ? [
            {
              before: now,
              after:
                before === null ? null : { ...now, ...comparedColumns(entity, rule, JSON.parse(before)) },
            },
          ]
        : [];
    });
    plans.push({ entity, changes, same: own.length - changes.length });
  }
  return inStoringOrder(plans).toReversed();
}

async function readAll(manager: EntityManager, entity: Entity): Promise<BackupRow[]> {
  const rows: BackupRow[] = [];
  for await (const row of readRows(manager, entity)) rows.push(row);
  return rows;
}

/** Every change of content waits, and is noticed. */
async function holdLists(manager: EntityManager): Promise<void> {
  const lists = new Map(
    CONTENT.flatMap(entity => (entity.revision === null ? [] : [[entity.revision, entity]])),
  );
  for (const entity of lists.values()) await bumpRevision(manager, entity);
}

async function note(
  manager: EntityManager,
  tables: TableChanges[],
  { site, added, changed }: { site: string; added: number; changed: number },
): Promise<void> {
  await forgetImport(manager);
  await manager.insert(contentImportEntity, {
    id: newId(),
    importedAt: new Date(),
    site: site.slice(0, 1_000),
    added,
    changed,
  });
  const rows: ImportedRow[] = tables.flatMap(({ entity, changes }) =>
    changes.flatMap(({ before, after }) =>
      after
        ? [
            {
              number: 0,
              tableName: entity.options.name,
              rowId: String(after[primaryKeyOf(entity)]),
              digest: digestOf(entity, importRuleOf(entity), after),
              before: before && JSON.stringify(before),
            },
          ]
        : [],
    ),
  );
  const numbered = rows.map((row, number) => ({ ...row, number }));
  for (let start = 0; start < numbered.length; start += FEW) {
    await manager.insert(importedRowEntity, numbered.slice(start, start + FEW));
  }
}

/** What can be undone ends with the next import, and with a restore. */
export async function forgetImport(manager: EntityManager): Promise<void> {
  await manager.createQueryBuilder().delete().from(contentImportEntity).execute();
  await manager.createQueryBuilder().delete().from(importedRowEntity).execute();
}

function doesNotFit(cause: unknown): AppError {
  const message =
    'What is imported does not go together with what is here: two rows would have the same key. Nothing was changed.';
  return new AppError('CONFLICT', message, { cause });
}
