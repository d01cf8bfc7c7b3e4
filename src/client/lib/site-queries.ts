import type { SiteSettings } from '#shared/contract/site';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { trpc } from './api/trpc';

/** Returns the first link of the owner that opens the visitor's mail, or null. */
export function useMailLink(): string | null {
  return useSite().links.find(({ url }) => url.startsWith('mailto:'))?.url ?? null;
}

/** Returns the site's settings, or blank settings until they have loaded. */
export function useSite(): SiteSettings {
  return trpc.site.get.useQuery().data ?? BLANK_SITE_SETTINGS;
}
