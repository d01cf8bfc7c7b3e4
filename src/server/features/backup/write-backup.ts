import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { CONTENT_PATH, FORMAT, FORMAT_VERSION, filePath, privatePath, SECRETS_PATH } from './archive-format';
import { createArchiveWriter } from './archive-writer';
import { filterTables } from './backup-tables';
import { seal } from './sealed-secrets';
import { type BackupRow, readRows } from './table-rows';

/** The files of the content; none is deleted before `release`. */
export type ContentFiles = {
  names: string[];
  /** Files that the content names but that do not exist. */
  missing: string[];
  read(name: string): Promise<Readable>;
  release(): Promise<void>;
};

export type WriteBackupDeps = {
  db: Database;
  entities: Entity[];
  /** Passed in because features do not import each other. */
  pinFiles(manager: EntityManager): Promise<ContentFiles>;
  /** The owner's name. */
  site: string;
  /** Encrypts the secrets; without it the backup contains none. */
  passphrase?: string | undefined;
  /** Makes it an export: returns a row in its shareable form, or null to leave it out. Private tables are left out. */
  exported?: ((entity: Entity, row: BackupRow) => BackupRow | null) | undefined;
};

export type BackupSummary = Awaited<ReturnType<typeof writeBackup>>;

/**
 * Writes a consistent snapshot of the site into `target` while others write to the database. Rows and files are
 * streamed, so that memory use does not depend on their number.
 */
export function writeBackup(deps: WriteBackupDeps, target: Writable) {
  const { db, entities, site, passphrase, exported } = deps;
  return db.snapshot(async manager => {
    const pinned = await deps.pinFiles(manager);
    try {
      const archive = createArchiveWriter(target);
      let rows = 0;
      const read = async function* (entity: Entity) {
        for await (const stored of readRows(manager, entity)) {
          const row = exported ? exported(entity, stored) : stored;
          if (!row) continue;
          rows += 1;
          yield row;
        }
      };
      archive.add(
        CONTENT_PATH,
        async () => Readable.from(asDocument(filterTables(entities, 'content'), read)),
        true,
      );
      for (const entity of exported ? [] : filterTables(entities, 'private')) {
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
        createdAt,
        scope: exported ? 'content' : 'site',
        site,
        missingFiles,
      }));
      return { site, missingFiles, files: pinned.names.length, rows, bytes };
    } finally {
      await pinned.release();
    }
  });
}

type ReadTable = (entity: Entity) => AsyncGenerator<BackupRow>;

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

async function* asLines(rows: AsyncGenerator<BackupRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}
