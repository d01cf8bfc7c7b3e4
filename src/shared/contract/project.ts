import { z } from 'zod';
import {
  BULK_MAX_LENGTH,
  idSchema,
  LIST_MAX_LENGTH,
  linkSchema,
  NAME_MAX_LENGTH,
  nameSchema,
  requiredText,
  slugSchema,
  textSchema,
  timestampSchema,
} from './common';
import { coverTurn, generatedCover } from './cover-fields';
import { added, choice, flag, list, markdown, name, picture, pluck, text, webLink } from './fields';
import { language } from './language-field';
import {
  createChangesSchema,
  pendingInput,
  pendingOutput,
  publishingInput,
  publishingOutput,
  savedUpdate,
  seenUpdatedAt,
  slugUpdate,
} from './publishing-fields';
import { searchEngineFields } from './search-engine-fields';

const mediaItemSchema = z
  .object({
    type: z.enum(['image', 'video']),
    url: linkSchema,
    caption: textSchema.optional(),
    alt: textSchema.optional().describe('Alternative text. Defaults to the caption.'),
    filename: nameSchema.optional(),
    loop: z
      .boolean()
      .optional()
      .describe('Plays this video on the card of the project: its first six seconds, without sound.'),
  })
  .meta({ id: 'MediaItem' });
export type MediaItem = z.infer<typeof mediaItemSchema>;

/**
 * A figure that shows size or success, as the owner writes it, such as '1.4 million' and 'readings in two
 * years'.
 */
export const keyFigureSchema = z.object({ value: nameSchema, label: nameSchema }).meta({ id: 'KeyFigure' });
export type KeyFigure = z.infer<typeof keyFigureSchema>;

export const MAX_KEY_FIGURES = 4;
/** A project that has more skills or media keeps them, but gets no more. */
export const PROJECT_LIST_MAX_LENGTH = 500;

/** The layouts of a project's page. */
export const PROJECT_PAGES = ['tabs', 'story'] as const;
export type ProjectPageLayout = (typeof PROJECT_PAGES)[number];

export const PROJECT_PAGE_LABELS: Record<ProjectPageLayout, string> = { tabs: 'Tabs', story: 'Single page' };

const { metaTitle, metaDescription } = searchEngineFields('the description');

/** The fields of a project, in the order of its editor. */
export const projectFields = {
  title: name({ label: 'Title', initial: 'New Project' }),
  // The summary of a search result, which is searched anyway.
  description: markdown({ label: 'Description', initial: 'Project description', isSearched: false }),
  github: webLink({ label: 'GitHub URL' }),
  live: webLink({ label: 'Live demo URL' }),
  details: markdown({ label: 'Details', initial: 'Project details' }),
  skills: list(nameSchema, { label: 'Skills', limit: PROJECT_LIST_MAX_LENGTH }),
  learned: markdown({ label: 'Learned', initial: 'What I learned' }),
  media: list(mediaItemSchema, { label: 'Media', limit: PROJECT_LIST_MAX_LENGTH }),
  keyFigures: added(
    list(keyFigureSchema, { label: 'Key figures', max: MAX_KEY_FIGURES, description: 'At most four.' }),
  ),
  image: picture({ label: 'Image' }),
  imageAlt: text({
    label: 'Image description',
    description: 'A new image clears it, unless the same request sets it.',
  }),
  coverTurn,
  status: name({ label: 'Status', initial: 'planning' }),
  category: name({ label: 'Category' }),
  timeline: text({ label: 'Timeline', initial: 'Project timeline' }),
  metaTitle: added(metaTitle),
  metaDescription: added(metaDescription),
  language,
  pageLayout: added(
    choice(
      { '': 'Same as the site', ...PROJECT_PAGE_LABELS },
      {
        label: 'Page',
        initial: '',
        description: "The layout of the project's page. Empty uses the setting of the site.",
      },
    ),
  ),
  featured: flag({ label: 'Featured', words: { true: 'Featured', false: 'Not featured' } }),
  public: flag({ label: 'Visibility', words: { true: 'Public', false: 'Private' } }),
};

const slug = slugSchema
  .nullable()
  .describe('Replaces the ID in the URL of the project; earlier slugs redirect to it. Null removes it.');

export const projectChangesSchema = createChangesSchema({ ...pluck(projectFields, 'value'), slug }).meta({
  id: 'ProjectChanges',
});
export type ProjectChanges = z.infer<typeof projectChangesSchema>;

export const projectSchema = z
  .object({
    _id: z.string(),
    slug: z
      .string()
      .exactOptional()
      .describe('Replaces the ID in the URL of the project. Absent if there is none.'),
    ...pluck(projectFields, 'output'),
    generatedCover,
    ...publishingOutput,
    pendingChanges: pendingOutput(projectChangesSchema),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    seenUpdatedAt,
  })
  .meta({
    id: 'Project',
    description: 'One project of the portfolio.',
  });
export type Project = z.infer<typeof projectSchema>;
/** The description in answers that show a project without rendering it. */
export const plainDescription = {
  description: z.string().describe('The text of the description without Markdown.'),
};
const projectValues = z.object(pluck(projectFields, 'value'));
export type ProjectFields = z.infer<typeof projectValues>;

/** The category of a new project when there are no categories. */
export const UNCATEGORIZED = 'Uncategorized';
/** The message if a project is saved without a category. */
export const CATEGORY_REQUIRED = 'Category is required. Please select or add a category.';

/** The defaults of a new project. Its category is the first existing one, or 'Uncategorized'. */
export const NEW_PROJECT = pluck(projectFields, 'initial');

/** All fields are optional. Creation fills in defaults, and an update keeps stored values. */
export const projectInputSchema = z
  .object({
    ...pluck(projectFields, 'input'),
    slug,
    ...publishingInput,
  })
  .partial();
export type ProjectInput = z.infer<typeof projectInputSchema>;

/** An ID, a slug or a former slug. */
export const projectAddressSchema = z.object({ address: nameSchema });

export const projectUpdateSchema = projectInputSchema.extend({
  ...savedUpdate,
  ...slugUpdate,
  pendingChanges: pendingInput(projectChangesSchema).optional(),
});
export type ProjectUpdate = z.infer<typeof projectUpdateSchema>;

/** A bulk change of a project's visibility and placement. */
const bulkChangeSchema = z.object({
  id: idSchema,
  ...z.object({ ...publishingInput, featured: z.boolean(), public: z.boolean() }).partial().shape,
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export const bulkChangesSchema = z.object({
  projects: z.array(bulkChangeSchema).max(BULK_MAX_LENGTH).describe('Unknown IDs are ignored.'),
});

const listedName = requiredText(NAME_MAX_LENGTH);
export const nameListSchema = z.array(z.string());
export const newCategorySchema = z.object({ category: listedName });
export const newStatusSchema = z.object({ status: listedName });
export const projectOrderSchema = z.object({ order: z.array(idSchema).max(LIST_MAX_LENGTH) });
export const categoryOrderSchema = z.object({ order: z.array(nameSchema).max(LIST_MAX_LENGTH) });
