import { z } from 'zod';
import { siteSettingsSchema, siteUpdateSchema } from '../../../shared/contract/site';
import { ownerProcedure, publicProcedure, router } from '../../core/trpc';
import type { SiteService } from './site-service';

const tags = ['site'];

export function createSiteRouter(site: SiteService) {
  return router({
    get: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/site', tags, summary: 'Get the settings of the site' },
      })
      .input(z.void())
      .output(siteSettingsSchema)
      .query(() => site.get()),

    update: ownerProcedure
      .meta({
        openapi: { method: 'PUT', path: '/site', tags, summary: 'Change the given settings of the site' },
      })
      .input(siteUpdateSchema)
      .output(siteSettingsSchema)
      .mutation(({ input }) => site.update(input)),
  });
}
