import { toDefinitions } from '#client/editing/fields/declared-fields';
import { hasSlugFromTitle, slugIssues } from '#client/editing/fields/slug-field';
import type { ItemTexts } from '#client/editing/item/item-form';
import type { ItemEditorDefinition } from '#client/editing/item/use-item-editor';
import { PUBLISHING_FIELD, type PublishingPlan } from '#client/editing/publishing/publishing-field';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import { type Keyed, rowsField, withKeys, withoutKeys } from '#client/editing/working-copy/rows';
import type { WorkingCopyView } from '#client/editing/working-copy/use-working-copy';
import type { Issue } from '#client/editing/working-copy/working-copy-state';
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
import { completeLink, isSafeLink, WEB_LINK_RULE } from '#shared/safe-link';

export type EditedProject = Omit<ProjectFields, 'media' | 'keyFigures'> & {
  slug: string;
  keyFigures: readonly Keyed<KeyFigure>[];
  media: readonly Keyed<MediaItem>[];
  publishing: PublishingPlan;
};

export type ProjectFormProps = { project: WorkingCopyView<EditedProject> };

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
    label: 'Delete Project',
    deleted: 'Project deleted successfully!',
  },
};

/** Defines the project editor. A project without a category gets the first one. */
export function projectEditor(
  categories: readonly string[],
): ItemEditorDefinition<PendingProject, EditedProject, ProjectChanges> {
  return {
    ...PROJECT_ITEM,
    fields: PROJECT_EDITOR_FIELDS,
    read: ({ _id, createdAt, updatedAt, draft, publishAt, pendingChanges, ...project }) => {
      const { slug, ...fields } = { ...NEW_PROJECT, ...project };
      return {
        ...fields,
        slug: slug ?? '',
        category: fields.category || (categories[0] ?? ''),
        media: withKeys(fields.media),
        keyFigures: withKeys(fields.keyFigures),
      };
    },
    input: ({ media, keyFigures, publishing, slug, ...fields }) => ({
      ...fields,
      slug: slug.trim() === '' ? null : slug,
      media: withoutKeys(media),
      keyFigures: withoutKeys(keyFigures),
    }),
    validate: ({ github, live, category, slug }) => [
      ...validateLink('github', github),
      ...validateLink('live', live),
      ...(slug.trim() === '' ? [] : slugIssues(slug)),
      ...(category.trim() === '' ? [{ path: ['category'], message: CATEGORY_REQUIRED }] : []),
    ],
    nameField: 'title',
    address: {
      getPath: (_id, { slug }) => projectPath({ _id, ...(slug !== '' && { slug }) }),
      hasSlugFromTitle,
    },
    home: { href: paths.dashboard, label: 'dashboard' },
    pathAfterSave: paths.projects,
    describeIssue: ({ path, message }) => (path[0] === 'category' ? message : undefined),
    loading: 'Loading project details...',
    describePublishing: fields => (fields.public ? 'shows it to visitors at once' : 'lists it with a lock'),
    initialTexts: {
      title: NEW_PROJECT.title,
      description: NEW_PROJECT.description,
      details: NEW_PROJECT.details,
      learned: NEW_PROJECT.learned,
      timeline: NEW_PROJECT.timeline,
    },
  };
}

function validateLink(field: 'github' | 'live', link: string): Issue[] {
  return isSafeLink(completeLink(link)) ? [] : [{ path: [field], message: WEB_LINK_RULE }];
}

function describeMedia({ type, url, caption = '' }: MediaItem): string {
  return [type, url, caption].filter(text => text !== '').join(' · ');
}
