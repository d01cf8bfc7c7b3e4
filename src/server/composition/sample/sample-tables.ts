import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import { postEntity } from '#server/features/posts/post-entity';
import { projectCategoryEntity, projectEntity } from '#server/features/projects/project-entity';
import { skillEntity } from '#server/features/skills/skill-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { mapValues, toKeys } from '#shared/map-values';

import { SAMPLE_NOTES } from './data/sample-notes';
import { SAMPLE_PICTURES } from './data/sample-pictures';
import { SAMPLE_PROJECTS } from './data/sample-projects';
import { SAMPLE_SKILLS } from './data/sample-skills';
import { SAMPLE_TIMELINE } from './data/sample-timeline';

export type SampleTable = {
  entity: Entity;
  /** The key column. Defaults to the ID. */
  key?: string;
  /** The column that identifies a sample row after the owner has changed it. */
  title: string;
  /** The sample rows, without IDs and timestamps. */
  rows: readonly ObjectLiteral[];
};

/** The tables with sample content. Settings are in `sample-settings.ts`. */
export const SAMPLE_TABLES = {
  projects: {
    entity: projectEntity,
    title: 'title',
    rows: SAMPLE_PROJECTS,
  },
  skills: { entity: skillEntity, title: 'name', rows: SAMPLE_SKILLS },
  timeline: {
    entity: timelineElementEntity,
    title: 'title',
    rows: SAMPLE_TIMELINE.map(({ order: _order, ...element }) => ({ kind: null, endDate: null, ...element })),
  },
  notes: {
    entity: postEntity,
    title: 'title',
    rows: SAMPLE_NOTES.map(({ projectTitles: _linked, ...note }) => ({ kind: 'note', ...note })),
  },
  categories: {
    entity: projectCategoryEntity,
    title: 'name',
    rows: [...new Set(SAMPLE_PROJECTS.map(({ category }) => category))].map(name => ({ name })),
  },
  uploads: {
    entity: uploadEntity,
    key: 'name',
    title: 'name',
    rows: SAMPLE_PICTURES.map(name => ({ name, origin: 'sample' })),
  },
} satisfies Record<string, SampleTable>;

export type SampleTableName = keyof typeof SAMPLE_TABLES;

/** The keys of sample rows, unchanged and changed. */
type SampleRows = { untouched: string[]; changed: string[] };

/** Finds the sample rows of each table. */
export async function findSampleRows(manager: EntityManager): Promise<Record<SampleTableName, SampleRows>> {
  const found = mapValues(SAMPLE_TABLES, (): SampleRows => ({ untouched: [], changed: [] }));
  for (const name of toKeys(SAMPLE_TABLES)) {
    const { entity, key = 'id', title, rows }: SampleTable = SAMPLE_TABLES[name];
    for (const row of await manager.findBy(entity, { [title]: In(rows.map(sample => sample[title])) })) {
      const isUntouched = rows.some(sample => isAsDelivered(row, sample));
      found[name][isUntouched ? 'untouched' : 'changed'].push(String(row[key]));
    }
  }
  return found;
}

/** Returns true if a row equals its sample. Such a row is published and has the sample's date. */
function isAsDelivered(row: ObjectLiteral, sample: ObjectLiteral): boolean {
  const isHeldBack = Boolean(row.draft || (row.publishAt && !sample.publishAt) || row.pendingChanges);
  return !isHeldBack && Object.entries(sample).every(([name, value]) => isDeepStrictEqual(row[name], value));
}
