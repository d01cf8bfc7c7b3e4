import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { SampleCleared } from '../../shared/contract/sample';
import type { Database } from '../core/database';
import { bumpRevision, holdContent } from '../core/revision';
import { sampleRowEntity } from '../db/sample-row-entity';
import type { UploadStore } from '../features/uploads/upload-store';
import { findRow, fingerprint, SAMPLE_TABLES, type SampleTable } from './sample-tables';

type IsUsed = (row: ObjectLiteral) => boolean;

/**
 * Deletes the sample rows that the owner has left as they were. Categories and pictures go when nothing that stays, or
 * that the owner has added, uses them.
 */
export async function clearSampleContent(
  db: Database,
  store: Pick<UploadStore, 'remove'>,
): Promise<SampleCleared> {
  const { files, ...cleared } = await db.write(clearRows);
  for (const name of files) await store.remove(name);
  return cleared;
}

async function clearRows(manager: EntityManager): Promise<SampleCleared & { files: string[] }> {
  await holdContent(manager);
  const tables = SAMPLE_TABLES;
  const content = {
    projects: await clearTable(manager, tables.projects),
    skills: await clearTable(manager, tables.skills),
    timeline: await clearTable(manager, tables.timeline),
    site: await clearTable(manager, tables.site),
  };
  const { projects, skills, timeline, site } = tables;
  const stored = await findAll(manager, [projects, skills, timeline, site]);
  const used = new Set(stored.map(({ category }) => category));
  const text = JSON.stringify(stored);
  const categories = await clearTable(manager, tables.categories, ({ name }) => used.has(name));
  const uploads = await clearTable(manager, tables.uploads, ({ name }) => text.includes(name));
  await manager.deleteAll(sampleRowEntity);
  return { ...countRows({ ...content, categories, uploads }), files: uploads.removed };
}

type Outcome = { removed: string[]; kept: string[] };

async function clearTable(
  manager: EntityManager,
  table: SampleTable,
  isUsed: IsUsed = () => false,
): Promise<Outcome> {
  const outcome: Outcome = { removed: [], kept: [] };
  for (const sample of await manager.findBy(sampleRowEntity, { entity: table.entity.options.name })) {
    const row = await findRow(manager, table, sample.id);
    if (!row) continue;
    if (isUsed(row) || fingerprint(row, table) !== sample.fingerprint) {
      outcome.kept.push(sample.id);
      continue;
    }
    await manager.delete(table.entity, { [table.key]: sample.id });
    outcome.removed.push(sample.id);
  }
  // A list that stays as it is keeps its version: whoever is editing it meets no conflict.
  if (outcome.removed.length > 0 && table.entity.revision !== null) await bumpRevision(manager, table.entity);
  return outcome;
}

async function findAll(manager: EntityManager, tables: SampleTable[]): Promise<ObjectLiteral[]> {
  const rows: ObjectLiteral[] = [];
  for (const { entity } of tables) rows.push(...(await manager.find(entity)));
  return rows;
}

function countRows(outcomes: Record<keyof typeof SAMPLE_TABLES, Outcome>): SampleCleared {
  const { projects, skills, timeline, site, categories, uploads } = outcomes;
  return {
    removed: {
      projects: projects.removed.length,
      skills: skills.removed.length,
      timeline: timeline.removed.length,
      site: site.removed.length,
      categories: categories.removed.length,
      uploads: uploads.removed.length,
    },
    kept: Object.values(outcomes).flatMap(({ kept }) => kept).length,
  };
}
