import { z } from 'zod';
import { idSchema, LIST_MAX_LENGTH, nameSchema, timestampSchema } from '#shared/contract/common';
import { IMPORTED_KINDS } from './imported-kinds';

const importedAsSchema = z.enum(IMPORTED_KINDS);

const importItemSchema = z
  .object({
    key: z.string().describe('Identifies the entry in its source and links it to the imported item.'),
    target: importedAsSchema,
    from: z.string().describe('The location in the source.'),
    name: z.string(),
    note: z.string().describe('Additional information in one line.'),
    isWithheld: z
      .boolean()
      .describe(
        'True if the source does not publish it. Its item stays a draft when the import is published.',
      ),
    pictures: z.int().describe('The number of its images.'),
    state: z
      .enum(['new', 'changed', 'same', 'kept'])
      .describe(
        "new: not imported yet. changed: the source has changed or differs. same: nothing to do. kept: both the source and the owner have changed it; the owner's version stays.",
      ),
    changes: z.array(z.string()).describe('The fields that an import would change.'),
    isSimilar: z.boolean().describe('True for a new entry with the title of an existing item.'),
    isProposed: z.boolean(),
  })
  .meta({ id: 'ImportItem' });
export type ImportItem = z.infer<typeof importItemSchema>;

const leftOutSchema = z.object({ from: z.string(), reason: z.string() });
export type LeftOut = z.infer<typeof leftOutSchema>;

export const importPlanSchema = z
  .object({ items: z.array(importItemSchema), leftOut: z.array(leftOutSchema) })
  .meta({ id: 'ImportPlan' });
export type ImportPlan = z.infer<typeof importPlanSchema>;

export const importResultSchema = z
  .object({
    _id: z
      .string()
      .nullable()
      .describe('Identifies the import in order to undo it. Null if there was nothing to import.'),
    made: z.int(),
    changed: z.int(),
    withheld: z.int().describe('The number of created items that the source does not publish.'),
    problems: z.array(z.string()).describe('Images that could not be imported, and why.'),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;

export const importRunSchema = z
  .object({
    _id: z.string(),
    source: z.string(),
    createdAt: timestampSchema,
    made: z.int(),
    changed: z.int(),
    withheld: z.int(),
    drafts: z
      .array(z.object({ target: importedAsSchema, count: z.int(), withheld: z.int() }))
      .describe(
        'The number of created items that are still drafts, for each kind that has some, and how many of them the source does not publish.',
      ),
    isUndone: z.boolean(),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof importRunSchema>;

export const importPublishedSchema = z
  .object({
    count: z.int(),
    withheld: z.int().describe('The number of drafts that the source does not publish.'),
  })
  .meta({ id: 'ImportPublished' });
export type ImportPublished = z.infer<typeof importPublishedSchema>;

export const importUndoneSchema = z
  .object({
    removed: z.int(),
    restored: z.int(),
    kept: z.int().describe('Items left as they are because they were edited after the import.'),
  })
  .meta({ id: 'ImportUndone' });
export type ImportUndone = z.infer<typeof importUndoneSchema>;

const keysSchema = z.array(nameSchema).max(LIST_MAX_LENGTH).describe('The keys of the entries to import.');

const FILE_MAX_LENGTH = 500_000;
export const resumeFileSchema = z.object({
  text: z.string().max(FILE_MAX_LENGTH).describe('The content of the file.'),
});
export const resumeImportSchema = resumeFileSchema.extend({ keys: keysSchema });

/** An uploaded archive of Markdown files that awaits import. */
export const stagedMarkdownSchema = z
  .object({
    id: z.string().describe('Identifies the uploaded archive, which expires after an hour.'),
    files: z.int().describe('The number of Markdown files in the archive.'),
  })
  .meta({ id: 'ArrivedMarkdown' });
export type StagedMarkdown = z.infer<typeof stagedMarkdownSchema>;
export const stagedMarkdownIdSchema = z.object({ id: idSchema.describe('The ID of the uploaded archive.') });

/** The kinds of content that Markdown files can be imported as. */
export const markdownTargetSchema = importedAsSchema.extract(['project', 'note', 'page']);
export type MarkdownTarget = z.infer<typeof markdownTargetSchema>;
export const markdownPlanSchema = stagedMarkdownIdSchema.extend({
  target: markdownTargetSchema
    .optional()
    .describe(
      'The kind of content to create from all files. If omitted, the folder of each file decides, such as posts, projects and pages; other files become notes.',
    ),
  targets: z
    .array(z.object({ key: nameSchema, target: markdownTargetSchema }))
    .max(LIST_MAX_LENGTH)
    .optional()
    .describe('The kinds of single files, by key. Unknown keys are ignored.'),
});
export type MarkdownPlanInput = z.infer<typeof markdownPlanSchema>;
export const markdownImportSchema = markdownPlanSchema.extend({ keys: keysSchema });

/** A user name, as in 'ada', '@ada' and 'https://github.com/ada'. Its name is the only group. */
export const GITHUB_PROFILE =
  /^\s*(?:(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?:[Ww]{3}\.)?[Gg][Ii][Tt][Hh][Uu][Bb]\.[Cc][Oo][Mm]\/)?@?([A-Za-z\d](?:[A-Za-z\d-]{0,37}[A-Za-z\d])?)(?:[/?#][^\0\r\n]*)?\s*$/u;

const tokenSchema = nameSchema
  .optional()
  .describe('A GitHub token, used for this call only and never stored. Defaults to GITHUB_TOKEN, if set.');
export const repositoryListSchema = z.object({
  profile: nameSchema
    .regex(GITHUB_PROFILE, 'Must be a GitHub user name or profile URL')
    .describe('A GitHub user name or profile URL.'),
  page: z.int().min(1).max(100).default(1),
  token: tokenSchema,
});
export const repositoryPlanSchema = importPlanSchema
  .extend({ profile: z.string(), nextPage: z.int().nullable() })
  .meta({ id: 'RepositoryPlan' });
export type RepositoryPlan = z.infer<typeof repositoryPlanSchema>;
/** Limits an import, because each repository takes one request. */
const REPOSITORIES_AT_ONCE = 50;
export const repositoryImportSchema = repositoryListSchema.omit({ page: true }).extend({
  keys: z
    .array(nameSchema)
    .max(REPOSITORIES_AT_ONCE, `Select at most ${REPOSITORIES_AT_ONCE} repositories, then import the others`),
});
export const importedRepositorySchema = z
  .object({
    name: z.string(),
    projectId: z.string(),
    stars: z.int().describe('The number of stars when GitHub was last queried.'),
    forks: z.int(),
  })
  .meta({ id: 'TakenRepository' });
export type ImportedRepository = z.infer<typeof importedRepositorySchema>;
export const repositoryRefreshSchema = z.object({ token: tokenSchema });
