import type { Logger } from '#server/core/runtime/logger';
import { type SiteSettings } from '#shared/contract/site';
type StoredSettings = Partial<SiteSettings>;
/**
 * Reads stored settings. An unset setting has its default, and so has a choice unknown to this version, which
 * is logged once. Unknown and repeated rows of a list are dropped. Settings that are not in the contract are
 * never returned.
 */
export declare function createSettingsReader(log: Logger | undefined): (stored: StoredSettings | undefined) => SiteSettings;
export {};
