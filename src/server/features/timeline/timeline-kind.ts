import { defineContentKind, previewSchema } from '#server/core/content/content-kind';
import { itemCapabilities } from '#server/core/content/item-capabilities';
import { PUBLISHING_FIELDS } from '#server/core/content/publishing-row';
import { timelineElementChangesSchema, timelineElementSchema } from '#shared/contract/timeline-element';
import { timelineElementEntity } from './timeline-element-entity';
import { timelineItems } from './timeline-items';
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
      ...itemCapabilities(db, service, timelineItems),
      search: 'none',
      sitemap: async () => [{ path: '/about' }],
      feeds: 'none',
      preview: async id => ({ kind: 'timeline', item: await service.getAsSeen(id) }),
    };
  },
});
