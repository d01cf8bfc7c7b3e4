import { ensureSwift } from '../support/object-store/ensure-swift';
import { startSwift } from '../support/object-store/swift-server';
import { ensureProductionBuild } from '../support/programs/production-build';
import { ensureOpenssl } from '../support/programs/server-programs';
import { requireReady } from './require-ready';

/** Builds the site and starts one object store for the suite, in which each test has its own buckets. */
export default async function prepareObjectStore(): Promise<() => Promise<void>> {
  requireReady(ensureOpenssl());
  requireReady(ensureSwift());
  await ensureProductionBuild();
  const server = await startSwift();
  process.env.OBJECT_STORE_URL = server.url;
  return server.stop;
}
