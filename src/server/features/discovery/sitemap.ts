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

/**
 * Tells crawlers which pages to skip. Public pages that must not be indexed (the sign-in, private projects) carry a
 * 'noindex' themselves and are not listed here: a crawler could not see it on a page that it may not read. The API is
 * excluded because pages carry their data, and a crawler's request must not count as a view.
 */
export function robots(publicUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /admin/', 'Disallow: /api/', 'Disallow: /trpc/'];
  if (publicUrl !== undefined) lines.push('', `Sitemap: ${publicUrl}${SITEMAP_PATH}`);
  return `${lines.join('\n')}\n`;
}
