import { z } from 'zod';
import { itemProcedures, listProcedure, viewProcedures } from '#server/core/content/item-procedures';
import { publicProcedure, router } from '#server/core/procedures/procedures';
import {
  pageInputSchema,
  pageRowSchema,
  pageSchema,
  pageUpdateSchema,
  pageViewSchema,
  postLinksSchema,
} from '#shared/contract/post';
import type { PageService } from './page-service';
import { pageExamples as examples } from './post-examples';

/** `findHasNotes` checks whether there is a published note. */
export function createPageRouter(pages: PageService, findHasNotes: () => Promise<boolean>) {
  return router({
    list: listProcedure({
      path: '/pages',
      summary: 'List pages, oldest first; drafts for the owner only',
      list: z.array(pageRowSchema),
      example: examples.list,
      find: viewer => pages.list(viewer),
    }),

    ...itemProcedures({
      path: '/pages',
      examples,
      service: pages,
      item: pageSchema,
      input: pageInputSchema,
      update: pageUpdateSchema,
    }),

    ...viewProcedures({ view: pageViewSchema, service: pages }),

    /** The links in the header and footer of every page. */
    links: publicProcedure
      .meta({ cacheTags: ['content'] })
      .input(z.void())
      .output(postLinksSchema)
      .query(async () => {
        const [hasNotes, linked] = await Promise.all([findHasNotes(), pages.listLinked()]);
        return { hasNotes, pages: linked };
      }),
  });
}
