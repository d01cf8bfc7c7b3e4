import type { Router } from 'express';
import type { Services } from '../api/services';
import { atomFeed, FEED_PATH } from '../features/discovery/atom-feed';
import { robots } from '../features/discovery/robots';
import { SITEMAP_PATH, sitemap } from '../features/discovery/sitemap';
import { webManifest } from '../features/discovery/web-manifest';
import { createReadOnlyRoutes, type FailureReport } from './read-only-routes';

export type DiscoveryOptions = FailureReport & {
  services: Pick<Services, 'projects' | 'site'>;
  publicUrl: string | undefined;
};

/** What search engines, feed readers and phones ask for: made from the content at each request, and told by its ETag. */
export function createDiscoveryRoutes({ services, publicUrl, ...report }: DiscoveryOptions): Router {
  const { routes, add } = createReadOnlyRoutes(report);

  add(FEED_PATH, async (_request, response) => {
    const [site, projects] = await Promise.all([services.site.get(), services.projects.list()]);
    response
      .set('Cache-Control', 'no-cache')
      .type('application/atom+xml')
      .send(atomFeed({ site, projects, publicUrl }));
  });

  add(SITEMAP_PATH, async (_request, response) => {
    if (publicUrl === undefined) {
      const reason = 'A sitemap needs whole addresses: set PUBLIC_URL';
      response.status(404).set('Cache-Control', 'no-store').type('text').send(reason);
      return;
    }
    const projects = await services.projects.list();
    response.set('Cache-Control', 'no-cache').type('application/xml').send(sitemap(projects, publicUrl));
  });

  add('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text').send(robots(publicUrl));
  });

  add('/manifest.webmanifest', async (_request, response) => {
    const manifest = JSON.stringify(webManifest(await services.site.get()));
    response.set('Cache-Control', 'no-cache').type('application/manifest+json').send(manifest);
  });

  return routes;
}
