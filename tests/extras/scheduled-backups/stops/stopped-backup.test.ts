import { AppError } from '#server/core/errors/app-error';
import { openSchedule } from '#server/extras/scheduled-backups/open-schedule';
import { fillSite } from '#tests/support/stops/fill-site';
import type { OpenSite } from '#tests/support/stops/site-on-disk';
import { testStops } from '#tests/support/stops/test-stops';

testStops([{ name: 'creating a backup', prepare: fillSite, run: createBackup }]);

/** Creates a scheduled backup at a time when a stopped one counts as dead. */
async function createBackup(site: OpenSite): Promise<void> {
  const { backups } = site.services;
  const state = await backups.made.find('schedule');
  const startedAt = state?.startedAt.getTime() ?? Date.now();
  const settings = { folder: site.backups, everySeconds: 86_400, keep: 3 };
  await openSchedule(site, { settings }).backUpIfDue(new Date(startedAt + 10 * 60_000));
  const { failed } = await backups.status();
  if (failed) throw new AppError('SERVICE_UNAVAILABLE', failed.message);
}
