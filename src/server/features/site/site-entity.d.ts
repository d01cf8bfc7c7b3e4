import { type SiteSettings } from '#shared/contract/site';
/** The single row of site settings, with the settings that the owner has changed. */
type SiteSettingsRow = {
    id: string;
    settings: Partial<SiteSettings>;
    updatedAt: Date;
};
export declare const SITE_SETTINGS_ID = "site";
export declare const siteSettingsEntity: import("#server/core/database/entity").Entity<SiteSettingsRow>;
export {};
