import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import type { SiteSettings } from '../../../shared/contract/site';
import { hasShape, type Kind } from '../../lib/api/answer-shape';
import { trpc } from '../../lib/api/trpc';

const SETTINGS: Kind<SiteSettings> = {
  ownerName: 'string',
  role: 'string',
  headline: 'string',
  introduction: 'string',
  avatar: 'string',
  location: 'string',
  education: 'string',
  employment: 'string',
  codeProfileUrl: 'string',
  links: [{ label: 'string', url: 'string', icon: 'string' }],
  experienceStart: 'string',
  topics: [{ name: 'string', description: 'string', icon: 'string' }],
  quotes: [{ text: 'string', author: 'string' }],
};

/** The site's settings; until they are there, and when they cannot be had, those of a site that has none. */
export function useSite(): SiteSettings {
  const { data } = trpc.site.get.useQuery();
  return hasShape<SiteSettings>(data, SETTINGS) ? data : BLANK_SITE_SETTINGS;
}
