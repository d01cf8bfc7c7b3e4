import type { Project } from '../../../shared/contract/project';
import type { NoteOfProject, ProjectPage, ProjectsAround } from '../../../shared/contract/project-page';
import { renderMarkdown } from '../../core/markdown/render-markdown';

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
