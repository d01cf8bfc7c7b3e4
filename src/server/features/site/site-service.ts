import type { EntityManager } from 'typeorm';
import type { ContentDeps, SettleSettings } from '#server/core/content/content-kind';
import { requireDeclaredLengths } from '#server/core/content/list-length';
import { bumpExpectedRevision, readRevision } from '#server/core/content/revision';
import { AppError } from '#server/core/errors/app-error';
import { applySettings } from '#shared/apply-settings';
import {
  type AddedFont,
  MAX_ADDED_FONTS,
  type Site,
  type SiteSettings,
  type SiteUpdate,
  siteFields,
} from '#shared/contract/site';
import { SITE_SETTINGS_ID, siteSettingsEntity } from './site-entity';
import { createSettingsReader } from './stored-settings';

export type SiteService = ReturnType<typeof createSiteService>;

type SiteDeps = Omit<ContentDeps, 'settleSettings'> & Partial<Pick<ContentDeps, 'settleSettings'>>;

const asGiven: SettleSettings = async (_manager, _before, after) => after;

export function createSiteService({ db, history, log, settleSettings = asGiven }: SiteDeps) {
  const withDefaults = createSettingsReader(log);

  /** Returns the settings. Unset ones have their defaults. */
  async function get(): Promise<Site> {
    const version = await readRevision(db, siteSettingsEntity);
    const row = await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID });
    return { ...withDefaults(row?.settings), version };
  }

  /**
   * Replaces the given settings and individual texts. All others are unchanged.
   * @throws AppError CONFLICT if `expectedVersion` is not the stored one, BAD_REQUEST for a list that is too long,
   * without saving anything
   */
  function update({ expectedVersion, ...input }: SiteUpdate): Promise<Site> {
    return change(expectedVersion, (manager, stored) => {
      requireDeclaredLengths(siteFields, input, stored);
      return settleSettings(manager, stored, applySettings(stored, input));
    });
  }

  /** Adds to the stored fonts. @throws AppError BAD_REQUEST if there are as many as allowed */
  function addFont(font: AddedFont): Promise<Site> {
    return change(undefined, async (_manager, stored) => {
      const { fonts = [] } = stored;
      if (fonts.length >= MAX_ADDED_FONTS)
        throw new AppError('BAD_REQUEST', `The site has ${fonts.length} fonts. Remove one of them first.`);
      return { ...stored, fonts: [...fonts, font] };
    });
  }

  /** Removes the font with this file from the stored ones. */
  function removeFont(file: string): Promise<Site> {
    return change(undefined, async (_manager, stored) => ({
      ...stored,
      fonts: stored.fonts?.filter(font => font.file !== file) ?? [],
    }));
  }

  /** Replaces all settings, as when restoring a version. Unset ones have their defaults. */
  function replace(settings: Partial<SiteSettings>): Promise<Site> {
    return change(undefined, async () => settings);
  }

  function change(
    expectedVersion: number | undefined,
    makeSettings: (manager: EntityManager, stored: Partial<SiteSettings>) => Promise<Partial<SiteSettings>>,
  ): Promise<Site> {
    return db.write(async manager => {
      // Updates are serialized, so that two updates of different settings do not overwrite each other.
      const conflict = 'The settings were changed elsewhere.';
      const version = await bumpExpectedRevision(manager, siteSettingsEntity, { expectedVersion, conflict });
      const stored = await manager.findOneBy(siteSettingsEntity, { id: SITE_SETTINGS_ID });
      const before = stored?.settings ?? {};
      const settings = await makeSettings(manager, before);
      const columns = { settings, updatedAt: new Date() };
      if (stored) await manager.update(siteSettingsEntity, { id: SITE_SETTINGS_ID }, columns);
      else await manager.insert(siteSettingsEntity, { id: SITE_SETTINGS_ID, ...columns });
      await history.record(manager, {
        kind: 'site',
        id: SITE_SETTINGS_ID,
        before: { name: 'Settings', fields: before },
        after: { name: 'Settings', fields: settings },
      });
      return { ...withDefaults(settings), version };
    });
  }

  return { get, update, addFont, removeFont, replace };
}
