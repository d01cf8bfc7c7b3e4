import type { Router } from 'express';
import type { Services } from '../composition/services';
import { FEED_TYPES, renderFeed } from '../features/discovery/render-feed';
import { robots } from '../features/discovery/robots';
import { SITEMAP_PATH, sitemap } from '../features/discovery/sitemap';
import { webManifest } from '../features/discovery/web-manifest';
import { createReadOnlyRoutes, type FailureReport } from './read-only-routes';

export type DiscoveryOptions = FailureReport & {
  services: Pick<Services, 'feeds' | 'listSitemap' | 'site'>;
  publicUrl: string | undefined;
};

/** What search engines, feed readers and phones ask for: made from the content at each request, and told by its ETag. */
export function createDiscoveryRoutes({ services, publicUrl, ...report }: DiscoveryOptions): Router {
  const { routes, add } = createReadOnlyRoutes(report);

  for (const feed of services.feeds) {
    add(feed.path, async (_request, response) => {
      const site = await services.site.get();
      response
        .set('Cache-Control', 'no-cache')
        .type(FEED_TYPES[feed.format])
        .send(await renderFeed(feed, { site, publicUrl }));
    });
  }

  add(SITEMAP_PATH, async (_request, response) => {
    if (publicUrl === undefined) {
      const reason = 'A sitemap needs whole addresses: set PUBLIC_URL';
      response.status(404).set('Cache-Control', 'no-store').type('text').send(reason);
      return;
    }
    const map = sitemap(await services.listSitemap(), publicUrl);
    response.set('Cache-Control', 'no-cache').type('application/xml').send(map);
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
