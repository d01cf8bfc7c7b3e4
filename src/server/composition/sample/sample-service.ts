import { type EntityManager, In } from 'typeorm';
import { deriveUses } from '#server/composition/derive-uses';
import { bumpRevision, lockContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { projectEntity } from '#server/features/projects/project-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { listUnused } from '#server/features/uploads/uses/used-files';
import type { SampleCleared } from '#shared/contract/sample';
import { toKeys } from '#shared/map-values';
import { deleteSampleRows } from './delete-sample-rows';
import { countSample, type FoundSample, findSample } from './find-sample';

export type SampleService = ReturnType<typeof createSampleService>;

export function createSampleService(db: Database, store: UploadStore) {
  return {
    count: async () => countSample(await findSample(db.read(projectEntity).manager)),
    clear: () => clearSampleContent(db, store),
  };
}

/** Deletes unchanged sample content: rows, individual settings, and images that nothing else uses. */
export async function clearSampleContent(
  db: Database,
  store: Pick<UploadStore, 'remove'>,
): Promise<SampleCleared> {
  const { sample, files } = await db.write(async manager => {
    await lockContent(manager);
    const found = await findSample(manager);
    const { uploads, ...content } = found.rows;
    for (const name of toKeys(content)) await deleteSampleRows(manager, name, content[name]);
    await unsetSettings(manager, found);
    await deriveUses(manager);
    const files = await listUnused(manager, uploads);
    // Visitors no longer see a picture that only versions name.
    await manager.update(uploadEntity, { name: In(uploads) }, { origin: 'editor' });
    await deleteSampleRows(manager, 'uploads', files);
    return { sample: found, files };
  });
  for (const name of files) await store.remove(name);
  return { removed: countSample(sample), kept: sample.kept };
}

async function unsetSettings(manager: EntityManager, { settings, ownSettings }: FoundSample) {
  if (settings.length === 0) return;
  const columns = { settings: ownSettings, updatedAt: new Date() };
  await manager.update(siteSettingsEntity, { id: SITE_SETTINGS_ID }, columns);
  await bumpRevision(manager, siteSettingsEntity);
}
