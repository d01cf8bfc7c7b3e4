import { ensureSwift } from '#tests/extras/object-store/support/ensure-swift';
import { startSwift } from '#tests/extras/object-store/support/swift-server';
import { requireReady } from '#tests/setup/require-ready';
import { ensureProductionBuild } from '#tests/support/programs/production-build';
import { ensureOpenssl } from '#tests/support/programs/server-programs';

/** Builds the site and starts one object store for the suite, in which each test has its own buckets. */
export default async function prepareObjectStore(): Promise<() => Promise<void>> {
  requireReady(ensureOpenssl());
  requireReady(ensureSwift());
  await ensureProductionBuild();
  const server = await startSwift();
  process.env.OBJECT_STORE_URL = server.url;
  return server.stop;
}
