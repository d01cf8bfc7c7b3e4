import type { EntityManager } from 'typeorm';
import { uploadStem } from '../../shared/upload-names';
import { uploadEntity } from '../features/uploads/upload-entity';
import { entities } from './entities';

/** The saved records that use a file, in words; none when it is free to be deleted. */
export async function findFileUses(manager: EntityManager, name: string): Promise<string[]> {
  const pattern = `%${uploadStem(name)}%`;
  const uses: string[] = [];
  for (const entity of entities) {
    const { fileColumns } = entity;
    if (fileColumns.length === 0) continue;
    const rows = await manager
      .createQueryBuilder(entity, 'record')
      .where(fileColumns.map(column => `record.${column} LIKE :pattern`).join(' OR '), { pattern })
      .getMany();
    uses.push(...rows.map(row => entity.describe(row)));
  }
  if (await manager.existsBy(uploadEntity, { name, origin: 'resume' })) uses.push('the resume');
  return uses;
}
