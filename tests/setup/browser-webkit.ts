import { ensureWebkit } from '../support/browsers/webkit';
import { ensureProductionBuild } from '../support/production-build';
import { requireReady } from './require-ready';

/** Finds WebKit and builds the site. */
export default async function prepareWebkit(): Promise<void> {
  requireReady(ensureWebkit());
  await ensureProductionBuild();
}
