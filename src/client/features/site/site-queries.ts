import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import { trpc } from '../../lib/trpc';

/** The site's settings; until they are there, and when they cannot be had, those of a site that has none. */
export function useSite() {
  return trpc.site.get.useQuery().data ?? BLANK_SITE_SETTINGS;
}
