import type { Database } from '#server/core/database/database';
import { ownerEntity } from '#server/features/auth/auth-entities';
import { createOwnerService } from '#server/features/auth/owner-service';
import { OWNER } from './owner';

/**
 * Creates the owner of a database as old as can be, because sweeps keep files that are older than the
 * database, and tests backdate files.
 */
export async function createOwner(db: Database): Promise<void> {
  await createOwnerService(db).setCredentials(OWNER);
  const createdAt = new Date(0);
  await db.write(manager => manager.update(ownerEntity, { email: OWNER.email }, { createdAt }));
}
