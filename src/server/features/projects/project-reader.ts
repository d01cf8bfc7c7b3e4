import { type EntityManager, In, MoreThan } from 'typeorm';
import { publishedAt } from '#server/core/content/dated-row';
import { type Viewer, whereVisibleTo } from '#server/core/content/published-rows';
import { presentTimestamps, TIMESTAMP_COLUMNS } from '#server/core/content/saved-row';
import type { Database } from '#server/core/database/database';
import { readInPages } from '#server/core/database/read-in-pages';
import { compareKeys } from '#shared/compare';
import { projectPath } from '#shared/content-paths';
import type { Project } from '#shared/contract/project';
import type { ProjectNote, ProjectPage } from '#shared/contract/project-page';
import { withPending } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import type { FeedProject, ProjectAddress } from './project-discovery';
import { type ProjectRow, projectEntity, projectSlugs } from './project-entity';
import { findProjectNeighbors, NO_NEIGHBORS } from './project-neighbors';
import { type ReadListSettings, sortInProjectOrder } from './project-order';
import { presentProject, presentProjectPage, presentSlug } from './project-presenter';

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

  /** Lists the public projects for the sitemap, oldest first. */
  async function listAddresses(): Promise<ProjectAddress[]> {
    const rows = await readInPages((after, take) =>
      db.read(projectEntity).find({
        select: { id: true, slug: true, ...TIMESTAMP_COLUMNS },
        where: { public: true, ...whereVisibleTo('visitor'), id: MoreThan(after) },
        order: { id: 'ASC' },
        take,
      }),
    );
    return rows.map(row => ({
      _id: row.id,
      ...presentSlug(row.slug),
      updatedAt: presentTimestamps(row, 'visitor').updatedAt,
    }));
  }

  /** Lists the public projects that changed most recently for visitors. */
  async function listChanged(most: number): Promise<FeedProject[]> {
    const ids = (await listAddresses())
      .sort(byLatestChange)
      .slice(0, most)
      .map(({ _id }) => _id);
    if (ids.length === 0) return [];
    const where = { id: In(ids), public: true, ...whereVisibleTo('visitor') };
    const rows = await db.read(projectEntity).find({ where });
    return rows
      .map(row => ({ ...presentProject(row, 'visitor'), publishedAt: publishedAt(row) }))
      .sort(byLatestChange);
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

  return { list, listAddresses, listChanged, getPage, previewPage, isShown, findLinks };
}

function byLatestChange(a: { updatedAt: string }, b: { updatedAt: string }): number {
  return compareKeys(b.updatedAt, a.updatedAt);
}

/** Finds those of the given projects that exist for this viewer, in this order, as links. */
async function findLinks(
  manager: EntityManager,
  ids: string[],
  viewer: Viewer,
): Promise<{ id: string; title: string; path: string }[]> {
  if (ids.length === 0) return [];
  const rows = await manager.find(projectEntity, {
    select: { id: true, slug: true, title: true },
    where: { id: In(ids), ...whereVisibleTo(viewer) },
  });
  const byId = new Map(rows.map(row => [row.id, row]));
  return [...new Set(ids)].flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ id, title: displayTitle(row.title), path: projectPath({ _id: id, ...presentSlug(row.slug) }) }];
  });
}
