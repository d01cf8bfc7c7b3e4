import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import {
  CONTENT_PATH,
  FORMAT,
  FORMAT_VERSION,
  filePath,
  privatePath,
  SECRETS_PATH,
} from '#server/core/archive/archive-format';
import { filterTables } from '#server/core/archive/archive-tables';
import { createArchiveWriter } from '#server/core/archive/archive-writer';
import { type ArchiveRow, readRows } from '#server/core/archive/table-rows';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { readSiteVersion } from '#server/core/runtime/read-site-version';
import { seal } from './sealed-secrets';

/** The files of the content. None is deleted before `release` is called. */
export type BackupFiles = {
  names: string[];
  /** Files that the content names but that do not exist. */
  missing: string[];
  read(name: string): Promise<Readable>;
  release(): Promise<void>;
};

type WriteBackupDeps = {
  db: Database;
  entities: Entity[];
  /** Prevents the deletion of files. It is passed in because features do not import each other. */
  pinFiles(manager: EntityManager): Promise<BackupFiles>;
  /** The owner's name. */
  site: string;
  /** Encrypts the secrets. Without it, the backup contains none. */
  passphrase?: string | undefined;
};

export type BackupSummary = Awaited<ReturnType<typeof writeBackup>>;

/**
 * Writes a consistent snapshot of the site into `target` while others write to the database. Rows and files
 * are streamed, so that memory use does not depend on their number.
 */
export function writeBackup(deps: WriteBackupDeps, target: Writable) {
  const { db, entities, site, passphrase } = deps;
  return db.snapshot(async manager => {
    const pinned = await deps.pinFiles(manager);
    try {
      const archive = createArchiveWriter(target);
      let rows = 0;
      const read = async function* (entity: Entity) {
        for await (const row of readRows(manager, entity)) {
          rows += 1;
          yield row;
        }
      };
      archive.add(
        CONTENT_PATH,
        async () => Readable.from(asDocument(filterTables(entities, 'content'), read)),
        true,
      );
      for (const entity of filterTables(entities, 'private')) {
        archive.add(privatePath(entity.options.name), async () => Readable.from(asLines(read(entity))), true);
      }
      if (passphrase !== undefined) {
        const sealed = async () =>
          seal(await text(asDocument(filterTables(entities, 'secret'), read)), passphrase);
        archive.add(SECRETS_PATH, async () => Readable.from([await sealed()]), true);
      }
      for (const name of pinned.names) archive.add(filePath(name), () => pinned.read(name), false);
      const missingFiles = pinned.missing;
      const createdAt = new Date().toISOString();
      const bytes = await archive.finish(() => ({
        format: FORMAT,
        version: FORMAT_VERSION,
        madeBy: readSiteVersion(),
        createdAt,
        site,
        missingFiles,
      }));
      return { site, missingFiles, files: pinned.names.length, rows, bytes };
    } finally {
      await pinned.release();
    }
  });
}

type ReadTable = (entity: Entity) => AsyncGenerator<ArchiveRow>;

/** Formats tables as `{"project": [row, …], …}` with one row per line. */
async function* asDocument(tables: Entity[], read: ReadTable): AsyncGenerator<string> {
  let before = '{';
  for (const table of tables) {
    yield `${before}\n${JSON.stringify(table.options.name)}: [`;
    let separator = '\n';
    for await (const row of read(table)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield ']';
    before = ',';
  }
  yield '\n}\n';
}

async function* asLines(rows: AsyncGenerator<ArchiveRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}
