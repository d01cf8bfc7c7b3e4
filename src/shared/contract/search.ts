import { z } from 'zod';
import { SEARCH_KIND_NAMES } from '../content-kinds';
import { FILTERED_ROWS, SEARCH_MAX_LENGTH } from '../search-limits';
import { nameSchema } from './common';
import { projectRowSchema } from './project-rows';

const wordsSchema = z
  .string()
  .max(SEARCH_MAX_LENGTH, `Must be at most ${SEARCH_MAX_LENGTH} characters`)
  .describe('Words to be found; beginnings of words and small typos count.');

export const searchInputSchema = z.object({ q: wordsSchema });

const textMarkSchema = z.object({ start: z.int(), end: z.int() });
export type TextMark = z.infer<typeof textMarkSchema>;

export const searchResultSchema = z
  .object({
    kind: z.enum(SEARCH_KIND_NAMES),
    title: z.string(),
    path: z.string().describe('Where it is on the site.'),
    excerpt: z.string().describe('A piece of its text, around the first word that was found.'),
    marks: z
      .object({ title: z.array(textMarkSchema), excerpt: z.array(textMarkSchema) })
      .describe(
        'Where the words that were found stand, as positions in UTF-16; the end is the one behind the last.',
      ),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResultSchema>;

export const projectFilterSchema = z.object({
  q: wordsSchema.optional(),
  skill: nameSchema.optional(),
  status: nameSchema.optional(),
  category: nameSchema.optional(),
});
export type ProjectFilter = z.infer<typeof projectFilterSchema>;

/** The projects that pass a filter, by category, in the order of the archive. */
export const filteredProjectsSchema = z.object({
  total: z.int().describe(`How many pass; at most ${FILTERED_ROWS} of them are answered.`),
  categories: z.array(z.object({ category: nameSchema, projects: z.array(projectRowSchema) })),
});
export type FilteredProjects = z.infer<typeof filteredProjectsSchema>;

const choiceSchema = z.object({ name: z.string(), projects: z.int() });

/** What the archive can be filtered by, with how many projects each leaves. */
export const filterChoicesSchema = z.object({
  projects: z.int(),
  skills: z.array(choiceSchema),
  statuses: z.array(choiceSchema),
  categories: z.array(choiceSchema),
});
export type FilterChoices = z.infer<typeof filterChoicesSchema>;
