import type { SiteSettings } from '../../../shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '../../../shared/default-site-settings';
import type { Database } from '../../core/database';
import { SITE_SETTINGS_ID, siteSettingsEntity } from './site-entity';

export type SiteService = ReturnType<typeof createSiteService>;

export function createSiteService(db: Database) {
  /** The owner's settings; what was never set reads as its default. */
  async function get(): Promise<SiteSettings> {
    const row = await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID });
    return { ...DEFAULT_SITE_SETTINGS, ...row?.settings };
  }

  return { get };
}
