import { z } from 'zod';
import { successSchema } from '../../../shared/contract/common';
import {
  pageInputSchema,
  pageRowSchema,
  pageSchema,
  pageUpdateSchema,
  pageViewSchema,
  postAddressSchema,
  postIdSchema,
  postLinksSchema,
} from '../../../shared/contract/post';
import { findForViewer, ownerProcedure, publicProcedure, router, success, viewerOf } from '../../core/trpc';
import type { PageService } from './page-service';
import { pageExamples as examples } from './post-examples';

/** `findHasNotes` tells whether visitors see a note. */
export function createPageRouter(pages: PageService, findHasNotes: () => Promise<boolean>) {
  return router({
    list: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: {
          method: 'GET',
          path: '/pages',
          summary: 'List the pages, the oldest first; drafts for the owner alone',
        },
        example: examples.list,
      })
      .input(z.void())
      .output(z.array(pageRowSchema))
      .query(async ({ ctx }) => pages.list(await viewerOf(ctx))),

    get: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/pages/{id}', summary: 'Get one page' },
        failures: [404],
        example: examples.get,
      })
      .input(postIdSchema)
      .output(pageSchema)
      .query(({ ctx, input }) => findForViewer(ctx, viewer => pages.get(input.id, viewer))),

    create: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/pages',
          summary: 'Create a page; missing fields are empty',
          description: 'It is published, unless it says that it is a draft or names a later moment.',
        },
        successStatus: 201,
        example: examples.create,
      })
      .input(pageInputSchema)
      .output(pageSchema)
      .mutation(({ input }) => pages.create(input)),

    update: ownerProcedure
      .meta({
        openapi: { method: 'PUT', path: '/pages/{id}', summary: 'Change the given fields of a page' },
        failures: [404, 409],
        example: examples.update,
      })
      .input(pageUpdateSchema)
      .output(pageSchema)
      .mutation(({ input }) => pages.update(input)),

    remove: ownerProcedure
      .meta({
        openapi: { method: 'DELETE', path: '/pages/{id}', summary: 'Delete a page' },
        failures: [404],
        example: examples.remove,
      })
      .input(postIdSchema)
      .output(successSchema)
      .mutation(({ input }) => success(pages.remove(input.id))),

    /** For the site's own pages: a script takes `get`. */
    view: publicProcedure
      .meta({ cacheTags: ['content'] })
      .input(postAddressSchema)
      .output(pageViewSchema)
      .query(({ input }) => pages.view(input.slug)),

    /** What the frame of every page links to. */
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
