import { z } from 'zod';
import { nameSchema } from './common';
import { noteSummarySchema } from './post';
import { plainDescription, projectSchema } from './project';

const html = z.string().describe('Sanitized HTML, rendered on the server.');

const neighborSchema = projectSchema
  .pick({
    _id: true,
    slug: true,
    title: true,
    language: true,
    image: true,
    imageAlt: true,
    generatedCover: true,
  })
  .extend(plainDescription);
export type ProjectNeighbor = z.infer<typeof neighborSchema>;

const relatedProjectSchema = neighborSchema.extend({
  shared: z.array(nameSchema).describe('The skills that both projects list.'),
});

/** The projects that a project's page links to. */
const adjacentProjectsSchema = z.object({
  previous: neighborSchema.nullable().describe('The previous project in the list.'),
  next: neighborSchema.nullable().describe('The next project in the list.'),
  related: z.array(relatedProjectSchema),
});
export type ProjectNeighbors = z.infer<typeof adjacentProjectsSchema>;

export const projectNoteSchema = noteSummarySchema.pick({
  slug: true,
  title: true,
  language: true,
  summary: true,
  cover: true,
  generatedCover: true,
  publishedAt: true,
});
export type ProjectNote = z.infer<typeof projectNoteSchema>;

/** A project as its page shows it, with rendered texts and links to other projects. */
export const projectPageSchema = projectSchema
  .omit({ details: true, learned: true, draft: true, publishAt: true, pendingChanges: true })
  .extend({
    ...plainDescription,
    html: z.object({ description: html, details: html, learned: html }),
    around: adjacentProjectsSchema,
    notes: z.array(projectNoteSchema).describe('The notes about the project, newest first.'),
  });
export type ProjectPage = z.infer<typeof projectPageSchema>;
export type ProjectFacts = Omit<ProjectPage, 'html' | 'around' | 'notes'>;
