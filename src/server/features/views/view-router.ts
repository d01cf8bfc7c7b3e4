import { z } from 'zod';
import { idSchema } from '../../../shared/contract/common';
import {
  newViewSchema,
  projectViewsSchema,
  totalViewsSchema,
  viewCountsSchema,
  viewSchema,
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

    /** For the dashboard alone: all projects in one call. */
    byProject: ownerProcedure
      .input(z.void())
      .output(viewCountsSchema)
      .query(() => views.countByProject()),
  });
}
