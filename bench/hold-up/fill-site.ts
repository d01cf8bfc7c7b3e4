import { MoreThan } from 'typeorm';
import { newId } from '#server/core/database/new-id';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { postEntity } from '#server/features/posts/post-entity';
import { projectEntity } from '#server/features/projects/project-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { viewHourEntity, viewTotalEntity } from '#server/features/views/view-entities';
import { TEXT_MAX_LENGTH } from '#shared/contract/common';
import { NEW_POST } from '#shared/contract/post';
import { PROJECT_LIST_MAX_LENGTH } from '#shared/contract/project';
import type { TestApp } from '../../tests/support/app/start-app';
import { addMuchContent } from '../../tests/support/content/much-content';
import { fillViews } from '../fill-views';

const LONG_NOTES = 50;
const LONG_MESSAGES = 50;
const LONG_TEXT = 'A paragraph with **bold**, `code`, a [link](https://example.com) and more words. '.repeat(
  1_230,
);

/**
 * Fills a site with 1,000 items of each kind that grows, and with 50 notes and 50 messages that are as long as they
 * may be.
 */
export async function fillSite(app: TestApp): Promise<void> {
  await addMuchContent(app);
  await replaceViews(app);
  const now = new Date();
  const notes = Array.from({ length: LONG_NOTES }, (_, index) => ({
    id: newId(),
    kind: 'note' as const,
    ...NEW_POST,
    slug: `long-${index}`,
    title: `Long ${index}`,
    text: `${index} ${LONG_TEXT}`,
    minutes: 60,
    projects: [],
    publishAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  await app.db.write(manager => manager.insert(postEntity, notes));
  await addLongMessages(app, now);
  // Items of each kind through their services, which also update lists and versions.
  await app.services.projects.create({ title: 'Long', details: LONG_TEXT, learned: LONG_TEXT, public: true });
  await app.services.pages.create({ title: 'Long', text: LONG_TEXT });
  await app.services.timeline.create({ title: 'Long', longDescription: LONG_TEXT });
}

/** Characters of three bytes are the longest in the database and in a response. */
async function addLongMessages({ db }: TestApp, createdAt: Date): Promise<void> {
  const message = '漢'.repeat(TEXT_MAX_LENGTH);
  const row = { name: 'Ada', nameOrder: 'ada', email: 'a@b', emailOrder: 'a@b', message, createdAt };
  for (let index = 0; index < LONG_MESSAGES; index += 1) {
    const flags = { read: false, spam: false, deletedAt: null };
    await db.write(manager => manager.insert(contactMessageEntity, { id: newId(), ...row, ...flags }));
  }
}

/**
 * Gives the project whose pages are requested the longest lists, and texts that are hard to fit into a share
 * picture.
 */
export async function widenProject({ services }: TestApp, id: string): Promise<void> {
  const wide = 'WM'.repeat(200);
  const list = <Item>(create: (index: number) => Item) =>
    Array.from({ length: PROJECT_LIST_MAX_LENGTH }, (_, index) => create(index));
  await services.projects.update({
    id,
    description: wide,
    category: wide,
    status: wide,
    timeline: wide,
    skills: list(index => `Skill ${index}`),
    media: list(index => ({ type: 'image', url: `https://example.com/${index}.png`, caption: wide })),
  });
}

/** Replaces the views, which would make summaries of 56 years, by those of 5 years. */
async function replaceViews({ db, services }: TestApp): Promise<void> {
  await db.write(async manager => {
    await manager.deleteAll(viewHourEntity);
    await manager.deleteAll(viewTotalEntity);
  });
  const projects = await services.projects.list('owner');
  const projectIds = projects.slice(0, 50).map(({ _id }) => _id);
  await fillViews(db, { count: 100_000, years: 5, projectIds });
}

/** Returns a function that deletes all items that were created after this call. IDs are ordered by time. */
export function createCleanUp({ db }: TestApp): () => Promise<void> {
  const last = newId();
  return () =>
    db.write(async manager => {
      await manager.delete(projectEntity, { id: MoreThan(last) });
      await manager.delete(postEntity, { id: MoreThan(last) });
      await manager.delete(timelineElementEntity, { id: MoreThan(last) });
      await manager.delete(contactMessageEntity, { id: MoreThan(last) });
      await manager.delete(versionEntity, { itemId: MoreThan(last) });
    });
}
