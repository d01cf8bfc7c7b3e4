import { type FindOptionsSelect, IsNull, LessThan } from 'typeorm';
import type { z } from 'zod';
import {
  ARCHIVE_ROWS,
  type CategoryCount,
  type CategoryRows,
  type ProjectCard,
  type ProjectOverview,
  projectCardSchema,
  projectOverviewSchema,
  projectRowSchema,
} from '../../../shared/contract/project-extracts';
import { rankSkills, type SkillUsage, TOP_SKILLS } from '../../../shared/skill-usage';
import type { Database } from '../../core/database';
import { presentPublishing, published } from '../../core/publishing';
import { type ProjectRow, projectEntity } from './project-entity';
import { projectCategoryEntity } from './project-list-entities';
import { changeProjects, ensureListed, keyOfName } from './project-lists';

const ROW = columnsOf(projectRowSchema);
const CARD = columnsOf(projectCardSchema);
const OVERVIEW = {
  ...columnsOf(projectOverviewSchema.omit({ hasPendingChanges: true })),
  pendingChanges: true,
};

/** The columns that are read for what a schema answers. */
function columnsOf({ shape }: z.ZodObject): FindOptionsSelect<ProjectRow> {
  return Object.fromEntries(Object.keys(shape).map(field => [field === '_id' ? 'id' : field, true]));
}

/** What pages show of projects, and no more: they grow with what they show, not with what is stored. Visitors' pages, but for the overview. */
export function createProjectExtracts(db: Database) {
  /** The starred projects, newest first. */
  async function listFeatured(): Promise<ProjectCard[]> {
    const rows = await db
      .read(projectEntity)
      .find({ select: CARD, where: { featured: true, ...published() }, order: { id: 'DESC' } });
    return rows.map(withPublicId);
  }

  async function count(): Promise<number> {
    return db.read(projectEntity).countBy(published());
  }

  /** The categories that have projects, in the owner's order. */
  async function countByCategory(): Promise<CategoryCount[]> {
    const [categories, counts] = await Promise.all([
      db.read(projectCategoryEntity).find({ order: { position: 'ASC' } }),
      countByKey(),
    ]);
    if (counts.has(null)) {
      await listStrays();
      return countByCategory();
    }
    return categories.flatMap(({ nameKey, name }) => {
      const projects = counts.get(nameKey);
      return projects === undefined ? [] : [{ category: name, projects }];
    });
  }

  async function countByKey(): Promise<Map<string | null, number>> {
    const rows = await db
      .read(projectEntity)
      .createQueryBuilder('project')
      .select('project.categoryKey', 'categoryKey')
      .addSelect('COUNT(*)', 'projects')
      .where(published())
      .groupBy('project.categoryKey')
      .getRawMany<{ categoryKey: string | null; projects: number | string }>();
    return new Map(rows.map(({ categoryKey, projects }) => [categoryKey, Number(projects)]));
  }

  /** Projects that were stored by hand, or by a version that knew no key, get their place in the archive. */
  async function listStrays(): Promise<void> {
    await changeProjects(db, async manager => {
      const strays = await manager.find(projectEntity, {
        select: { id: true, category: true },
        where: { categoryKey: IsNull() },
      });
      for (const { id, category } of strays) {
        const categoryKey = await ensureListed(manager, projectCategoryEntity, category);
        await manager.update(projectEntity, { id }, { categoryKey });
      }
    });
  }

  /** Some projects of a category, newest first; of the first category where the named one has none. */
  async function listInCategory(category: string | undefined, after?: string): Promise<CategoryRows> {
    const named = category === undefined ? [] : await findRows(category, after);
    if (named.length > 0) return cutRows(named);
    const categories = await countByCategory();
    const [first] = categories;
    const isEnd = categories.some(counted => counted.category === category);
    return cutRows(first && !isEnd ? await findRows(first.category) : []);
  }

  function findRows(category: string, after?: string): Promise<ProjectRow[]> {
    return db.read(projectEntity).find({
      select: ROW,
      where: {
        categoryKey: keyOfName(category),
        ...published(),
        ...(after !== undefined && { id: LessThan(after) }),
      },
      order: { id: 'DESC' },
      // One more, which tells whether there are others.
      take: ARCHIVE_ROWS + 1,
    });
  }

  /** Every project, drafts too, newest first, as the dashboard's table shows it. */
  async function listOverview(): Promise<ProjectOverview[]> {
    const rows = await db.read(projectEntity).find({ select: OVERVIEW, order: { id: 'DESC' } });
    return rows.map(({ draft, publishAt, pendingChanges, ...row }) => ({
      ...withPublicId(row),
      ...presentPublishing({ draft, publishAt, pendingChanges: null }),
      ...(pendingChanges && { hasPendingChanges: true as const }),
    }));
  }

  /** The skills that most projects list, the most used first. */
  async function listTopSkills(): Promise<SkillUsage[]> {
    const rows = await db.read(projectEntity).find({ select: { skills: true }, where: published() });
    return rankSkills(rows).slice(0, TOP_SKILLS);
  }

  return { listFeatured, count, countByCategory, listInCategory, listOverview, listTopSkills };
}

function cutRows(rows: ProjectRow[]): CategoryRows {
  const shown = rows.slice(0, ARCHIVE_ROWS);
  return {
    projects: shown.map(withPublicId),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

function withPublicId<Row extends { id: string }>({ id, ...fields }: Row) {
  return { _id: id, ...fields };
}
