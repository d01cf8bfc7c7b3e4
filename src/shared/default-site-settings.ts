import { BLANK_SITE_SETTINGS } from './blank-site-settings';
import type { SiteSettings } from './contract/site';
import { DEFAULT_QUOTES } from './default-quotes';
import { DEFAULT_TOPICS } from './default-topics';

/** The settings of a site whose owner has set nothing yet. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  ...BLANK_SITE_SETTINGS,
  topics: DEFAULT_TOPICS,
  quotes: DEFAULT_QUOTES,
};
