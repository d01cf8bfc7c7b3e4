import { z } from 'zod';
import { successSchema } from '../../../shared/contract/common';
import {
  timelineElementIdSchema,
  timelineElementInputSchema,
  timelineElementSchema,
  timelineElementUpdateSchema,
  timelineOrderSchema,
  versionedTimelineSchema,
} from '../../../shared/contract/timeline-element';
import { ownerProcedure, publicProcedure, router } from '../../core/trpc';
import type { TimelineService } from './timeline-service';

const tags = ['timeline'];

export function createTimelineRouter(timeline: TimelineService) {
  return router({
    list: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/timeline', tags, summary: 'List the timeline in order' },
      })
      .input(z.void())
      .output(z.array(timelineElementSchema))
      .query(() => timeline.list()),

    listVersioned: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/timeline/versioned',
          tags,
          summary: 'List the timeline with its version',
        },
      })
      .input(z.void())
      .output(versionedTimelineSchema)
      .query(() => timeline.listVersioned()),

    create: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/timeline',
          tags,
          summary: 'Create a timeline element; missing fields take their defaults',
        },
        successStatus: 201,
      })
      .input(timelineElementInputSchema)
      .output(timelineElementSchema)
      .mutation(({ input }) => timeline.create(input)),

    update: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: '/timeline/{id}',
          tags,
          summary: 'Change the given fields of a timeline element',
          description:
            'Omitted fields keep their values. Sections may be given as a list or as a map; of both, the one that was changed counts, the list before the map.',
        },
      })
      .input(timelineElementUpdateSchema)
      .output(timelineElementSchema)
      .mutation(({ input }) => timeline.update(input)),

    remove: ownerProcedure
      .meta({
        openapi: { method: 'DELETE', path: '/timeline/{id}', tags, summary: 'Delete a timeline element' },
      })
      .input(timelineElementIdSchema)
      .output(successSchema)
      .mutation(async ({ input }) => {
        await timeline.remove(input.id);
        return { success: true as const };
      }),

    reorder: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: '/timeline/reorder',
          tags,
          summary: 'Reorder timeline elements',
        },
      })
      .input(timelineOrderSchema)
      .output(z.array(timelineElementSchema))
      .mutation(({ input }) => timeline.reorder(input)),
  });
}
