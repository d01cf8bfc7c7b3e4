import { z } from 'zod';
import { defineContentKind, previewSchema } from '#server/core/content/content-kind';
import type { Fields } from '#server/core/content/history';
import { itemCapabilities } from '#server/core/content/item-capabilities';
import { PUBLISHING_FIELDS } from '#server/core/content/publishing-row';
import { parseFields } from '#server/core/errors/parse-fields';
import {
  timelineElementChangesSchema,
  timelineElementInputSchema,
  timelineElementSchema,
} from '#shared/contract/timeline-element';
import { formatYears } from '#shared/timeline';
import { timelineElementEntity, timelineElementRules } from './timeline-element-entity';
import { createTimelineRouter } from './timeline-router';
import { createTimelineService } from './timeline-service';

export const timelineKind = defineContentKind({
  api: 'timeline',
  apiDescription: 'The elements of the About page, in order.',
  tables: [timelineElementEntity],
  versionFields: [...timelineElementChangesSchema.keyof().options, ...PUBLISHING_FIELDS],
  previewSchema: previewSchema('timeline', timelineElementSchema),
  open: ({ db, history }) => {
    const service = createTimelineService(db, history);
    return {
      service,
      createRouter: () => createTimelineRouter(service),
      ...itemCapabilities({
        db,
        service,
        entity: timelineElementEntity,
        slugs: 'none',
        input: timelineElementInputSchema,
        changes: timelineElementRules,
        getKey: toEventKey,
      }),
      search: 'none',
      sitemap: async () => [{ path: '/about' }],
      feeds: 'none',
      preview: async id => ({ kind: 'timeline', item: await service.getAsSeen(id) }),
    };
  },
});

const eventSchema = z.object({
  type: z.string(),
  title: z.string(),
  year: z.number(),
  endDate: z.string().nullish(),
});

/** Ignores case, spaces and the months, which owners enter in different ways. */
function toEventKey(fields: Fields): string {
  const { type, title, year, endDate } = parseFields(eventSchema, fields);
  const words = title.trim().toLowerCase().split(/\s+/).join(' ');
  return [type, formatYears({ year, endDate: endDate ?? null }), words].join(' ');
}
