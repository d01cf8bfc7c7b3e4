import type { SiteParts } from '#server/extras/extra';
/** The state of the site that a scrape shows. Values that the database did not give are null. */
export type SiteState = {
    isUp: boolean;
    pingMs: number | null;
    mails: number | null;
    backupAt: Date | null;
    hasFailed: boolean | null;
};
/** Reads the state from the database. A scrape must not wait for one that is down. */
export declare function readSiteState({ db, services, }: Pick<SiteParts, 'db' | 'services'>): Promise<SiteState>;
