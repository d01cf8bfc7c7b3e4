import { pick, pickFilled } from '#server/core/content/pick';
import { presentPublishing, type Viewer } from '#server/core/content/published-rows';
import { presentTimestamps } from '#server/core/database/saved-row';
import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { LATER_PROJECT_FIELDS, PROJECT_FIELDS, type Project } from '#shared/contract/project';
import type { AdjacentProjects, NoteOfProject, ProjectPage } from '#shared/contract/project-page';
import type { ProjectRow } from './project-entity';

export function presentSlug(slug: string | null): { slug?: string } {
  return slug === null ? {} : { slug };
}

export function presentProject(row: ProjectRow, viewer: Viewer): Project {
  return {
    _id: row.id,
    ...presentSlug(row.slug),
    ...pick(row, PROJECT_FIELDS),
    ...pickFilled(row, LATER_PROJECT_FIELDS),
    ...(viewer === 'owner' && presentPublishing(row)),
    ...presentTimestamps(row, viewer),
  };
}

export function presentProjectPage(
  { details, learned, ...project }: Project,
  adjacent: AdjacentProjects,
  notes: NoteOfProject[],
): ProjectPage {
  return {
    ...project,
    html: {
      description: renderMarkdown(project.description, { idPrefix: 'description' }),
      details: renderMarkdown(details, { idPrefix: 'details' }),
      learned: renderMarkdown(learned, { idPrefix: 'learned' }),
    },
    around: adjacent,
    notes,
  };
}
