import type { Writable } from 'node:stream';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { ITEM_ENTITIES } from '#server/composition/content/content-register';
import { deriveUses } from '#server/composition/derive-uses';
import { entities as everyEntity } from '#server/composition/entities';
import { forgetSiteImports } from '#server/composition/import-tables';
import { SETUP } from '#server/composition/sample/sample-content';
import { listOwnSettings } from '#server/composition/sample/sample-settings';
import { findSampleRows, SAMPLE_TABLES } from '#server/composition/sample/sample-tables';
import { NO_HISTORY } from '#server/core/content/history';
import { bumpRevision } from '#server/core/content/revision';
import { LONG_AGO } from '#server/core/content/trash-source';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';
import { sessionEntity } from '#server/features/auth/auth-entities';
import { restoreBackup } from '#server/features/backup/restore-backup';
import { requirePassphrase } from '#server/features/backup/sealed-secrets';
import { type VerifiedBackup, verifyBackup } from '#server/features/backup/verify-backup';
import { type BackupSummary, writeBackup } from '#server/features/backup/write-backup';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { addCategoryKeys } from '#server/features/projects/project-categories-and-statuses';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import { createSiteService } from '#server/features/site/site-service';
import { createPictureProcess, type PictureProcess } from '#server/features/uploads/pictures/picture-process';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { FORMER_ORIGINS, uploadEntity } from '#server/features/uploads/upload-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import type { RestoreSummary } from '#shared/contract/backups';
import { toKeys } from '#shared/map-values';
import { pinUploads, receiveFiles } from './backup-files';
import { findItemKind } from './find-item-kind';

type SiteBackupDeps = {
  db: Database;
  store: UploadStore;
  /** The process that sanitizes restored drawings. */
  pictures?: PictureProcess;
  /** The tables to back up. Defaults to those of this version. */
  entities?: Entity[];
};

type BackupOptions = {
  /** Encrypts the sign-in data, which the backup includes only with a passphrase. */
  passphrase?: string | undefined;
};

type RestoreOptions = {
  /** The current owner's name, which confirms that the site's content may be replaced. */
  over?: string | undefined;
  /** The passphrase of the backup's secrets. Without it, the current sign-in stays. */
  passphrase?: string | undefined;
  report?: (progress: string) => void;
};

export type SiteBackup = ReturnType<typeof createSiteBackup>;

/** Creates, verifies and restores backups, for the commands, the settings screen and the schedule. */
export function createSiteBackup({
  db,
  store,
  pictures = createPictureProcess(),
  entities = everyEntity,
}: SiteBackupDeps) {
  // This service only reads settings, so it records no versions.
  const site = createSiteService({ db, history: NO_HISTORY });

  /** @throws AppError BAD_REQUEST for a weak passphrase */
  async function write(target: Writable, { passphrase }: BackupOptions = {}): Promise<BackupSummary> {
    if (passphrase !== undefined) requirePassphrase(passphrase);
    const { ownerName } = await site.get();
    const pinFiles = (manager: EntityManager) => pinUploads(manager, store);
    return writeBackup({ db, entities, pinFiles, site: ownerName, passphrase }, target);
  }

  /** Returns the owner's name that confirms a restore, or null if the site has none. */
  async function nameToConfirm(): Promise<string | null> {
    const { ownerName } = await site.get();
    return (await db.snapshot(hasOwnContent)) ? ownerName : null;
  }

  /**
   * Restores a backup.
   * @throws AppError CONFLICT if the site has content and `over` is not its owner's name; BAD_REQUEST for an
   * invalid or damaged backup, or a wrong passphrase
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
    const receive = () => receiveFiles(store, pictures);
    return restoreBackup({ db, entities, receiveFiles: receive, complete, report, passphrase }, file);
  }

  return { write, restore, nameToConfirm };
}

/** Reads an entire backup. It needs no database. @throws AppError BAD_REQUEST if it is invalid or damaged */
export const verifySiteBackup = (file: string): Promise<VerifiedBackup> =>
  verifyBackup(everyEntity, findItemKind, file);

/** Completes a restore: the next start adds no sample content, and previous sessions end. */
async function complete(manager: EntityManager, { hasSecrets }: { hasSecrets: boolean }): Promise<void> {
  await bumpRevision(manager, SETUP);
  await forgetSiteImports(manager);
  await addCategoryKeys(manager);
  await manager.update(uploadEntity, { origin: In(FORMER_ORIGINS) }, { origin: 'editor', state: 'released' });
  await deriveUses(manager);
  if (hasSecrets) await manager.createQueryBuilder().delete().from(sessionEntity).execute();
}

const SETTINGS: Entity = siteSettingsEntity;

/** Returns true if the site or its trash has any content besides unchanged sample content. */
async function hasOwnContent(manager: EntityManager): Promise<boolean> {
  if (await manager.existsBy(contactMessageEntity, {})) return true;
  if (await manager.existsBy(versionEntity, { trashedAt: MoreThan(LONG_AGO) })) return true;
  const found = await findSampleRows(manager);
  const untouched = new Map<Entity, number>(
    toKeys(found).map(name => [SAMPLE_TABLES[name].entity, found[name].untouched.length]),
  );
  for (const entity of new Set([...Object.values(ITEM_ENTITIES), ...untouched.keys()])) {
    // The settings always have one row, even on an empty site.
    if (entity !== SETTINGS && (await manager.count(entity)) > (untouched.get(entity) ?? 0)) return true;
  }
  const site = await manager.findOneBy(siteSettingsEntity, { id: SITE_SETTINGS_ID });
  return listOwnSettings(site?.settings ?? {}).length > 0;
}
