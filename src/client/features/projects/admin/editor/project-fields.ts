import { findTextIssues, toDefinitions } from '#client/editing/fields/declared-fields';
import { hasSlugFromTitle, slugIssues } from '#client/editing/fields/title-and-slug';
import type { ItemTexts } from '#client/editing/item/item-form';
import type { ItemEdit, ItemPage } from '#client/editing/item/use-item-editor';
import {
  findMissingTitle,
  PUBLISHING_FIELD,
  type PublishingPlan,
} from '#client/editing/publishing/publishing-plan';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import { type Keyed, rowsField, withKeys, withoutKeys } from '#client/editing/working-copy/rows';
import { paths } from '#client/lib/paths';
import { projectPath } from '#shared/content-paths';
import {
  CATEGORY_REQUIRED,
  type KeyFigure,
  type MediaItem,
  NEW_PROJECT,
  type Project,
  type ProjectChanges,
  type ProjectFields,
  projectFields,
} from '#shared/contract/project';

export type EditedProject = Omit<ProjectFields, 'media' | 'keyFigures'> & {
  slug: string;
  keyFigures: readonly Keyed<KeyFigure>[];
  media: readonly Keyed<MediaItem>[];
  publishing: PublishingPlan;
};

export type ProjectFormProps = { project: ItemEdit<EditedProject> };

export const EDITOR_TABS = ['details', 'skills', 'learned', 'media'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

export const PROJECT_EDITOR_FIELDS: FieldDefinitions<EditedProject> = {
  ...toDefinitions(projectFields),
  media: rowsField<MediaItem>({
    label: projectFields.media.label,
    columns: ['type', 'url'],
    describe: describeMedia,
  }),
  keyFigures: rowsField<KeyFigure>({
    label: projectFields.keyFigures.label,
    columns: ['value', 'label'],
    describe: ({ value, label }) => `${value} ${label}`,
  }),
  // The dashboard toggles this field as well.
  featured: { ...toDefinitions(projectFields).featured, isIndependent: true },
  slug: { label: 'Address' },
  publishing: PUBLISHING_FIELD,
};

/** A project with pending changes, which may remove the slug. */
type PendingProject = Omit<Project, 'slug'> & { slug?: string | null };

export const PROJECT_ITEM: ItemTexts = {
  kind: 'project',
  deletion: {
    deletedElsewhere: 'Failed to update project: Project not found.',
    label: 'Delete Project',
    deleted: 'Project deleted successfully!',
  },
};

/** Defines the project editor. A project without a category gets the first one. */
export function projectEditor(
  categories: readonly string[],
): ItemPage<PendingProject, EditedProject, ProjectChanges> {
  return {
    ...PROJECT_ITEM,
    fields: PROJECT_EDITOR_FIELDS,
    read: ({ _id, createdAt, updatedAt, draft, publishAt, pendingChanges, generatedCover, ...project }) => {
      const { slug, ...fields } = { ...NEW_PROJECT, ...project };
      return {
        ...fields,
        slug: slug ?? '',
        category: fields.category || (categories[0] ?? ''),
        media: withKeys(fields.media),
        keyFigures: withKeys(fields.keyFigures),
      };
    },
    getVersion: ({ updatedAt }) => updatedAt,
    input: ({ media, keyFigures, publishing, slug, ...fields }) => ({
      ...fields,
      slug: slug.trim() === '' ? null : slug,
      media: withoutKeys(media),
      keyFigures: withoutKeys(keyFigures),
    }),
    validate: fields => [
      ...findMissingTitle(fields),
      ...findTextIssues(projectFields, fields),
      ...(fields.slug.trim() === '' ? [] : slugIssues(fields.slug)),
      ...(fields.category.trim() === '' ? [{ path: ['category'], message: CATEGORY_REQUIRED }] : []),
    ],
    nameField: 'title',
    hasSlugFromTitle,
    getPath: (_id, { slug }) => projectPath({ _id, ...(slug !== '' && { slug }) }),
    home: { href: paths.dashboard, label: 'dashboard' },
    pathAfterSave: paths.projects,
    describeIssue: ({ path, message }) => (path[0] === 'category' ? message : undefined),
    loading: 'Loading project details...',
    describePublishing: fields => (fields.public ? 'shows it to visitors at once' : 'lists it with a lock'),
    getInitialTexts: () => INITIAL_TEXTS,
  };
}

const { title, description, details, learned, timeline } = NEW_PROJECT;
const INITIAL_TEXTS = { title, description, details, learned, timeline };

function describeMedia({ type, url, caption = '', loop = false }: MediaItem): string {
  return [type, url, caption, loop ? 'plays on the card' : ''].filter(text => text !== '').join(' · ');
}
