import type { Environment } from '../core/config/env';
import type { Database } from '../core/database/database';
import type { Logger } from '../core/runtime/logger';
import { createOwnerService, generatePassword } from '../features/auth/owner-service';
import { verifyPassword } from '../features/auth/password';

type OwnerSettings = Pick<Environment, 'ownerEmail' | 'ownerPassword'>;

/** The sign-in of a new owner; the password only if it was generated. */
export type NewOwner = { email: string; generatedPassword: string | undefined };

/**
 * Creates the owner of a new database. Later the settings have no effect, and a log line explains how to change the
 * sign-in.
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
        'OWNER_EMAIL and OWNER_PASSWORD apply only at the first start: run "npm run owner" to change the sign-in',
      );
  }
  return null;
}
