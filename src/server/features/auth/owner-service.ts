import { randomBytes } from 'node:crypto';
import type { EntityManager, Repository } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import { StartError } from '#server/core/errors/start-error';
import { newPasswordSchema } from '#shared/contract/auth';
import { firstSignInEntity, type OwnerRow, ownerEntity, sessionEntity } from './auth-entities';
import { hashPassword } from './password';

/** The checklist asks for another password while it is a generated one. */
type Credentials = { email: string; password: string; isGenerated?: boolean };

export function createOwnerService(db: Database) {
  function find(): Promise<OwnerRow | null> {
    return findOwner(db.read(ownerEntity));
  }

  /**
   * Creates the owner of a new site, whose first sign-in is still to come.
   * @throws AppError BAD_REQUEST for a password that is too short or too long
   */
  async function create(credentials: Credentials): Promise<void> {
    const columns = await toColumns(credentials);
    await db.write(async manager => {
      const ownerId = await insertOwner(manager, columns);
      await manager.insert(firstSignInEntity, { ownerId, tokenHash: null, expiresAt: null });
    });
  }

  /**
   * Creates the owner, or sets the existing owner's email address and password and ends all sessions.
   * @throws AppError BAD_REQUEST for a password that is too short or too long
   */
  async function setCredentials(credentials: Credentials): Promise<{ isNew: boolean }> {
    const columns = await toColumns(credentials);
    return db.write(async manager => {
      const owner = await findOwner(manager.getRepository(ownerEntity));
      if (!owner) {
        await insertOwner(manager, columns);
        return { isNew: true };
      }
      await manager.update(ownerEntity, { id: owner.id }, columns);
      await manager.delete(sessionEntity, { ownerId: owner.id });
      await manager.delete(firstSignInEntity, { ownerId: owner.id });
      return { isNew: false };
    });
  }

  /** Changes the email address of an owner, whose password and sessions stay. */
  async function setEmail(id: string, email: string): Promise<void> {
    await db.write(manager => manager.update(ownerEntity, { id }, { email, updatedAt: new Date() }));
  }

  return { find, create, setCredentials, setEmail };
}

/** Finds the owner. There is at most one. */
export function findOwner(owners: Pick<Repository<OwnerRow>, 'findOne'>): Promise<OwnerRow | null> {
  return owners.findOne({ where: {}, order: { id: 'ASC' } });
}

/**
 * Refuses a database without an owner, for commands that need a site. A new database of a wrong address is empty.
 * @throws StartError
 */
export async function requireSite(db: Database): Promise<void> {
  if (!(await findOwner(db.read(ownerEntity))))
    throw new StartError(
      'The database has no site yet. Start the site first, or check DATABASE_URL and DATA_DIR.',
    );
}

/** Generates a password of 120 random bits without easily confused characters. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(24), byte => alphabet[byte % alphabet.length] ?? '');
  return [0, 6, 12, 18].map(start => letters.slice(start, start + 6).join('')).join('-');
}

async function toColumns({ email, password, isGenerated = false }: Credentials) {
  const problem = newPasswordSchema.safeParse(password).error?.issues[0]?.message;
  if (problem !== undefined) throw new AppError('BAD_REQUEST', `Couldn't set the password. ${problem}.`);
  const updatedAt = new Date();
  const passwordHash = await hashPassword(password);
  return { email, passwordHash, passwordSetAt: isGenerated ? null : updatedAt, updatedAt };
}

/** Returns the ID of the new owner. */
async function insertOwner(
  manager: EntityManager,
  columns: Omit<OwnerRow, 'id' | 'createdAt'>,
): Promise<string> {
  const id = newId();
  await manager.insert(ownerEntity, { id, ...columns, createdAt: columns.updatedAt });
  return id;
}
