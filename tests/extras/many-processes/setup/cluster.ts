import { requireReady } from '#tests/setup/require-ready';
import { ensureProductionBuild } from '#tests/support/programs/production-build';
import { ensureGalera } from '../support/ensure-galera';
import { ensureHaproxy } from '../support/ensure-haproxy';

/** Builds the site and prepares the programs of a database cluster. */
export default async function prepareCluster(): Promise<void> {
  requireReady(ensureGalera());
  requireReady(ensureHaproxy());
  await ensureProductionBuild();
}
