import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { published, type Viewer, visibleTo } from '#server/core/content/published-rows';
import { bumpRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { invalidInput } from '#server/core/errors/invalid-input';
import { UNCATEGORIZED } from '#shared/contract/project';
import { projectEntity } from './project-entity';
import { type ListedName, projectCategoryEntity, projectStatusEntity } from './project-list-entities';

const LISTS = { category: projectCategoryEntity, status: projectStatusEntity };
type ListEntity = (typeof LISTS)[keyof typeof LISTS];

/** The categories and statuses that projects choose from, and the skills that they name. */
export function createProjectLists(db: Database) {
  /** Every category, oldest first. */
  function listCategories(viewer: Viewer = 'visitor'): Promise<string[]> {
    return listNames(viewer, 'category', 'id');
  }

  /** Every category, in the owner's order. */
  function getCategoryOrder(viewer: Viewer = 'visitor'): Promise<string[]> {
    return listNames(viewer, 'category', 'position');
  }

  /** @throws AppError BAD_REQUEST for a name that is unknown or repeated */
  async function setCategoryOrder(order: string[]): Promise<string[]> {
    await changeProjects(db, manager => reorderCategories(manager, order));
    return getCategoryOrder('owner');
  }

  /** Adding one that exists changes nothing. */
  async function addCategory(category: string): Promise<string[]> {
    await changeProjects(db, manager => ensureListed(manager, projectCategoryEntity, category));
    return listCategories('owner');
  }

  function listStatuses(viewer: Viewer = 'visitor'): Promise<string[]> {
    return listNames(viewer, 'status', 'position');
  }

  /** Adding one that exists changes nothing. */
  async function addStatus(status: string): Promise<string[]> {
    await changeProjects(db, manager => ensureListed(manager, projectStatusEntity, status));
    return listStatuses('owner');
  }

  /** The names of all skills that projects list, each once, in alphabetical order. */
  async function listSkills(viewer: Viewer = 'visitor'): Promise<string[]> {
    const rows = await db.read(projectEntity).find({ select: { skills: true }, where: visibleTo(viewer) });
    return [...new Set(rows.flatMap(({ skills }) => skills))].sort((a, b) => a.localeCompare(b));
  }

  /** Names that only drafts have brought are told to visitors once they see a project that has them. */
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

/** Changes of projects and their lists take turns, so that each sees the whole of the one before. */
export function changeProjects<T>(db: Database, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return db.write(async manager => {
    await bumpRevision(manager, projectEntity);
    return work(manager);
  });
}

/**
 * Appends the name to the list if it is not there: a new category is thereby the last of the category order, so that no
 * project can vanish from the archive. Answers its key. The caller holds the revision of the projects.
 */
export async function ensureListed(
  manager: EntityManager,
  list: ListEntity,
  name: string,
  { draft }: Pick<ListedName, 'draft'> = { draft: null },
): Promise<string> {
  const nameKey = keyOfName(name);
  const listed = await manager.findOneBy(list, { nameKey });
  if (listed?.draft && !draft) await manager.update(list, { nameKey }, { draft });
  if (listed) return nameKey;
  const last = await manager.maximum(list, 'position');
  await manager.insert(list, { id: newId(), nameKey, name, position: (last ?? -1) + 1, draft });
  return nameKey;
}

/** @throws AppError CONFLICT when there is no such category */
export async function requireListedCategory(manager: EntityManager, name: string): Promise<void> {
  if (await manager.existsBy(projectCategoryEntity, { nameKey: keyOfName(name) })) return;
  const message = `The category "${name}" is gone`;
  throw new AppError('CONFLICT', message, { issues: [{ path: ['category'], message }] });
}

/** The category of a project that names none: the first existing one. */
export async function firstCategory(manager: EntityManager): Promise<string> {
  const first = await manager.findOne(projectCategoryEntity, { where: {}, order: { id: 'ASC' } });
  return first?.name ?? UNCATEGORIZED;
}

/**
 * Puts the named categories first, in this order; the others keep their order after them.
 * @throws AppError BAD_REQUEST for a name that is unknown or repeated; nothing is changed then.
 */
async function reorderCategories(manager: EntityManager, order: string[]): Promise<void> {
  const categories = await manager.find(projectCategoryEntity, { order: { position: 'ASC' } });
  const byName = new Map(categories.map(category => [category.name, category]));
  requireKnown(order, byName, 'category');
  const named = new Set(order);
  const inOrder = [...order, ...categories.map(({ name }) => name).filter(name => !named.has(name))];
  for (const [position, name] of inOrder.entries()) {
    const category = byName.get(name);
    if (category && category.position !== position) {
      await manager.update(projectCategoryEntity, { id: category.id }, { position });
    }
  }
}

/** @throws AppError BAD_REQUEST for a name that is unknown or repeated */
export function requireKnown(order: string[], known: ReadonlyMap<string, unknown>, noun: string): void {
  const seen = new Set<string>();
  const issues = order.flatMap((name, index) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    if (!known.has(name)) return [{ path: ['order', index], message: `There is no ${noun} "${name}"` }];
    return isRepeated ? [{ path: ['order', index], message: `"${name}" is named twice` }] : [];
  });
  if (issues.length > 0) throw invalidInput(issues);
}

/** Names a category or a status where its name may be too long. */
export function keyOfName(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
