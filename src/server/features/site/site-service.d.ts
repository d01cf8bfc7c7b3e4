import type { ContentDeps } from '#server/core/content/content-kind';
import { type AddedFont, type Site, type SiteSettings, type SiteUpdate } from '#shared/contract/site';
export type SiteService = ReturnType<typeof createSiteService>;
type SiteDeps = Omit<ContentDeps, 'settleSettings'> & Partial<Pick<ContentDeps, 'settleSettings'>>;
export declare function createSiteService({ db, history, log, settleSettings }: SiteDeps): {
    get: () => Promise<Site>;
    update: ({ expectedVersion, ...input }: SiteUpdate) => Promise<Site>;
    addFont: (font: AddedFont) => Promise<Site>;
    removeFont: (file: string) => Promise<Site>;
    replace: (settings: Partial<SiteSettings>) => Promise<Site>;
};
export {};
