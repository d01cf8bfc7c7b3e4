import { z } from 'zod';
import { ownerProcedure, publicProcedure, router } from '#server/core/procedures/procedures';
import { siteSchema, siteUpdateSchema } from '#shared/contract/site';
import { siteExamples as examples } from './site-examples';
import type { SiteService } from './site-service';

export function createSiteRouter(site: SiteService) {
  return router({
    get: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/site', summary: 'Get the settings of the site' },
        example: examples.get,
      })
      .input(z.void())
      .output(siteSchema)
      .query(() => site.get()),

    update: ownerProcedure
      .meta({
        openapi: { method: 'PUT', path: '/site', summary: 'Update settings of the site' },
        failures: [409],
        example: examples.update,
      })
      .input(siteUpdateSchema)
      .output(siteSchema)
      .mutation(({ input }) => site.update(input)),
  });
}
