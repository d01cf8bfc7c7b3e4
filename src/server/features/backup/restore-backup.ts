import type { Readable } from 'node:stream';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import type { RestoreSummary } from '#shared/contract/backups';
import { FILES, filePath, type Manifest, SECRETS_PATH } from './archive-format';
import { type Archive, openArchive } from './archive-reader';
import {
  filterTables,
  readContent,
  readPrivate,
  readSecrets,
  requireTables,
  type Tables,
} from './backup-tables';

export type FilesIn = {
  /** Stages a file; refuses one whose content does not match its name. */
  take(name: string, content: Readable): Promise<void>;
  /** Publishes all staged files. */
  put(): Promise<void>;
  /** Removes the published files after a failed restore. */
  undo(): Promise<void>;
  close(): Promise<void>;
};

export type RestoreDeps = {
  db: Database;
  entities: Entity[];
  /** Passed in because features do not import each other. */
  receiveFiles(): Promise<FilesIn>;
  /** Runs in the same transaction once all rows are written. */
  complete(manager: EntityManager, restored: { hasSecrets: boolean }): Promise<void>;
  report(progress: string): void;
  /** Decrypts the backup's secrets, if it has any; without it the site's own secrets stay. */
  passphrase?: string | undefined;
};

/**
 * Replaces all content of the site except its sign-in and sessions, or nothing at all.
 * @throws AppError BAD_REQUEST with the defect of the backup
 */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<RestoreSummary> {
  deps.report('Checking the backup');
  const archive = await openArchive(file);
  try {
    requireSiteBackup(archive.manifest);
    requireTables(archive, deps.entities);
    const content = await readContent(archive, deps.entities);
    const secrets = await findSecrets(deps, archive);
    return await restoreArchive(deps, archive, content, secrets);
  } finally {
    archive.close();
  }
}

/** Refuses an export: restoring it would delete messages, views and drafts, which it does not contain. */
function requireSiteBackup({ scope }: Manifest): void {
  if (scope === 'site') return;
  throw new AppError(
    'BAD_REQUEST',
    'This is a content export, not a backup. Import it instead. Nothing was changed.',
  );
}

async function findSecrets({ entities, passphrase }: RestoreDeps, archive: Archive): Promise<Tables> {
  if (passphrase === undefined) return new Map();
  if (!archive.paths.includes(SECRETS_PATH)) {
    throw new AppError(
      'BAD_REQUEST',
      'This backup contains no secrets. Restore it without a passphrase. Nothing was changed.',
    );
  }
  return readSecrets(archive, entities, passphrase);
}

async function restoreArchive(
  deps: RestoreDeps,
  archive: Archive,
  content: Tables,
  secrets: Tables,
): Promise<RestoreSummary> {
  const files = await deps.receiveFiles();
  try {
    const count = await takeFiles(archive, files, deps.report);
    // Files first, rows last, as with an upload: if the process dies in between, the sweep deletes the files.
    await files.put();
    deps.report('Writing the content');
    const rows = await replaceAll(deps, archive, content, secrets);
    const { site, createdAt, missingFiles } = archive.manifest;
    return { site, createdAt, rows, files: count, missingFiles, secrets: toSecretsState(archive, secrets) };
  } catch (error) {
    await files.undo();
    if (!isDuplicate(error)) throw error;
    const message = 'The backup cannot be restored: two rows share a key. Nothing was changed.';
    throw new AppError('BAD_REQUEST', message, { cause: error });
  } finally {
    await files.close();
  }
}

function toSecretsState({ paths }: Archive, restored: Tables): RestoreSummary['secrets'] {
  if (!paths.includes(SECRETS_PATH)) return 'none';
  return restored.size > 0 ? 'restored' : 'left';
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

/** Replaces all rows in one transaction and returns how many were written. */
function replaceAll(
  { db, entities, complete }: RestoreDeps,
  archive: Archive,
  content: Tables,
  secrets: Tables,
): Promise<number> {
  return db.write(async manager => {
    let count = 0;
    const lists = new Map(entities.map(entity => [entity.revision, entity]));
    for (const [revision, entity] of lists) if (revision !== null) await bumpRevision(manager, entity);
    for (const [entity, rows] of [...content, ...secrets]) count += await replaceRows(manager, entity, rows);
    for (const entity of filterTables(entities, 'private'))
      count += await replaceRows(manager, entity, readPrivate(archive, entity));
    await complete(manager, { hasSecrets: secrets.size > 0 });
    return count;
  });
}

const MAX_ROWS = 500;
/** Database servers limit the length of a statement. */
const MAX_CHARACTERS = 1_000_000;

async function replaceRows(
  manager: EntityManager,
  entity: Entity,
  rows: Iterable<ObjectLiteral> | AsyncIterable<ObjectLiteral>,
): Promise<number> {
  await manager.createQueryBuilder().delete().from(entity).execute();
  let count = 0;
  let batch: ObjectLiteral[] = [];
  let characters = 0;
  const flush = async () => {
    if (batch.length > 0) await manager.insert(entity, batch);
    count += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const row of rows) {
    batch.push(row);
    characters += JSON.stringify(row).length;
    if (batch.length >= MAX_ROWS || characters >= MAX_CHARACTERS) await flush();
  }
  await flush();
  return count;
}
