import { type EntityManager, In } from 'typeorm';
import { bumpRevision, holdContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { projectEntity } from '#server/features/projects/project-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import type { UploadStore } from '#server/features/uploads/upload-store';
import { versionEntity } from '#server/features/versions/version-entity';
import type { SampleCleared } from '#shared/contract/sample';
import { getKeys } from '#shared/map-values';
import { fileUses } from '../file-uses';
import { countSample, type FoundSample, findSample } from './find-sample';
import { SAMPLE_TABLES, type SampleTable } from './sample-tables';

export type SampleService = ReturnType<typeof createSampleService>;

/** Creates the service that counts and removes the sample content. */
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
    await holdContent(manager);
    const found = await findSample(manager);
    const { uploads, ...content } = found.rows;
    for (const name of getKeys(content)) await deleteRows(manager, SAMPLE_TABLES[name], content[name]);
    // A row that was changed and changed back has versions.
    await deleteVersions(manager, [...content.projects, ...content.timeline, ...content.notes]);
    await unsetSettings(manager, found);
    const kept = await keepFiles(manager, uploads);
    const files = uploads.filter(name => !kept.has(name));
    await deleteRows(manager, SAMPLE_TABLES.uploads, files);
    return { sample: found, files };
  });
  for (const name of files) await store.remove(name);
  return { removed: countSample(sample), kept: sample.kept };
}

/** Deletes rows. An unaffected list keeps its version, so that an open editor meets no conflict. */
async function deleteRows(manager: EntityManager, { entity, key = 'id' }: SampleTable, keys: string[]) {
  if (keys.length === 0) return;
  await manager.delete(entity, { [key]: In(keys) });
  if (entity.revision !== null) await bumpRevision(manager, entity);
}

async function deleteVersions(manager: EntityManager, itemIds: string[]): Promise<void> {
  if (itemIds.length > 0) await manager.delete(versionEntity, { itemId: In(itemIds) });
}

/** Marks images named by the owner's versions, which preserve them, as no longer public. */
async function keepFiles(manager: EntityManager, names: string[]): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const name of names) if ((await fileUses.findUnpublished(manager, name)).length > 0) kept.add(name);
  if (kept.size > 0) await manager.update(uploadEntity, { name: In([...kept]) }, { origin: 'kept' });
  return kept;
}

async function unsetSettings(manager: EntityManager, { settings, ownSettings }: FoundSample) {
  if (settings.length === 0) return;
  const columns = { settings: ownSettings, updatedAt: new Date() };
  await manager.update(siteSettingsEntity, { id: SITE_SETTINGS_ID }, columns);
  await bumpRevision(manager, siteSettingsEntity);
}
