import { ensureGalera } from '../support/cluster/ensure-galera';
import { ensureHaproxy } from '../support/cluster/ensure-haproxy';
import { ensureProductionBuild } from '../support/programs/production-build';
import { requireReady } from './require-ready';

/** Builds the site and prepares the programs of a database cluster. */
export default async function prepareCluster(): Promise<void> {
  requireReady(ensureGalera());
  requireReady(ensureHaproxy());
  await ensureProductionBuild();
}
