import { defineContentKind, previewSchema } from '#server/core/content/content-kind';
import { itemCapabilities } from '#server/core/content/item-capabilities';
import { PUBLISHING_FIELDS } from '#server/core/content/published-rows';
import {
  timelineElementChangesSchema,
  timelineElementInputSchema,
  timelineElementSchema,
} from '#shared/contract/timeline-element';
import { timelineElementEntity, timelineElementRules } from './timeline-element-entity';
import { createTimelineRouter } from './timeline-router';
import { createTimelineService } from './timeline-service';

export const timelineKind = defineContentKind({
  api: 'timeline',
  apiDescription: 'The elements of the About page, in order.',
  tables: [
    {
      entity: timelineElementEntity,
      imports: { local: ['namedOrder', 'answeredSections'], isOrdered: true },
      version: row => ({ kind: 'timeline', name: row.title || row.type, fields: row }),
    },
  ],
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
        forget: async () => undefined,
        input: timelineElementInputSchema,
        changes: timelineElementRules,
      }),
      search: 'none',
      sitemap: async () => [{ path: '/about' }],
      feeds: 'none',
      preview: async id => ({ kind: 'timeline', item: await service.getAsSeen(id) }),
    };
  },
});
