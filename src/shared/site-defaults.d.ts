import type { SiteSettings } from './contract/site';
export declare const DEFAULT_TOPICS: SiteSettings['topics'];
/** The default quotes of a new site. The comment above each names its source. */
export declare const DEFAULT_QUOTES: {
    text: string;
    author: string;
}[];
/** Default settings without interests and quotes, which are long. */
export declare const BLANK_SITE_SETTINGS: SiteSettings;
export declare const DEFAULT_SITE_SETTINGS: SiteSettings;
