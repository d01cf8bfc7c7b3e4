import { createHash } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import { isNameShown } from '#server/core/content/listed-names';
import {
  BY_POSITION,
  createPositions,
  LAST,
  orderNames,
  requireListed,
  withOthers,
} from '#server/core/content/order';
import { type Viewer, wherePublished, whereVisibleTo } from '#server/core/content/published-rows';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { createFieldError } from '#server/core/errors/app-error';
import { compareNames } from '#shared/compare';
import { UNCATEGORIZED } from '#shared/contract/project';
import { distinctNames, findName } from '#shared/names';
import { withPending } from '#shared/publishing';
import {
  type ListedName,
  type ProjectRow,
  projectCategoryEntity,
  projectEntity,
  projectStatusEntity,
} from './project-entity';

const LISTS = {
  category: { entity: projectCategoryEntity, order: createPositions(projectCategoryEntity, 'category') },
  status: { entity: projectStatusEntity, order: createPositions(projectStatusEntity, 'status') },
};
type ListName = keyof typeof LISTS;
type NamingRow = Pick<ProjectRow, 'category' | 'status' | 'pendingChanges'>;

/** Manages the categories and statuses of projects, and lists the skills that projects name. */
export function createCategoriesAndStatuses(db: Database) {
  /** Lists every category, oldest first. */
  function listCategories(viewer: Viewer = 'visitor'): Promise<string[]> {
    return listNames(viewer, 'category', 'id');
  }

  /** Lists every category in the owner's order. */
  function getCategoryOrder(viewer: Viewer = 'visitor'): Promise<string[]> {
    return listNames(viewer, 'category', 'position');
  }

  /** @throws AppError BAD_REQUEST for an unknown or repeated name */
  async function setCategoryOrder(order: string[]): Promise<string[]> {
    await changeProjects(db, manager => reorderCategories(manager, order));
    return getCategoryOrder('owner');
  }

  /** Adding an existing name changes nothing. */
  async function addCategory(category: string): Promise<string[]> {
    await changeProjects(db, manager => ensureListed(manager, 'category', category));
    return listCategories('owner');
  }

  function listStatuses(viewer: Viewer = 'visitor'): Promise<string[]> {
    return listNames(viewer, 'status', 'position');
  }

  /** Adding an existing name changes nothing. */
  async function addStatus(status: string): Promise<string[]> {
    await changeProjects(db, manager => ensureListed(manager, 'status', status));
    return listStatuses('owner');
  }

  /** Lists all skills that projects name, each once, in alphabetical order. */
  async function listSkills(viewer: Viewer = 'visitor'): Promise<string[]> {
    const rows = await db
      .read(projectEntity)
      .find({ select: { skills: true }, where: whereVisibleTo(viewer) });
    return distinctNames(rows.flatMap(({ skills }) => skills)).sort(compareNames);
  }

  /**
   * Lists names. Visitors don't get those that came with a project unless they see a project that has them.
   */
  async function listNames(viewer: Viewer, field: ListName, order: 'id' | 'position'): Promise<string[]> {
    const rows = await db.read(LISTS[field].entity).find({ order: { [order]: 'ASC' } });
    const names = (listed: ListedName[]) => listed.map(({ name }) => name);
    if (viewer === 'owner' || !rows.some(({ draft }) => draft)) return names(rows);
    const seen = await db.read(projectEntity).find({ select: { [field]: true }, where: wherePublished() });
    const shown = new Set(seen.map(project => project[field]));
    return names(rows.filter(row => isNameShown(row, shown)));
  }

  return {
    listCategories,
    getCategoryOrder,
    setCategoryOrder,
    addCategory,
    listStatuses,
    addStatus,
    listSkills,
  };
}

/** Serializes changes of projects and their lists. */
export function changeProjects<T>(db: Database, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return db.write(async manager => {
    await bumpRevision(manager, projectEntity);
    return work(manager);
  });
}

/**
 * Appends the name to the list if it is missing in any spelling, and returns its listed spelling and key. A new
 * category thereby becomes the last one. A name that the owner adds stays in the list of visitors, and one that comes
 * with a project does not. The caller holds the revision of the projects.
 */
export async function ensureListed(
  manager: EntityManager,
  list: ListName,
  name: string,
  addedBy: 'owner' | 'project' = 'owner',
): Promise<Pick<ListedName, 'name' | 'nameKey'>> {
  const draft = addedBy === 'project' || null;
  const nameKey = hashName(name);
  const { entity, order } = LISTS[list];
  const all = await manager.find(entity, { order: BY_POSITION });
  const spelling = findName(
    all.map(row => row.name),
    name,
  );
  const listed = all.find(row => row.name === spelling);
  if (listed) {
    if (listed.draft && !draft) await manager.update(entity, { id: listed.id }, { draft });
    return listed;
  }
  const added = { id: newId(), nameKey, name, position: LAST, draft };
  await manager.insert(entity, { ...added, ...(await order.insert(manager, added, null)) });
  return added;
}

/**
 * Lists the names that a project uses, and returns their listed spellings and the key of the category. The caller
 * holds the revision of the projects.
 */
export async function ensureNamesListed(
  manager: EntityManager,
  row: NamingRow,
): Promise<Pick<ProjectRow, 'category' | 'categoryKey' | 'status'>> {
  const category = await ensureListed(manager, 'category', row.category, 'project');
  const status =
    row.status === '' ? { name: '' } : await ensureListed(manager, 'status', row.status, 'project');
  if (row.pendingChanges) await ensureNamesListed(manager, { ...withPending(row), pendingChanges: null });
  return { category: category.name, categoryKey: category.nameKey, status: status.name };
}

/** Completes projects that were stored without a category key, by an older version or by hand. */
export async function completeProjects(db: Database): Promise<void> {
  const isComplete = !(await db.read(projectEntity).existsBy({ categoryKey: IsNull() }));
  if (!isComplete) await changeProjects(db, addCategoryKeys);
}

/** Adds missing category keys. The caller holds the revision of the projects. */
export async function addCategoryKeys(manager: EntityManager): Promise<void> {
  for (const row of await manager.findBy(projectEntity, { categoryKey: IsNull() })) {
    const { categoryKey } = await ensureNamesListed(manager, row);
    await manager.update(projectEntity, { id: row.id }, { categoryKey });
  }
}

/** @throws AppError CONFLICT if there is no such category */
export async function requireListedCategory(manager: EntityManager, name: string): Promise<void> {
  if (await manager.existsBy(projectCategoryEntity, { nameKey: hashName(name) })) return;
  throw createFieldError('CONFLICT', ['category'], `The category "${name}" no longer exists`);
}

/** Returns the default category, which is the first existing one. */
export async function findFirstCategory(manager: EntityManager): Promise<string> {
  const first = await manager.findOne(projectCategoryEntity, { where: {}, order: { id: 'ASC' } });
  return first?.name ?? UNCATEGORIZED;
}

/**
 * Moves the named categories to the front in this order. The others follow in their current order.
 * @throws AppError BAD_REQUEST for an unknown or repeated name, without changing anything
 */
async function reorderCategories(manager: EntityManager, order: string[]): Promise<void> {
  const categories = await manager.find(projectCategoryEntity, { order: BY_POSITION });
  const ids = new Map(categories.map(({ name, id }) => [name, id]));
  requireListed(order, ids, orderNames('category'));
  const named = order.flatMap(name => ids.get(name) ?? []);
  await LISTS.category.order.reorder(manager, withOthers(named, categories));
}

/** Hashes a category or status name, which may be too long for an index. */
export function hashName(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
