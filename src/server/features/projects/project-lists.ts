import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { published, type Viewer, visibleTo } from '#server/core/content/published-rows';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { invalidInput } from '#server/core/errors/invalid-input';
import { UNCATEGORIZED } from '#shared/contract/project';
import { type ListedName, projectCategoryEntity, projectEntity, projectStatusEntity } from './project-entity';

const LISTS = { category: projectCategoryEntity, status: projectStatusEntity };
type ListEntity = (typeof LISTS)[keyof typeof LISTS];

/** Manages the categories and statuses of projects, and lists the skills they name. */
export function createProjectLists(db: Database) {
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
    await changeProjects(db, manager => ensureListed(manager, projectCategoryEntity, category));
    return listCategories('owner');
  }

  function listStatuses(viewer: Viewer = 'visitor'): Promise<string[]> {
    return listNames(viewer, 'status', 'position');
  }

  /** Adding an existing name changes nothing. */
  async function addStatus(status: string): Promise<string[]> {
    await changeProjects(db, manager => ensureListed(manager, projectStatusEntity, status));
    return listStatuses('owner');
  }

  /** Lists all skills that projects name, each once, alphabetically. */
  async function listSkills(viewer: Viewer = 'visitor'): Promise<string[]> {
    const rows = await db.read(projectEntity).find({ select: { skills: true }, where: visibleTo(viewer) });
    return [...new Set(rows.flatMap(({ skills }) => skills))].sort((a, b) => a.localeCompare(b));
  }

  /** Hides names that only drafts use from visitors until they see a project that has them. */
  async function listNames(
    viewer: Viewer,
    field: keyof typeof LISTS,
    order: 'id' | 'position',
  ): Promise<string[]> {
    const rows = await db.read(LISTS[field]).find({ order: { [order]: 'ASC' } });
    const names = (listed: ListedName[]) => listed.map(({ name }) => name);
    if (viewer === 'owner' || !rows.some(({ draft }) => draft)) return names(rows);
    const seen = await db.read(projectEntity).find({ select: { [field]: true }, where: published() });
    const shown = new Set(seen.map(project => project[field]));
    return names(rows.filter(({ draft, name }) => !draft || shown.has(name)));
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
 * Appends the name to the list if it is missing; a new category is thereby last in the category order. Returns its key.
 * The caller holds the revision of the projects.
 */
export async function ensureListed(
  manager: EntityManager,
  list: ListEntity,
  name: string,
  { draft }: Pick<ListedName, 'draft'> = { draft: null },
): Promise<string> {
  const nameKey = toNameKey(name);
  const listed = await manager.findOneBy(list, { nameKey });
  if (listed?.draft && !draft) await manager.update(list, { nameKey }, { draft });
  if (listed) return nameKey;
  const last = await manager.maximum(list, 'position');
  await manager.insert(list, { id: newId(), nameKey, name, position: (last ?? -1) + 1, draft });
  return nameKey;
}

/** @throws AppError CONFLICT when there is no such category */
export async function requireListedCategory(manager: EntityManager, name: string): Promise<void> {
  if (await manager.existsBy(projectCategoryEntity, { nameKey: toNameKey(name) })) return;
  const message = `The category "${name}" no longer exists`;
  throw new AppError('CONFLICT', message, { issues: [{ path: ['category'], message }] });
}

/** Returns the default category: the first existing one. */
export async function firstCategory(manager: EntityManager): Promise<string> {
  const first = await manager.findOne(projectCategoryEntity, { where: {}, order: { id: 'ASC' } });
  return first?.name ?? UNCATEGORIZED;
}

/**
 * Moves the named categories to the front in this order; the others follow in their current order.
 * @throws AppError BAD_REQUEST for an unknown or repeated name; nothing is changed then
 */
async function reorderCategories(manager: EntityManager, order: string[]): Promise<void> {
  const categories = await manager.find(projectCategoryEntity, { order: { position: 'ASC' } });
  const byName = new Map(categories.map(category => [category.name, category]));
  requireListed(order, byName, 'category');
  const named = new Set(order);
  const inOrder = [...order, ...categories.map(({ name }) => name).filter(name => !named.has(name))];
  for (const [position, name] of inOrder.entries()) {
    const category = byName.get(name);
    if (category && category.position !== position) {
      await manager.update(projectCategoryEntity, { id: category.id }, { position });
    }
  }
}

/** @throws AppError BAD_REQUEST for an unknown or repeated name */
export function requireListed(order: string[], existing: ReadonlyMap<string, unknown>, noun: string): void {
  const seen = new Set<string>();
  const issues = order.flatMap((name, index) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    if (!existing.has(name)) return [{ path: ['order', index], message: `There is no ${noun} "${name}"` }];
    return isRepeated ? [{ path: ['order', index], message: `"${name}" is listed twice` }] : [];
  });
  if (issues.length > 0) throw invalidInput(issues);
}

/** Hashes a category or status name, which may be too long for an index. */
export function toNameKey(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
