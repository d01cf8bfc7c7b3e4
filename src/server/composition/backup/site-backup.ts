import type { Writable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { sessionEntity } from '#server/features/auth/auth-entities';
import { restoreBackup } from '#server/features/backup/restore-backup';
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
import type { RestoreSummary } from '#shared/contract/backups';
import { getKeys } from '#shared/map-values';
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
  /** The tables to back up; by default those of this version. */
  entities?: Entity[];
};

export type BackupOptions = {
  /** Includes the sign-in, encrypted. */
  passphrase?: string | undefined;
};

export type RestoreOptions = {
  /** The owner's name on the current site, which confirms that its content may be replaced. */
  over?: string | undefined;
  /** The passphrase of the backup's secrets. Without it the current sign-in is preserved. */
  passphrase?: string | undefined;
  report?: (progress: string) => void;
};

export type SiteBackup = ReturnType<typeof createSiteBackup>;

/** Creates, exports, verifies and restores backups, for commands, settings and the schedule. */
export function createSiteBackup({ db, store, entities = everyEntity }: SiteBackupDeps) {
  const site = createSiteService(db);

  /** @throws AppError BAD_REQUEST for a weak passphrase */
  async function write(target: Writable, { passphrase }: BackupOptions = {}): Promise<BackupSummary> {
    if (passphrase !== undefined) requirePassphrase(passphrase);
    const { ownerName } = await site.get();
    const pinFiles = (manager: EntityManager) => holdUploads(manager, store);
    return writeBackup({ db, entities, pinFiles, site: ownerName, passphrase }, target);
  }

  /** Writes published content, to be imported elsewhere: a backup without private data. */
  async function writeContent(target: Writable, options: ExportOptions): Promise<BackupSummary> {
    const { ownerName } = await site.get();
    const { note, exported } = createExportFilter(options);
    const pinFiles = async (manager: EntityManager) => {
      for (const entity of entities.filter(({ backup }) => backup === 'content'))
        for await (const row of readRows(manager, entity)) note(entity, row);
      return holdUploads(manager, store, row => exported(uploadEntity, row) !== null);
    };
    return writeBackup({ db, entities, pinFiles, site: ownerName, exported }, target);
  }

  /** Returns the name that must confirm replacing the content of this site; null if it has none. */
  async function nameToConfirm(): Promise<string | null> {
    const { ownerName } = await site.get();
    return (await db.snapshot(hasOwnContent)) ? ownerName : null;
  }

  /**
   * Restores a backup.
   * @throws AppError CONFLICT when the site has content and `over` is not its owner's name; BAD_REQUEST for an invalid
   * or damaged backup, or a wrong passphrase
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

/** Completes a restore: the next start adds no sample content, and sessions of the previous sign-in end. */
async function complete(manager: EntityManager, { hasSecrets }: { hasSecrets: boolean }): Promise<void> {
  await bumpRevision(manager, SETUP);
  await forgetImportOfRows(manager);
  if (hasSecrets) await manager.createQueryBuilder().delete().from(sessionEntity).execute();
}

const SETTINGS: Entity = siteSettingsEntity;

/** Checks for any content that is not unchanged sample content. */
async function hasOwnContent(manager: EntityManager): Promise<boolean> {
  if (await manager.existsBy(contactMessageEntity, {})) return true;
  const found = await findSampleRows(manager);
  const untouched = new Map<Entity, number>(
    getKeys(found).map(name => [SAMPLE_TABLES[name].entity, found[name].untouched.length]),
  );
  for (const entity of new Set([...ITEM_ENTITIES, ...untouched.keys()])) {
    // Settings always have one row.
    if (entity !== SETTINGS && (await manager.count(entity)) > (untouched.get(entity) ?? 0)) return true;
  }
  const site = await manager.findOneBy(siteSettingsEntity, { id: SITE_SETTINGS_ID });
  return countOwnSettings(site?.settings ?? {}) > 0;
}
