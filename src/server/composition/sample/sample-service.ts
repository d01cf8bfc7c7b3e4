import { type EntityManager, In } from 'typeorm';
import { fileUses } from '#server/composition/file-uses';
import { bumpRevision, lockContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { projectEntity } from '#server/features/projects/project-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
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
    const retained = await keepFiles(manager, uploads);
    const files = uploads.filter(name => !retained.has(name));
    await deleteSampleRows(manager, 'uploads', files);
    return { sample: found, files };
  });
  for (const name of files) await store.remove(name);
  return { removed: countSample(sample), kept: sample.kept };
}

/** Marks images that only the owner's versions name as no longer public. Versions prevent their deletion. */
async function keepFiles(manager: EntityManager, names: string[]): Promise<Set<string>> {
  const retained = new Set<string>();
  for (const name of names)
    if ((await fileUses.findUnpublished(manager, name)).length > 0) retained.add(name);
  if (retained.size > 0) await manager.update(uploadEntity, { name: In([...retained]) }, { origin: 'kept' });
  return retained;
}

async function unsetSettings(manager: EntityManager, { settings, ownSettings }: FoundSample) {
  if (settings.length === 0) return;
  const columns = { settings: ownSettings, updatedAt: new Date() };
  await manager.update(siteSettingsEntity, { id: SITE_SETTINGS_ID }, columns);
  await bumpRevision(manager, siteSettingsEntity);
}
