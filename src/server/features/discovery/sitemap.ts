import type { SitemapEntry } from '#server/core/content/content-kind';
import { xmlDocument, xmlElement, xmlText } from './xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** The protocol's limit for one file. */
const MAX_ADDRESSES = 50_000;

/** Lists the pages that search engines may show, with absolute addresses as the protocol requires. */
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
