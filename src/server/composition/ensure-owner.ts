import type { Environment } from '../core/config/env';
import type { Database } from '../core/database/database';
import type { Logger } from '../core/runtime/logger';
import { createOwnerService, generatePassword } from '../features/auth/owner-service';
import { verifyPassword } from '../features/auth/password';

type OwnerSettings = Pick<Environment, 'ownerEmail' | 'ownerPassword'>;

/** The sign-in of an owner who was just created; the password only when it was generated. */
export type NewOwner = { email: string; generatedPassword: string | undefined };

/**
 * Creates the owner of a database that has none. The settings count only then: when they differ from the stored owner,
 * a line in the log says how to change it.
 */
export async function ensureOwner(
  db: Database,
  settings: OwnerSettings,
  log: Logger,
): Promise<NewOwner | null> {
  const owners = createOwnerService(db);
  const { ownerEmail: email, ownerPassword } = settings;
  const owner = await owners.find();
  if (!owner) {
    const password = ownerPassword ?? generatePassword();
    await owners.setCredentials(email, password);
    return { email, generatedPassword: ownerPassword === undefined ? password : undefined };
  }
  if (ownerPassword !== undefined) {
    const isSame = owner.email === email && (await verifyPassword(owner.passwordHash, ownerPassword));
    if (!isSame)
      log.warn(
        'OWNER_EMAIL and OWNER_PASSWORD count only at the first start: run "npm run owner" to change them',
      );
  }
  return null;
}
