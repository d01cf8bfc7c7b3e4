import { pick, pickFilled } from '#server/core/content/pick';
import { presentPublishing, type Viewer } from '#server/core/content/published-rows';
import { presentMoments } from '#server/core/database/saved-row';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { LATER_PROJECT_FIELDS, PROJECT_FIELDS, type Project } from '#shared/contract/project';
import type { NoteOfProject, ProjectPage, ProjectsAround } from '#shared/contract/project-page';
import type { ProjectRow } from './project-entity';

/** Absent where there is none. */
export function presentSlug(slug: string | null): { slug?: string } {
  return slug === null ? {} : { slug };
}

/** A row as the outside sees it, with the fields that the contract names. */
export function presentProject(row: ProjectRow, viewer: Viewer): Project {
  return {
    _id: row.id,
    ...presentSlug(row.slug),
    ...pick(row, PROJECT_FIELDS),
    ...pickFilled(row, LATER_PROJECT_FIELDS),
    ...(viewer === 'owner' && presentPublishing(row)),
    ...presentMoments(row, viewer),
  };
}

/** What the project's page shows of it. */
export function presentProjectPage(
  { details, learned, ...project }: Project,
  around: ProjectsAround,
  notes: NoteOfProject[],
): ProjectPage {
  return {
    ...project,
    html: {
      description: renderMarkdown(project.description, { idPrefix: 'description' }),
      details: renderMarkdown(details, { idPrefix: 'details' }),
      learned: renderMarkdown(learned, { idPrefix: 'learned' }),
    },
    around,
    notes,
  };
}
