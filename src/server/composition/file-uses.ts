import { type EntityManager, MoreThan, type ObjectLiteral } from 'typeorm';
import { findPublicationTime, wherePublished } from '#server/core/content/published-rows';
import { isPublishable } from '#server/core/content/publishing-row';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import type { FileUses } from '#server/features/uploads/lifetime/upload-deletion';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { listUploadStems, uploadStem } from '#shared/upload-names';
import { entities } from './entities';

/** Finds the saved records that use a file. A file without any such record may be deleted. */
export const fileUses: FileUses = {
  findPublished: async (manager, name) => {
    const uses = describeAll(await findRecordsNaming(manager, name, { tables: CONTENT, isSeen: true }));
    if (await manager.existsBy(uploadEntity, { name, origin: 'resume' })) uses.push('the resume');
    return uses;
  },
  findUnpublished: async (manager, name) =>
    describeAll(await findRecordsNaming(manager, name, { tables: ENTITIES_WITH_HIDDEN_FILES, most: 1 })),
  findPlanned: async (manager, name) => {
    const planned = await findRecordsNaming(manager, name, { tables: PUBLISHABLE, columns: isSeenColumn });
    const times = planned.flatMap(({ row }) => findPublicationTime(row)?.getTime() ?? []);
    return times.length > 0 ? new Date(Math.min(...times)) : null;
  },
};

export const CONTENT = entities.filter(entity => entity !== versionEntity);
const PUBLISHABLE = entities.filter(isPublishable);
/** Tables that have rows which visitors do not see. */
const ENTITIES_WITH_HIDDEN_FILES: Entity[] = [...PUBLISHABLE, versionEntity];

function describeAll(records: SavedRecord[]): string[] {
  return records.map(({ entity, row }) => entity.describe(row));
}

type Search<Row extends ObjectLiteral> = {
  tables: Entity<Row>[];
  /** Searches only published rows. */
  isSeen?: boolean;
  columns?: (name: string) => boolean;
  /** The maximum number of records per table. */
  most?: number;
};

/** Finds the saved records that name a file. */
export async function findRecordsNaming<Row extends ObjectLiteral>(
  manager: EntityManager,
  name: string,
  { tables, isSeen = false, columns = isSeen ? isSeenColumn : () => true, most }: Search<Row>,
): Promise<SavedRecord<Row>[]> {
  const pattern = `%${uploadStem(name)}%`;
  const records: SavedRecord<Row>[] = [];
  for (const entity of tables) {
    const searched = entity.fileColumns.filter(columns);
    if (searched.length === 0) continue;
    const query = manager
      .createQueryBuilder(entity, 'record')
      .where(`(${searched.map(column => `record.${column} LIKE :pattern`).join(' OR ')})`, { pattern })
      .limit(most);
    if (isSeen && isPublishable(entity)) query.andWhere(wherePublished());
    records.push(...(await query.getMany()).map(row => ({ entity, row })));
  }
  return records;
}

function isSeenColumn(name: string): boolean {
  return name !== 'pendingChanges';
}
type SavedRecord<Row extends ObjectLiteral = ObjectLiteral> = { entity: Entity<Row>; row: Row };

/** Texts may be long, so a page has few rows and other requests do not wait. */
const PAGE_ROWS = 20;

/** Returns the files that no saved record names. One pass reads all records, page by page. */
export async function findUnusedFiles(db: Database, names: string[]): Promise<string[]> {
  const free = new Set(names.map(uploadStem));
  for (const entity of entities) {
    for await (const text of namingTexts(db, entity))
      for (const stem of listUploadStems(text)) free.delete(stem);
  }
  return names.filter(name => free.has(uploadStem(name)));
}

/** Reads the columns of a table that may name files, page by page. */
async function* namingTexts(db: Database, entity: Entity): AsyncGenerator<string> {
  const { fileColumns } = entity;
  if (fileColumns.length === 0) return;
  let last = '';
  for (;;) {
    const rows = await db.read<ObjectLiteral>(entity).find({
      select: Object.fromEntries(['id', ...fileColumns].map(column => [column, true])),
      where: { id: MoreThan(last) },
      order: { id: 'ASC' },
      take: PAGE_ROWS,
    });
    yield JSON.stringify(rows);
    if (rows.length < PAGE_ROWS) return;
    last = String(rows.at(-1)?.id);
  }
}
