import { ensureWebkit } from '../support/other-browsers/webkit';
import { ensureProductionBuild } from '../support/programs/production-build';
import { requireReady } from './require-ready';

/** Finds WebKit and builds the site. */
export default async function prepareWebkit(): Promise<void> {
  requireReady(ensureWebkit());
  await ensureProductionBuild();
}
