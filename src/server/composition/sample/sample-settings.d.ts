import type { SiteSettings } from '#shared/contract/site';
type Settings = Partial<SiteSettings>;
/** Removes unchanged sample settings, and the sample rows of lists. Values that equal the defaults stay. */
export declare function withoutSample(settings: Settings): Settings;
/** Lists the settings that contain sample content. */
export declare function sampleSettings(settings: Settings): string[];
/** The settings of a new site without sample content. The playground's demos are sample content, too. */
export declare const EMPTY_SITE: Settings;
/** Lists the settings that the owner has changed from the sample, the defaults and an empty site. */
export declare function listOwnSettings(settings: Settings): string[];
export {};
