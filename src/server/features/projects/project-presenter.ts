import { presentFields } from '#server/core/content/present-fields';
import type { Viewer } from '#server/core/content/published-rows';
import { presentPublishing } from '#server/core/content/publishing-row';
import { presentTimestamps } from '#server/core/content/saved-row';
import { toMarkdownHtml, toMarkdownText } from '#server/core/markdown/markdown-pool';
import { type Project, projectFields } from '#shared/contract/project';
import type { ProjectPage } from '#shared/contract/project-page';
import { toCover } from '#shared/covers/cover';
import { coverPath } from '#shared/covers/cover-path';
import type { ProjectRow } from './project-entity';

export function presentSlug(slug: string | null): { slug?: string } {
  return slug === null ? {} : { slug };
}

/** The columns that the generated cover of a project depends on. */
export const COVER_COLUMNS = ['id', 'image', 'category', 'keyFigures', 'coverTurn'] as const;

/** Presents the generated cover of a project without an image. */
export function presentCover(row: Pick<ProjectRow, (typeof COVER_COLUMNS)[number]>): {
  generatedCover?: string;
} {
  const { id, image, category, keyFigures, coverTurn } = row;
  if (image !== '') return {};
  const figure = keyFigures[0]?.value;
  return { generatedCover: coverPath(toCover({ id, groups: [category], turn: coverTurn, figure })) };
}

export function presentProject(row: ProjectRow, viewer: Viewer): Project {
  return {
    _id: row.id,
    ...presentSlug(row.slug),
    ...presentFields(projectFields, row),
    ...presentCover(row),
    ...(viewer === 'owner' && presentPublishing(row)),
    ...presentTimestamps(row, viewer),
  };
}

export async function presentProjectPage(
  { details, learned, ...project }: Project,
  links: Pick<ProjectPage, 'around' | 'notes'>,
  base: string | undefined,
): Promise<ProjectPage> {
  const [description, descriptionHtml, detailsHtml, learnedHtml] = await Promise.all([
    toMarkdownText(project.description),
    toMarkdownHtml(project.description, { idPrefix: 'description', base }),
    toMarkdownHtml(details, { idPrefix: 'details', base }),
    toMarkdownHtml(learned, { idPrefix: 'learned', base }),
  ]);
  return {
    ...project,
    description,
    html: { description: descriptionHtml, details: detailsHtml, learned: learnedHtml },
    ...links,
  };
}
