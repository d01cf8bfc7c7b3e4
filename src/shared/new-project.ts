import type { ProjectInput } from './contract/project';
import type { Publishing } from './publishing';

/** The category of a new project while no category exists (rule 6.1). */
export const UNCATEGORIZED = 'Uncategorized';
/** What the owner reads when a project is saved without a category (rule 6.2). */
export const CATEGORY_REQUIRED = 'Category is required. Please select or add a category.';

/** The defaults of a new project (rule 6.1); its category is the first existing one, or 'Uncategorized'. */
export const NEW_PROJECT = {
  title: 'New Project',
  description: 'Project description',
  details: 'Project details',
  learned: 'What I learned',
  image: '',
  imageAlt: '',
  skills: [],
  github: '',
  live: '',
  status: 'planning',
  timeline: 'Project timeline',
  featured: false,
  public: false,
  media: [],
  keyFigures: [],
  metaTitle: '',
  metaDescription: '',
} satisfies Required<Omit<ProjectInput, 'category' | 'slug' | keyof Publishing>>;
