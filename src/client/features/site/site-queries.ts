import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import type { SiteSettings } from '../../../shared/contract/site';
import { type Example, hasShape } from '../../lib/api/answer-shape';
import { trpc } from '../../lib/api/trpc';

const SETTINGS: Example<SiteSettings> = {
  ...BLANK_SITE_SETTINGS,
  links: [{ label: '', url: '', icon: '' }],
  quotes: [{ text: '', author: '' }],
};

/** The site's settings; until they are there, and when they cannot be had, those of a site that has none. */
export function useSite(): SiteSettings {
  const { data } = trpc.site.get.useQuery();
  return hasShape<SiteSettings>(data, SETTINGS) ? data : BLANK_SITE_SETTINGS;
}
