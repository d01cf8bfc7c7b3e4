import { createWriteStream } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from 'typeorm';
import { filesOfUpload } from '../../shared/upload-names';
import { AppError } from '../core/app-error';
import type { Database } from '../core/database';
import { bumpRevision } from '../core/revision';
import { type FilesIn, type RestoreSummary, restoreBackup } from '../features/backup/restore-backup';
import { type BackupSummary, type ContentFiles, writeBackup } from '../features/backup/write-backup';
import { contactMessageEntity } from '../features/contacts/contact-message-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '../features/site/site-entity';
import { createSiteService } from '../features/site/site-service';
import { recogniseMedia, SIGNATURE_BYTES } from '../features/uploads/media-types';
import { safeSvg } from '../features/uploads/safe-svg';
import { uploadEntity } from '../features/uploads/upload-entity';
import type { UploadStore } from '../features/uploads/upload-store';
import { entities } from './entities';
import { SETUP } from './sample-content';
import { countOwnSettings } from './sample-settings';
import { findSampleRows, SAMPLE_TABLES, type SampleTable } from './sample-tables';

export type SiteBackupDeps = { db: Database; store: UploadStore };

export type RestoreOptions = {
  /** The owner's name as the site shows it now: named by whoever means to replace what the site has. */
  over?: string | undefined;
  tell?: (progress: string) => void;
};

/** The whole site in one file, and back. */
export function createSiteBackup({ db, store }: SiteBackupDeps) {
  const site = createSiteService(db);

  async function write(target: Writable): Promise<BackupSummary> {
    const { ownerName } = await site.get();
    const holdFiles = (manager: EntityManager) => holdContentFiles(manager, store);
    return writeBackup({ db, entities, holdFiles, site: ownerName }, target);
  }

  /**
   * @throws AppError CONFLICT when the site has content of its own that was not named; BAD_REQUEST for what is no backup,
   * or a damaged one
   */
  async function restore(
    file: string,
    { over, tell = () => {} }: RestoreOptions = {},
  ): Promise<RestoreSummary> {
    const { ownerName } = await site.get();
    if (over !== ownerName && (await db.snapshot(hasOwnContent))) {
      throw new AppError(
        'CONFLICT',
        over === undefined
          ? `This site already has content. To replace it, confirm with its owner's name: "${ownerName}".`
          : `This site belongs to "${ownerName}", not to "${over}". Nothing was changed.`,
      );
    }
    const receive = () => receiveFiles(store);
    return restoreBackup({ db, entities, receiveFiles: receive, complete: markAsSetUp, tell }, file);
  }

  return { write, restore };
}

/** A restored site is not a new one: its next start adds no sample. */
function markAsSetUp(manager: EntityManager): Promise<void> {
  return bumpRevision(manager, SETUP);
}

async function holdContentFiles(manager: EntityManager, store: UploadStore): Promise<ContentFiles> {
  const uploads = await manager.find(uploadEntity, { select: { name: true }, order: { name: 'ASC' } });
  const held = await store.hold(uploads.flatMap(({ name }) => filesOfUpload(name)));
  const found = new Set(held.names);
  return { ...held, missing: uploads.map(({ name }) => name).filter(name => !found.has(name)) };
}

/** Anything that is not the sample's, or was changed since. */
async function hasOwnContent(manager: EntityManager): Promise<boolean> {
  if (await manager.existsBy(contactMessageEntity, {})) return true;
  for (const table of Object.values<SampleTable>(SAMPLE_TABLES)) {
    const { untouched } = await findSampleRows(manager, table);
    if ((await manager.count(table.entity)) > untouched.length) return true;
  }
  const site = await manager.findOneBy(siteSettingsEntity, { id: SITE_SETTINGS_ID });
  return countOwnSettings(site?.settings ?? {}) > 0;
}

async function receiveFiles(store: UploadStore): Promise<FilesIn> {
  await store.requireWritable();
  const workspace = await store.workspace();
  const taken: string[] = [];
  const put: string[] = [];
  return {
    take: async (name, content) => {
      const path = join(workspace, name);
      await pipeline(content, createWriteStream(path));
      await requireMedia(name, path);
      taken.push(name);
    },
    put: async () => {
      for (const name of taken) {
        // A name is never given twice: what has it is the same file.
        if (await store.find(name)) continue;
        put.push(name);
        await store.put(join(workspace, name), name);
      }
    },
    undo: async () => {
      for (const name of put) await store.remove(name);
    },
    close: () => rm(workspace, { recursive: true, force: true }),
  };
}

/** A file is what its name says, and a drawing is one that does nothing: whoever made the backup is not asked. */
async function requireMedia(name: string, path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SIGNATURE_BYTES) });
    const type = await recogniseMedia(buffer.subarray(0, bytesRead));
    if (`.${type?.extension}` !== extname(name)) {
      throw new AppError(
        'BAD_REQUEST',
        `The backup cannot be restored: ${name} is not of the type that its name says. Nothing was changed.`,
      );
    }
  } finally {
    await file.close();
  }
  if (extname(name) !== '.svg') return;
  const { svg, isUntouched } = await safeSvg(await readFile(path, 'utf8'));
  if (!isUntouched) await writeFile(path, svg);
}
