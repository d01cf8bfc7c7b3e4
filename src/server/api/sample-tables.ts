import { createHash } from 'node:crypto';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Entity } from '../core/entity';
import { projectEntity } from '../features/projects/project-entity';
import { projectCategoryEntity } from '../features/projects/project-list-entities';
import { siteSettingsEntity } from '../features/site/site-entity';
import { skillEntity } from '../features/skills/skill-entity';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import { uploadEntity } from '../features/uploads/upload-entity';

export type SampleTable = {
  entity: Entity;
  /** The column that tells its rows apart. */
  key: string;
  /** A column that other changes move along, or a later version added: it does not make a row the owner's. */
  ignored?: string;
};

/** The tables that the sample content fills; what others name, categories and pictures, comes after them. */
export const SAMPLE_TABLES = {
  projects: { entity: projectEntity, key: 'id', ignored: 'categoryKey' },
  skills: { entity: skillEntity, key: 'id', ignored: 'position' },
  timeline: { entity: timelineElementEntity, key: 'id', ignored: 'position' },
  site: { entity: siteSettingsEntity, key: 'id' },
  categories: { entity: projectCategoryEntity, key: 'id', ignored: 'position' },
  uploads: { entity: uploadEntity, key: 'name' },
} satisfies Record<string, SampleTable>;

/** Columns that a later version added: they count once they say something. */
const LATER = ['draft', 'publishAt'];

/** What tells whether a row is still as the sample content made it. */
export function fingerprint(row: ObjectLiteral, { ignored }: SampleTable): string {
  const columns = Object.entries(row).filter(
    ([name, value]) => name !== ignored && (value || !LATER.includes(name)),
  );
  const sorted = Object.fromEntries(columns.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

export function findRow(
  manager: EntityManager,
  { entity, key }: SampleTable,
  value: string,
): Promise<ObjectLiteral | null> {
  return manager.findOneBy(entity, { [key]: value });
}
