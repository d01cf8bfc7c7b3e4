import type { SitemapEntry } from '#server/core/content/content-kind';
import { xmlDocument, xmlElement, xmlText } from './xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** What the protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

/** Lists the pages that search engines may show: whole addresses only, as the protocol demands. */
export function sitemap(entries: SitemapEntry[], publicUrl: string): string {
  const pages = [{ path: '/' }, ...entries].slice(0, MAX_ADDRESSES).map(entry => page(entry, publicUrl));
  return xmlDocument(xmlElement('urlset', pages, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }));
}

function page({ path, changedAt }: SitemapEntry, publicUrl: string): string {
  return xmlElement('url', [
    xmlText('loc', publicUrl + path),
    ...(changedAt === undefined ? [] : [xmlText('lastmod', changedAt)]),
  ]);
}
