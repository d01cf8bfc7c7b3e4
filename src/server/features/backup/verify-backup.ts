import type { Entity } from '#server/core/database/entity';
import type { StagedBackup } from '#shared/contract/backups';
import { FILES, SECRETS_PATH } from './archive-format';
import { openArchive } from './archive-reader';
import { filterTables, readContent, readPrivate, requireTables } from './backup-tables';

export type VerifiedBackup = Omit<StagedBackup, 'id' | 'over'>;

/**
 * Reads every byte and row of a backup as a restore would and compares checksums, without changing anything.
 * @throws AppError BAD_REQUEST with the defect of the backup
 */
export async function verifyBackup(entities: Entity[], file: string): Promise<VerifiedBackup> {
  const archive = await openArchive(file);
  try {
    requireTables(archive, entities);
    const tables = await readContent(archive, entities);
    const content = Object.fromEntries([...tables].map(([{ options }, rows]) => [options.name, rows.length]));
    let rows = Object.values(content).reduce((sum, each) => sum + each, 0);
    for (const entity of filterTables(entities, 'private'))
      for await (const _row of readPrivate(archive, entity)) rows += 1;
    const { site, createdAt, scope, missingFiles } = archive.manifest;
    const files = archive.paths.filter(path => path.startsWith(FILES)).length;
    const hasSecrets = archive.paths.includes(SECRETS_PATH);
    return { site, createdAt, scope, missingFiles, rows, files, hasSecrets, content };
  } finally {
    archive.close();
  }
}
