import { z } from 'zod';
import { timelineElementSchema } from '../../../shared/contract/timeline-element';
import { publicProcedure, router } from '../../core/trpc';
import type { TimelineService } from './timeline-service';

const tags = ['timeline'];

export function createTimelineRouter(timeline: TimelineService) {
  return router({
    list: publicProcedure
      .meta({
        openapi: { method: 'GET', path: '/timeline', tags, summary: 'List the timeline in its order' },
      })
      .input(z.void())
      .output(z.array(timelineElementSchema))
      .query(() => timeline.list()),
  });
}
