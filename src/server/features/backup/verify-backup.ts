import type { ObjectLiteral } from 'typeorm';
import { FILES, SECRETS_PATH } from '#server/core/archive/archive-format';
import { openArchive } from '#server/core/archive/archive-reader';
import { filterTables, readContent, readPrivate, requireTables } from '#server/core/archive/archive-tables';
import type { Entity } from '#server/core/database/entity';
import type { StagedBackup } from '#shared/contract/backups';

export type VerifiedBackup = Omit<StagedBackup, 'id' | 'over'>;

/** Returns the kind of the item that a row stores, and null for other rows. */
export type FindItemKind = (entity: Entity, row: ObjectLiteral) => string | null;

/**
 * Reads every byte and row of a backup as a restore would and compares checksums, without changing anything.
 * @throws AppError BAD_REQUEST that names the defect of the backup
 */
export async function verifyBackup(
  entities: Entity[],
  findItemKind: FindItemKind,
  file: string,
): Promise<VerifiedBackup> {
  const archive = await openArchive(file);
  try {
    requireTables(archive, entities);
    const content = Object.fromEntries(
      filterTables(entities, 'content').map(({ options }) => [options.name, 0]),
    );
    const items: Record<string, number> = {};
    let rows = 0;
    const count = (entity: Entity, row: ObjectLiteral) => {
      rows += 1;
      const kind = findItemKind(entity, row);
      if (kind !== null) items[kind] = (items[kind] ?? 0) + 1;
    };
    for await (const [entity, row] of readContent(archive, entities)) {
      const { name } = entity.options;
      content[name] = (content[name] ?? 0) + 1;
      count(entity, row);
    }
    for (const entity of filterTables(entities, 'private'))
      for await (const [, row] of readPrivate(archive, entity)) count(entity, row);
    const { site, createdAt, missingFiles } = archive.manifest;
    const files = archive.paths.filter(path => path.startsWith(FILES)).length;
    const hasSecrets = archive.paths.includes(SECRETS_PATH);
    return { site, createdAt, missingFiles, rows, files, hasSecrets, content, items };
  } finally {
    archive.close();
  }
}
