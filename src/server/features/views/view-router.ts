import { z } from 'zod';
import { LATER_TIMESTAMP, PROJECT_ID, TIMESTAMP } from '#server/core/procedures/example-values';
import {
  type Examples,
  getViewer,
  ownerOperation,
  ownerProcedure,
  publicOperation,
  router,
} from '#server/core/procedures/procedures';
import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import { itemIdSchema } from '#shared/contract/common';
import {
  type NewView,
  newViewSchema,
  projectViewsSchema,
  totalViewsSchema,
  type View,
  viewCountsSchema,
  viewListInputSchema,
  viewListSchema,
  viewSchema,
  viewSummaryInputSchema,
  viewSummarySchema,
} from '#shared/contract/view';
import type { ViewService } from './view-service';

export function createViewRouter(views: ViewService, limiter: RateLimiter) {
  return router({
    record: publicOperation('POST', '/views', 'Record a visit', {
      description:
        'Counts a visit to the site, or to a project if `projectId` is given. `sessionId` is any text that the client chooses for one visitor.',
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

    total: publicOperation('GET', '/views/total', 'Count the visits to the whole site', {
      description: 'Visits to single projects are counted separately.',
      cacheTags: ['views'],
      example: examples.total,
    })
      .input(z.void())
      .output(totalViewsSchema)
      .query(async () => ({ totalViews: await views.countTotal() })),

    project: publicOperation('GET', '/views/project/{id}', 'Count the visits to one project', {
      description: 'Returns 0 for a project that does not exist or that visitors cannot see.',
      example: examples.project,
    })
      .input(itemIdSchema)
      .output(projectViewsSchema)
      .query(async ({ ctx, input }) => ({
        projectViews: await views.countProject(input.id, await getViewer(ctx)),
      })),

    list: ownerOperation('GET', '/views', 'List the timestamps of the views', {
      description: 'Returns the views of the whole site, or those of one project, oldest first.',
      example: examples.list,
    })
      .input(viewListInputSchema)
      .output(viewListSchema)
      .query(({ ctx, input }) => {
        if (ctx.streamAnswer === null) return views.list(input);
        ctx.streamAnswer(views.listAsJson(input));
        return { views: [] };
      }),

    summary: ownerProcedure
      .input(viewSummaryInputSchema)
      .output(viewSummarySchema)
      .query(({ input }) => views.summarize(input)),

    byProject: ownerProcedure
      .input(z.void())
      .output(viewCountsSchema)
      .query(() => views.countByProject()),
  });
}

const request: NewView = { projectId: PROJECT_ID, sessionId: '5f2d8c1e-7a94-4e0b-b3c6-9d1f2a8e4c70' };
const view: View = { timestamp: LATER_TIMESTAMP, projectId: PROJECT_ID };

const examples = {
  record: { request, answer: view },
  total: { answer: { totalViews: 1284 } },
  project: { answer: { projectViews: 96 } },
  list: { answer: { views: [{ timestamp: TIMESTAMP }, { timestamp: LATER_TIMESTAMP }] } },
} satisfies Examples;
