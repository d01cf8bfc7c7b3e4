import { z } from 'zod';
import {
  BULK_MAX_LENGTH,
  idSchema,
  LIST_MAX_LENGTH,
  linkSchema,
  NAME_MAX_LENGTH,
  nameSchema,
  slugSchema,
  textSchema,
  timestampSchema,
  webLinkSchema,
} from './common';
import {
  pendingInput,
  pendingOutput,
  publishingInput,
  publishingOutput,
  savedUpdate,
  someOf,
} from './publishing-fields';

export const mediaItemSchema = z
  .object({
    type: z.enum(['image', 'video']),
    url: linkSchema,
    caption: textSchema.optional(),
    alt: textSchema
      .optional()
      .describe('What it shows, for those who cannot see it. Without it, the caption is read.'),
    filename: nameSchema.optional(),
  })
  .meta({ id: 'MediaItem' });

const slug = slugSchema
  .nullable()
  .describe(
    'What stands in its address in place of the id; the one before goes on leading to it. Null: none. Default: none.',
  );
/** So many figures stand beside the facts of a project. */
export const KEY_FIGURES = 4;

/** A number that says how large or how good it is, as its owner writes it: '1.4 million', 'readings in two years'. */
export const keyFigureSchema = z.object({ value: nameSchema, label: nameSchema }).meta({ id: 'KeyFigure' });
export type KeyFigure = z.infer<typeof keyFigureSchema>;

const projectFields = {
  title: nameSchema,
  description: textSchema,
  details: textSchema,
  learned: textSchema,
  image: linkSchema,
  imageAlt: textSchema,
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

const keyFigures = z.array(keyFigureSchema).max(KEY_FIGURES);
const META = {
  title: 'What search engines show as its title. Empty: the title.',
  description: 'What search engines show below the title. Empty: the description.',
};
/** What came later: clients that know nothing of it find nothing of it. */
const laterInput = {
  keyFigures: keyFigures.describe('At most four. Default: none.'),
  metaTitle: nameSchema.describe(META.title),
  metaDescription: textSchema.describe(META.description),
};
const laterOutput = {
  keyFigures: keyFigures.exactOptional().describe('Left out where there are none.'),
  metaTitle: nameSchema.exactOptional().describe(`${META.title} Left out then.`),
  metaDescription: textSchema.exactOptional().describe(`${META.description} Left out then.`),
} satisfies Record<keyof typeof laterInput, z.ZodType>;

/** Some of what its owner says of a project. */
export const projectChangesSchema = someOf({ ...projectFields, ...laterInput, slug }).meta({
  id: 'ProjectChanges',
});
export type ProjectChanges = z.infer<typeof projectChangesSchema>;

export const projectSchema = z
  .object({
    _id: z.string(),
    slug: z
      .string()
      .exactOptional()
      .describe('What stands in its address in place of the id. Absent: it has none.'),
    ...projectFields,
    ...laterOutput,
    ...publishingOutput,
    pendingChanges: pendingOutput(projectChangesSchema),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({
    id: 'Project',
    description: 'One project of the portfolio.',
  });
export type Project = z.infer<typeof projectSchema>;
export const PROJECT_FIELDS = z.object(projectFields).keyof().options;
export const LATER_PROJECT_FIELDS = z.object(laterInput).keyof().options;
/** What its owner says of a project. */
export type ProjectFields = z.infer<z.ZodObject<typeof projectFields & typeof laterInput>>;
export type MediaItem = z.infer<typeof mediaItemSchema>;

/** The category of a new project while no category exists. */
export const UNCATEGORIZED = 'Uncategorized';
/** What the owner reads when a project is saved without a category. */
export const CATEGORY_REQUIRED = 'Category is required. Please select or add a category.';

/** The defaults of a new project; its category is the first existing one, or 'Uncategorized'. */
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
} satisfies Omit<ProjectFields, 'category'>;

/** Every field may be left out of a request: creation fills the defaults, an update keeps the stored value. */
export const projectInputSchema = z
  .object({
    ...projectFields,
    ...laterInput,
    slug,
    ...publishingInput,
  })
  .partial()
  .meta({ id: 'ProjectInput' });
export type ProjectInput = z.infer<typeof projectInputSchema>;

/** Of a page: an id, a slug, or one that the project had before. */
export const projectAddressSchema = z.object({ address: nameSchema });

export const projectUpdateSchema = projectInputSchema
  .extend({
    ...savedUpdate,
    pendingChanges: pendingInput(projectChangesSchema).optional(),
  })
  .meta({ id: 'ProjectUpdate' });
export type ProjectUpdate = z.infer<typeof projectUpdateSchema>;

/** What the owner changes of each of many projects: whether and where visitors see it. */
const bulkChangeSchema = z.object({
  id: idSchema,
  ...z.object({ ...publishingInput, featured: z.boolean(), public: z.boolean() }).partial().shape,
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export const bulkChangesSchema = z.object({
  projects: z.array(bulkChangeSchema).max(BULK_MAX_LENGTH).describe('Unknown ids are ignored.'),
});

const listedName = z.string().trim().min(1, 'Must not be empty').max(NAME_MAX_LENGTH);
export const nameListSchema = z.array(z.string());
export const newCategorySchema = z.object({ category: listedName });
export const newStatusSchema = z.object({ status: listedName });
export const projectOrderSchema = z.object({ order: z.array(idSchema).max(LIST_MAX_LENGTH) });
export const categoryOrderSchema = z.object({ order: z.array(nameSchema).max(LIST_MAX_LENGTH) });
