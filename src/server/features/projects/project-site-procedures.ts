import { z } from 'zod';
import { ownerProcedure, publicProcedure } from '#server/core/procedures/procedures';
import { projectAddressSchema } from '#shared/contract/project';
import { projectPageSchema } from '#shared/contract/project-page';
import {
  categoryCountSchema,
  categoryRowsInputSchema,
  categoryRowsSchema,
  openRowsSchema,
  projectCardSchema,
  projectCountSchema,
  projectOverviewSchema,
  skillUsageSchema,
} from '#shared/contract/project-summaries';
import type { ProjectService } from './project-service';

/** Creates the procedures for the site's own pages. Scripts use `list`. */
export function siteProcedures(projects: ProjectService) {
  const forVisitors = publicProcedure.meta({ cacheTags: ['content'] });
  return {
    featured: forVisitors
      .input(z.void())
      .output(z.array(projectCardSchema))
      .query(() => projects.listFeatured()),

    count: forVisitors
      .input(z.void())
      .output(projectCountSchema)
      .query(async () => ({ totalProjects: await projects.count() })),

    archive: forVisitors
      .input(z.void())
      .output(z.array(categoryCountSchema))
      .query(() => projects.countByCategory()),

    inCategory: forVisitors
      .input(categoryRowsInputSchema)
      .output(categoryRowsSchema)
      .query(({ input }) => projects.listInCategory(input.category, input.after)),

    openRows: forVisitors
      .input(categoryRowsInputSchema)
      .output(z.array(openRowsSchema))
      .query(({ input }) => projects.listOpenRows(input)),

    page: forVisitors
      .input(projectAddressSchema)
      .output(projectPageSchema)
      .query(({ input }) => projects.getPage(input.address)),

    topSkills: forVisitors
      .input(z.void())
      .output(z.array(skillUsageSchema))
      .query(() => projects.listTopSkills()),

    overview: ownerProcedure
      .input(z.void())
      .output(z.array(projectOverviewSchema))
      .query(() => projects.listOverview()),
  };
}
