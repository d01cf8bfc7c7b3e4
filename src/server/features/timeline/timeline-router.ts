import { z } from 'zod';
import { itemProcedures, listProcedure } from '#server/core/procedures/item-procedures';
import { ownerOperation, router } from '#server/core/procedures/procedures';
import {
  timelineElementInputSchema,
  timelineElementSchema,
  timelineElementUpdateSchema,
  timelineListSchema,
  timelineOrderSchema,
} from '#shared/contract/timeline-element';
import { timelineExamples as examples } from './timeline-examples';
import type { TimelineService } from './timeline-service';

export function createTimelineRouter(timeline: TimelineService) {
  const { create, update, remove, discard } = itemProcedures({
    path: '/timeline',
    item: timelineElementSchema,
    input: timelineElementInputSchema,
    update: timelineElementUpdateSchema,
    examples,
    creationSummary: 'Create a timeline element; missing fields take their defaults',
    updateDescription:
      'Omitted fields keep their values. Send sections as a list or as a map. If you send both, the changed one is used; if both changed, the list. A list that equals an earlier response counts as unchanged unless you send expectedVersion.',
    service: timeline,
  });
  return router({
    list: listProcedure({
      path: '/timeline',
      summary: 'List the timeline in order; drafts for the owner only',
      description: 'Visitors get published elements only.',
      list: z.array(timelineElementSchema),
      example: examples.list,
      find: viewer => timeline.list(viewer),
    }),

    listVersioned: ownerOperation('GET', '/timeline/versioned', 'List the timeline with its version', {
      description:
        'Send the version as `expectedVersion` with a change to be refused with 409 if the timeline has changed meanwhile.',
      example: examples.listVersioned,
    })
      .input(z.void())
      .output(timelineListSchema)
      .query(() => timeline.listVersioned()),

    create,
    update,
    remove,
    discard,

    reorder: ownerOperation('PUT', '/timeline/reorder', 'Reorder timeline elements', {
      description:
        'The named elements move to the front; the others follow in their previous order. Returns the whole timeline.',
      failures: [409],
      example: examples.reorder,
    })
      .input(timelineOrderSchema)
      .output(z.array(timelineElementSchema))
      .mutation(({ input }) => timeline.reorder(input)),
  });
}
