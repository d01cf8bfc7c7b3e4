import { newId } from '#server/core/database/new-id';
import { sessionEntity } from '#server/features/auth/auth-entities';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { postEntity } from '#server/features/posts/post-entity';
import { changeProjects, ensureListed } from '#server/features/projects/project-categories-and-statuses';
import { projectEntity } from '#server/features/projects/project-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { viewEntity, viewHourEntity, viewTotalEntity } from '#server/features/views/view-entities';
import { NEW_POST } from '#shared/contract/post';
import { NEW_PROJECT } from '#shared/contract/project';
import type { TestApp } from '../app/start-app';
import { engine } from '../database/test-database';

/** The number of rows at which every engine prefers an index to a full scan. */
const ROWS = 1_000;
const CATEGORIES = 10;

/** Fills the tables that grow. */
export async function addMuchContent(app: TestApp): Promise<void> {
  const now = new Date();
  const rows = <Row>(row: (index: number) => Row): Row[] =>
    Array.from({ length: ROWS }, (_, index) => row(index));
  const keys = await changeProjects(app.db, async manager => {
    const categoryKeys: string[] = [];
    for (let index = 0; index < CATEGORIES; index += 1) {
      const { nameKey } = await ensureListed(manager, 'category', `Category ${index}`);
      categoryKeys.push(nameKey);
    }
    return categoryKeys;
  });
  const ids = rows(newId);
  const times = { createdAt: now, updatedAt: now };
  const projects = rows(index => ({
    ...NEW_PROJECT,
    ...times,
    id: ids[index] ?? '',
    place: ids[index] ?? '',
    featured: index % 40 === 0,
    category: `Category ${index % CATEGORIES}`,
    categoryKey: keys[index % CATEGORIES] ?? null,
  }));
  const posts = rows(index => ({
    id: newId(),
    kind: index % 50 === 0 ? ('page' as const) : ('note' as const),
    ...NEW_POST,
    ...times,
    slug: `post-${index}`,
    minutes: 1,
    projects: ids.slice(index, index + 2),
    publishAt: now,
  }));
  const messages = rows(index => ({
    id: newId(),
    name: `Name ${index}`,
    nameOrder: `name ${index}`,
    email: 'a@b',
    emailOrder: 'a',
    message: 'Hello',
    createdAt: now,
    read: index % 2 === 0,
    spam: false,
    deletedAt: null,
  }));
  const views = rows(index => ({
    id: newId(),
    timestamp: now,
    sessionId: 'visitor',
    projectId: index % 2 === 0 ? null : (ids[index] ?? null),
  }));
  const hours = rows(hour => ({ projectKey: '', hour, quarter0: 1, quarter1: 1, quarter2: 1, quarter3: 1 }));
  const uploads = rows(index => ({
    name: `${newId()}.mp4`,
    mediaType: 'video/mp4',
    bytes: 1,
    width: null,
    height: null,
    createdAt: now,
    origin: index % 2 === 0 ? ('editor' as const) : ('client' as const),
  }));
  const sessions = rows(() => ({
    id: newId(),
    ownerId: newId(),
    refreshHash: 'x',
    userAgent: '',
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  }));
  await app.db.write(async manager => {
    await manager.insert(projectEntity, projects);
    await manager.insert(postEntity, posts);
    await manager.insert(contactMessageEntity, messages);
    await manager.insert(viewEntity, views);
    await manager.insert(viewHourEntity, hours);
    await manager.insert(
      viewTotalEntity,
      ids.map(projectKey => ({ projectKey, views: 1 })),
    );
    await manager.insert(uploadEntity, uploads);
    await manager.insert(sessionEntity, sessions);
  });
  if (engine === 'mysql') await analyse(app);
}

/** Updates the statistics by which MariaDB chooses an index. */
async function analyse({ db }: TestApp): Promise<void> {
  const tables = 'project, post, contact_message, view_record, view_hour, view_total, upload, session';
  await db.read(projectEntity).query(`ANALYZE TABLE ${tables}`);
}
