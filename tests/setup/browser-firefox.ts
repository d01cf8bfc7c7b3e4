import { ensureFirefox } from '../support/browsers/firefox';
import { ensureProductionBuild } from '../support/production-build';
import { requireReady } from './require-ready';

/** Finds Firefox and builds the site. */
export default async function prepareFirefox(): Promise<void> {
  requireReady(ensureFirefox());
  await ensureProductionBuild();
}
