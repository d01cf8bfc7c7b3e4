import type { Router } from 'express';
import type { Services } from '../api/services';
import { MAX_ENTRIES } from '../features/discovery/atom';
import { atomFeed, FEED_PATH } from '../features/discovery/atom-feed';
import {
  NOTE_FEED_PATH,
  NOTE_JSON_FEED_PATH,
  type NoteFeedContent,
  noteAtomFeed,
  noteJsonFeed,
} from '../features/discovery/note-feeds';
import { robots } from '../features/discovery/robots';
import { SITEMAP_PATH, sitemap } from '../features/discovery/sitemap';
import { webManifest } from '../features/discovery/web-manifest';
import { createReadOnlyRoutes, type FailureReport } from './read-only-routes';

export type DiscoveryOptions = FailureReport & {
  services: Pick<Services, 'projects' | 'notes' | 'pages' | 'site'>;
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

  add(NOTE_FEED_PATH, async (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('application/atom+xml')
      .send(noteAtomFeed(await noteFeedContent()));
  });

  add(NOTE_JSON_FEED_PATH, async (_request, response) => {
    const feed = JSON.stringify(noteJsonFeed(await noteFeedContent()));
    response.set('Cache-Control', 'no-cache').type('application/feed+json').send(feed);
  });

  async function noteFeedContent(): Promise<NoteFeedContent> {
    const [site, notes] = await Promise.all([services.site.get(), services.notes.listWhole(MAX_ENTRIES)]);
    return { site, notes, publicUrl };
  }

  add(SITEMAP_PATH, async (_request, response) => {
    if (publicUrl === undefined) {
      const reason = 'A sitemap needs whole addresses: set PUBLIC_URL';
      response.status(404).set('Cache-Control', 'no-store').type('text').send(reason);
      return;
    }
    const [projects, { notes }, pages] = await Promise.all([
      services.projects.list(),
      services.notes.list(),
      services.pages.list(),
    ]);
    const map = sitemap(projects, publicUrl, { notes, pages });
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
