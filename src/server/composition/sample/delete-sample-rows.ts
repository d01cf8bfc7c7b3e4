import { type EntityManager, In } from 'typeorm';
import { bumpRevision } from '#server/core/content/revision';
import { versionEntity } from '#server/features/versions/version-entity';
import { SAMPLE_TABLES, type SampleTable, type SampleTableName } from './sample-tables';

/**
 * Deletes sample rows with their versions, which a row has if it was changed and changed back. A list without
 * deleted rows keeps its version, so that an open editor meets no conflict.
 */
export async function deleteSampleRows(
  manager: EntityManager,
  name: SampleTableName,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  const { entity, key = 'id' }: SampleTable = SAMPLE_TABLES[name];
  await manager.delete(entity, { [key]: In(keys) });
  if (key === 'id') await manager.delete(versionEntity, { itemId: In(keys) });
  if (entity.revision !== null) await bumpRevision(manager, entity);
}
