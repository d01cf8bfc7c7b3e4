import { z } from 'zod';
import { idSchema, nameSchema } from './common';
import { plainDescription, projectSchema } from './project';

/**
 * The number of rows loaded at once, so that a page of the archive stays small however many projects there
 * are.
 */
export const ARCHIVE_ROWS = 50;

/** A project as a row of the archive. */
export const projectSummarySchema = projectSchema
  .pick({
    _id: true,
    slug: true,
    title: true,
    language: true,
    skills: true,
    status: true,
    timeline: true,
    public: true,
    image: true,
    generatedCover: true,
  })
  .extend(plainDescription);
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

/** A project as a card of the home page. */
export const projectCardSchema = projectSummarySchema.extend({
  ...projectSchema.pick({ imageAlt: true, github: true, live: true }).shape,
  phones: z
    .array(z.string())
    .exactOptional()
    .describe(
      'Further phone screenshots of a project whose image is one, at most two. Absent if there are none.',
    ),
  loop: z.string().exactOptional().describe('The video that the card plays. Absent if there is none.'),
});
export type ProjectCard = z.infer<typeof projectCardSchema>;

/** A project as a row of the owner's lists. */
export const projectOverviewSchema = projectSchema
  .pick({
    _id: true,
    slug: true,
    title: true,
    language: true,
    category: true,
    status: true,
    skills: true,
    github: true,
    live: true,
    featured: true,
    public: true,
    image: true,
    generatedCover: true,
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
    .describe('Defaults to the first category of the archive, also when this one has no projects.'),
  after: idSchema.optional().describe('The `next` of the previous response; returns the rows after it.'),
});

export type CategoryRowsInput = z.infer<typeof categoryRowsInputSchema>;

export const categoryRowsSchema = z.object({
  projects: z.array(projectSummarySchema),
  next: z
    .string()
    .nullable()
    .describe('Pass it as `after` to get the next rows. Null if these are the last.'),
});
export type CategoryRows = z.infer<typeof categoryRowsSchema>;

/** The number of rows shown initially if all categories are open. Later categories start closed. */
export const OPEN_ROWS = 200;

/** The rows of a category that is initially open. */
export const openRowsSchema = categoryRowsSchema.extend({ category: nameSchema });
export type OpenRows = z.infer<typeof openRowsSchema>;

export const skillUsageSchema = z.object({ skill: nameSchema, projects: z.int() });
