import type { EntityManager } from 'typeorm';
import type { Project, ProjectInput, ProjectUpdate } from '../../../shared/contract/project';
import type { ProjectPage } from '../../../shared/contract/project-page';
import { NEW_PROJECT } from '../../../shared/new-project';
import { withPending } from '../../../shared/publishing';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import { type History, type ItemState, NO_HISTORY, type TakeFromTrash } from '../../core/history';
import { newId } from '../../core/new-id';
import { isPublished, PUBLISHED_ROW, publishingOf, type Viewer, visibleTo } from '../../core/publishing';
import { toStoredRow } from '../../core/stored-row';
import { withoutUndefined } from '../../core/without-undefined';
import { withUpdate } from './project-changes';
import { type ProjectRow, projectEntity } from './project-entity';
import { createProjectExtracts } from './project-extracts';
import { projectCategoryEntity, projectStatusEntity } from './project-list-entities';
import {
  changeProjects,
  createProjectLists,
  ensureListed,
  firstCategory,
  requireListedCategory,
} from './project-lists';
import { presentProjectPage } from './project-page';
import { presentProject } from './project-presenter';

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService(db: Database, history: History = NO_HISTORY) {
  /** All projects, newest first; for visitors those that are published. */
  async function list(viewer: Viewer = 'visitor'): Promise<Project[]> {
    const rows = await db.read(projectEntity).find({ where: visibleTo(viewer), order: { id: 'DESC' } });
    return rows.map(row => presentProject(row, viewer));
  }

  /** @throws AppError NOT_FOUND, for visitors also of one that is not published */
  async function get(id: string, viewer: Viewer = 'visitor'): Promise<Project> {
    const row = await db.read(projectEntity).findOneBy({ id, ...visibleTo(viewer) });
    return presentProject(requireFound(row, id), viewer);
  }

  /** Its page for visitors. @throws AppError NOT_FOUND, also of one that is not published */
  async function getPage(id: string): Promise<ProjectPage> {
    return presentProjectPage(await get(id));
  }

  /** Its page as visitors will see it, published or not. @throws AppError NOT_FOUND */
  async function previewPage(id: string): Promise<ProjectPage> {
    const row = requireFound(await db.read(projectEntity).findOneBy({ id }), id);
    return presentProjectPage(presentProject(withPending(row), 'visitor'));
  }

  /** Whether visitors see the project. */
  async function isShown(id: string): Promise<boolean> {
    const where = { id, ...visibleTo('visitor') };
    return (await db.read(projectEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
  }

  /** Fills what is missing with its defaults (rule 6.1); what does not say that it is a draft is published (rule 17.1). */
  function create({ draft, publishAt, ...input }: ProjectInput): Promise<Project> {
    return changeProjects(db, async manager => {
      const now = new Date();
      const row: ProjectRow = {
        id: newId(),
        ...NEW_PROJECT,
        ...withoutUndefined(input),
        ...PUBLISHED_ROW,
        ...publishingOf({ draft, publishAt }),
        category: input.category?.trim() || (await firstCategory(manager)),
        categoryKey: null,
        createdAt: now,
        updatedAt: now,
        seenUpdatedAt: null,
      };
      row.status = row.status.trim();
      await ensureNamesListed(manager, row);
      await manager.insert(projectEntity, row);
      await history.keep(manager, { kind: 'project', id: row.id, before: null, after: stateOf(row) });
      return presentProject(row, 'owner');
    });
  }

  /**
   * Replaces the fields that are given; the others keep their values.
   * @throws AppError NOT_FOUND; CONFLICT when `expectedUpdatedAt` is not the stored one; BAD_REQUEST for an empty category
   */
  function update({ id, ...input }: ProjectUpdate): Promise<Project> {
    return changeProjects(db, async manager => {
      const stored = requireFound(await manager.findOneBy(projectEntity, { id }), id);
      const row = withUpdate(stored, input);
      await ensureNamesListed(manager, row);
      const { id: _id, createdAt: _createdAt, ...columns } = row;
      await manager.update(projectEntity, { id }, columns);
      await history.keep(manager, { kind: 'project', id, before: stateOf(stored), after: stateOf(row) });
      return presentProject(row, 'owner');
    });
  }

  /**
   * Moves it to the trash.
   * @throws AppError NOT_FOUND
   */
  async function remove(id: string): Promise<void> {
    await changeProjects(db, async manager => {
      const stored = requireFound(await manager.findOneBy(projectEntity, { id }), id);
      await manager.delete(projectEntity, { id });
      await history.keep(manager, { kind: 'project', id, before: stateOf(stored), after: null });
    });
  }

  /**
   * Stores a project that was deleted as it was.
   * @throws AppError CONFLICT when its category is gone, and no other is named
   */
  function putBack(take: TakeFromTrash, category?: string): Promise<Project> {
    return changeProjects(db, async manager => {
      const stored = toStoredRow(projectEntity, await take(manager));
      const now = new Date();
      const moments = { createdAt: now, updatedAt: now, seenUpdatedAt: null };
      const missing = { id: newId(), category: '', categoryKey: null, ...moments };
      const row: ProjectRow = { ...NEW_PROJECT, ...PUBLISHED_ROW, ...missing, ...stored };
      if (category === undefined) await requireListedCategory(manager, row.category);
      else row.category = category.trim() || (await firstCategory(manager));
      await ensureNamesListed(manager, row);
      await manager.insert(projectEntity, row);
      await history.keep(manager, { kind: 'project', id: row.id, before: null, after: stateOf(row) });
      return presentProject(row, 'owner');
    });
  }

  return {
    list,
    get,
    getPage,
    previewPage,
    isShown,
    create,
    update,
    remove,
    putBack,
    ...createProjectLists(db),
    ...createProjectExtracts(db),
  };
}

function stateOf(row: ProjectRow): ItemState {
  return { name: row.title, fields: { ...row } };
}

/** What a saved project uses appears in the lists at once, and the project in its category. */
async function ensureNamesListed(manager: EntityManager, row: ProjectRow): Promise<void> {
  const listed = { draft: isPublished(row) ? null : (true as const) };
  row.categoryKey = await ensureListed(manager, projectCategoryEntity, row.category, listed);
  if (row.status !== '') await ensureListed(manager, projectStatusEntity, row.status, listed);
  if (!row.pendingChanges) return;
  await ensureNamesListed(manager, { ...withPending(row), draft: true, pendingChanges: null });
}

/** Also refuses a row with almost this id: MySQL takes no heed of spaces at the end when it compares. */
function requireFound(row: ProjectRow | null, id: string): ProjectRow {
  if (row?.id !== id) throw new AppError('NOT_FOUND', 'Project not found.');
  return row;
}
