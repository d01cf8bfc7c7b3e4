import { SITEMAP_PATH } from './sitemap';

/**
 * Who may read what. Public pages that must not be found (the sign-in, private projects) say so themselves and are not
 * named here: a crawler that may not read a page cannot see its 'noindex'. The API is not for crawlers: pages come with
 * their data, and a visit that a crawler records is none.
 */
export function robots(publicUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /admin/', 'Disallow: /api/', 'Disallow: /trpc/'];
  if (publicUrl !== undefined) lines.push('', `Sitemap: ${publicUrl}${SITEMAP_PATH}`);
  return `${lines.join('\n')}\n`;
}
