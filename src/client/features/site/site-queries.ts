import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import type { SiteSettings } from '../../../shared/contract/site';
import { hasShape, type Shape } from '../../lib/answer-shape';
import { trpc } from '../../lib/trpc';

const SETTINGS: Shape<SiteSettings> = {
  ownerName: 'string',
  role: 'string',
  headline: 'string',
  introduction: 'string',
  location: 'string',
  experienceStart: 'string',
  links: 'list',
  topics: 'list',
  quotes: 'list',
};

/** The site's settings; until they are there, and when they cannot be had, those of a site that has none. */
export function useSite(): SiteSettings {
  const { data } = trpc.site.get.useQuery();
  return data !== undefined && hasShape(data, SETTINGS) ? data : BLANK_SITE_SETTINGS;
}
