import type { Project } from '../../../../shared/contract/project';

/** What the editor changes of a project: all of it is sent (rule 6.6). */
export type ProjectDraft = Pick<
  Project,
  | 'title'
  | 'description'
  | 'details'
  | 'learned'
  | 'image'
  | 'imageAlt'
  | 'skills'
  | 'github'
  | 'live'
  | 'status'
  | 'timeline'
  | 'category'
  | 'featured'
  | 'public'
  | 'media'
>;

/** Changes some fields of the draft. */
export type ChangeDraft = (changes: Partial<ProjectDraft>) => void;

/** A loaded project without a category gets the first available one (rule 6.5). */
export function draftOf(project: Project, categories: string[]): ProjectDraft {
  const { title, description, details, learned, image, imageAlt, skills, github, live } = project;
  const { status, timeline, featured, media } = project;
  return {
    title,
    description,
    details,
    learned,
    image,
    imageAlt,
    skills,
    github,
    live,
    status,
    timeline,
    category: project.category || (categories[0] ?? ''),
    featured,
    public: project.public,
    media,
  };
}

/** The list with the skill at its end; unchanged when the skill is empty or in it already (rule 6.7). */
export function addSkill(skills: string[], name: string): string[] {
  const skill = name.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}
