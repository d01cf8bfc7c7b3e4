import { MoreThan } from 'typeorm';
import { presentLanguage } from '#server/core/content/present-fields';
import { wherePublished } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { toMarkdownText } from '#server/core/markdown/markdown-pool';
import type { ProjectNeighbor, ProjectNeighbors } from '#shared/contract/project-page';
import type { ProjectOrder } from '#shared/contract/site';
import { nameKey } from '#shared/names';
import { type ProjectRow, projectEntity } from './project-entity';
import { ORDER_COLUMN } from './project-order';
import { presentCover, presentSlug } from './project-presenter';

/**
 * Only this many projects are compared, from the start of the list, so that response time does not grow with
 * the projects.
 */
const MAX_PROJECTS_COMPARED = 500;
const MAX_RELATED = 3;
const COLUMNS = {
  id: true,
  slug: true,
  title: true,
  language: true,
  description: true,
  image: true,
  imageAlt: true,
  skills: true,
  category: true,
  keyFigures: true,
  coverTurn: true,
} as const;

type Compared = Pick<ProjectRow, keyof typeof COLUMNS>;

export const NO_NEIGHBORS: ProjectNeighbors = { previous: null, next: null, related: [] };

/** Finds the neighbors of a project in the list, and the projects most similar to it. */
export async function findProjectNeighbors(
  db: Database,
  id: string,
  order: ProjectOrder,
): Promise<ProjectNeighbors> {
  const by = ORDER_COLUMN[order];
  const rows: Compared[] = await db.read(projectEntity).find({
    select: COLUMNS,
    // The condition matches the order of the index, which covers the query entirely.
    where: { [by]: MoreThan(''), ...wherePublished() },
    order: { [by]: 'DESC' },
    take: MAX_PROJECTS_COMPARED,
  });
  const index = rows.findIndex(row => row.id === id);
  const own = rows[index];
  if (!own) return NO_NEIGHBORS;
  const [previous, next] = [rows[index - 1], rows[index + 1]];
  return {
    previous: previous ? await presentNeighbor(previous) : null,
    next: next ? await presentNeighbor(next) : null,
    related: await Promise.all(
      rankRelated(own, rows).map(async ({ row, shared }) => ({ ...(await presentNeighbor(row)), shared })),
    ),
  };
}

type Related = { row: Compared; shared: string[] };

/** Ranks projects by shared skills, then by shared category, then newest first. */
export function rankRelated(own: Compared, rows: readonly Compared[]): Related[] {
  const ownSkills = new Set(own.skills.map(nameKey));
  return rows
    .filter(({ id }) => id !== own.id)
    .map(row => {
      const shared = row.skills.filter(skill => ownSkills.has(nameKey(skill)));
      return {
        row,
        shared,
        likeness: shared.length * 2 + (nameKey(row.category) === nameKey(own.category) ? 1 : 0),
      };
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_RELATED);
}

async function presentNeighbor(row: Compared): Promise<ProjectNeighbor> {
  const { id, slug, title, image, imageAlt, description } = row;
  return {
    _id: id,
    ...presentSlug(slug),
    title,
    ...presentLanguage(row),
    image,
    imageAlt,
    ...presentCover(row),
    description: await toMarkdownText(description),
  };
}
