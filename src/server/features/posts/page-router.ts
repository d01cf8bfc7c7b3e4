import { z } from 'zod';
import { itemProcedures, listProcedure, viewProcedures } from '#server/core/procedures/item-procedures';
import { publicProcedure, router } from '#server/core/procedures/procedures';
import {
  pageInputSchema,
  pageSchema,
  pageSummarySchema,
  pageUpdateSchema,
  pageViewSchema,
  postLinksSchema,
} from '#shared/contract/post';
import type { PageService } from './page-service';
import { pageExamples as examples } from './post-examples';

/** Creates the procedures for pages. `findHasNotes` returns true if there is a published note. */
export function createPageRouter(pages: PageService, findHasNotes: () => Promise<boolean>) {
  return router({
    list: listProcedure({
      path: '/pages',
      summary: 'List pages, oldest first; drafts for the owner only',
      description: 'Returns summaries without texts. `GET /pages/{id}` returns the text of a page.',
      list: z.array(pageSummarySchema),
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

    /** Lists the links in the header and footer of every page. */
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
