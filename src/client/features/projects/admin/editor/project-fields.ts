import type { KeyFigure, MediaItem, Project, ProjectFields } from '../../../../../shared/contract/project';
import { CATEGORY_REQUIRED } from '../../../../../shared/new-project';
import { withPending } from '../../../../../shared/publishing';
import { completeLink, isSafeLink, WEB_LINK_RULE } from '../../../../../shared/safe-link';
import { completeSlug, isSlug, SLUG_RULE } from '../../../../../shared/slug';
import type { FieldDefinitions } from '../../../../editing/merge';
import {
  PUBLISHING_FIELD,
  type PublishingPlan,
  planOf,
  publishingInput,
} from '../../../../editing/publishing/publishing-field';
import { type Keyed, rowsField, withKeys, withoutKeys } from '../../../../editing/rows';
import { SEARCH_ENGINE_FIELDS } from '../../../../editing/search-engine-fields';
import type { WorkingCopyView } from '../../../../editing/use-working-copy';
import type { Issue, Stored } from '../../../../editing/working-copy-state';

/** What the editor changes of a project: all of it is sent (rule 6.6). */
export type EditedProject = Omit<ProjectFields, 'media' | 'keyFigures'> & {
  /** '' for none. */
  slug: string;
  keyFigures: readonly Keyed<KeyFigure>[];
  media: readonly Keyed<MediaItem>[];
  publishing: PublishingPlan;
};

/** What every part of the form is given. */
export type ProjectFormProps = { project: WorkingCopyView<EditedProject> };

export const PROJECT_FIELDS: FieldDefinitions<EditedProject> = {
  title: { label: 'Title' },
  description: { label: 'Description' },
  github: { label: 'GitHub URL' },
  live: { label: 'Live demo URL' },
  details: { label: 'Details' },
  skills: { label: 'Skills', describe: skills => skills.join(', ') },
  learned: { label: 'Learned' },
  media: rowsField<MediaItem>({ label: 'Media', columns: ['type', 'url'], describe: describeMedia }),
  keyFigures: rowsField<KeyFigure>({
    label: 'Key figures',
    columns: ['value', 'label'],
    describe: ({ value, label }) => `${value} ${label}`,
  }),
  image: { label: 'Image' },
  imageAlt: { label: 'Image description' },
  status: { label: 'Status' },
  category: { label: 'Category' },
  timeline: { label: 'Timeline' },
  slug: { label: 'Address' },
  ...SEARCH_ENGINE_FIELDS,
  // The dashboard turns the star.
  featured: { label: 'Featured', describe: is => (is ? 'Featured' : 'Not featured'), isIndependent: true },
  public: { label: 'Visibility', describe: is => (is ? 'Public' : 'Private') },
  publishing: PUBLISHING_FIELD,
};

/** The texts in the form's first panel, in their order; those of one row stand beside each other. */
export const PROJECT_TEXTS = [['title'], ['description'], ['github', 'live']] as const;

export type ProjectText = (typeof PROJECT_TEXTS)[number][number];

/** Of what is not published yet, the address may be none. */
type PendingProject = Omit<Project, 'slug'> & { slug?: string | null };

/** The project as the editor begins with it, with what is not published yet; one without a category gets the first available one (rule 6.5). */
export function storedProject(project: Project, categories: readonly string[]): Stored<EditedProject> {
  const {
    _id,
    slug,
    createdAt,
    updatedAt,
    draft,
    publishAt,
    pendingChanges,
    keyFigures = [],
    metaTitle = '',
    metaDescription = '',
    ...fields
  } = withPending<PendingProject>(project);
  const publishing = planOf(project);
  const category = fields.category || (categories[0] ?? '');
  return {
    version: updatedAt,
    fields: {
      ...fields,
      slug: slug ?? '',
      metaTitle,
      metaDescription,
      category,
      media: withKeys(fields.media),
      keyFigures: withKeys(keyFigures),
      publishing,
    },
  };
}

/** As visitors see it, with nothing held back. */
export function publishedProject(
  { pendingChanges: _pending, ...project }: Project,
  categories: readonly string[],
) {
  return storedProject(project, categories).fields;
}

/** The project as it is sent. */
export function projectInput({ media, keyFigures, publishing, slug, ...fields }: EditedProject) {
  return {
    ...fields,
    slug: slug.trim() === '' ? null : slug,
    media: withoutKeys(media),
    keyFigures: withoutKeys(keyFigures),
    ...publishingInput(publishing),
  };
}

/** What the server would refuse, found before anything is sent (rules 5.5 and 6.2). */
export function validateProject({ github, live, category, slug }: EditedProject): Issue[] {
  return [
    ...validateLink('github', github),
    ...validateLink('live', live),
    ...(slug.trim() === '' || isSlug(completeSlug(slug)) ? [] : [{ path: ['slug'], message: SLUG_RULE }]),
    ...(category.trim() === '' ? [{ path: ['category'], message: CATEGORY_REQUIRED }] : []),
  ];
}

function validateLink(field: 'github' | 'live', link: string): Issue[] {
  return isSafeLink(completeLink(link)) ? [] : [{ path: [field], message: WEB_LINK_RULE }];
}

function describeMedia({ type, url, caption = '' }: MediaItem): string {
  return [type, url, caption].filter(text => text !== '').join(' · ');
}
