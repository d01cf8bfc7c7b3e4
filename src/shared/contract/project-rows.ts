import { z } from 'zod';
import { idSchema, nameSchema } from './common';
import { projectSchema } from './project';

/** So many rows of a category come at once: a page of the archive grows no further, however many projects there are. */
export const ARCHIVE_ROWS = 50;

/** A project as a row of the archive. */
export const projectRowSchema = projectSchema.pick({
  _id: true,
  slug: true,
  title: true,
  description: true,
  skills: true,
  status: true,
  timeline: true,
  public: true,
  image: true,
});
export type ProjectRow = z.infer<typeof projectRowSchema>;

/** A project as a card of the home page. */
export const projectCardSchema = projectRowSchema.extend({
  ...projectSchema.pick({ imageAlt: true, github: true, live: true }).shape,
});
export type ProjectCard = z.infer<typeof projectCardSchema>;

/** A project as a row of the dashboard. */
export const projectOverviewSchema = projectSchema
  .pick({
    _id: true,
    slug: true,
    title: true,
    category: true,
    status: true,
    skills: true,
    github: true,
    live: true,
    featured: true,
    public: true,
    draft: true,
    publishAt: true,
  })
  .extend({ hasPendingChanges: z.literal(true).exactOptional() });
export type ProjectOverview = z.infer<typeof projectOverviewSchema>;

export const projectCountSchema = z.object({ totalProjects: z.int() });

/** A category that has projects, and how many. */
export const categoryCountSchema = z.object({ category: nameSchema, projects: z.int() });
export type CategoryCount = z.infer<typeof categoryCountSchema>;

export const categoryRowsInputSchema = z.object({
  category: nameSchema
    .optional()
    .describe('Omitted, or one without projects: the first category of the archive.'),
  after: idSchema.optional().describe('The `next` of the rows before: only those that come after them.'),
});

export type CategoryRowsInput = z.infer<typeof categoryRowsInputSchema>;

export const categoryRowsSchema = z.object({
  projects: z.array(projectRowSchema),
  next: z.string().nullable().describe('What to ask for rows after; null where these are the last.'),
});
export type CategoryRows = z.infer<typeof categoryRowsSchema>;

/** So many rows stand open at once, where all categories are to: those after them are opened one by one. */
export const OPEN_ROWS = 200;

/** The rows of a category that stands open. */
export const openRowsSchema = categoryRowsSchema.extend({ category: nameSchema });
export type OpenRows = z.infer<typeof openRowsSchema>;

export const skillUsageSchema = z.object({ skill: nameSchema, projects: z.int() });
