import type { SitemapEntry } from '#server/core/content/content-kind';
import { xmlDocument, xmlElement, xmlText } from './xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** Matches the addresses of a large sitemap's files, which are counted from 1. */
export const SITEMAP_PART_PATH = '/sitemap-:part.xml';

/**
 * Limits the addresses in a file far below the protocol's 50,000, because a crawler's request must not delay
 * others.
 */
export const MAX_ADDRESSES = 5_000;

const SCHEMA = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/**
 * Lists the pages that search engines may show, with absolute addresses as the protocol requires. Without
 * `part`, it lists the files of a sitemap that is too large for one. Returns null for a part that does not
 * exist.
 */
export function renderSitemap(entries: SitemapEntry[], publicUrl: string, part?: string): string | null {
  const pages = [{ path: '/' }, ...entries];
  const count = Math.ceil(pages.length / MAX_ADDRESSES);
  const names = Array.from({ length: count }, (_, index) => String(index + 1));
  if (part === undefined && count > 1) {
    const files = names.map(name => xmlElement('sitemap', [xmlText('loc', publicUrl + partPath(name))]));
    return xmlDocument(xmlElement('sitemapindex', files, SCHEMA));
  }
  if (part !== undefined && (count === 1 || !names.includes(part))) return null;
  const start = part === undefined ? 0 : (Number(part) - 1) * MAX_ADDRESSES;
  const shown = pages.slice(start, start + MAX_ADDRESSES).map(entry => page(entry, publicUrl));
  return xmlDocument(xmlElement('urlset', shown, SCHEMA));
}

function partPath(name: string): string {
  return SITEMAP_PART_PATH.replace(':part', name);
}

function page({ path, changedAt }: SitemapEntry, publicUrl: string): string {
  return xmlElement('url', [
    xmlText('loc', publicUrl + path),
    ...(changedAt === undefined ? [] : [xmlText('lastmod', changedAt)]),
  ]);
}

/**
 * Tells crawlers which pages to skip. Public pages that must not be indexed (the sign-in, private projects)
 * have a 'noindex' of their own and are not listed here, because a crawler could not see it on a page that it
 * may not read. The API is excluded because pages contain their data, and a crawler's request must not count
 * as a view.
 */
export function robots(publicUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /admin/', 'Disallow: /api/', 'Disallow: /trpc/'];
  if (publicUrl !== undefined) lines.push('', `Sitemap: ${publicUrl}${SITEMAP_PATH}`);
  return `${lines.join('\n')}\n`;
}
