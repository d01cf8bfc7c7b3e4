import { SITEMAP_PATH } from './sitemap';

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
