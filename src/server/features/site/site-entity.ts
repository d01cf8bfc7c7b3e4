import { EntitySchema } from 'typeorm';
import type { SiteSettings } from '../../../shared/contract/site';
import { asJson, column } from '../../core/columns';

/** The one row of site settings, with those that the owner has set. */
export type SiteSettingsRow = { id: string; settings: Partial<SiteSettings>; updatedAt: Date };

export const SITE_SETTINGS_ID = 'site';

export const siteSettingsEntity = new EntitySchema<SiteSettingsRow>({
  name: 'site_settings',
  columns: {
    id: { ...column.id, primary: true },
    settings: { ...column.longText, transformer: asJson },
    updatedAt: column.timestamp,
  },
});
