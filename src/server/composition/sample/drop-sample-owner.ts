import type { SettleSettings } from '#server/core/content/content-kind';
import { SAMPLE_SITE } from './data/sample-site';
import { deleteSampleRows } from './delete-sample-rows';
import { withoutSample } from './sample-settings';
import { findSampleRows } from './sample-tables';

/**
 * Removes what describes the sample's owner once the site has another name: unchanged settings and the
 * unchanged timeline, which is the sample owner's life. A site never shows two people at once.
 */
export const dropSampleOwner: SettleSettings = async (manager, before, after) => {
  const { ownerName } = SAMPLE_SITE;
  if (before.ownerName !== ownerName || after.ownerName === ownerName) return after;
  const { timeline } = await findSampleRows(manager);
  await deleteSampleRows(manager, 'timeline', timeline.untouched);
  return withoutSample(after);
};
