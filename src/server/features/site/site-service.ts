import type { SiteSettings, SiteUpdate } from '../../../shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '../../../shared/default-site-settings';
import type { Database } from '../../core/database';
import { bumpRevision } from '../../core/revision';
import { withoutUndefined } from '../../core/without-undefined';
import { SITE_SETTINGS_ID, siteSettingsEntity } from './site-entity';

export type SiteService = ReturnType<typeof createSiteService>;

export function createSiteService(db: Database) {
  /** The owner's settings; what was never set reads as its default. */
  async function get(): Promise<SiteSettings> {
    const row = await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID });
    return withDefaults(row?.settings);
  }

  /** Replaces the settings that are given; the others keep their values, and those never set their defaults. */
  function update(input: SiteUpdate): Promise<SiteSettings> {
    return db.write(async manager => {
      // Updates take turns, so that two of different settings lose nothing of each other.
      await bumpRevision(manager, 'site');
      const stored = await manager.findOneBy(siteSettingsEntity, { id: SITE_SETTINGS_ID });
      const settings = { ...stored?.settings, ...withoutUndefined(input) };
      const columns = { settings, updatedAt: new Date() };
      if (stored) await manager.update(siteSettingsEntity, { id: SITE_SETTINGS_ID }, columns);
      else await manager.insert(siteSettingsEntity, { id: SITE_SETTINGS_ID, ...columns });
      return withDefaults(settings);
    });
  }

  return { get, update };
}

function withDefaults(settings: SiteUpdate | undefined): SiteSettings {
  return { ...DEFAULT_SITE_SETTINGS, ...withoutUndefined(settings ?? {}) };
}
