import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { deriveUses } from '#server/composition/derive-uses';
import { PUBLISHED_ROW } from '#server/core/content/publishing-row';
import { bumpRevision, readRevision } from '#server/core/content/revision';
import { newTimestamps } from '#server/core/content/saved-row';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { newId } from '#server/core/database/new-id';
import { postEntity } from '#server/features/posts/post-entity';
import { addReadingMinutes } from '#server/features/posts/post-service';
import { ensureListed, hashName } from '#server/features/projects/project-categories-and-statuses';
import { projectEntity } from '#server/features/projects/project-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import { skillEntity } from '#server/features/skills/skill-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { createUnwritableError } from '#server/features/uploads/upload-errors';
import { proposeSlug } from '#shared/slug';
import { SAMPLE_NOTES } from './data/sample-notes';
import { SAMPLE_PICTURES } from './data/sample-pictures';
import { SAMPLE_PROJECTS } from './data/sample-projects';
import { SAMPLE_SITE } from './data/sample-site';
import { SAMPLE_SKILLS } from './data/sample-skills';
import { SAMPLE_TIMELINE } from './data/sample-timeline';
import { EMPTY_SITE } from './sample-settings';

/** This row of the revision table marks an initialized database. */
export const SETUP = { revision: 'setup' };

type Places = { projectRoot: string; store: UploadStore };
type Picture = {
  name: string;
  mediaType: string;
  bytes: number;
  width: null;
  height: null;
  origin: 'sample';
};

/**
 * Initializes a new database, with or without sample content. Later calls change nothing. Images are saved
 * before the rows that name them.
 * @throws StartError if the images cannot be saved
 */
export async function setUpContent(db: Database, isSampleWanted: boolean, places: Places): Promise<void> {
  if ((await readRevision(db, SETUP)) > 0) return;
  if (isSampleWanted) await addSampleContent(db, places);
  else await beginEmpty(db);
}

async function beginEmpty(db: Database): Promise<void> {
  await db.write(async manager => {
    const row = { id: SITE_SETTINGS_ID, settings: EMPTY_SITE, updatedAt: new Date() };
    await manager.insert(siteSettingsEntity, row);
    await bumpRevision(manager, SETUP);
  });
}

async function addSampleContent(db: Database, places: Places): Promise<void> {
  const pictures = await storePictures(places);
  await db.write(async manager => {
    const now = new Date();
    const projects = sampleProjects(now);
    await insertRows(manager, projectEntity, projects);
    await insertRows(manager, postEntity, sampleNotes(projects));
    await insertRows(
      manager,
      skillEntity,
      SAMPLE_SKILLS.map((skill, position) => ({ id: newId(), position, ...skill })),
    );
    await insertRows(
      manager,
      timelineElementEntity,
      SAMPLE_TIMELINE.map(({ order, ...element }) => ({ id: newId(), position: order, ...element })),
    );
    await manager.insert(siteSettingsEntity, { id: SITE_SETTINGS_ID, settings: SAMPLE_SITE, updatedAt: now });
    await insertRows(
      manager,
      uploadEntity,
      pictures.map(picture => ({ ...picture, createdAt: now })),
    );
    await listNames(manager);
    await deriveUses(manager);
    await bumpRevision(manager, SETUP);
  });
}

async function insertRows(manager: EntityManager, entity: Entity, rows: ObjectLiteral[]): Promise<void> {
  for (const row of rows) await manager.insert(entity, row);
}

/** Creates the most important project last, because lists show the newest first. */
function sampleProjects(now: Date): ObjectLiteral[] {
  return [...SAMPLE_PROJECTS].reverse().map(project => ({
    id: newId(),
    ...project,
    slug: proposeSlug(project.title),
    categoryKey: hashName(project.category),
    createdAt: now,
    updatedAt: now,
  }));
}

function sampleNotes(projects: ObjectLiteral[]): ObjectLiteral[] {
  return SAMPLE_NOTES.map(({ projectTitles, ...note }) =>
    addReadingMinutes({
      id: newId(),
      kind: 'note',
      ...PUBLISHED_ROW,
      ...note,
      ...newTimestamps(note.publishAt),
      projects: projects.filter(({ title }) => projectTitles.includes(title)).map(({ id }) => id),
    }),
  );
}

async function storePictures({ projectRoot, store }: Places): Promise<Picture[]> {
  const source = join(projectRoot, 'src/server/composition/sample/data/pictures');
  try {
    return await Promise.all(
      SAMPLE_PICTURES.map(async name => {
        const file = join(source, name);
        await store.copy(file, name);
        const { size } = await stat(file);
        return { name, mediaType: 'image/svg+xml', bytes: size, width: null, height: null, origin: 'sample' };
      }),
    );
  } catch (cause) {
    throw createUnwritableError(store.location, cause);
  }
}

/** Adds categories in the order of the projects. */
async function listNames(manager: EntityManager): Promise<void> {
  for (const { category, status } of SAMPLE_PROJECTS) {
    await ensureListed(manager, 'category', category);
    await ensureListed(manager, 'status', status);
  }
}
