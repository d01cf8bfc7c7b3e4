import type { Environment } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import { createOwnerService, generatePassword } from '#server/features/auth/owner-service';
import { verifyPassword } from '#server/features/auth/password';

type OwnerSettings = Pick<Environment, 'ownerEmail' | 'ownerPassword'>;

/** The sign-in of a new owner. The password is included only if it was generated. */
export type NewOwner = { email: string; generatedPassword: string | undefined };

/**
 * Creates the owner of a new database. The settings have no effect once an owner exists, so a log line then
 * explains how to change the sign-in.
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
    const isGenerated = ownerPassword === undefined;
    const password = ownerPassword ?? generatePassword();
    await owners.create({ email, password, isGenerated });
    return { email, generatedPassword: isGenerated ? password : undefined };
  }
  if (ownerPassword !== undefined) {
    const isSame = owner.email === email && (await verifyPassword(owner.passwordHash, ownerPassword));
    if (!isSame)
      log.warn(
        'OWNER_EMAIL and OWNER_PASSWORD apply only at the first start: change the sign-in with "npm run owner -- --email EMAIL" and "npm run owner -- --new-password"',
      );
  }
  return null;
}
