import { type FindOptionsSelect, LessThan } from 'typeorm';
import { pick } from '#server/core/content/pick';
import { presentLanguage } from '#server/core/content/present-fields';
import { wherePublished } from '#server/core/content/published-rows';
import { presentPublishing } from '#server/core/content/publishing-row';
import type { Database } from '#server/core/database/database';
import { toMarkdownText } from '#server/core/markdown/markdown-pool';
import {
  ARCHIVE_ROWS,
  type CategoryCount,
  type CategoryRows,
  type CategoryRowsInput,
  OPEN_ROWS,
  type OpenRows,
  type ProjectCard,
  type ProjectOverview,
  projectCardSchema,
  projectOverviewSchema,
  projectSummarySchema,
} from '#shared/contract/project-summaries';
import { findLoop } from '#shared/find-loop';
import { listPhones } from '#shared/phone-screenshots';
import { rankSkills, type SkillUsage, TOP_SKILLS } from '#shared/skills';
import { hashName } from './project-categories-and-statuses';
import { type ProjectRow, projectCategoryEntity, projectEntity } from './project-entity';
import { ORDER_COLUMN, type ReadListSettings, sortInProjectOrder } from './project-order';
import { COVER_COLUMNS, presentCover, presentSlug } from './project-presenter';

/** The fields that are returned as stored. */
const COMPUTED = { _id: true, slug: true, language: true, generatedCover: true } as const;
const ROW = projectSummarySchema.omit(COMPUTED).keyof().options;
const CARD = projectCardSchema.omit({ ...COMPUTED, phones: true, loop: true }).keyof().options;
const PUBLISHING = { draft: true, publishAt: true, hasPendingChanges: true } as const;
const OVERVIEW = projectOverviewSchema.omit({ ...PUBLISHING, ...COMPUTED }).keyof().options;

const NO_ROWS: CategoryRows = { projects: [], next: null };

type OrderColumn = (typeof ORDER_COLUMN)[keyof typeof ORDER_COLUMN];

function toSelect(fields: readonly (keyof ProjectRow)[]): FindOptionsSelect<ProjectRow> {
  const always = ['slug', 'language', 'place', ...COVER_COLUMNS];
  return Object.fromEntries([...always, ...fields].map(field => [field, true]));
}

/**
 * Reads the fields that lists show, so that their cost does not grow with the rest of the data. All queries
 * but the overview serve visitors.
 */
export function createProjectSummaryReader(db: Database, readSettings: ReadListSettings) {
  async function listFeatured(): Promise<ProjectCard[]> {
    const by = ORDER_COLUMN[(await readSettings()).projectOrder];
    const rows = await db.read(projectEntity).find({
      select: toSelect([...CARD, 'media']),
      where: { featured: true, ...wherePublished() },
      order: { [by]: 'DESC' },
    });
    return Promise.all(rows.map(presentCard));
  }

  async function count(): Promise<number> {
    return db.read(projectEntity).countBy(wherePublished());
  }

  /** Lists rows of a category, or of the first category if the given one has no projects. */
  async function listInCategory(category: string | undefined, after?: string): Promise<CategoryRows> {
    const by = ORDER_COLUMN[(await readSettings()).projectOrder];
    const named = category === undefined ? NO_ROWS : await readRows(db, by, category, after);
    if (named.projects.length > 0) return named;
    const categories = await countByCategory(db);
    const [first] = categories;
    const isEnd = categories.some(counted => counted.category === category);
    return first && !isEnd ? readRows(db, by, first.category) : NO_ROWS;
  }

  /**
   * Lists the initially open rows: those of the given or first category, and of others if the owner opens
   * all.
   */
  async function listOpenRows({ category, after }: CategoryRowsInput): Promise<OpenRows[]> {
    const [categories, { projectOrder, archiveOpen }] = await Promise.all([
      countByCategory(db),
      readSettings(),
    ]);
    const by = ORDER_COLUMN[projectOrder];
    const named = categories.find(counted => counted.category === category);
    const main = named ?? categories[0];
    const others = archiveOpen === 'all' ? findCategoriesThatFit(categories) : [];
    return Promise.all(
      categories
        .filter(counted => counted === main || others.includes(counted))
        .map(async ({ category }) => ({
          category,
          ...(await readRows(db, by, category, category === named?.category ? after : undefined)),
        })),
    );
  }

  /** Lists every project, including drafts, for the dashboard's table. */
  async function listOverview(): Promise<ProjectOverview[]> {
    const rows = await db.read(projectEntity).find({
      select: toSelect([...OVERVIEW, 'draft', 'publishAt', 'pendingChanges']),
      order: { id: 'DESC' },
    });
    return sortInProjectOrder(rows, (await readSettings()).projectOrder).map(row => ({
      ...presentRow(row, OVERVIEW),
      ...presentPublishing({ ...row, pendingChanges: null }),
      ...(row.pendingChanges && { hasPendingChanges: true as const }),
    }));
  }

  /** Lists the skills that most projects name. The most used skill is first. */
  async function listTopSkills(): Promise<SkillUsage[]> {
    const rows = await db.read(projectEntity).find({ select: { skills: true }, where: wherePublished() });
    return rankSkills(rows).slice(0, TOP_SKILLS);
  }

  return {
    listFeatured,
    count,
    countByCategory: () => countByCategory(db),
    listInCategory,
    listOpenRows,
    listOverview,
    listTopSkills,
  };
}

