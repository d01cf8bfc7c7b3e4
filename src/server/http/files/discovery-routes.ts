import type { Request, Router } from 'express';
import type { Services } from '#server/composition/services';
import { FEED_TYPES, renderFeed } from '#server/features/discovery/render-feed';
import { renderSitemap, robots, SITEMAP_PART_PATH, SITEMAP_PATH } from '#server/features/discovery/sitemap';
import { webManifest } from '#server/features/discovery/web-manifest';
import type { ResponseCache } from '#server/http/cache/response-cache';
import { sendText } from '#server/http/requests/error-response';
import { createReadOnlyRoutes } from './read-only-routes';

type DiscoveryOptions = {
  services: Pick<Services, 'feeds' | 'listSitemap' | 'site'>;
  publicUrl: string | undefined;
  responseCache: Pick<ResponseCache, 'respond'>;
  /** The base path of the site on a static host. */
  base?: string | undefined;
};

/**
 * Creates the routes for search engines, feed readers and phones, whose files are cached until the content
 * changes.
 */
export function createDiscoveryRoutes(options: DiscoveryOptions): Router {
  const { services, publicUrl, responseCache, base } = options;
  const { routes, add } = createReadOnlyRoutes();

  /** Adds a file. `render` returns null for a file that does not exist, and `missing` says why. */
  function addFile(
    path: string,
    type: string,
    render: (request: Request) => Promise<string | null>,
    missing = 'Not found.',
  ): void {
    add(path, (request, response) =>
      responseCache.respond(request, response, 'ignored', async () => {
        const body = await render(request);
        if (body === null) {
          sendText(response, 404, missing);
          return null;
        }
        response.set({ 'Cache-Control': 'no-cache', 'Content-Type': `${type}; charset=utf-8` });
        return { body, cacheTags: ['content'] };
      }),
    );
  }

  for (const feed of services.feeds) {
    addFile(feed.path, FEED_TYPES[feed.format], async () =>
      renderFeed(feed, { site: await services.site.get(), publicUrl, base }),
    );
  }

  for (const path of [SITEMAP_PATH, SITEMAP_PART_PATH]) {
    addFile(
      path,
      'application/xml',
      async ({ params }) =>
        publicUrl === undefined
          ? null
          : renderSitemap(await services.listSitemap(), publicUrl, params.part?.toString()),
      publicUrl === undefined ? 'A sitemap needs absolute addresses. Set PUBLIC_URL.' : undefined,
    );
  }

  add('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text').send(robots(publicUrl));
  });

  addFile('/manifest.webmanifest', 'application/manifest+json', async () =>
    JSON.stringify(webManifest(await services.site.get())),
  );

  return routes;
}
