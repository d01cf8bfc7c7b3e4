import type { EntityManager } from 'typeorm';
import type { Project, ProjectInput, ProjectUpdate } from '../../../shared/contract/project';
import { CATEGORY_REQUIRED, NEW_PROJECT } from '../../../shared/new-project';
import { droppedUploads } from '../../../shared/upload-names';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import { newId } from '../../core/new-id';
import { isPublished, publishingOf, type Viewer, visibleTo } from '../../core/publishing';
import { withoutUndefined } from '../../core/without-undefined';
import { type ProjectRow, projectEntity } from './project-entity';
import { createProjectExtracts } from './project-extracts';
import { projectCategoryEntity, projectStatusEntity } from './project-list-entities';
import { changeProjects, createProjectLists, ensureListed, firstCategory } from './project-lists';
import { presentProject } from './project-presenter';

export type ProjectService = ReturnType<typeof createProjectService>;

/** Marks stored files that a saved project no longer mentions: they go after it, if nothing else uses them. */
export type ReleaseFiles = {
  release(manager: EntityManager, names: string[]): Promise<void>;
};

/** `files` is given from above: features do not know each other. */
export function createProjectService(db: Database, files?: ReleaseFiles) {
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
        draft: null,
        publishAt: null,
        ...publishingOf({ draft, publishAt }),
        category: input.category?.trim() || (await firstCategory(manager)),
        categoryKey: null,
        createdAt: now,
        updatedAt: now,
      };
      row.status = row.status.trim();
      await ensureNamesListed(manager, row);
      await manager.insert(projectEntity, row);
      return presentProject(row, 'owner');
    });
  }

  /**
   * Replaces the fields that are given; the others keep their values.
   * @throws AppError NOT_FOUND; CONFLICT when `expectedUpdatedAt` is not the stored one; BAD_REQUEST for an empty category
   */
  function update({ id, expectedUpdatedAt, draft, publishAt, ...input }: ProjectUpdate): Promise<Project> {
    return changeProjects(db, async manager => {
      const stored = requireFound(await manager.findOneBy(projectEntity, { id }), id);
      if (expectedUpdatedAt !== undefined && stored.updatedAt.toISOString() !== expectedUpdatedAt) {
        throw new AppError('CONFLICT', 'The project was changed elsewhere');
      }
      const row: ProjectRow = {
        ...stored,
        ...withoutUndefined(input),
        ...publishingOf({ draft, publishAt }),
        updatedAt: momentAfter(stored.updatedAt),
      };
      row.category = row.category.trim();
      row.status = row.status.trim();
      if (row.category === '') {
        throw new AppError('BAD_REQUEST', CATEGORY_REQUIRED, {
          issues: [{ path: ['category'], message: CATEGORY_REQUIRED }],
        });
      }
      await ensureNamesListed(manager, row);
      const { id: _id, createdAt: _createdAt, ...columns } = row;
      await manager.update(projectEntity, { id }, columns);
      await files?.release(manager, droppedUploads(stored, row));
      return presentProject(row, 'owner');
    });
  }

  /** @throws AppError NOT_FOUND */
  async function remove(id: string): Promise<void> {
    await changeProjects(db, async manager => {
      const stored = requireFound(await manager.findOneBy(projectEntity, { id }), id);
      await manager.delete(projectEntity, { id });
      await files?.release(manager, droppedUploads(stored, null));
    });
  }

  return {
    list,
    get,
    isShown,
    create,
    update,
    remove,
    ...createProjectLists(db),
    ...createProjectExtracts(db),
  };
}

/** What a saved project uses appears in the lists at once, and the project in its category. */
async function ensureNamesListed(manager: EntityManager, row: ProjectRow): Promise<void> {
  const listed = { draft: isPublished(row) ? null : (true as const) };
  row.categoryKey = await ensureListed(manager, projectCategoryEntity, row.category, listed);
  if (row.status !== '') await ensureListed(manager, projectStatusEntity, row.status, listed);
}

/** Never the stored moment again, even within one millisecond: a reader of the old version must notice. */
function momentAfter(stored: Date): Date {
  return new Date(Math.max(Date.now(), stored.getTime() + 1));
}

/** Also refuses a row with almost this id: MySQL takes no heed of spaces at the end when it compares. */
function requireFound(row: ProjectRow | null, id: string): ProjectRow {
  if (row?.id !== id) throw new AppError('NOT_FOUND', 'Project not found.');
  return row;
}
