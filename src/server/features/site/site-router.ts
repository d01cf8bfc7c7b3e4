import { z } from 'zod';
import { ownerOperation, publicOperation, router } from '#server/core/procedures/procedures';
import { siteSchema, siteUpdateSchema } from '#shared/contract/site';
import { siteExamples as examples } from './site-examples';
import type { SiteService } from './site-service';

export function createSiteRouter(site: SiteService) {
  return router({
    get: publicOperation('GET', '/site', 'Get the settings of the site', {
      description: "Includes the owner's name and links, the look of the site, and the texts of its pages.",
      cacheTags: ['content'],
      example: examples.get,
    })
      .input(z.void())
      .output(siteSchema)
      .query(() => site.get()),

    update: ownerOperation('PUT', '/site', 'Update settings of the site', {
      description: 'Omitted settings keep their values. Returns all settings.',
      failures: [409],
      example: examples.update,
    })
      .input(siteUpdateSchema)
      .output(siteSchema)
      .mutation(({ input }) => site.update(input)),
  });
}
