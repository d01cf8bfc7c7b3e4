import { z } from 'zod';
import { idSchema } from '../../../shared/contract/common';
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
} from '../../../shared/contract/view';
import type { RateLimiter } from '../../core/rate-limiter';
import { ownerProcedure, publicProcedure, router } from '../../core/trpc';
import type { ViewService } from './view-service';

const tags = ['views'];

export function createViewRouter(views: ViewService, limiter: RateLimiter) {
  return router({
    record: publicProcedure
      .meta({
        openapi: { method: 'POST', path: '/views', tags, summary: 'Record a visit' },
        successStatus: 201,
      })
      .input(newViewSchema)
      .output(viewSchema)
      .mutation(async ({ input, ctx }) => {
        await limiter.consume(ctx.address);
        return views.record(input);
      }),

    total: publicProcedure
      .meta({
        cacheTags: ['views'],
        openapi: { method: 'GET', path: '/views/total', tags, summary: 'Count the visits to the whole site' },
      })
      .input(z.void())
      .output(totalViewsSchema)
      .query(async () => ({ totalViews: await views.countTotal() })),

    project: publicProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/views/project/{id}',
          tags,
          summary: 'Count the visits to one project',
        },
      })
      .input(z.object({ id: idSchema }))
      .output(projectViewsSchema)
      .query(async ({ input }) => ({ projectViews: await views.countProject(input.id) })),

    list: ownerProcedure
      .meta({
        openapi: { method: 'GET', path: '/views', tags, summary: 'List the timestamps of the views' },
        streamJson: input => views.listAsJson(viewListInputSchema.parse(input)),
      })
      .input(viewListInputSchema)
      .output(viewListSchema)
      .query(({ input }) => views.list(input)),

    /** For the dashboard alone: all that it shows of views, in one call. */
    summary: ownerProcedure
      .input(viewSummaryInputSchema)
      .output(viewSummarySchema)
      .query(({ input }) => views.summarise(input)),

    /** All projects in one call. */
    byProject: ownerProcedure
      .input(z.void())
      .output(viewCountsSchema)
      .query(() => views.countByProject()),
  });
}