/** Lists the categories that have projects, in the owner's order. */
async function countByCategory(db: Database): Promise<CategoryCount[]> {
  const [categories, counts] = await Promise.all([
    db.read(projectCategoryEntity).find({ order: { position: 'ASC' } }),
    countByKey(db),
  ]);
  return categories.flatMap(({ nameKey, name }) => {
    const projects = counts.get(nameKey);
    return projects === undefined ? [] : [{ category: name, projects }];
  });
}

async function countByKey(db: Database): Promise<Map<string | null, number>> {
  const rows = await db
    .read(projectEntity)
    .createQueryBuilder('project')
    .select('project.categoryKey', 'categoryKey')
    .addSelect('COUNT(*)', 'projects')
    .where(wherePublished())
    .groupBy('project.categoryKey')
    .getRawMany<{ categoryKey: string | null; projects: number | string }>();
  return new Map(rows.map(({ categoryKey, projects }) => [categoryKey, Number(projects)]));
}

async function readRows(
  db: Database,
  by: OrderColumn,
  category: string,
  after?: string,
): Promise<CategoryRows> {
  const rows = await db.read(projectEntity).find({
    select: toSelect(ROW),
    where: {
      categoryKey: hashName(category),
      ...wherePublished(),
      ...(after !== undefined && { [by]: LessThan(after) }),
    },
    order: { [by]: 'DESC' },
    // One more row shows that others follow.
    take: ARCHIVE_ROWS + 1,
  });
  const shown = rows.slice(0, ARCHIVE_ROWS);
  return {
    projects: await Promise.all(shown.map(row => presentSummary(row, ROW))),
    next: rows.length > shown.length ? (shown.at(-1)?.[by] ?? null) : null,
  };
}

function findCategoriesThatFit(categories: CategoryCount[]): CategoryCount[] {
  let rows = 0;
  return categories.filter(({ projects }) => {
    rows += Math.min(projects, ARCHIVE_ROWS);
    return rows <= OPEN_ROWS;
  });
}

async function presentCard(row: ProjectRow): Promise<ProjectCard> {
  const phones = listPhones(row.image, row.media);
  const loop = findLoop(row.media);
  return {
    ...(await presentSummary(row, CARD)),
    ...(phones.length > 0 && { phones }),
    ...(loop !== undefined && { loop }),
  };
}

async function presentSummary<Name extends keyof ProjectRow>(row: ProjectRow, fields: readonly Name[]) {
  return { ...presentRow(row, fields), description: await toMarkdownText(row.description) };
}

function presentRow<Name extends keyof ProjectRow>(row: ProjectRow, fields: readonly Name[]) {
  const own = { _id: row.id, ...presentSlug(row.slug), ...presentLanguage(row) };
  return { ...own, ...pick(row, fields), ...presentCover(row) };
}
