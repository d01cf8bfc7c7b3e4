import { SITEMAP_PATH } from '#server/features/discovery/sitemap';
import { ICO_PATH, SITE_ICONS } from '#server/features/discovery/web-manifest';
import { NOTES_PATH, notePath, PROJECTS_PATH, pagePath, projectPath } from '#shared/content-paths';
import { isFormerPath } from '#shared/slug';
import { listClientAssets } from './client-assets';
import type { Snapshot } from './snapshot';
import type { SnapshotSite } from './snapshot-site';

/** Pages and files that no link may lead to. */
const FIXED = [
  '/',
  PROJECTS_PATH,
  NOTES_PATH,
  '/about',
  '/search',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  ICO_PATH,
  '/WebResume.pdf',
  ...Object.keys(SITE_ICONS),
];

/** The tables of earlier addresses, with the path at which each was. */
const FORMER_SLUGS: Record<string, (slug: string) => string> = {
  project_former_slug: slug => projectPath({ _id: slug }),
  note_former_slug: notePath,
  page_former_slug: pagePath,
};

type SeedOptions = {
  snapshot: Snapshot;
  site: SnapshotSite;
  publicUrl: string | undefined;
  clientDir: string;
};

/** Lists the addresses from which every page and file of a site is found, including earlier addresses. */
export async function listSeeds({ snapshot, site, publicUrl, clientDir }: SeedOptions): Promise<Set<string>> {
  const { services } = site;
  const sitemap = await services.listSitemap();
  return new Set([
    ...FIXED,
    ...services.feeds.map(({ path }) => path),
    ...(publicUrl === undefined ? [] : [SITEMAP_PATH]),
    ...sitemap.map(({ path }) => path),
    ...(await services.projects.list()).map(({ _id }) => projectPath({ _id })),
    ...snapshot.flatMap(({ entity, rows }) => {
      const toPath = FORMER_SLUGS[entity.options.name];
      if (!toPath) return [];
      const slugs = rows.map(({ slug }) => String(slug));
      return slugs.map(slug => (isFormerPath(slug) ? encodeURI(slug) : toPath(slug)));
    }),
    ...(await listClientAssets(clientDir)),
  ]);
}
