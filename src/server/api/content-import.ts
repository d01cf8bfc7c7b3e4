import type { EntityManager } from 'typeorm';
import type { ImportOutcome, ImportPlan } from '../../shared/contract/content-import';
import { filesOfUpload } from '../../shared/upload-names';
import { VERSION_FIELDS } from '../content/content-kinds';
import { AppError } from '../core/app-error';
import type { Database } from '../core/database';
import { isDuplicate } from '../core/database-error';
import type { Logger } from '../core/logger';
import { bumpRevision } from '../core/revision';
import { FILES, filePath } from '../features/backup/archive-format';
import type { Archive } from '../features/backup/archive-reader';
import { createUploadDeletion } from '../features/uploads/upload-deletion';
import { uploadEntity } from '../features/uploads/upload-entity';
import type { UploadStore } from '../features/uploads/upload-store';
import { createHistory } from '../features/versions/version-history';
import { receiveFiles } from './backup-files';
import { fileUses } from './file-uses';
import { CONTENT, planContent, planUndo } from './import-changes';
import { type Content, withContent } from './import-file';
import { inStoringOrder, storeChanges } from './import-rows';
import { describePlan } from './import-words';
import { forgetImport, noteImport, readLastImport } from './last-import';

export type ContentImportDeps = { db: Database; store: UploadStore; log: Logger };

export type ContentImporter = ReturnType<typeof createContentImport>;

/** Content of a backup or an export, added to what the site has: row by row, by their ids, and undone as a whole. */
export function createContentImport({ db, store, log }: ContentImportDeps) {
  const uploads = createUploadDeletion({ db, store, log, uses: fileUses });
  const history = createHistory(uploads, VERSION_FIELDS);

  /** What an import would change; it changes nothing. @throws AppError BAD_REQUEST for what is no good file */
  function plan(file: string): Promise<ImportPlan> {
    return withContent(file, (_archive, content) =>
      db.snapshot(async manager => describePlan(await planContent(manager, content))),
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
        return await uploads.writeContent(manager => storeAll(manager, content, site));
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
    const tables = inStoringOrder(await planContent(manager, content));
    for (const table of tables) await storeChanges({ manager, history }, table);
    const all = tables.flatMap(({ changes }) => changes);
    const added = all.filter(({ before }) => !before).length;
    const outcome = { added, changed: all.length - added };
    // An import that changes nothing leaves the one before to be undone.
    if (all.length > 0) await noteImport(manager, tables, { ...outcome, site });
    return outcome;
  }

  /**
   * Makes each row that the last import has added or changed what it was; one that was changed since stays. Without an
   * import there is nothing to do.
   */
  function undo(): Promise<{ undone: number; kept: number }> {
    return uploads.writeContent(async manager => {
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
  }

  return { plan, run, last: () => readLastImport(db), undo };

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

/** Every change of content waits, and is noticed. */
async function holdLists(manager: EntityManager): Promise<void> {
  const lists = new Map(
    CONTENT.flatMap(entity => (entity.revision === null ? [] : [[entity.revision, entity]])),
  );
  for (const entity of lists.values()) await bumpRevision(manager, entity);
}

function doesNotFit(cause: unknown): AppError {
  const message =
    'What is imported does not go together with what is here: two rows would have the same key. Nothing was changed.';
  return new AppError('CONFLICT', message, { cause });
}
