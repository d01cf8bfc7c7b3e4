import type { Writable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { sessionEntity } from '#server/features/auth/auth-entities';
import { type RestoreSummary, restoreBackup } from '#server/features/backup/restore-backup';
import { requirePassphrase } from '#server/features/backup/sealed-secrets';
import { readRows } from '#server/features/backup/table-rows';
import { type VerifiedBackup, verifyBackup } from '#server/features/backup/verify-backup';
import { type BackupSummary, writeBackup } from '#server/features/backup/write-backup';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import { createSiteService } from '#server/features/site/site-service';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import type { UploadStore } from '#server/features/uploads/upload-store';
import { forgetImportOfRows } from '#server/imports/import-run';
import { keysOf } from '#shared/map-values';
import { createExportFilter, type ExportOptions } from '../content/content-export';
import { ITEM_ENTITIES } from '../content/content-register';
import { entities as everyEntity } from '../entities';
import { SETUP } from '../sample/sample-content';
import { countOwnSettings } from '../sample/sample-settings';
import { findSampleRows, SAMPLE_TABLES } from '../sample/sample-tables';
import { holdUploads, receiveFiles } from './backup-files';

export type SiteBackupDeps = {
  db: Database;
  store: UploadStore;
  /** The tables that it knows; without it those of this version. */
  entities?: Entity[];
};

export type BackupOptions = {
  /** Puts the sign-in into it too, encrypted. */
  passphrase?: string | undefined;
};

export type RestoreOptions = {
  /** The owner's name as the site shows it now: named by whoever means to replace what the site has. */
  over?: string | undefined;
  /** Of the secrets in the backup: without it the sign-in stays that of the place. */
  passphrase?: string | undefined;
  report?: (progress: string) => void;
};

export type SiteBackup = ReturnType<typeof createSiteBackup>;

/** The whole site in one file, and back: what the commands, the settings and the schedule stand on. */
export function createSiteBackup({ db, store, entities = everyEntity }: SiteBackupDeps) {
  const site = createSiteService(db);

  /** @throws AppError BAD_REQUEST for a passphrase that is soon guessed */
  async function write(target: Writable, { passphrase }: BackupOptions = {}): Promise<BackupSummary> {
    if (passphrase !== undefined) requirePassphrase(passphrase);
    const { ownerName } = await site.get();
    const holdFiles = (manager: EntityManager) => holdUploads(manager, store);
    return writeBackup({ db, entities, holdFiles, site: ownerName, passphrase }, target);
  }

  /** What visitors see, to be imported elsewhere: the same kind of file without its private parts. */
  async function writeContent(target: Writable, options: ExportOptions): Promise<BackupSummary> {
    const { ownerName } = await site.get();
    const { note, exported } = createExportFilter(options);
    const holdFiles = async (manager: EntityManager) => {
      for (const entity of entities.filter(({ backup }) => backup === 'content'))
        for await (const row of readRows(manager, entity)) note(entity, row);
      return holdUploads(manager, store, row => exported(uploadEntity, row) !== null);
    };
    return writeBackup({ db, entities, holdFiles, site: ownerName, exported }, target);
  }

  /** What a restore has to be told before it replaces the content of this site; null when there is none. */
  async function nameToConfirm(): Promise<string | null> {
    const { ownerName } = await site.get();
    return (await db.snapshot(hasOwnContent)) ? ownerName : null;
  }

  /**
   * @throws AppError CONFLICT when the site has content of its own that was not named; BAD_REQUEST for what is no backup,
   * or a damaged one, and for the wrong passphrase
   */
  async function restore(
    file: string,
    { over, passphrase, report = () => {} }: RestoreOptions = {},
  ): Promise<RestoreSummary> {
    const name = await nameToConfirm();
    if (name !== null && over !== name) {
      throw new AppError(
        'CONFLICT',
        over === undefined
          ? `This site already has content. To replace it, confirm with its owner's name: "${name}".`
          : `This site belongs to "${name}", not to "${over}". Nothing was changed.`,
      );
    }
    const receive = () => receiveFiles(store);
    return restoreBackup({ db, entities, receiveFiles: receive, complete, report, passphrase }, file);
  }

  const verify = (file: string): Promise<VerifiedBackup> => verifyBackup(entities, file);

  return { write, writeContent, restore, verify, nameToConfirm };
}

/** A restored site is not a new one: its next start adds no sample. A session is one of the sign-in that it began with. */
async function complete(manager: EntityManager, { hasSecrets }: { hasSecrets: boolean }): Promise<void> {
  await bumpRevision(manager, SETUP);
  await forgetImportOfRows(manager);
  if (hasSecrets) await manager.createQueryBuilder().delete().from(sessionEntity).execute();
}

const SETTINGS: Entity = siteSettingsEntity;

/** Anything that is not the sample's, or was changed since. */
async function hasOwnContent(manager: EntityManager): Promise<boolean> {
  if (await manager.existsBy(contactMessageEntity, {})) return true;
  const found = await findSampleRows(manager);
  const untouched = new Map<Entity, number>(
    keysOf(found).map(name => [SAMPLE_TABLES[name].entity, found[name].untouched.length]),
  );
  for (const entity of new Set([...ITEM_ENTITIES, ...untouched.keys()])) {
    // The settings are one row, whatever they say.
    if (entity !== SETTINGS && (await manager.count(entity)) > (untouched.get(entity) ?? 0)) return true;
  }
  const site = await manager.findOneBy(siteSettingsEntity, { id: SITE_SETTINGS_ID });
  return countOwnSettings(site?.settings ?? {}) > 0;
}
