import { type EntityManager, In } from 'typeorm';
import { type Viewer, visibleTo } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { projectPath } from '#shared/content-paths';
import type { Project } from '#shared/contract/project';
import type { NoteOfProject, ProjectPage } from '#shared/contract/project-page';
import { withPending } from '#shared/publishing';
import { shownTitle } from '#shared/text';
import { findProjectsAround, NOTHING_AROUND } from './find-projects-around';
import { type ProjectRow, projectEntity } from './project-entity';
import { inProjectOrder, type ReadListSettings } from './project-order';
import { presentProject, presentProjectPage, presentSlug } from './project-presenter';
import { projectSlugs } from './project-slugs';

/** The published notes that are about a project. From above: features do not know each other. */
export type FindNotes = (projectId: string) => Promise<NoteOfProject[]>;

type ReadDeps = {
  db: Database;
  getRow: (id: string, viewer: Viewer) => Promise<ProjectRow>;
  readSettings: ReadListSettings;
  findNotes: FindNotes;
};

/** Projects whole: in lists, by their ids, and as their pages. What a page asks for in parts is in `project-extracts.ts`. */
export function createProjectReads({ db, getRow, readSettings, findNotes }: ReadDeps) {
  /** All projects, as the pages list them; for visitors those that are published. */
  async function list(viewer: Viewer = 'visitor'): Promise<Project[]> {
    const rows = await db.read(projectEntity).find({ where: visibleTo(viewer), order: { id: 'DESC' } });
    return inProjectOrder(rows, (await readSettings()).projectOrder).map(row => presentProject(row, viewer));
  }

  /**
   * The page that visitors see at an address: a project's id, its slug, or one that it had before.
   * @throws AppError NOT_FOUND, also of one that is not published
   */
  async function getPage(address: string): Promise<ProjectPage> {
    const project = await getAt(address);
    const [around, notes] = await Promise.all([
      readSettings().then(({ projectOrder }) => findProjectsAround(db, project._id, projectOrder)),
      findNotes(project._id),
    ]);
    return presentProjectPage(project, around, notes);
  }

  async function getAt(address: string): Promise<Project> {
    const row = await projectSlugs.findAt(db, address, where =>
      db.read(projectEntity).findOneBy({ ...where, ...visibleTo('visitor') }),
    );
    return presentProject(row ?? (await getRow(address, 'visitor')), 'visitor');
  }

  /** Its page as visitors will see it, published or not. @throws AppError NOT_FOUND */
  async function previewPage(id: string): Promise<ProjectPage> {
    const row = await getRow(id, 'owner');
    return presentProjectPage(presentProject(withPending(row), 'visitor'), NOTHING_AROUND, []);
  }

  /** Whether visitors see the project. */
  async function isShown(id: string): Promise<boolean> {
    const where = { id, ...visibleTo('visitor') };
    return (await db.read(projectEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
  }

  return { list, getPage, previewPage, isShown, findLinks };
}

/** Those of these projects that there are for this viewer, in this order, as others link to them. */
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
