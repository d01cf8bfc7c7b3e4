import { z } from 'zod';
import {
  idSchema,
  linkSchema,
  NAME_MAX_LENGTH,
  nameSchema,
  requiredText,
  slugSchema,
  textSchema,
} from './common';
import {
  createChangesSchema,
  datedOutput,
  hasPendingChanges,
  pendingInput,
  pendingOutput,
  publishingInput,
  savedUpdate,
  slugUpdate,
} from './publishing-fields';

/** Notes are dated articles. Pages stand alone, such as an imprint. */
export const POST_KINDS = ['note', 'page'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** The parts of the site that can link to a page. */
export const PAGE_PLACES = ['navigation', 'footer', 'none'] as const;

export const TAGS_MAX = 20;
const POST_PROJECTS_MAX = 50;

const commonFields = {
  title: nameSchema,
  slug: slugSchema.describe(
    'Identifies the item in its URL. If omitted on creation, it is derived from the title, with a number if that is already in use.',
  ),
  text: textSchema.describe('Markdown.'),
  metaTitle: nameSchema.describe('The title for search engines. Defaults to the title.'),
  metaDescription: textSchema.describe(
    'The description for search engines. Defaults to the summary or the beginning of the text.',
  ),
};

const noteOnly = {
  summary: textSchema,
  cover: linkSchema,
  coverAlt: textSchema.describe('A new cover clears it, unless the same request sets it.'),
  tags: z.array(requiredText(NAME_MAX_LENGTH)).max(TAGS_MAX),
  projects: z
    .array(idSchema)
    .max(POST_PROJECTS_MAX)
    .describe(
      'The IDs of the projects that it is about. Deleted projects are omitted and linked again once restored.',
    ),
};

const pageOnly = {
  place: z.enum(PAGE_PLACES).describe('The part of the site that links to it. Defaults to none.'),
};

const noteFields = { ...commonFields, ...noteOnly };
const pageFields = { ...commonFields, ...pageOnly };
export const NOTE_FIELDS = z.object(noteFields).keyof().options;
export const PAGE_FIELDS = z.object(pageFields).keyof().options;

/** All fields of both kinds of post. */
const postFields = { ...commonFields, ...noteOnly, ...pageOnly };
export type PostFields = z.infer<z.ZodObject<typeof postFields>>;

/** The defaults of a new note or page. Its slug is derived from its title. */
export const NEW_POST = {
  title: '',
  text: '',
  metaTitle: '',
  metaDescription: '',
  summary: '',
  cover: '',
  coverAlt: '',
  tags: [],
  projects: [],
  place: 'none',
} satisfies Omit<PostFields, 'slug'>;

export const postChangesSchema = createChangesSchema(postFields);
export type PostChanges = z.infer<typeof postChangesSchema>;
export const noteChangesSchema = createChangesSchema(noteFields).meta({ id: 'NoteChanges' });
export const pageChangesSchema = createChangesSchema(pageFields).meta({ id: 'PageChanges' });

export const noteSchema = z
  .object({ ...noteFields, ...datedOutput, pendingChanges: pendingOutput(noteChangesSchema) })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof noteSchema>;

export const pageSchema = z
  .object({ ...pageFields, ...datedOutput, pendingChanges: pendingOutput(pageChangesSchema) })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof pageSchema>;

export const noteInputSchema = z.object({ ...noteFields, ...publishingInput }).partial();
export type NoteInput = z.infer<typeof noteInputSchema>;
export const pageInputSchema = z.object({ ...pageFields, ...publishingInput }).partial();
export type PageInput = z.infer<typeof pageInputSchema>;
const postInputSchema = z.object({ ...postFields, ...publishingInput }).partial();
export type PostInput = z.infer<typeof postInputSchema>;

export const noteUpdateSchema = noteInputSchema.extend({
  ...savedUpdate,
  ...slugUpdate,
  pendingChanges: pendingInput(noteChangesSchema).optional(),
});
export const pageUpdateSchema = pageInputSchema.extend({
  ...savedUpdate,
  ...slugUpdate,
  pendingChanges: pendingInput(pageChangesSchema).optional(),
});
export const postUpdateSchema = postInputSchema.extend({
  ...savedUpdate,
  ...slugUpdate,
  pendingChanges: pendingInput(postChangesSchema).optional(),
});
export type PostUpdate = z.infer<typeof postUpdateSchema>;

export const noteSummarySchema = noteSchema
  .pick({
    _id: true,
    slug: true,
    title: true,
    summary: true,
    cover: true,
    coverAlt: true,
    tags: true,
    publishedAt: true,
    updatedAt: true,
    draft: true,
    publishAt: true,
  })
  .extend({
    minutes: z.int().describe('The reading time in minutes, at least 1.'),
    hasPendingChanges,
  });
export type NoteSummary = z.infer<typeof noteSummarySchema>;

export const pageSummarySchema = pageSchema
  .pick({
    _id: true,
    slug: true,
    title: true,
    place: true,
    publishedAt: true,
    updatedAt: true,
    draft: true,
    publishAt: true,
  })
  .extend({
    hasPendingChanges,
  });
export type PageSummary = z.infer<typeof pageSummarySchema>;

export const noteListInputSchema = z.object({
  tag: nameSchema.describe('Only notes with this tag.').optional(),
});
/** The matching notes, and the tags of all published notes with the number of notes for each. */
export const noteListSchema = z.object({
  notes: z.array(noteSummarySchema),
  tags: z.array(z.object({ name: z.string(), notes: z.int() })),
});
export type NoteList = z.infer<typeof noteListSchema>;

export const notePageInputSchema = noteListInputSchema.extend({
  page: z.int().min(1).max(1_000_000).optional().describe('The page, counted from 1. Defaults to 1.'),
});
export type NotePageInput = z.infer<typeof notePageInputSchema>;
/** A page of the matching notes; `pages` is the number of pages. */
export const notePageSchema = noteListSchema.extend({ pages: z.int() });
export type NotePage = z.infer<typeof notePageSchema>;

const metaOutput = {
  metaTitle: nameSchema.describe('The title for search engines; never empty.'),
  metaDescription: textSchema.describe('The description for search engines; empty if there is no text.'),
};
const html = z.string().describe('Sanitized HTML, rendered on the server.');
const hiddenFromVisitors = { text: true, draft: true, publishAt: true, pendingChanges: true } as const;

export const noteViewSchema = noteSchema.omit({ ...hiddenFromVisitors, projects: true }).extend({
  ...metaOutput,
  html,
  minutes: z.int(),
  projects: z.array(z.object({ title: z.string(), path: z.string() })),
  newer: z.object({ slug: z.string(), title: z.string() }).nullable(),
  older: z.object({ slug: z.string(), title: z.string() }).nullable(),
});
export type NoteView = z.infer<typeof noteViewSchema>;

export const pageViewSchema = pageSchema.omit(hiddenFromVisitors).extend({ ...metaOutput, html });
export type PageView = z.infer<typeof pageViewSchema>;

/** The notes and pages that the header and footer link to. */
export const postLinksSchema = z.object({
  hasNotes: z.boolean().describe('Whether a note is published.'),
  pages: z.array(z.object({ slug: z.string(), title: z.string(), place: z.enum(PAGE_PLACES) })),
});
export type PostLinks = z.infer<typeof postLinksSchema>;
