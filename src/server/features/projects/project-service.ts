import type { EntityManager } from 'typeorm';
import type { History } from '#server/core/content/history';
import { createItemService } from '#server/core/content/item-service';
import type { Database } from '#server/core/database/database';
import type { BulkChange } from '#shared/contract/project';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { createCategoriesAndStatuses } from './project-categories-and-statuses';
import { type ProjectRow, projectEntity } from './project-entity';
import { projectItems, projectOrder } from './project-items';
import type { ReadListSettings } from './project-order';
import { createProjectReader, type FindNotes } from './project-reader';
import { createProjectSummaryReader } from './project-summary-reader';

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(
  db: Database,
  history: History,
  readSettings: ReadListSettings = async () => BLANK_SITE_SETTINGS,
  findNotes: FindNotes = async () => [],
  base?: string,
) {
  const { items, getRow, runInTurn, change, drop } = createItemService(db, history, projectItems);

  /** Changes projects atomically, ignoring IDs that no longer exist, and returns how many were changed. */
  function updateMany(changes: BulkChange[]): Promise<number> {
    return forEachFound(changes, change);
  }

  /**
   * Moves projects to the trash atomically, ignoring IDs that no longer exist, and returns how many were
   * moved.
   */
  function removeMany(ids: string[]): Promise<number> {
    return forEachFound(
      ids.map(id => ({ id })),
      drop,
    );
  }

  function forEachFound<Named extends { id: string }>(
    named: Named[],
    work: (manager: EntityManager, row: ProjectRow, named: Named) => Promise<unknown>,
  ): Promise<number> {
    const byId = new Map(named.map(each => [each.id, each]));
    return runInTurn(async manager => {
      let count = 0;
      for (const [id, each] of byId) {
        const row = await manager.findOneBy(projectEntity, { id });
        if (row?.id !== id) continue;
        await work(manager, row, each);
        count += 1;
      }
      return count;
    });
  }

  return {
    ...items,
    updateMany,
    removeMany,
    setOrder: (order: string[]) => runInTurn(manager => projectOrder.reorder(manager, order)),
    ...createProjectReader({ db, getRow, readSettings, findNotes, base }),
    ...createCategoriesAndStatuses(db),
    ...createProjectSummaryReader(db, readSettings),
  };
}
