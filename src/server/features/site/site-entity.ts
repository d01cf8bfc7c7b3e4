import { z } from 'zod';
import { asJson, column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { type SiteSettings, siteSettingsSchema } from '#shared/contract/site';

/** The single row of site settings, with the settings that the owner has changed. */
type SiteSettingsRow = { id: string; settings: Partial<SiteSettings>; updatedAt: Date };

export const SITE_SETTINGS_ID = 'site';

export const siteSettingsEntity = defineEntity<SiteSettingsRow>({
  name: 'site_settings',
  revision: 'site',
  backup: 'content',
  exported: ['id', 'settings', 'updatedAt'],
  belongsTo: null,
  linksTo: [],
  rules: z.object({ settings: siteSettingsSchema.partial() }),
  columns: {
    id: { ...column.id, primary: true },
    settings: { ...column.longText, transformer: asJson },
    updatedAt: column.timestamp,
  },
});
