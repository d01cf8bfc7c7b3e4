import { appearanceSchema } from '../../../shared/contract/appearance';
import type { SiteSettings } from '../../../shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '../../../shared/default-site-settings';
import type { Logger } from '../../core/logger';
import { withoutUndefined } from '../../core/without-undefined';

type StoredSettings = Partial<SiteSettings>;

/**
 * Reads what is stored: what was never set is its default, and so is a choice of the appearance that this version does not
 * know, which the log says once.
 */
export function createSettingsReader(
  log: Logger | undefined,
): (stored: StoredSettings | undefined) => SiteSettings {
  const told = new Set<string>();

  function tell(setting: string, value: unknown): void {
    const key = `${setting} ${JSON.stringify(value)}`;
    if (told.has(key)) return;
    told.add(key);
    log?.warn({ setting, value }, 'a stored setting is unknown to this version: its default counts');
  }

  return stored => {
    const settings: StoredSettings = { ...stored };
    for (const name of appearanceSchema.keyof().options) {
      const value = settings[name];
      if (value === undefined || appearanceSchema.shape[name].safeParse(value).success) continue;
      tell(name, value);
      delete settings[name];
    }
    return { ...DEFAULT_SITE_SETTINGS, ...withoutUndefined(settings) };
  };
}
