import type { SiteSettings, SiteUpdate } from './contract/site';
import type { OwnTexts } from './language/load-texts';
import { withoutUndefined } from './without-undefined';

/** Replaces the given settings and individual texts. All others are unchanged. */
export function applySettings<Settings extends Partial<SiteSettings>>(
  settings: Settings,
  { texts, ...changes }: Omit<SiteUpdate, 'expectedVersion'>,
) {
  return {
    ...settings,
    ...withoutUndefined(changes),
    ...(texts && { texts: withoutEmpty({ ...settings.texts, ...texts }) }),
  };
}

/** Removes empty texts, which stand for the default. */
function withoutEmpty(texts: OwnTexts): OwnTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
