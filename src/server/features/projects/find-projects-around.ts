import { MoreThan } from 'typeorm';
import { published } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import type { ProjectsAround, RelatedProject } from '#shared/contract/project-page';
import type { ProjectOrder } from '#shared/contract/site';
import { type ProjectRow, projectEntity } from './project-entity';
import { ORDER_COLUMN } from './project-order';
import { presentSlug } from './project-presenter';

/** So many projects are looked through, the first of the list: a page must not take longer because there are more. */
const MOST_COMPARED = 500;
const MOST_RELATED = 3;
const COLUMNS = {
  id: true,
  slug: true,
  title: true,
  description: true,
  image: true,
  imageAlt: true,
  skills: true,
  category: true,
} as const;

type Compared = Pick<ProjectRow, keyof typeof COLUMNS>;

export const NOTHING_AROUND: ProjectsAround = { previous: null, next: null, related: [] };

/** Where a visitor may go on from a project: its neighbours in the list of all, and those that are most like it. */
export async function findProjectsAround(
  db: Database,
  id: string,
  order: ProjectOrder,
): Promise<ProjectsAround> {
  const by = ORDER_COLUMN[order];
  const rows: Compared[] = await db.read(projectEntity).find({
    select: COLUMNS,
    // In the order of the index, of which it is the whole.
    where: { [by]: MoreThan(''), ...published() },
    order: { [by]: 'DESC' },
    take: MOST_COMPARED,
  });
  const place = rows.findIndex(row => row.id === id);
  const own = rows[place];
  if (!own) return NOTHING_AROUND;
  const [previous, next] = [rows[place - 1], rows[place + 1]];
  return {
    previous: previous ? presentNeighbour(previous) : null,
    next: next ? presentNeighbour(next) : null,
    related: rankRelated(own, rows),
  };
}

/** Those with the most skills in common, of the same category before others; of equals the newer ones. */
export function rankRelated(own: Compared, rows: readonly Compared[]): RelatedProject[] {
  const known = new Set(own.skills.map(lowerCase));
  return rows
    .filter(({ id }) => id !== own.id)
    .map(row => {
      const shared = row.skills.filter(skill => known.has(lowerCase(skill)));
      return { row, shared, likeness: shared.length * 2 + (row.category === own.category ? 1 : 0) };
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_RELATED)
    .map(({ row, shared }) => ({ ...presentNeighbour(row), shared }));
}

function presentNeighbour({ id, slug, title, description, image, imageAlt }: Compared) {
  return { _id: id, ...presentSlug(slug), title, description, image, imageAlt };
}

function lowerCase(skill: string): string {
  return skill.toLowerCase();
}
