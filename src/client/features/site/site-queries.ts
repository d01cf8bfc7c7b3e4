import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import type { PageTexts } from '../../../shared/contract/sections';
import type { SiteSettings } from '../../../shared/contract/site';
import { type Example, hasShape } from '../../lib/api/answer-shape';
import { useApiQuery } from '../../lib/api/use-api';

const SETTINGS: Example<SiteSettings> = {
  ...BLANK_SITE_SETTINGS,
  links: [{ label: '', url: '', icon: '' }],
  topics: [{ name: '', description: '', icon: '' }],
  quotes: [{ text: '', author: '' }],
};

/** The owner's words of a page, and where there are none the default ones. */
export function usePageTexts<Texts extends PageTexts>(texts: Texts): Texts {
  return { ...texts, ...useSite().texts };
}

/** The site's settings; until they are there, and when they cannot be had, those of a site that has none. */
export function useSite(): SiteSettings {
  return useApiQuery('site.get', undefined, { select: orBlank }).data ?? BLANK_SITE_SETTINGS;
}

function orBlank(answer: unknown): SiteSettings {
  return hasShape<SiteSettings>(answer, SETTINGS) ? answer : BLANK_SITE_SETTINGS;
}
