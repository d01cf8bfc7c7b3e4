import type { SiteParts } from '#server/extras/extra';
import { countQueuedNotices } from '#server/features/notices/notice-queue';
import { withinPingTime } from '#server/http/health';

/** The state of the site that a scrape shows. Values that the database did not give are null. */
export type SiteState = {
  isUp: boolean;
  pingMs: number | null;
  mails: number | null;
  backupAt: Date | null;
  hasFailed: boolean | null;
};

const UNKNOWN: SiteState = { isUp: false, pingMs: null, mails: null, backupAt: null, hasFailed: null };

/** Reads the state from the database. A scrape must not wait for one that is down. */
export async function readSiteState({
  db,
  services,
}: Pick<SiteParts, 'db' | 'services'>): Promise<SiteState> {
  try {
    return await withinPingTime(async () => {
      const startedAt = performance.now();
      await db.ping();
      const pingMs = performance.now() - startedAt;
      const [mails, { last, failed }] = await Promise.all([
        countQueuedNotices(db),
        services.backups.status(),
      ]);
      const backupAt = last && new Date(last.finishedAt);
      return { isUp: true, pingMs, mails, backupAt, hasFailed: failed !== null };
    });
  } catch {
    // /readyz logs the reason.
    return UNKNOWN;
  }
}
