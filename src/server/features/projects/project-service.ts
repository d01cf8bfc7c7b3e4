import type { EntityManager } from 'typeorm';
import { type Fields, type History, NO_HISTORY, type PutBackChoices } from '#server/core/content/history';
import { createItemService } from '#server/core/content/item-service';
import {
  findChanges,
  isPublished,
  PUBLISHED_ROW,
  toPublishingColumns,
  visibleTo,
} from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { newTimestamps } from '#server/core/database/saved-row';
import { toStoredRow } from '#server/core/database/stored-row';
import { withoutUndefined } from '#server/core/runtime/without-undefined';
import {
  type BulkChange,
  NEW_PROJECT,
  type Project,
  type ProjectInput,
  type ProjectUpdate,
} from '#shared/contract/project';
import { withPending } from '#shared/publishing';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { withUpdate } from './project-changes';
import {
  type ProjectRow,
  projectCategoryEntity,
  projectEntity,
  projectSlugs,
  projectStatusEntity,
} from './project-entity';
import { createProjectListQueries } from './project-list-queries';
import { createProjectLists, ensureListed, firstCategory, requireListedCategory } from './project-lists';
import { type ReadListSettings, setProjectOrder } from './project-order';
import { presentProject } from './project-presenter';
import { createProjectReads, type FindNotes } from './project-reads';

/** Unless one of these changes, the names of a stored project are already listed. */
const NAMING = ['category', 'status', 'draft', 'publishAt', 'pendingChanges'] as const;

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(
  db: Database,
  history: History = NO_HISTORY,
  readSettings: ReadListSettings = async () => BLANK_SITE_SETTINGS,
  findNotes: FindNotes = async () => [],
) {
  const { items, getRow, inTurn, change, drop } = createItemService<
    ProjectRow,
    Project,
    ProjectInput,
    ProjectUpdate
  >(db, history, {
    kind: 'project',
    entity: projectEntity,
    find: (manager, id, viewer) => manager.findOneBy(projectEntity, { id, ...visibleTo(viewer) }),
    getName: ({ title }) => title,
    present: presentProject,
    make: newRow,
    change: async (_manager, stored, update) => withUpdate(stored, update),
    revive: rebuildRow,
    settle: async (manager, row, stored, ifTaken) => {
      const isListed = stored !== null && stored.categoryKey !== null && !findChanges(NAMING, stored, row);
      if (!isListed) await ensureNamesListed(manager, row);
      await projectSlugs.take(manager, row, stored?.slug ?? null, ifTaken);
    },
  });

  /** Changes projects atomically, ignoring ids that no longer exist; returns how many there were. */
  function updateMany(changes: BulkChange[]): Promise<number> {
    const byId = new Map(changes.map(({ id, ...change }) => [id, change]));
    return forEachFound([...byId.keys()], (manager, row) => change(manager, row, byId.get(row.id) ?? {}));
  }

  /** Moves projects to the trash atomically, ignoring ids that no longer exist; returns how many there were. */
  function removeMany(ids: string[]): Promise<number> {
    return forEachFound([...new Set(ids)], drop);
  }

  function forEachFound(
    ids: string[],
    work: (manager: EntityManager, row: ProjectRow) => Promise<unknown>,
  ): Promise<number> {
    return inTurn(async manager => {
      let count = 0;
      for (const id of ids) {
        const row = await manager.findOneBy(projectEntity, { id });
        if (row?.id !== id) continue;
        await work(manager, row);
        count += 1;
      }
      return count;
    });
  }

  return {
    ...items,
    updateMany,
    removeMany,
    setOrder: (order: string[]) => setProjectOrder(db, order),
    ...createProjectReads({ db, getRow, readSettings, findNotes }),
    ...createProjectLists(db),
    ...createProjectListQueries(db, readSettings),
  };
}

async function newRow(
  manager: EntityManager,
  { draft, publishAt, ...input }: ProjectInput,
): Promise<ProjectRow> {
  const id = newId();
  const row: ProjectRow = {
    id,
    place: id,
    slug: null,
    ...NEW_PROJECT,
    ...withoutUndefined(input),
    ...PUBLISHED_ROW,
    ...toPublishingColumns({ draft, publishAt }),
    category: input.category?.trim() || (await firstCategory(manager)),
    categoryKey: null,
    ...newTimestamps(new Date()),
  };
  return { ...row, status: row.status.trim() };
}

/** Rebuilds a deleted project. @throws AppError CONFLICT when its category no longer exists and no other is chosen */
async function rebuildRow(
  manager: EntityManager,
  fields: Fields,
  { category, slug }: PutBackChoices,
): Promise<ProjectRow> {
  const missing = { id: newId(), slug: null, place: null, category: '', categoryKey: null };
  const row: ProjectRow = {
    ...NEW_PROJECT,
    ...PUBLISHED_ROW,
    ...newTimestamps(new Date()),
    ...missing,
    ...toStoredRow(projectEntity, fields),
  };
  if (slug !== undefined) row.slug = slug;
  row.place ??= row.id;
  if (category === undefined) await requireListedCategory(manager, row.category);
  else row.category = category.trim() || (await firstCategory(manager));
  return row;
}

/** Adds the names that a saved project uses to the lists, and sets its category key. */
async function ensureNamesListed(manager: EntityManager, row: ProjectRow): Promise<void> {
  const listed = { draft: isPublished(row) ? null : (true as const) };
  row.categoryKey = await ensureListed(manager, projectCategoryEntity, row.category, listed);
  if (row.status !== '') await ensureListed(manager, projectStatusEntity, row.status, listed);
  if (!row.pendingChanges) return;
  await ensureNamesListed(manager, { ...withPending(row), draft: true, pendingChanges: null });
}
