import { type EntityManager, In } from 'typeorm';
import { publishedAt } from '#server/core/content/dated-row';
import { presentLanguage } from '#server/core/content/present-fields';
import { type Viewer, whereVisibleTo } from '#server/core/content/published-rows';
import type { ItemPage } from '#server/core/content/slugs';
import type { Database } from '#server/core/database/database';
import { compareKeys } from '#shared/compare';
import { projectPath } from '#shared/content-paths';
import type { Project } from '#shared/contract/project';
import type { ProjectNote, ProjectPage } from '#shared/contract/project-page';
import { withPending } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import type { FeedProject } from './project-discovery';
import { type ProjectRow, projectEntity, projectSlugs } from './project-entity';
import { findProjectNeighbors, NO_NEIGHBORS } from './project-neighbors';
import { type ReadListSettings, sortInProjectOrder } from './project-order';
import {
  COVER_COLUMNS,
  presentCover,
  presentProject,
  presentProjectPage,
  presentSlug,
} from './project-presenter';

/** Finds the published notes about a project. It is passed in because features do not import each other. */
export type FindNotes = (projectId: string) => Promise<ProjectNote[]>;

type ReadDeps = {
  db: Database;
  getRow: (id: string, viewer: Viewer) => Promise<ProjectRow>;
  readSettings: ReadListSettings;
  findNotes: FindNotes;
  /** Precedes the paths of this site in rendered Markdown. */
  base: string | undefined;
};

/**
 * Reads whole projects, in lists, by ID and for their pages. `project-summary-reader.ts` reads parts of
 * projects.
 */
export function createProjectReader({ db, getRow, readSettings, findNotes, base }: ReadDeps) {
  /** Lists all projects. Visitors get the published ones. */
  async function list(viewer: Viewer = 'visitor'): Promise<Project[]> {
    const rows = await db.read(projectEntity).find({ where: whereVisibleTo(viewer), order: { id: 'DESC' } });
    return sortInProjectOrder(rows, (await readSettings()).projectOrder).map(row =>
      presentProject(row, viewer),
    );
  }

  /** Lists the pages of public projects, oldest first. */
  function listPages(): Promise<ItemPage[]> {
    return projectSlugs.listPages(db, { public: true });
  }

  /** Lists the public projects that changed most recently for visitors. */
  async function listChanged(most: number): Promise<FeedProject[]> {
    const latest = (await listPages())
      .sort((one, other) => compareKeys(other.changedAt, one.changedAt))
      .slice(0, most);
    if (latest.length === 0) return [];
    const where = { public: true, ...whereVisibleTo('visitor') };
    const rows = await db.read(projectEntity).findBy({ id: In(latest.map(({ id }) => id)), ...where });
    const byId = new Map(rows.map(row => [row.id, row]));
    return latest.flatMap(({ id }) => {
      const row = byId.get(id);
      return row ? { ...presentProject(row, 'visitor'), publishedAt: publishedAt(row) } : [];
    });
  }

  /**
   * Returns the page at an address, which is a project's ID, slug or former slug.
   * @throws AppError NOT_FOUND, also for an unpublished project
   */
  async function getPage(address: string): Promise<ProjectPage> {
    const project = await getByAddress(address);
    const [adjacent, notes] = await Promise.all([
      readSettings().then(({ projectOrder }) => findProjectNeighbors(db, project._id, projectOrder)),
      findNotes(project._id),
    ]);
    return presentProjectPage(project, { around: adjacent, notes }, base);
  }

  async function getByAddress(address: string): Promise<Project> {
    const row = await projectSlugs.findAt(db, address, where =>
      db.read(projectEntity).findOneBy({ ...where, ...whereVisibleTo('visitor') }),
    );
    return presentProject(row ?? (await getRow(address, 'visitor')), 'visitor');
  }

  /**
   * Returns a project's page as visitors will see it, published or not.
   * @throws AppError NOT_FOUND
   */
  async function previewPage(id: string): Promise<ProjectPage> {
    const row = await getRow(id, 'owner');
    const project = presentProject(withPending(row), 'visitor');
    return presentProjectPage(project, { around: NO_NEIGHBORS, notes: [] }, base);
  }

  async function isShown(id: string): Promise<boolean> {
    const where = { id, ...whereVisibleTo('visitor') };
    return (await db.read(projectEntity).find({ select: { id: true }, where, take: 1 })).length > 0;
  }

  return { list, listPages, listChanged, getPage, previewPage, isShown, findLinks };
}

type ProjectLink = {
  title: string;
  language?: string;
  path: string;
  image: string;
  generatedCover?: string;
};

/** Finds those of the given projects that exist for this viewer, in this order, as links. */
async function findLinks(
  manager: EntityManager,
  ids: string[],
  viewer: Viewer,
): Promise<(ProjectLink & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await manager.find(projectEntity, {
    select: Object.fromEntries(['slug', 'title', 'language', ...COVER_COLUMNS].map(name => [name, true])),
    where: { id: In(ids), ...whereVisibleTo(viewer) },
  });
  const byId = new Map(rows.map(row => [row.id, row]));
  return [...new Set(ids)].flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    const path = projectPath({ _id: id, ...presentSlug(row.slug) });
    const title = displayTitle(row.title);
    return [{ id, title, ...presentLanguage(row), path, image: row.image, ...presentCover(row) }];
  });
}
