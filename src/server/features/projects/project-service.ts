import type { EntityManager } from 'typeorm';
import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import type { BulkChange, Project, ProjectInput, ProjectUpdate } from '../../../shared/contract/project';
import { NEW_PROJECT } from '../../../shared/new-project';
import { withPending } from '../../../shared/publishing';
import type { AppErrorCode } from '../../core/app-error';
import type { Database } from '../../core/database';
import {
  type Fields,
  type History,
  NO_HISTORY,
  type PutBackChoices,
  type TakeFromTrash,
} from '../../core/history';
import { createItemStore } from '../../core/item-store';
import { newId } from '../../core/new-id';
import { findChanges, isPublished, PUBLISHED_ROW, publishingOf } from '../../core/publishing';
import { momentsAt } from '../../core/saved-row';
import { toStoredRow } from '../../core/stored-row';
import { withoutUndefined } from '../../core/without-undefined';
import { withUpdate } from './project-changes';
import { type ProjectRow, projectEntity } from './project-entity';
import { createProjectExtracts } from './project-extracts';
import { findProjectLinks } from './project-links';
import { projectCategoryEntity, projectStatusEntity } from './project-list-entities';
import {
  changeProjects,
  createProjectLists,
  ensureListed,
  firstCategory,
  requireListedCategory,
} from './project-lists';
import { type ReadListSettings, setProjectOrder } from './project-order';
import { presentProject } from './project-presenter';
import { createProjectReads, type FindNotes, requireFound } from './project-reads';
import { projectSlugs } from './project-slugs';

/** While none of these changes, what a stored project names is listed already. */
const NAMING = ['category', 'status', 'draft', 'publishAt', 'pendingChanges'] as const;

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(
  db: Database,
  history: History = NO_HISTORY,
  readSettings: ReadListSettings = async () => BLANK_SITE_SETTINGS,
  findNotes: FindNotes = async () => [],
) {
  const items = createItemStore<ProjectRow>(projectEntity, history, ({ title }) => ({
    kind: 'project',
    name: title,
  }));

  /** Fills what is missing with its defaults (rule 6.1); what does not say that it is a draft is published (rule 17.1). */
  function create(input: ProjectInput): Promise<Project> {
    return changeProjects(db, async manager => {
      const row = await newRow(manager, input);
      await add(manager, row);
      return presentProject(row, 'owner');
    });
  }

  /**
   * Replaces the fields that are given; the others keep their values.
   * @throws AppError NOT_FOUND; CONFLICT when `expectedUpdatedAt` is not the stored one; BAD_REQUEST for an empty category,
   * or the slug of another project
   */
  function update(input: ProjectUpdate): Promise<Project> {
    return changeProjects(db, async manager => {
      const stored = requireFound(await manager.findOneBy(projectEntity, { id: input.id }), input.id);
      return change(manager, stored, input);
    });
  }

  async function change(
    manager: EntityManager,
    stored: ProjectRow,
    { id: _id, ...input }: ProjectUpdate,
  ): Promise<Project> {
    const row = withUpdate(stored, input);
    if (stored.categoryKey === null || findChanges(NAMING, stored, row))
      await ensureNamesListed(manager, row);
    await projectSlugs.take(manager, row, stored.slug);
    await items.replace(manager, stored, row);
    return presentProject(row, 'owner');
  }

  /** Changes all of them or none, but for those that are gone by now; answers how many there were. */
  function updateMany(changes: BulkChange[]): Promise<number> {
    const byId = new Map(changes.map(each => [each.id, each]));
    return forEachFound([...byId.keys()], (manager, row) =>
      change(manager, row, byId.get(row.id) ?? { id: row.id }),
    );
  }

  /**
   * Moves it to the trash.
   * @throws AppError NOT_FOUND
   */
  async function remove(id: string): Promise<void> {
    await changeProjects(db, async manager => {
      await items.remove(manager, requireFound(await manager.findOneBy(projectEntity, { id }), id));
    });
  }

  /** Moves all of them to the trash or none, but for those that are gone by now; answers how many there were. */
  function removeMany(ids: string[]): Promise<number> {
    return forEachFound([...new Set(ids)], items.remove);
  }

  /** In one transaction. */
  function forEachFound(
    ids: string[],
    work: (manager: EntityManager, row: ProjectRow) => Promise<unknown>,
  ): Promise<number> {
    return changeProjects(db, async manager => {
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

  /**
   * Stores projects that were deleted as they were: all of them, or none.
   * @throws AppError CONFLICT when its category is gone or its slug is another project's, and no other is named
   */
  function putBack(takes: TakeFromTrash[], choices: PutBackChoices = {}): Promise<void> {
    return changeProjects(db, async manager => {
      for (const take of takes)
        await add(manager, await rowAgain(manager, await take(manager), choices), 'CONFLICT');
    });
  }

  async function add(manager: EntityManager, row: ProjectRow, ifSlugIsTaken?: AppErrorCode): Promise<void> {
    await ensureNamesListed(manager, row);
    await projectSlugs.take(manager, row, null, ifSlugIsTaken);
    await items.insert(manager, row);
  }

  return {
    ...{ create, update, updateMany, remove, removeMany, putBack },
    forget: projectSlugs.forget,
    findLinks: findProjectLinks,
    setOrder: (order: string[]) => setProjectOrder(db, order),
    ...createProjectReads(db, readSettings, findNotes),
    ...createProjectLists(db),
    ...createProjectExtracts(db, readSettings),
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
    ...publishingOf({ draft, publishAt }),
    category: input.category?.trim() || (await firstCategory(manager)),
    categoryKey: null,
    ...momentsAt(new Date()),
  };
  return { ...row, status: row.status.trim() };
}

/** Of a project that was deleted. @throws AppError CONFLICT when its category is gone, and no other is named */
async function rowAgain(
  manager: EntityManager,
  fields: Fields,
  { category, slug }: PutBackChoices,
): Promise<ProjectRow> {
  const missing = { id: newId(), slug: null, place: null, category: '', categoryKey: null };
  const row: ProjectRow = {
    ...{ ...NEW_PROJECT, ...PUBLISHED_ROW, ...momentsAt(new Date()) },
    ...{ ...missing, ...toStoredRow(projectEntity, fields) },
  };
  if (slug !== undefined) row.slug = slug;
  row.place ??= row.id;
  if (category === undefined) await requireListedCategory(manager, row.category);
  else row.category = category.trim() || (await firstCategory(manager));
  return row;
}

/** What a saved project uses appears in the lists at once, and the project in its category. */
async function ensureNamesListed(manager: EntityManager, row: ProjectRow): Promise<void> {
  const listed = { draft: isPublished(row) ? null : (true as const) };
  row.categoryKey = await ensureListed(manager, projectCategoryEntity, row.category, listed);
  if (row.status !== '') await ensureListed(manager, projectStatusEntity, row.status, listed);
  if (!row.pendingChanges) return;
  await ensureNamesListed(manager, { ...withPending(row), draft: true, pendingChanges: null });
}
