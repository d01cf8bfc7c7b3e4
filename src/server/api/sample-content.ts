import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from '../core/database';
import { newId } from '../core/new-id';
import { advanceRevision, revisionEntity } from '../core/revision';
import { SAMPLE_PICTURES } from '../db/sample/sample-pictures';
import { SAMPLE_PROJECTS } from '../db/sample/sample-projects';
import { SAMPLE_SITE } from '../db/sample/sample-site';
import { SAMPLE_SKILLS } from '../db/sample/sample-skills';
import { SAMPLE_TIMELINE } from '../db/sample/sample-timeline';
import { type SampleRow, sampleRowEntity } from '../db/sample-row-entity';
import { projectEntity } from '../features/projects/project-entity';
import { projectCategoryEntity, projectStatusEntity } from '../features/projects/project-list-entities';
import { ensureListed } from '../features/projects/project-lists';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '../features/site/site-entity';
import { skillEntity } from '../features/skills/skill-entity';
import { timelineElementEntity } from '../features/timeline/timeline-element-entity';
import { uploadEntity } from '../features/uploads/upload-entity';

type KeyedRow = { key: string; row: ObjectLiteral };
type SampleTable = { entity: EntityTarget<ObjectLiteral>; name: string; key: string };

/** The tables that the sample content fills, with the column that tells their rows apart. */
const TABLES: SampleTable[] = [
  { entity: projectEntity, name: 'project', key: 'id' },
  { entity: skillEntity, name: 'skill', key: 'id' },
  { entity: timelineElementEntity, name: 'timeline_element', key: 'id' },
  { entity: siteSettingsEntity, name: 'site_settings', key: 'id' },
  { entity: uploadEntity, name: 'upload', key: 'name' },
];

type Places = { projectRoot: string; uploadsDir: string };

/**
 * Sets a new database up, with the sample content or, when it is not wanted, without; later calls change nothing.
 * Pictures are saved before the rows that name them.
 */
export async function setUpContent(db: Database, isSampleWanted: boolean, places: Places): Promise<void> {
  if ((await setupVersion(db)) > 0) return;
  if (isSampleWanted) await addSampleContent(db, places);
  else await db.write(manager => advanceRevision(manager, 'setup'));
}

async function addSampleContent(db: Database, places: Places): Promise<void> {
  const uploads = await copyPictures(places);
  await db.write(async manager => {
    const now = new Date();
    const rows: Record<string, ObjectLiteral[]> = {
      project: sampleProjects(now),
      skill: SAMPLE_SKILLS.map((skill, position) => ({ id: newId(), position, ...skill })),
      timeline_element: SAMPLE_TIMELINE.map(({ order, ...element }) => ({
        id: newId(),
        position: order,
        ...element,
      })),
      site_settings: [{ id: SITE_SETTINGS_ID, settings: SAMPLE_SITE, updatedAt: now }],
      upload: uploads.map(upload => ({ ...upload, createdAt: now })),
    };
    for (const { category, status } of SAMPLE_PROJECTS) {
      await ensureListed(manager, projectCategoryEntity, category);
      await ensureListed(manager, projectStatusEntity, status);
    }
    for (const table of TABLES) await insertSample(manager, table, rows[table.name] ?? []);
    await advanceRevision(manager, 'setup');
  });
}

/** Deletes the sample rows that the owner has left as they were, and the pictures that go with them. */
export async function clearSampleContent(
  db: Database,
  uploadsDir: string,
): Promise<{ removed: number; kept: number }> {
  const files: string[] = [];
  const counts = await db.write(async manager => {
    for (const list of ['projects', 'skills', 'timeline', 'site'] as const)
      await advanceRevision(manager, list);
    const samples = await manager.find(sampleRowEntity);
    const keptText: string[] = [];
    let removed = 0;
    let kept = 0;
    for (const { entity, name, key } of TABLES) {
      for (const sample of samples.filter(one => one.entity === name)) {
        const row = await manager.findOneBy(entity, { [key]: sample.id });
        if (!row) continue;
        const isUsedFile = name === 'upload' && keptText.some(text => text.includes(sample.id));
        if (isUsedFile || fingerprint(row) !== sample.fingerprint) {
          kept += 1;
          keptText.push(JSON.stringify(row));
          continue;
        }
        await manager.delete(entity, { [key]: sample.id });
        if (name === 'upload') files.push(sample.id);
        removed += 1;
      }
    }
    await manager.deleteAll(sampleRowEntity);
    return { removed, kept };
  });
  for (const name of files) await rm(join(uploadsDir, name), { force: true });
  return counts;
}

async function setupVersion(db: Database): Promise<number> {
  const row = await db.read(revisionEntity).findOneBy({ list: 'setup' });
  return row?.version ?? 0;
}

/** Lists show the newest project first, so the most important one is made last. */
function sampleProjects(now: Date): ObjectLiteral[] {
  return [...SAMPLE_PROJECTS]
    .reverse()
    .map(project => ({ id: newId(), ...project, createdAt: now, updatedAt: now }));
}

async function copyPictures({ projectRoot, uploadsDir }: Places) {
  const source = join(projectRoot, 'src/server/db/sample/pictures');
  await mkdir(uploadsDir, { recursive: true });
  return Promise.all(
    SAMPLE_PICTURES.map(async name => {
      await copyFile(join(source, name), join(uploadsDir, name));
      const { size } = await stat(join(uploadsDir, name));
      return { name, mediaType: 'image/svg+xml', bytes: size, width: null, height: null, origin: 'sample' };
    }),
  );
}

async function insertSample(
  manager: EntityManager,
  table: SampleTable,
  rows: ObjectLiteral[],
): Promise<void> {
  const keyed: KeyedRow[] = rows.map(row => ({ key: String(row[table.key]), row }));
  for (const { row } of keyed) await manager.insert(table.entity, row);
  const samples: SampleRow[] = [];
  for (const { key } of keyed) {
    // Read back, so that the fingerprint is of the row as the database gives it.
    const stored = await manager.findOneByOrFail(table.entity, { [table.key]: key });
    samples.push({ id: key, entity: table.name, fingerprint: fingerprint(stored) });
  }
  await manager.insert(sampleRowEntity, samples);
}

function fingerprint(row: ObjectLiteral): string {
  const sorted = Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
