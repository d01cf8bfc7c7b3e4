import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import type { Entity } from '../../core/entity';
import { bumpRevision } from '../../core/revision';
import { CONTENT_PATH, FILES, filePath, PRIVATE, privatePath } from './archive-format';
import { type Archive, openArchive } from './archive-reader';
import { createRowReader, type ReadRow } from './row-schema';

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
  complete(manager: EntityManager): Promise<void>;
  tell(progress: string): void;
};

export type RestoreSummary = {
  site: string;
  createdAt: string;
  rows: number;
  files: number;
  missingFiles: string[];
};

type Tables = Map<Entity, ObjectLiteral[]>;

/**
 * Puts a backup in the place of all that the site has, but for its sign-in and its sessions: whole, or not at all.
 * @throws AppError BAD_REQUEST that says what is wrong with the backup
 */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<RestoreSummary> {
  deps.tell('Checking the backup');
  const archive = await openArchive(file);
  try {
    requireKnownTables(archive, deps.entities);
    const content = await readContent(archive, deps.entities);
    return await restoreArchive(deps, archive, content);
  } finally {
    archive.close();
  }
}

async function restoreArchive(deps: RestoreDeps, archive: Archive, content: Tables): Promise<RestoreSummary> {
  const files = await deps.receiveFiles();
  try {
    const names = archive.paths.flatMap(path => (path.startsWith(FILES) ? [path.slice(FILES.length)] : []));
    for (const [index, name] of names.entries()) {
      if (index % 100 === 0) deps.tell(`Reading files: ${index} of ${names.length}`);
      await files.take(name, await archive.open(filePath(name)));
    }
    // As with an upload: files first, rows last. A process that dies in between leaves files that the sweep deletes.
    await files.put();
    deps.tell('Writing the content');
    const rows = await replaceAll(deps, archive, content);
    const { site, createdAt, missingFiles } = archive.manifest;
    return { site, createdAt, rows, files: names.length, missingFiles };
  } catch (error) {
    await files.undo();
    throw error;
  } finally {
    await files.close();
  }
}

async function readContent(archive: Archive, entities: Entity[]): Promise<Tables> {
  const document = Object(parse(await text(await archive.open(CONTENT_PATH)), CONTENT_PATH));
  const known = entities.filter(({ backup }) => backup === 'content');
  const names = new Set(known.map(({ options }) => options.name));
  for (const name of Object.keys(document))
    if (!names.has(name)) throw refused(CONTENT_PATH, `unknown table ${name}`);
  return new Map(
    known.map(entity => {
      const { name } = entity.options;
      const rows: unknown = document[name] ?? [];
      if (!Array.isArray(rows)) throw refused(CONTENT_PATH, `${name} is not a list`);
      const read = createRowReader(entity);
      return [
        entity,
        rows.map((row, index) => requireRow(read(row), `${CONTENT_PATH}, ${name} ${index + 1}`)),
      ];
    }),
  );
}

/** In one transaction: all rows go, and those of the backup come. Answers how many these are. */
function replaceAll(
  { db, entities, complete }: RestoreDeps,
  archive: Archive,
  content: Tables,
): Promise<number> {
  return db.write(async manager => {
    let count = 0;
    const lists = new Map(entities.map(entity => [entity.revision, entity]));
    for (const [revision, entity] of lists) if (revision !== null) await bumpRevision(manager, entity);
    for (const [entity, rows] of content) {
      await manager.createQueryBuilder().delete().from(entity).execute();
      count += await insertRows(manager, entity, rows);
    }
    for (const entity of entities.filter(({ backup }) => backup === 'private')) {
      await manager.createQueryBuilder().delete().from(entity).execute();
      const path = privatePath(entity.options.name);
      if (archive.paths.includes(path))
        count += await insertRows(manager, entity, readLines(archive, path, entity));
    }
    await complete(manager);
    return count;
  });
}

/** Earlier versions kept these beside the content, which says the same by itself. */
const FORMER_TABLES = ['sample_row'];

function requireKnownTables(archive: Archive, entities: Entity[]): void {
  const names = entities.filter(({ backup }) => backup === 'private').map(({ options }) => options.name);
  const known = new Set([...names, ...FORMER_TABLES].map(privatePath));
  const unknown = archive.paths.find(path => path.startsWith(PRIVATE) && !known.has(path));
  if (unknown) throw refused(unknown, 'unknown table');
}

async function* readLines(archive: Archive, path: string, entity: Entity): AsyncGenerator<ObjectLiteral> {
  const read = createRowReader(entity);
  const stream = await archive.open(path);
  let number = 0;
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      number += 1;
      const place = `${path}, line ${number}`;
      yield requireRow(read(parse(line, place)), place);
    }
    if (rest.length > MAX_LINE) throw refused(path, `line ${number + 1} is too long`);
  }
  if (rest !== '') throw refused(path, 'the last line is cut off');
}

const MAX_LINE = 10_000_000;
const MAX_ROWS = 500;
/** A database server takes no statement of any length. */
const MAX_CHARACTERS = 1_000_000;

async function insertRows(
  manager: EntityManager,
  entity: Entity,
  rows: Iterable<ObjectLiteral> | AsyncIterable<ObjectLiteral>,
): Promise<number> {
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

function requireRow(result: ReturnType<ReadRow>, place: string): ObjectLiteral {
  if ('data' in result) return result.data;
  const [issue] = result.issues;
  throw refused(place, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

function parse(json: string, place: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw refused(place, 'not valid JSON');
  }
}

function refused(place: string, why: string): AppError {
  return new AppError('BAD_REQUEST', `The backup cannot be restored: ${place}: ${why}. Nothing was changed.`);
}
