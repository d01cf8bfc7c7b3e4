import type { Project } from '../../../shared/contract/project';
import type { NoteOfProject, ProjectPage } from '../../../shared/contract/project-page';
import { withPending } from '../../../shared/publishing';
import { completeSlug, isSlug } from '../../../shared/slug';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import { type Viewer, visibleTo } from '../../core/publishing';
import { type ProjectRow, projectEntity } from './project-entity';
import { inProjectOrder, type ReadListSettings } from './project-order';
import { presentProjectPage } from './project-page';
import { presentProject } from './project-presenter';
import { projectSlugs } from './project-slugs';
import { findProjectsAround, NOTHING_AROUND } from './projects-around';

/** The published notes that are about a project. From above: features do not know each other. */
export type FindNotes = (projectId: string) => Promise<NoteOfProject[]>;

/** Projects whole: in lists, by their ids, and as their pages. What a page asks for in parts is in `project-extracts.ts`. */
export function createProjectReads(db: Database, readSettings: ReadListSettings, findNotes: FindNotes) {
  /** All projects, as the pages list them; for visitors those that are published. */
  async function list(viewer: Viewer = 'visitor'): Promise<Project[]> {
    const rows = await db.read(projectEntity).find({ where: visibleTo(viewer), order: { id: 'DESC' } });
    return inProjectOrder(rows, (await readSettings()).projectOrder).map(row => presentProject(row, viewer));
  }

  /** @throws AppError NOT_FOUND, for visitors also of one that is not published */
  async function get(id: string, viewer: Viewer = 'visitor'): Promise<Project> {
    const row = await db.read(projectEntity).findOneBy({ id, ...visibleTo(viewer) });
    return presentProject(requireFound(row, id), viewer);
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
    const slug = completeSlug(address);
    if (!isSlug(slug)) return get(address);
    const row = await db.read(projectEntity).findOneBy({ slug, ...visibleTo('visitor') });
    if (row) return presentProject(row, 'visitor');
    return get((await projectSlugs.findFormer(db, slug)) ?? address);
  }

  /** Its page as visitors will see it, published or not. @throws AppError NOT_FOUND */
  async function previewPage(id: string): Promise<ProjectPage> {
    const row = requireFound(await db.read(projectEntity).findOneBy({ id }), id);
    return presentProjectPage(presentProject(withPending(row), 'visitor'), NOTHING_AROUND, []);
  }

  /** Whether visitors see the project. */
  async function isShown(id: string): Promise<boolean> {
    const where = { id, ...visibleTo('visitor') };
    return (await db.read(projectEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
  }

  return { list, get, getPage, previewPage, isShown };
}

/** @throws AppError NOT_FOUND. Also refuses a row with almost this id: MySQL takes no heed of spaces at the end when it compares. */
export function requireFound(row: ProjectRow | null, id: string): ProjectRow {
  if (row?.id !== id) throw new AppError('NOT_FOUND', 'Project not found.');
  return row;
}
