import { type EntityManager, In } from 'typeorm';
import { type Viewer, visibleTo } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { projectPath } from '#shared/content-paths';
import type { Project } from '#shared/contract/project';
import type { NoteOfProject, ProjectPage } from '#shared/contract/project-page';
import { withPending } from '#shared/publishing';
import { shownTitle } from '#shared/text';
import { findAdjacentProjects, NO_ADJACENT_PROJECTS } from './adjacent-projects';
import { type ProjectRow, projectEntity, projectSlugs } from './project-entity';
import { inProjectOrder, type ReadListSettings } from './project-order';
import { presentProject, presentProjectPage, presentSlug } from './project-presenter';

/** Finds the published notes about a project. Passed in because features do not import each other. */
export type FindNotes = (projectId: string) => Promise<NoteOfProject[]>;

type ReadDeps = {
  db: Database;
  getRow: (id: string, viewer: Viewer) => Promise<ProjectRow>;
  readSettings: ReadListSettings;
  findNotes: FindNotes;
};

/** Reads whole projects: in lists, by id and for their pages. Partial reads are in `project-list-queries.ts`. */
export function createProjectReads({ db, getRow, readSettings, findNotes }: ReadDeps) {
  /** Lists all projects; for visitors the published ones. */
  async function list(viewer: Viewer = 'visitor'): Promise<Project[]> {
    const rows = await db.read(projectEntity).find({ where: visibleTo(viewer), order: { id: 'DESC' } });
    return inProjectOrder(rows, (await readSettings()).projectOrder).map(row => presentProject(row, viewer));
  }

  /**
   * Returns the page at an address: a project's id, slug or former slug.
   * @throws AppError NOT_FOUND, also for an unpublished project
   */
  async function getPage(address: string): Promise<ProjectPage> {
    const project = await getAt(address);
    const [adjacent, notes] = await Promise.all([
      readSettings().then(({ projectOrder }) => findAdjacentProjects(db, project._id, projectOrder)),
      findNotes(project._id),
    ]);
    return presentProjectPage(project, adjacent, notes);
  }

  async function getAt(address: string): Promise<Project> {
    const row = await projectSlugs.findAt(db, address, where =>
      db.read(projectEntity).findOneBy({ ...where, ...visibleTo('visitor') }),
    );
    return presentProject(row ?? (await getRow(address, 'visitor')), 'visitor');
  }

  /** Returns its page as visitors will see it, published or not. @throws AppError NOT_FOUND */
  async function previewPage(id: string): Promise<ProjectPage> {
    const row = await getRow(id, 'owner');
    return presentProjectPage(presentProject(withPending(row), 'visitor'), NO_ADJACENT_PROJECTS, []);
  }

  async function isShown(id: string): Promise<boolean> {
    const where = { id, ...visibleTo('visitor') };
    return (await db.read(projectEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
  }

  return { list, getPage, previewPage, isShown, findLinks };
}

/** Finds the given projects that exist for this viewer, in this order, as links. */
async function findLinks(
  manager: EntityManager,
  ids: string[],
  viewer: Viewer,
): Promise<{ id: string; title: string; path: string }[]> {
  if (ids.length === 0) return [];
  const rows = await manager.find(projectEntity, {
    select: { id: true, slug: true, title: true },
    where: { id: In(ids), ...visibleTo(viewer) },
  });
  const byId = new Map(rows.map(row => [row.id, row]));
  return [...new Set(ids)].flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ id, title: shownTitle(row.title), path: projectPath({ _id: id, ...presentSlug(row.slug) }) }];
  });
}
