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
  webLinkSchema,
} from './common';
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

const mediaItemSchema = z
  .object({
    type: z.enum(['image', 'video']),
    url: linkSchema,
    caption: textSchema.optional(),
    alt: textSchema.optional().describe('Alternative text. Defaults to the caption.'),
    filename: nameSchema.optional(),
  })
  .meta({ id: 'MediaItem' });

const slug = slugSchema
  .nullable()
  .describe('Replaces the ID in the URL of the project; earlier slugs redirect to it. Null removes it.');
export const MAX_KEY_FIGURES = 4;
/** A project that has more skills or media keeps them, but gets no more. */
export const PROJECT_LIST_MAX_LENGTH = 500;

/**
 * A figure that shows size or success, as the owner writes it, such as '1.4 million' and 'readings in two
 * years'.
 */
export const keyFigureSchema = z.object({ value: nameSchema, label: nameSchema }).meta({ id: 'KeyFigure' });
export type KeyFigure = z.infer<typeof keyFigureSchema>;

const projectFields = {
  title: nameSchema,
  description: textSchema.describe('Markdown.'),
  details: textSchema.describe('Markdown.'),
  learned: textSchema.describe('Markdown.'),
  image: linkSchema,
  imageAlt: textSchema.describe('A new image clears it, unless the same request sets it.'),
  skills: z.array(nameSchema).max(LIST_MAX_LENGTH),
  github: webLinkSchema,
  live: webLinkSchema,
  status: nameSchema,
  timeline: textSchema,
  category: nameSchema,
  featured: z.boolean(),
  public: z.boolean(),
  media: z.array(mediaItemSchema).max(LIST_MAX_LENGTH),
};

const limited = { maxItems: PROJECT_LIST_MAX_LENGTH };
/** The schema allows more, because stored projects may have more. */
const sentFields = {
  ...projectFields,
  skills: projectFields.skills.meta(limited),
  media: projectFields.media.meta(limited),
};

const keyFigures = z.array(keyFigureSchema).max(MAX_KEY_FIGURES);

/** The layouts of a project's page. */
export const PROJECT_PAGES = ['tabs', 'story'] as const;
export type ProjectPageLayout = (typeof PROJECT_PAGES)[number];

export const PROJECT_PAGE_LABELS: Record<ProjectPageLayout, string> = { tabs: 'Tabs', story: 'Single page' };

/** The layout that a project chooses. Empty stands for the setting of the site. */
const pageLayout = z.enum(['', ...PROJECT_PAGES]);
const PAGE_LAYOUT = "The layout of the project's page.";

const META = {
  title: 'The title for search engines. Defaults to the title.',
  description: 'The description for search engines. Defaults to the description.',
};
/** These fields were added after v1. They are omitted if empty, so that old clients are unaffected. */
const optionalInput = {
  keyFigures: keyFigures.describe('At most four. Defaults to none.'),
  metaTitle: nameSchema.describe(META.title),
  metaDescription: textSchema.describe(META.description),
  pageLayout: pageLayout.describe(`${PAGE_LAYOUT} Empty uses the setting of the site.`),
};
const optionalOutput = {
  keyFigures: keyFigures.exactOptional().describe('Omitted if there are none.'),
  metaTitle: nameSchema.exactOptional().describe(`${META.title} Omitted if empty.`),
  metaDescription: textSchema.exactOptional().describe(`${META.description} Omitted if empty.`),
  pageLayout: pageLayout.exactOptional().describe(`${PAGE_LAYOUT} Omitted if it is the setting of the site.`),
} satisfies Record<keyof typeof optionalInput, z.ZodType>;

export const projectChangesSchema = createChangesSchema({ ...projectFields, ...optionalInput, slug }).meta({
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
    ...projectFields,
    ...optionalOutput,
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
export const PROJECT_FIELDS = z.object(projectFields).keyof().options;
export const OPTIONAL_PROJECT_FIELDS = z.object(optionalInput).keyof().options;
export type ProjectFields = z.infer<z.ZodObject<typeof projectFields & typeof optionalInput>>;
export type MediaItem = z.infer<typeof mediaItemSchema>;

/** The category of a new project when there are no categories. */
export const UNCATEGORIZED = 'Uncategorized';
/** The message if a project is saved without a category. */
export const CATEGORY_REQUIRED = 'Category is required. Please select or add a category.';

/** The defaults of a new project. Its category is the first existing one, or 'Uncategorized'. */
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
  pageLayout: '',
} satisfies Omit<ProjectFields, 'category'>;

/** All fields are optional. Creation fills in defaults, and an update keeps stored values. */
export const projectInputSchema = z
  .object({
    ...sentFields,
    ...optionalInput,
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
