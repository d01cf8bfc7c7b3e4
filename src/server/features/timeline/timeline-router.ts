import { z } from 'zod';
import {
  timelineElementInputSchema,
  timelineElementSchema,
  timelineElementUpdateSchema,
  timelineOrderSchema,
  versionedTimelineSchema,
} from '../../../shared/contract/timeline-element';
import { changeProcedures } from '../../core/item-procedures';
import { ownerProcedure, publicProcedure, router, viewerOf } from '../../core/trpc';
import { timelineExamples as examples } from './timeline-examples';
import type { TimelineService } from './timeline-service';

export function createTimelineRouter(timeline: TimelineService) {
  return router({
    list: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: {
          method: 'GET',
          path: '/timeline',
          summary: 'List the timeline in order; drafts for the owner alone',
        },
        example: examples.list,
      })
      .input(z.void())
      .output(z.array(timelineElementSchema))
      .query(async ({ ctx }) => timeline.list(await viewerOf(ctx))),

    listVersioned: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/timeline/versioned',
          summary: 'List the timeline with its version',
        },
        example: examples.listVersioned,
      })
      .input(z.void())
      .output(versionedTimelineSchema)
      .query(() => timeline.listVersioned()),

    create: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/timeline',
          summary: 'Create a timeline element; missing fields take their defaults',
        },
        successStatus: 201,
        example: examples.create,
      })
      .input(timelineElementInputSchema)
      .output(timelineElementSchema)
      .mutation(({ input }) => timeline.create(input)),

    ...changeProcedures({
      ...{ noun: 'timeline element', path: '/timeline', examples, service: timeline },
      ...{ item: timelineElementSchema, update: timelineElementUpdateSchema },
      updateDescription:
        'Omitted fields keep their values. Sections may be given as a list or as a map; of both, the one that was changed counts, the list before the map. A list as it was answered earlier counts as unchanged unless expectedVersion is sent.',
    }),

    reorder: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: '/timeline/reorder',
          summary: 'Reorder timeline elements',
        },
        failures: [409],
        example: examples.reorder,
      })
      .input(timelineOrderSchema)
      .output(z.array(timelineElementSchema))
      .mutation(({ input }) => timeline.reorder(input)),
  });
}
