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
import { coverTurn, generatedCover } from './cover-fields';
import { choice, declare, list, markdown, name, picture, pluck, text } from './fields';
import { language } from './language-field';
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
import { searchEngineFields } from './search-engine-fields';

/** Notes are dated articles. Pages stand alone, such as an imprint. */
export const POST_KINDS = ['note', 'page'] as const;
export type PostKind = (typeof POST_KINDS)[number];

export const TAGS_MAX = 20;
const POST_PROJECTS_MAX = 50;

const commonFields = {
  title: name({ label: 'Title' }),
  slug: declare(
    'key',
    slugSchema.describe(
      'Identifies the item in its URL. If omitted on creation, it is derived from the title, with a number if that is already in use.',
    ),
    { label: 'Address', initial: '' },
  ),
  text: markdown({ label: 'Text' }),
  ...searchEngineFields('the summary or the beginning of the text'),
  language,
};

const noteOnly = {
  summary: text({ label: 'Summary' }),
  cover: picture({ label: 'Cover' }),
  coverAlt: text({
    label: 'Cover description',
    description: 'A new cover clears it, unless the same request sets it.',
  }),
  coverTurn,
  tags: list(requiredText(NAME_MAX_LENGTH), { label: 'Tags', max: TAGS_MAX }),
  projects: declare(
    'list',
    z
      .array(idSchema)
      .max(POST_PROJECTS_MAX)
      .describe(
        'The IDs of the projects that it is about. Deleted projects are omitted and linked again once restored.',
      ),
    { label: 'Projects', initial: [] },
  ),
};

const pageOnly = {
  place: choice(
    { navigation: 'Navigation', footer: 'Footer', none: 'Nowhere' },
    {
      label: 'Link to it in',
      initial: 'none',
      description: 'The part of the site that links to it. Defaults to none.',
    },
  ),
};

export const noteFields = { ...commonFields, ...noteOnly };
export const pageFields = { ...commonFields, ...pageOnly };
/** All fields of both kinds of post. */
export const postFields = { ...commonFields, ...noteOnly, ...pageOnly };

const postValues = pluck(postFields, 'value');
export type PostFields = z.infer<z.ZodObject<typeof postValues>>;

/** The defaults of a new note or page. Its slug is derived from its title. */
export const NEW_POST = pluck(postFields, 'initial');

export const postChangesSchema = createChangesSchema(pluck(postFields, 'value'));
export type PostChanges = z.infer<typeof postChangesSchema>;
export const noteChangesSchema = createChangesSchema(pluck(noteFields, 'value')).meta({ id: 'NoteChanges' });
export const pageChangesSchema = createChangesSchema(pluck(pageFields, 'value')).meta({ id: 'PageChanges' });

export const noteSchema = z
  .object({
    ...pluck(noteFields, 'output'),
    generatedCover,
    ...datedOutput,
    pendingChanges: pendingOutput(noteChangesSchema),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof noteSchema>;

export const pageSchema = z
  .object({
    ...pluck(pageFields, 'output'),
    ...datedOutput,
    pendingChanges: pendingOutput(pageChangesSchema),
  })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof pageSchema>;

export const noteInputSchema = z.object({ ...pluck(noteFields, 'input'), ...publishingInput }).partial();
export type NoteInput = z.infer<typeof noteInputSchema>;
export const pageInputSchema = z.object({ ...pluck(pageFields, 'input'), ...publishingInput }).partial();
export type PageInput = z.infer<typeof pageInputSchema>;
const postInputSchema = z.object({ ...pluck(postFields, 'input'), ...publishingInput }).partial();
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
    generatedCover: true,
    tags: true,
    language: true,
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
    language: true,
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

/** A project that a note is about, as the note's page links to it. */
const linkedProjectSchema = z.object({
  title: z.string(),
  path: z.string(),
  language: postFields.language.output,
  image: linkSchema,
  generatedCover,
});
export type LinkedProject = z.infer<typeof linkedProjectSchema>;

/** The note before or after another one, as its page links to it. */
const neighborSchema = noteSchema.pick({
  slug: true,
  title: true,
  language: true,
  cover: true,
  generatedCover: true,
});

export const noteViewSchema = noteSchema.omit({ ...hiddenFromVisitors, projects: true }).extend({
  ...metaOutput,
  html,
  minutes: z.int(),
  projects: z.array(linkedProjectSchema),
  newer: neighborSchema.nullable(),
  older: neighborSchema.nullable(),
});
export type NoteView = z.infer<typeof noteViewSchema>;

export const pageViewSchema = pageSchema.omit(hiddenFromVisitors).extend({ ...metaOutput, html });
export type PageView = z.infer<typeof pageViewSchema>;

/** The notes and pages that the header and footer link to. */
export const postLinksSchema = z.object({
  hasNotes: z.boolean().describe('Whether a note is published.'),
  pages: z.array(pageSchema.pick({ slug: true, title: true, language: true, place: true })),
});
export type PostLinks = z.infer<typeof postLinksSchema>;
