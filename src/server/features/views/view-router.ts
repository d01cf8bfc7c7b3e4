import { z } from 'zod';
import { getViewer, ownerProcedure, publicProcedure, router } from '#server/core/procedures/procedures';
import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import { idSchema } from '#shared/contract/common';
import {
  newViewSchema,
  projectViewsSchema,
  totalViewsSchema,
  viewCountsSchema,
  viewListInputSchema,
  viewListSchema,
  viewSchema,
  viewSummaryInputSchema,
  viewSummarySchema,
} from '#shared/contract/view';
import { viewExamples as examples } from './view-examples';
import type { ViewService } from './view-service';

export function createViewRouter(views: ViewService, limiter: RateLimiter) {
  return router({
    record: publicProcedure
      .meta({
        openapi: { method: 'POST', path: '/views', summary: 'Record a visit' },
        successStatus: 201,
        failures: [404, 429],
        example: examples.record,
      })
      .input(newViewSchema)
      .output(viewSchema)
      .mutation(async ({ input, ctx }) => {
        await limiter.consume(ctx.limitKey);
        return views.record(input);
      }),

    total: publicProcedure
      .meta({
        cacheTags: ['views'],
        openapi: { method: 'GET', path: '/views/total', summary: 'Count the visits to the whole site' },
        example: examples.total,
      })
      .input(z.void())
      .output(totalViewsSchema)
      .query(async () => ({ totalViews: await views.countTotal() })),

    project: publicProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/views/project/{id}',
          summary: 'Count the visits to one project',
        },
        example: examples.project,
      })
      .input(z.object({ id: idSchema }))
      .output(projectViewsSchema)
      .query(async ({ ctx, input }) => ({
        projectViews: await views.countProject(input.id, await getViewer(ctx)),
      })),

    list: ownerProcedure
      .meta({
        openapi: { method: 'GET', path: '/views', summary: 'List the timestamps of the views' },
        example: examples.list,
      })
      .input(viewListInputSchema)
      .output(viewListSchema)
      .query(({ ctx, input }) => {
        if (ctx.streamAnswer === null) return views.list(input);
        ctx.streamAnswer(views.listAsJson(input));
        return { views: [] };
      }),

    /** All views data for the dashboard in one call. */
    summary: ownerProcedure
      .input(viewSummaryInputSchema)
      .output(viewSummarySchema)
      .query(({ input }) => views.summarise(input)),

    byProject: ownerProcedure
      .input(z.void())
      .output(viewCountsSchema)
      .query(() => views.countByProject()),
  });
}
