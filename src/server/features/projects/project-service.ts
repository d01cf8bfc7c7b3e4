import type { EntityManager } from 'typeorm';
import type { History } from '#server/core/content/history';
import { createItemService } from '#server/core/content/item-service';
import { findChanges } from '#server/core/content/pending-changes';
import { whereVisibleTo } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import type { BulkChange, Project, ProjectInput, ProjectUpdate } from '#shared/contract/project';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { createCategoriesAndStatuses, ensureNamesListed } from './project-categories-and-statuses';
import { type ProjectRow, projectEntity, projectSlugs } from './project-entity';
import { type ReadListSettings, setProjectOrder } from './project-order';
import { presentProject } from './project-presenter';
import { createProjectReader, type FindNotes } from './project-reader';
import { createRow, rebuildRow, updateRow } from './project-row';
import { createProjectSummaryReader } from './project-summary-reader';

/** If none of these changes, the names of a stored project are already listed. */
const NAMING = ['category', 'status', 'pendingChanges'] as const;

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(
  db: Database,
  history: History,
  readSettings: ReadListSettings = async () => BLANK_SITE_SETTINGS,
  findNotes: FindNotes = async () => [],
  base?: string,
) {
  const { items, getRow, runInTurn, change, drop } = createItemService<
    ProjectRow,
    Project,
    ProjectInput,
    ProjectUpdate
  >(db, history, {
    kind: 'project',
    entity: projectEntity,
    find: (manager, id, viewer) => manager.findOneBy(projectEntity, { id, ...whereVisibleTo(viewer) }),
    getName: ({ title }) => title,
    present: presentProject,
    make: createRow,
    change: async (manager, stored, update) =>
      updateRow(stored, await projectSlugs.withFreeSlug(manager, stored, update)),
    rebuild: rebuildRow,
    storeRelated: async (manager, row, stored, ifTaken) => {
      const isListed = stored !== null && stored.categoryKey !== null && !findChanges(NAMING, stored, row);
      if (!isListed) Object.assign(row, await ensureNamesListed(manager, row));
      await projectSlugs.take(manager, row, stored?.slug ?? null, ifTaken);
    },
  });

  /** Changes projects atomically, ignoring IDs that no longer exist, and returns how many were changed. */
  function updateMany(changes: BulkChange[]): Promise<number> {
    const byId = new Map(changes.map(({ id, ...change }) => [id, change]));
    return forEachFound([...byId.keys()], (manager, row) => change(manager, row, byId.get(row.id) ?? {}));
  }

  /**
   * Moves projects to the trash atomically, ignoring IDs that no longer exist, and returns how many were
   * moved.
   */
  function removeMany(ids: string[]): Promise<number> {
    return forEachFound([...new Set(ids)], drop);
  }

  function forEachFound(
    ids: string[],
    work: (manager: EntityManager, row: ProjectRow) => Promise<unknown>,
  ): Promise<number> {
    return runInTurn(async manager => {
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
    ...createProjectReader({ db, getRow, readSettings, findNotes, base }),
    ...createCategoriesAndStatuses(db),
    ...createProjectSummaryReader(db, readSettings),
  };
}
