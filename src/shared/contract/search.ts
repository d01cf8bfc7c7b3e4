import { z } from 'zod';
import { SEARCH_KIND_NAMES, type SearchKindName } from '#shared/content-kinds';
import { FILTERED_ROWS, SEARCH_MAX_LENGTH } from '#shared/search-limits';
import { linkSchema, nameSchema, timestampSchema } from './common';
import { language } from './language-field';
import { type ProjectSummary, projectSummarySchema } from './project-summaries';

const wordsSchema = z
  .string()
  .max(SEARCH_MAX_LENGTH, `Must be at most ${SEARCH_MAX_LENGTH} characters`)
  .describe('Search words. Prefixes and small typos match.');

export const searchInputSchema = z.object({ q: wordsSchema });

const textMarkSchema = z.object({ start: z.int(), end: z.int() });
export type TextMark = z.infer<typeof textMarkSchema>;

export const searchResultSchema = z
  .object({
    kind: z.enum(SEARCH_KIND_NAMES),
    title: z.string(),
    language: language.output,
    path: z.string().describe('The path on the site.'),
    cover: linkSchema.describe('The address of its picture; empty if it has none.'),
    publishedAt: timestampSchema.exactOptional().describe('When a note was published.'),
    timeline: z.string().exactOptional().describe("When a project was made, in the owner's words."),
    category: z.string().exactOptional().describe('The category of a skill.'),
    excerpt: z.string().describe('An excerpt of its text around the first match.'),
    tags: z.array(z.string()).describe('Its matching tags, skills, status and category.'),
    marks: z
      .object({ title: z.array(textMarkSchema), excerpt: z.array(textMarkSchema) })
      .describe('The positions of the matches in UTF-16 code units; `end` is exclusive.'),
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

/** The matching projects by category, in the order of the archive. */
export const filteredProjectsSchema = z.object({
  total: z.int().describe(`The number of matches, of which at most ${FILTERED_ROWS} are returned.`),
  categories: z.array(z.object({ category: nameSchema, projects: z.array(projectSummarySchema) })),
});
export type FilteredProjects = z.infer<typeof filteredProjectsSchema>;

const choiceSchema = z.object({ name: z.string(), projects: z.int() });

/** The available filters of the archive, with the number of matching projects for each. */
export const filterChoicesSchema = z.object({
  projects: z.int(),
  skills: z.array(choiceSchema),
  statuses: z.array(choiceSchema),
  categories: z.array(choiceSchema),
});
export type FilterChoices = z.infer<typeof filterChoicesSchema>;

/** A published item as the search indexes it. */
export type SearchDocument = {
  title: string;
  /** Given if it differs from the site's. */
  language?: string | undefined;
  path: string;
  /** One sentence that describes the result. */
  summary: string;
  /** The remaining text, without markup. */
  text: string;
  tags: readonly string[];
  /** The address of its picture, or '' for none. */
  cover: string;
  /** The time of its latest change or publication, by which the newest come first. Without one, it is not news. */
  newAt?: string;
} & (
  | { kind: 'note'; publishedAt: string }
  | { kind: Exclude<SearchKindName, 'project' | 'note' | 'skill'> }
  | { kind: 'skill'; category: string }
  | { kind: 'project'; category: string; row: ProjectSummary }
);

/** The published content, in the order of the archive, and the categories in the owner's order. */
export type SearchSource = { documents: SearchDocument[]; categories: string[] };
