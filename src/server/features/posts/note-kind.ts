import { defineContentKind, previewSchema } from '#server/core/content/content-kind';
import { itemCapabilities } from '#server/core/content/item-capabilities';
import { toListPage } from '#server/core/content/list-page';
import { PUBLISHING_FIELDS } from '#server/core/content/publishing-row';
import { NOTES_PATH } from '#shared/content-paths';
import { noteChangesSchema, noteViewSchema } from '#shared/contract/post';
import { mapInSlices } from '#shared/map-in-slices';
import { noteFeeds, noteSearchDocument } from './note-discovery';
import { createNoteRouter } from './note-router';
import { createNoteService } from './note-service';
import { postEntity, postSlugs } from './post-entity';
import { postItems } from './post-items';
import type { FindProjects } from './post-service';

type Others = { project: { service: { findLinks: FindProjects } } };

export const noteKind = defineContentKind({
  api: 'notes',
  apiDescription: 'Dated articles with an RSS feed.',
  tables: [postEntity, postSlugs.note.entity],
  versionFields: [...noteChangesSchema.keyof().options, ...PUBLISHING_FIELDS],
  previewSchema: previewSchema('note', noteViewSchema),
  open: ({ db, history, base }, getOthers: () => Others) => {
    const findProjects: FindProjects = (...query) => getOthers().project.service.findLinks(...query);
    const service = createNoteService(db, history, findProjects, base);
    return {
      service,
      createRouter: () => createNoteRouter(service),
      ...itemCapabilities(db, service, postItems.note),
      search: async () => mapInSlices(await service.listFull(), noteSearchDocument),
      sitemap: async () => {
        const pages = await postSlugs.note.listPages(db);
        return pages.length === 0 ? [] : [toListPage(NOTES_PATH, pages), ...pages];
      },
      feeds: noteFeeds(service.listFull),
      preview: async id => ({ kind: 'note', item: await service.preview(id) }),
    };
  },
});
