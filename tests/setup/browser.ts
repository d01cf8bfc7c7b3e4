import { ensureChromium } from '../support/browser/ensure-chromium';
import { ensureProductionBuild } from '../support/programs/production-build';
import { requireReady } from './require-ready';

/** Finds Chromium and builds the site. */
export default async function prepareBrowser(): Promise<void> {
  process.env.CHROMIUM_PATH = requireReady(ensureChromium());
  await ensureProductionBuild();
}
