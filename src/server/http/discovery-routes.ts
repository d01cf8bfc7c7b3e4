import type { Router } from 'express';
import type { Services } from '../composition/services';
import { FEED_TYPES, renderFeed } from '../features/discovery/render-feed';
import { robots, SITEMAP_PATH, sitemap } from '../features/discovery/sitemap';
import { webManifest } from '../features/discovery/web-manifest';
import { sendText } from './error-response';
import { createReadOnlyRoutes } from './read-only-routes';

export type DiscoveryOptions = {
  services: Pick<Services, 'feeds' | 'listSitemap' | 'site'>;
  publicUrl: string | undefined;
};

/** Creates the routes for search engines, feed readers and phones, generated from the content at each request. */
export function createDiscoveryRoutes({ services, publicUrl }: DiscoveryOptions): Router {
  const { routes, add } = createReadOnlyRoutes();

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
      sendText(response, 404, 'A sitemap needs absolute addresses: set PUBLIC_URL');
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
