import { z } from 'zod';
import type { ContentKindName } from '../content-kinds';
import { idSchema, LIST_MAX_LENGTH, nameSchema, timestampSchema } from './common';

/** The kinds of content that an entry of a source can become, and what answers call them. */
export const IMPORTED_KINDS = {
  site: 'settings',
  timeline: 'timeline',
  project: 'projects',
  note: 'notes',
  skills: 'skills',
} as const satisfies Partial<Record<ContentKindName, string>>;
const importedAsSchema = z.enum(IMPORTED_KINDS);

export const importItemSchema = z
  .object({
    key: z.string().describe('Names it in this source. What it became is remembered by it.'),
    target: importedAsSchema,
    from: z.string().describe('Where it stands in the source.'),
    name: z.string(),
    note: z.string().describe('What else there is to know of it, in a line.'),
    state: z
      .enum(['new', 'changed', 'same', 'kept'])
      .describe(
        'new: it is not here yet. changed: the source has moved on, or says something else. same: there is nothing to do. kept: the source has moved on, and so has the owner, whose words stay.',
      ),
    changes: z.array(z.string()).describe('The fields that an import would change.'),
    isProposed: z.boolean(),
  })
  .meta({ id: 'ImportItem' });
export type ImportItem = z.infer<typeof importItemSchema>;

export const leftOutSchema = z.object({ from: z.string(), reason: z.string() });
export type LeftOut = z.infer<typeof leftOutSchema>;

/** What an import would do. */
export const importPlanSchema = z
  .object({ items: z.array(importItemSchema), leftOut: z.array(leftOutSchema) })
  .meta({ id: 'ImportPlan' });
export type ImportPlan = z.infer<typeof importPlanSchema>;

/** What an import has done. */
export const importResultSchema = z
  .object({
    _id: z.string().nullable().describe('Names the import, to undo it. Null: there was nothing to do.'),
    made: z.int(),
    changed: z.int(),
    problems: z.array(z.string()).describe('Pictures that could not be taken, and why.'),
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
    isUndone: z.boolean(),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof importRunSchema>;

export const importIdSchema = z.object({ id: idSchema });
export const importUndoneSchema = z
  .object({
    removed: z.int(),
    restored: z.int(),
    kept: z.int().describe('What was changed since, and therefore stays as it is.'),
  })
  .meta({ id: 'ImportUndone' });
export type ImportUndone = z.infer<typeof importUndoneSchema>;

const keysSchema = z.array(nameSchema).max(LIST_MAX_LENGTH).describe('The keys of what is wanted.');

/** A file that is read as text. */
const FILE_MAX_LENGTH = 500_000;
export const resumeFileSchema = z.object({
  text: z.string().max(FILE_MAX_LENGTH).describe('The content of the file.'),
});
export const resumeImportSchema = resumeFileSchema.extend({ keys: keysSchema });

/** An archive of Markdown files that was sent, and waits to be imported. */
export const arrivedMarkdownSchema = z
  .object({
    id: z.string().describe('Names the archive while it waits: for an hour.'),
    files: z.int().describe('How many Markdown files there are in it.'),
  })
  .meta({ id: 'ArrivedMarkdown' });
export type ArrivedMarkdown = z.infer<typeof arrivedMarkdownSchema>;
export const arrivedMarkdownIdSchema = z.object({ id: idSchema.describe('Of the archive that was sent.') });

/** What Markdown files can become. */
export const markdownTargetSchema = importedAsSchema.extract(['project', 'note']);
export type MarkdownTarget = z.infer<typeof markdownTargetSchema>;
export const markdownPlanSchema = arrivedMarkdownIdSchema.extend({
  target: markdownTargetSchema.describe('What the files become.'),
});
export const markdownImportSchema = markdownPlanSchema.extend({ keys: keysSchema });

const tokenSchema = nameSchema
  .optional()
  .describe("A token of GitHub's, used for this call and not kept. Omitted: GITHUB_TOKEN, or none.");
export const repositoryListSchema = z.object({
  profile: nameSchema.describe('A name, or the address of a profile.'),
  page: z.int().min(1).max(100).default(1),
  token: tokenSchema,
});
export const repositoryPlanSchema = importPlanSchema
  .extend({ profile: z.string(), nextPage: z.int().nullable() })
  .meta({ id: 'RepositoryPlan' });
export type RepositoryPlan = z.infer<typeof repositoryPlanSchema>;
/** Each of them is asked about by itself. */
export const REPOSITORIES_AT_ONCE = 50;
export const repositoryImportSchema = repositoryListSchema.omit({ page: true }).extend({
  keys: z
    .array(nameSchema)
    .max(
      REPOSITORIES_AT_ONCE,
      `Must be ${REPOSITORIES_AT_ONCE} repositories at most: take the others after them`,
    ),
});
export const takenRepositorySchema = z
  .object({
    name: z.string(),
    projectId: z.string(),
    stars: z.int().describe('As GitHub counted them when it was last asked.'),
    forks: z.int(),
  })
  .meta({ id: 'TakenRepository' });
export type TakenRepository = z.infer<typeof takenRepositorySchema>;
export const repositoryRefreshSchema = z.object({ token: tokenSchema });
