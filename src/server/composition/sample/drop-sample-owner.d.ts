import type { SettleSettings } from '#server/core/content/content-kind';
/**
 * Removes what describes the sample's owner once the site has another name: unchanged settings and the
 * unchanged timeline, which is the sample owner's life. A site never shows two people at once.
 */
export declare const dropSampleOwner: SettleSettings;
