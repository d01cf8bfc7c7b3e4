import { BLANK_SITE_SETTINGS } from '../../shared/blank-site-settings';
import type { PageTexts } from '../../shared/contract/sections';
import type { SiteSettings } from '../../shared/contract/site';
import { trpc } from './api/trpc';

/** The owner's texts of a page, and the default ones where there are none. */
export function usePageTexts<Texts extends PageTexts>(texts: Texts): Texts {
  return { ...texts, ...useSite().texts };
}

/** The site's settings; until they have loaded, and when they cannot be loaded, those of a site that has none. */
export function useSite(): SiteSettings {
  return trpc.site.get.useQuery().data ?? BLANK_SITE_SETTINGS;
}
