import type { Database } from '#server/core/database/database';
import { firstSignInEntity } from '#server/features/auth/auth-entities';
import { createOwnerService } from '#server/features/auth/owner-service';

/** Makes the site a new one, whose owner has never signed in. */
export async function expectFirstSignIn(db: Database): Promise<void> {
  const { id: ownerId = '' } = (await createOwnerService(db).find()) ?? {};
  await db.write(async manager => {
    await manager.delete(firstSignInEntity, { ownerId });
    await manager.insert(firstSignInEntity, { ownerId, tokenHash: null, expiresAt: null });
  });
}
