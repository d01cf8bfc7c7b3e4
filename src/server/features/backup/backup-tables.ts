import { text } from 'node:stream/consumers';
import type { ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { CONTENT_PATH, PRIVATE, privatePath, SECRETS_PATH } from './archive-format';
import type { Archive } from './archive-reader';
import { createRowReader, type ReadRow } from './row-schema';
import { unseal } from './sealed-secrets';

export type Tables = Map<Entity, ObjectLiteral[]>;

/** Filters the tables that belong to one part of a backup. */
export function filterTables(entities: Entity[], part: Entity['backup']): Entity[] {
  return entities.filter(({ backup }) => backup === part);
}

/** Reads the visible content. @throws AppError BAD_REQUEST for rows that the tables could not hold */
export async function readContent(archive: Archive, entities: Entity[]): Promise<Tables> {
  const document = await text(await archive.open(CONTENT_PATH));
  return readDocument(document, CONTENT_PATH, filterTables(entities, 'content'));
}

/** Reads the tables that grant access. @throws AppError BAD_REQUEST for the wrong passphrase */
export async function readSecrets(archive: Archive, entities: Entity[], passphrase: string): Promise<Tables> {
  const document = await unseal(await text(await archive.open(SECRETS_PATH)), passphrase);
  return readDocument(document, SECRETS_PATH, filterTables(entities, 'secret'));
}

/** Reads tables from `{"project": [row, …], …}`. */
function readDocument(json: string, path: string, entities: Entity[]): Tables {
  const document = Object(parse(json, path));
  const names = new Set(entities.map(({ options }) => options.name));
  for (const name of Object.keys(document))
    if (!names.has(name)) throw invalidBackup(path, `unknown table ${name}`);
  return new Map(
    entities.map(entity => {
      const { name } = entity.options;
      const rows: unknown = document[name] ?? [];
      if (!Array.isArray(rows)) throw invalidBackup(path, `${name} is not a list`);
      const read = createRowReader(entity);
      return [entity, rows.map((row, index) => requireRow(read(row), `${path}, ${name} ${index + 1}`))];
    }),
  );
}

/** Tables of earlier versions; the content now holds the same information. */
const FORMER_TABLES = ['sample_row'];

/** @throws AppError BAD_REQUEST */
export function requireTables(archive: Archive, entities: Entity[]): void {
  const names = filterTables(entities, 'private').map(({ options }) => options.name);
  const supported = new Set([...names, ...FORMER_TABLES].map(privatePath));
  const unknown = archive.paths.find(path => path.startsWith(PRIVATE) && !supported.has(path));
  if (unknown) throw invalidBackup(unknown, 'unknown table');
}

const MAX_LINE = 10_000_000;

/** Reads the rows of a private table one by one; none when the backup is older than the table. */
export async function* readPrivate(archive: Archive, entity: Entity): AsyncGenerator<ObjectLiteral> {
  const path = privatePath(entity.options.name);
  if (!archive.paths.includes(path)) return;
  const read = createRowReader(entity);
  const stream = await archive.open(path);
  let number = 0;
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      number += 1;
      const location = `${path}, line ${number}`;
      yield requireRow(read(parse(line, location)), location);
    }
    if (rest.length > MAX_LINE) throw invalidBackup(path, `line ${number + 1} is too long`);
  }
  if (rest !== '') throw invalidBackup(path, 'the last line is cut off');
}

function requireRow(result: ReturnType<ReadRow>, location: string): ObjectLiteral {
  if ('data' in result) return result.data;
  const [issue] = result.issues;
  throw invalidBackup(location, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

function parse(json: string, location: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalidBackup(location, 'not valid JSON');
  }
}

function invalidBackup(location: string, why: string): AppError {
  return new AppError(
    'BAD_REQUEST',
    `The backup cannot be restored: ${location}: ${why}. Nothing was changed.`,
  );
}
