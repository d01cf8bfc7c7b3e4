import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import { uploadStem } from '../../shared/upload-names';
import { projectEntity } from '../features/projects/project-entity';
import { siteSettingsEntity } from '../features/site/site-entity';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import { uploadEntity } from '../features/uploads/upload-entity';

type Place = {
  entity: EntitySchema<ObjectLiteral>;
  columns: string[];
  describe: (row: ObjectLiteral) => string;
};

/** Every column in which a record may name a stored file: all that hold longer text. */
const PLACES: Place[] = [
  {
    entity: projectEntity,
    columns: ['description', 'details', 'learned', 'image', 'github', 'live', 'media'],
    describe: ({ title }) => `the project "${title}"`,
  },
  {
    entity: timelineElementEntity,
    columns: ['shortDescription', 'longDescription', 'profileSections', 'futureSections'],
    describe: ({ title, type }) => `the timeline element "${title || type}"`,
  },
  { entity: siteSettingsEntity, columns: ['settings'], describe: () => 'the settings of the site' },
];

/** The saved records that use a file, in words; none when it is free to be deleted. */
export async function findFileUses(manager: EntityManager, name: string): Promise<string[]> {
  const pattern = `%${uploadStem(name)}%`;
  const uses: string[] = [];
  for (const { entity, columns, describe } of PLACES) {
    const rows = await manager
      .createQueryBuilder(entity, 'record')
      .where(columns.map(column => `record.${column} LIKE :pattern`).join(' OR '), { pattern })
      .getMany();
    uses.push(...rows.map(describe));
  }
  if (await manager.existsBy(uploadEntity, { name, origin: 'resume' })) uses.push('the resume');
  return uses;
}
