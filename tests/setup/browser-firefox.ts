import { ensureFirefox } from '../support/other-browsers/firefox';
import { ensureProductionBuild } from '../support/programs/production-build';
import { requireReady } from './require-ready';

/** Finds Firefox and builds the site. */
export default async function prepareFirefox(): Promise<void> {
  requireReady(ensureFirefox());
  await ensureProductionBuild();
}
