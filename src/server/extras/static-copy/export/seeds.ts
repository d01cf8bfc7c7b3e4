import { listFormerAddresses } from '#server/composition/content/open-content';
import { SITEMAP_PATH } from '#server/features/discovery/sitemap';
import { ICO_PATH, SITE_ICONS } from '#server/features/discovery/web-manifest';
import type { LocalSite } from '#server/local-site';
import { NOTES_PATH, PROJECTS_PATH, projectPath } from '#shared/content-paths';
import { listClientAssets } from './client-assets';
import type { Snapshot } from './snapshot';

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

type SeedOptions = {
  snapshot: Snapshot;
  site: LocalSite;
  publicUrl: string | undefined;
  clientDir: string;
};

/** Lists the addresses from which every page and file of a site is found, including earlier addresses. */
export async function listSeeds({ snapshot, site, publicUrl, clientDir }: SeedOptions): Promise<Set<string>> {
  const { services } = site;
  const sitemap = await services.listSitemap();
  const formerAddresses = listFormerAddresses(services.content);
  return new Set([
    ...FIXED,
    ...services.feeds.map(({ path }) => path),
    ...(publicUrl === undefined ? [] : [SITEMAP_PATH]),
    ...sitemap.map(({ path }) => path),
    ...(await services.projects.list()).map(({ _id }) => projectPath({ _id })),
    ...snapshot.flatMap(({ entity, rows }) => {
      const former = formerAddresses.find(table => table.entity === entity);
      return former ? rows.map(({ slug }) => former.toPath(String(slug))) : [];
    }),
    ...(await listClientAssets(clientDir)),
  ]);
}
