import type { Project } from '../../../../shared/contract/project';
import { CATEGORY_REQUIRED } from '../../../../shared/new-project';
import { isSafeLink, LINK_RULE } from '../../../../shared/safe-link';
import { draftOf, type ProjectDraft } from './project-draft';

export type ProjectField = keyof ProjectDraft;

/** The owner's working copy of a project, and what it began with. */
export type ProjectEdit = {
  id: string;
  /** The version that the copy began with: a newer one must be noticed. */
  updatedAt: string;
  base: ProjectDraft;
  fields: ProjectDraft;
};

/** What the owner reads of each field, in the order in which the editor shows them. */
export const FIELD_LABELS = {
  title: 'Title',
  description: 'Description',
  github: 'GitHub URL',
  live: 'Live demo URL',
  details: 'Details',
  skills: 'Skills',
  learned: 'Learned',
  media: 'Media',
  image: 'Image',
  imageAlt: 'Image description',
  status: 'Status',
  category: 'Category',
  timeline: 'Timeline',
  featured: 'Featured',
  public: 'Visibility',
} as const satisfies Record<ProjectField, string>;

export const PROJECT_FIELDS = Object.keys(FIELD_LABELS).filter(isProjectField);

export function isProjectField(name: unknown): name is ProjectField {
  return typeof name === 'string' && Object.hasOwn(FIELD_LABELS, name);
}

export function startEdit(project: Project, categories: string[]): ProjectEdit {
  const base = draftOf(project, categories);
  return { id: project._id, updatedAt: project.updatedAt, base, fields: base };
}

export function changedFields(before: ProjectDraft, after: ProjectDraft): ProjectField[] {
  return PROJECT_FIELDS.filter(field => !isSame(before, after, field));
}

function isSame(a: ProjectDraft, b: ProjectDraft, field: ProjectField): boolean {
  return a[field] === b[field] || contentOf(a, field) === contentOf(b, field);
}

/** Whatever order the parts of a media item were written in. */
function contentOf(draft: ProjectDraft, field: ProjectField): string {
  if (field !== 'media') return JSON.stringify(draft[field]);
  return JSON.stringify(
    draft.media.map(({ type, url, caption, filename }) => [type, url, caption, filename]),
  );
}

/** The same changes on top of another version. */
export function rebase(edit: ProjectEdit, stored: Project, categories: string[]): ProjectEdit {
  const { fields, ...start } = startEdit(stored, categories);
  return { ...start, fields: { ...fields, ...pick(edit.fields, changedFields(edit.base, edit.fields)) } };
}

function pick(draft: ProjectDraft, names: ProjectField[]): Partial<ProjectDraft> {
  return Object.fromEntries(names.map(name => [name, draft[name]]));
}

/** What was changed elsewhere since the copy began, and is not what the copy has. */
export function changedElsewhere(edit: ProjectEdit, stored: Project, categories: string[]): ProjectField[] {
  const theirs = draftOf(stored, categories);
  return changedFields(edit.base, theirs).filter(field => !isSame(theirs, edit.fields, field));
}

/**
 * True when both versions can be joined without asking: the copy has no changes to lose, or nothing but the star was
 * changed elsewhere, as the dashboard does.
 */
export function joinsQuietly(edit: ProjectEdit, stored: Project, categories: string[]): boolean {
  if (changedFields(edit.base, edit.fields).length === 0) return true;
  return changedElsewhere(edit, stored, categories).every(field => field === 'featured');
}

export type FieldProblems = Partial<Record<ProjectField, string>>;

/** What the server would refuse, found before anything is sent (rule 5.5). */
export function problemsOf(fields: ProjectDraft): FieldProblems {
  return {
    ...(fields.category.trim() === '' ? { category: CATEGORY_REQUIRED } : {}),
    ...linkProblem(fields, 'github'),
    ...linkProblem(fields, 'live'),
  };
}

export function linkProblem(fields: ProjectDraft, field: 'github' | 'live'): FieldProblems {
  return isSafeLink(fields[field].trim()) ? {} : { [field]: LINK_RULE };
}

/** A stored copy of an older shape is none. */
export function isProjectEdit(value: unknown): value is ProjectEdit {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'updatedAt' in value && 'base' in value && 'fields' in value)) return false;
  return typeof value.updatedAt === 'string' && isDraft(value.base) && isDraft(value.fields);
}

function isDraft(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return PROJECT_FIELDS.every(field => Object.hasOwn(value, field));
}
