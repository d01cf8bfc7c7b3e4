import type { Database } from '#server/core/database/database';
import { leaseEntity } from '#server/core/database/lease-entity';

/** Takes the lease away, as another process does that has heard nothing from its holder. */
export async function takeLeaseAway(db: Database, name: string): Promise<void> {
  const changed = { holder: 'another process', fence: () => 'fence + 1' };
  await db.write(manager => manager.update(leaseEntity, { name }, changed));
}
