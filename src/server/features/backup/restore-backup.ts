import type { Readable } from 'node:stream';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { FILES, filePath, type Manifest, SECRETS_PATH } from './archive-format';
import { type Archive, openArchive } from './archive-reader';
import { readContent, readPrivate, readSecrets, requireKnownTables, type Tables } from './backup-tables';

/** The files of a backup on their way in. */
export type FilesIn = {
  /** Takes a file; refuses one that is not what its name says. */
  take(name: string, content: Readable): Promise<void>;
  /** Puts all that were taken where visitors find them. */
  put(): Promise<void>;
  /** Takes back what was put, for nothing of a failed restore may be left. */
  undo(): Promise<void>;
  close(): Promise<void>;
};

export type RestoreDeps = {
  db: Database;
  entities: Entity[];
  /** From above: features do not know each other. */
  receiveFiles(): Promise<FilesIn>;
  /** In the same transaction, when all rows are there. */
  complete(manager: EntityManager, restored: { hasSecrets: boolean }): Promise<void>;
  tell(progress: string): void;
  /** For the secrets, where the backup has them; without it they stay those of the place. */
  passphrase?: string | undefined;
};

export type RestoreSummary = Pick<Manifest, 'site' | 'createdAt' | 'missingFiles'> & {
  rows: number;
  files: number;
  /** Whether signing in is as it was when the backup was made, or as it was here. */
  secrets: 'none' | 'left' | 'restored';
};

/**
 * Puts a backup in the place of all that the site has, but for its sign-in and its sessions: whole, or not at all.
 * @throws AppError BAD_REQUEST that says what is wrong with the backup
 */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<RestoreSummary> {
  deps.tell('Checking the backup');
  const archive = await openArchive(file);
  try {
    requireWholeSite(archive.manifest);
    requireKnownTables(archive, deps.entities);
    const content = await readContent(archive, deps.entities);
    const secrets = await readKnownSecrets(deps, archive);
    return await restoreArchive(deps, archive, content, secrets);
  } finally {
    archive.close();
  }
}

/** An export would delete what it does not have: messages, views, drafts. */
function requireWholeSite({ scope }: Manifest): void {
  if (scope === 'site') return;
  throw new AppError(
    'BAD_REQUEST',
    'This is an export of content, not a backup: import it. Nothing was changed.',
  );
}

/** None where there are none, or nobody said how to read them. */
async function readKnownSecrets({ entities, passphrase }: RestoreDeps, archive: Archive): Promise<Tables> {
  if (passphrase === undefined) return new Map();
  if (!archive.paths.includes(SECRETS_PATH)) {
    throw new AppError(
      'BAD_REQUEST',
      'This backup has no secrets: it needs no passphrase. Nothing was changed.',
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
    const count = await takeFiles(archive, files, deps.tell);
    // As with an upload: files first, rows last. A process that dies in between leaves files that the sweep deletes.
    await files.put();
    deps.tell('Writing the content');
    const rows = await replaceAll(deps, archive, content, secrets);
    const { site, createdAt, missingFiles } = archive.manifest;
    return { site, createdAt, rows, files: count, missingFiles, secrets: stateOf(archive, secrets) };
  } catch (error) {
    await files.undo();
    throw isDuplicate(error) ? hasTwice(error) : error;
  } finally {
    await files.close();
  }
}

function stateOf({ paths }: Archive, restored: Tables): RestoreSummary['secrets'] {
  if (!paths.includes(SECRETS_PATH)) return 'none';
  return restored.size > 0 ? 'restored' : 'left';
}

function hasTwice(cause: unknown): AppError {
  const message = 'The backup cannot be restored: it has two rows of one key. Nothing was changed.';
  return new AppError('BAD_REQUEST', message, { cause });
}

/** Takes the files of a backup, and answers how many these are. */
export async function takeFiles(
  archive: Archive,
  files: Pick<FilesIn, 'take'>,
  tell: (progress: string) => void,
): Promise<number> {
  const names = archive.paths.flatMap(path => (path.startsWith(FILES) ? [path.slice(FILES.length)] : []));
  for (const [index, name] of names.entries()) {
    if (index % 100 === 0) tell(`Reading files: ${index} of ${names.length}`);
    await files.take(name, await archive.open(filePath(name)));
  }
  return names.length;
}

/** In one transaction: all rows go, and those of the backup come. Answers how many these are. */
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
    for (const entity of entities.filter(({ backup }) => backup === 'private'))
      count += await replaceRows(manager, entity, readPrivate(archive, entity));
    await complete(manager, { hasSecrets: secrets.size > 0 });
    return count;
  });
}

const MAX_ROWS = 500;
/** A database server takes no statement of any length. */
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
