import { randomBytes } from 'node:crypto';
import type { EntityManager, Repository } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { newPasswordSchema } from '#shared/contract/auth';
import { firstSignInEntity, type OwnerRow, ownerEntity, sessionEntity } from './auth-entities';
import { hashPassword } from './password';

export function createOwnerService(db: Database) {
  function find(): Promise<OwnerRow | null> {
    return findOwner(db.read(ownerEntity));
  }

  /**
   * Creates the owner of a new site, whose first sign-in is still to come.
   * @throws AppError BAD_REQUEST for a password that is too short or too long
   */
  async function create(email: string, password: string): Promise<void> {
    const passwordHash = await hashNewPassword(password);
    await db.write(async manager => {
      const ownerId = await insertOwner(manager, { email, passwordHash }, new Date());
      await manager.insert(firstSignInEntity, { ownerId, tokenHash: null, expiresAt: null });
    });
  }

  /**
   * Creates the owner, or sets the existing owner's email address and password and ends all sessions.
   * @throws AppError BAD_REQUEST for a password that is too short or too long
   */
  async function setCredentials(email: string, password: string): Promise<{ isNew: boolean }> {
    const passwordHash = await hashNewPassword(password);
    return db.write(async manager => {
      const now = new Date();
      const owner = await findOwner(manager.getRepository(ownerEntity));
      if (!owner) {
        await insertOwner(manager, { email, passwordHash }, now);
        return { isNew: true };
      }
      await manager.update(ownerEntity, { id: owner.id }, { email, passwordHash, updatedAt: now });
      await manager.delete(sessionEntity, { ownerId: owner.id });
      await manager.delete(firstSignInEntity, { ownerId: owner.id });
      return { isNew: false };
    });
  }

  return { find, create, setCredentials };
}

/** Finds the owner. There is at most one. */
export function findOwner(owners: Pick<Repository<OwnerRow>, 'findOne'>): Promise<OwnerRow | null> {
  return owners.findOne({ where: {}, order: { id: 'ASC' } });
}

/** Generates a password of 120 random bits without easily confused characters. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(24), byte => alphabet[byte % alphabet.length] ?? '');
  return [0, 6, 12, 18].map(start => letters.slice(start, start + 6).join('')).join('-');
}

async function hashNewPassword(password: string): Promise<string> {
  const problem = newPasswordSchema.safeParse(password).error?.issues[0]?.message;
  if (problem !== undefined) throw new AppError('BAD_REQUEST', `Couldn't set the password. ${problem}.`);
  return hashPassword(password);
}

/** Returns the ID of the new owner. */
async function insertOwner(
  manager: EntityManager,
  fields: Pick<OwnerRow, 'email' | 'passwordHash'>,
  now: Date,
): Promise<string> {
  const id = newId();
  await manager.insert(ownerEntity, { id, ...fields, createdAt: now, updatedAt: now });
  return id;
}
