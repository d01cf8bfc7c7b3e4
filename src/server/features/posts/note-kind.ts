import {
  noteChangesSchema,
  noteInputSchema,
  noteUpdateSchema,
  noteViewSchema,
} from '../../../shared/contract/post';
import { defineContentKind, previewSchema } from '../../core/content-kind';
import { itemCapabilities } from '../../core/item-capabilities';
import { mapInSlices } from '../../core/map-in-slices';
import { PUBLISHING_FIELDS } from '../../core/published-rows';
import { NOT_STORED } from '../../core/saved-row';
import { noteFeeds, noteSearchDocument, noteSitemap } from './note-discovery';
import { createNoteRouter } from './note-router';
import { createNoteService } from './note-service';
import type { FindProjects } from './post-service';
import { noteTables, postRows } from './post-tables';

type Others = { project: { service: { findLinks: FindProjects } } };

export const noteKind = defineContentKind({
  api: 'notes',
  apiDescription: 'Writing beside the projects, by its date.',
  tables: noteTables,
  versionFields: [...noteChangesSchema.keyof().options, ...PUBLISHING_FIELDS],
  previewSchema: previewSchema('note', noteViewSchema),
  open: ({ db, history }, getOthers: () => Others) => {
    const findProjects: FindProjects = (...query) => getOthers().project.service.findLinks(...query);
    const service = createNoteService(db, history, findProjects);
    return {
      service,
      createRouter: () => createNoteRouter(service),
      ...itemCapabilities({
        ...postRows('note'),
        db,
        service,
        input: noteInputSchema,
        changes: noteUpdateSchema.omit(NOT_STORED),
      }),
      search: async () => mapInSlices(await service.listWhole(), noteSearchDocument),
      sitemap: async () => noteSitemap((await service.list()).notes),
      feeds: noteFeeds(service.listWhole),
      preview: async id => ({ kind: 'note', item: await service.preview(id) }),
    };
  },
});
