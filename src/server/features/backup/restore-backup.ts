import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import { FILES, filePath, SECRETS_PATH } from '#server/core/archive/archive-format';
import { type Archive, openArchive } from '#server/core/archive/archive-reader';
import {
  filterTables,
  readContent,
  readDocument,
  readPrivate,
  requireTables,
  type StoredRow,
} from '#server/core/archive/archive-tables';
import type { FilesIn } from '#server/core/archive/files-in';
import { deleteRows, insertRows } from '#server/core/archive/write-rows';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import type { RestoreSummary } from '#shared/contract/backups';
import { unseal } from './sealed-secrets';

type RestoreDeps = {
  db: Database;
  entities: Entity[];
  /** Receives the files. It is passed in because features do not import each other. */
  receiveFiles(): Promise<FilesIn>;
  /** Runs in the same transaction once all rows are written. */
  complete(manager: EntityManager, restored: { hasSecrets: boolean }): Promise<void>;
  report(progress: string): void;
  /** Decrypts the backup's secrets, if it has any. Without it, the site's own secrets stay. */
  passphrase?: string | undefined;
};

/**
 * Replaces all content of the site except its sign-in and sessions, or nothing at all.
 * @throws AppError BAD_REQUEST that names the defect of the backup
 */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<RestoreSummary> {
  deps.report('Checking the backup');
  const archive = await openArchive(file);
  try {
    requireTables(archive, deps.entities);
    // Every row is valid before the first is replaced, and before pictures take time.
    for await (const _row of readContent(archive, deps.entities));
    for (const entity of filterTables(deps.entities, 'private')) {
      for await (const _row of readPrivate(archive, entity));
    }
    const secrets = await findSecrets(deps, archive);
    return await restoreArchive(deps, archive, secrets);
  } finally {
    archive.close();
  }
}

async function findSecrets({ entities, passphrase }: RestoreDeps, archive: Archive): Promise<StoredRow[]> {
  if (passphrase === undefined) return [];
  if (!archive.paths.includes(SECRETS_PATH)) {
    throw new AppError(
      'BAD_REQUEST',
      'This backup contains no secrets. Restore it without a passphrase. Nothing was changed.',
    );
  }
  return readSecrets(archive, entities, passphrase);
}

/** Reads the tables that grant access. @throws AppError BAD_REQUEST for the wrong passphrase */
async function readSecrets(archive: Archive, entities: Entity[], passphrase: string): Promise<StoredRow[]> {
  const document = await unseal(await text(await archive.open(SECRETS_PATH)), passphrase);
  const rows = readDocument(
    Readable.from([Buffer.from(document)]),
    SECRETS_PATH,
    filterTables(entities, 'secret'),
  );
  const secrets: StoredRow[] = [];
  for await (const row of rows) secrets.push(row);
  return secrets;
}

async function restoreArchive(
  deps: RestoreDeps,
  archive: Archive,
  secrets: StoredRow[],
): Promise<RestoreSummary> {
  const files = await deps.receiveFiles();
  try {
    const count = await takeFiles(archive, files, deps.report);
    // As with an upload, files are written before rows. If the process dies in between, the sweep deletes the
    // files.
    const rows = await files.put(() => {
      deps.report('Writing the content');
      return replaceAll(deps, archive, secrets);
    });
    const { site, createdAt, missingFiles } = archive.manifest;
    return { site, createdAt, rows, files: count, missingFiles, secrets: toSecretsState(archive, secrets) };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const message = 'The backup cannot be restored: two rows share a key. Nothing was changed.';
    throw new AppError('BAD_REQUEST', message, { cause: error });
  } finally {
    await files.close();
  }
}

function toSecretsState({ paths }: Archive, restored: StoredRow[]): RestoreSummary['secrets'] {
  if (!paths.includes(SECRETS_PATH)) return 'none';
  return restored.length > 0 ? 'restored' : 'left';
}

async function takeFiles(
  archive: Archive,
  files: Pick<FilesIn, 'take'>,
  report: (progress: string) => void,
): Promise<number> {
  const names = archive.paths.flatMap(path => (path.startsWith(FILES) ? [path.slice(FILES.length)] : []));
  for (const [index, name] of names.entries()) {
    if (index % 100 === 0) report(`Reading files: ${index} of ${names.length}`);
    await files.take(name, await archive.open(filePath(name)));
  }
  return names.length;
}

/** Replaces all rows in one transaction, and returns the number of written rows. */
function replaceAll(
  { db, entities, complete }: RestoreDeps,
  archive: Archive,
  secrets: StoredRow[],
): Promise<number> {
  return db.write(async manager => {
    let count = 0;
    const lists = new Map(entities.map(entity => [entity.revision, entity]));
    for (const [revision, entity] of lists) if (revision !== null) await bumpRevision(manager, entity);
    await deleteRows(manager, filterTables(entities, 'content'));
    count += await insertRows(manager, readContent(archive, entities));
    if (secrets.length > 0) {
      await deleteRows(manager, filterTables(entities, 'secret'));
      count += await insertRows(manager, secrets);
    }
    const ownTables = filterTables(entities, 'private');
    await deleteRows(manager, ownTables);
    for (const entity of ownTables) count += await insertRows(manager, readPrivate(archive, entity));
    await complete(manager, { hasSecrets: secrets.length > 0 });
    return count;
  });
}
