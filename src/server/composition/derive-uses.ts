import { type EntityManager, MoreThan } from 'typeorm';
import { readRows } from '#server/core/archive/table-rows';
import { deleteRows, insertRows } from '#server/core/archive/write-rows';
import type { Entity } from '#server/core/database/entity';
import { readInPages } from '#server/core/database/read-in-pages';
import { skillEntity } from '#server/features/skills/skill-entity';
import { listUses, toHiddenUse } from '#server/features/uploads/uses/list-uses';
import { type UploadUseRow, uploadUseEntity } from '#server/features/uploads/uses/upload-use-entity';
import { listVersionFiles, versionEntity } from '#server/features/versions/version-entity';
import { ITEM_ENTITIES } from './content/content-register';

/** Its rows are one item. */
const SKILLS: Entity = skillEntity;

/** Records the files of all content, after rows were written or deleted without the services. */
export async function deriveUses(manager: EntityManager): Promise<void> {
  const uses = new Map<string, UploadUseRow>();
  for await (const use of readUses(manager)) {
    const key = `${use.itemId} ${use.file}`;
    if (use.isPublic || !uses.has(key)) uses.set(key, use);
  }
  await deleteRows(manager, [uploadUseEntity]);
  await insertRows(
    manager,
    [...uses.values()].map(use => [uploadUseEntity, use] as const),
  );
}

async function* readUses(manager: EntityManager): AsyncGenerator<UploadUseRow> {
  for (const entity of new Set(Object.values(ITEM_ENTITIES))) {
    for await (const row of readRows(manager, entity))
      yield* listUses(entity === SKILLS ? 'skills' : String(row.id), row).values();
  }
  for (const { itemId, files } of await readVersions(manager))
    for (const file of listVersionFiles(files)) yield toHiddenUse(itemId, file);
}

/** Reads the files of versions without their data, which may be large. */
function readVersions(manager: EntityManager) {
  return readInPages((after, take) =>
    manager.find(versionEntity, {
      select: { id: true, itemId: true, files: true },
      where: { id: MoreThan(after) },
      order: { id: 'ASC' },
      take,
    }),
  );
}
