import { ensureChromium } from '../support/ensure-chromium';
import { ensureMysql } from '../support/ensure-mysql';
import { ensureProductionBuild } from '../support/production-build';
import { requireReady } from './require-ready';

/** Finds Chromium and builds the site. */
export default async function prepareBrowser(): Promise<void> {
  process.env.CHROMIUM_PATH = requireReady(ensureChromium());
  // main-job.test.ts starts its own server, and reports its tests as skipped where there is none.
  ensureMysql();
  await ensureProductionBuild();
}
