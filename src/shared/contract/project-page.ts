import { z } from 'zod';
import { nameSchema } from './common';
import { noteRowSchema } from './post';
import { projectSchema } from './project';

const html = z.string().describe('HTML, made of the text on the server; it can be shown as it is.');

const neighbourSchema = projectSchema.pick({
  _id: true,
  slug: true,
  title: true,
  description: true,
  image: true,
  imageAlt: true,
});
export type ProjectNeighbour = z.infer<typeof neighbourSchema>;

const relatedProjectSchema = neighbourSchema.extend({
  shared: z.array(nameSchema).describe('The skills that both list.'),
});
export type RelatedProject = z.infer<typeof relatedProjectSchema>;

/** Where a visitor may go on from a project. */
const projectsAroundSchema = z.object({
  previous: neighbourSchema.nullable().describe('The one before it in the list.'),
  next: neighbourSchema.nullable().describe('The one after it.'),
  related: z.array(relatedProjectSchema),
});
export type ProjectsAround = z.infer<typeof projectsAroundSchema>;

const noteOfProjectSchema = noteRowSchema.pick({ slug: true, title: true, publishedAt: true });
export type NoteOfProject = z.infer<typeof noteOfProjectSchema>;

/** A project as its page shows it: with its texts as HTML, and the way to others. */
export const projectPageSchema = projectSchema
  .omit({ details: true, learned: true, draft: true, publishAt: true, pendingChanges: true })
  .extend({
    html: z.object({ description: html, details: html, learned: html }),
    around: projectsAroundSchema,
    notes: z.array(noteOfProjectSchema).describe('Those that are about it, newest first.'),
  });
export type ProjectPage = z.infer<typeof projectPageSchema>;
/** A project without its long texts. */
export type ProjectFacts = Omit<ProjectPage, 'html' | 'around' | 'notes'>;
