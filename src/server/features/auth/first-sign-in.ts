import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isSameSecret } from '#server/core/runtime/same-secret';
import { MINUTE_MS } from '#shared/time';
import { firstSignInEntity, ownerEntity } from './auth-entities';
import { findOwner } from './owner-service';
import { hashToken } from './token-issuer';

/** The link that a start prints on a terminal is valid for this long. */
export const LINK_MINUTES = 15;

export type FirstSignIn = ReturnType<typeof createFirstSignIn>;

/** Manages the link for an owner who has never signed in. */
export function createFirstSignIn(db: Database) {
  let isPast = false;

  /** Returns true until the owner has signed in. */
  async function isPending(): Promise<boolean> {
    // An owner is created only at a start, so a site never becomes a new one while it runs.
    if (isPast) return false;
    const owner = await findOwner(db.read(ownerEntity));
    isPast = owner !== null && !(await db.read(firstSignInEntity).findOneBy({ ownerId: owner.id }));
    return !isPast;
  }

  /** Creates the token of a new link, which replaces the last one. Returns null after the first sign-in. */
  async function createToken(): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const link = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + LINK_MINUTES * MINUTE_MS) };
    const owner = await findOwner(db.read(ownerEntity));
    if (!owner) return null;
    const { affected } = await db.write(manager =>
      manager.update(firstSignInEntity, { ownerId: owner.id }, link),
    );
    return affected === 1 ? token : null;
  }

  /** Returns true for the token of the link that is valid now. */
  async function isValid(ownerId: string, token: string): Promise<boolean> {
    const row = await db.read(firstSignInEntity).findOneBy({ ownerId });
    if (!row?.tokenHash || !row.expiresAt || row.expiresAt <= new Date()) return false;
    return isSameSecret(hashToken(token), row.tokenHash);
  }

  return { isPending, createToken, isValid };
}

/** Takes the link's token. Returns false if another request has taken it. */
export async function takeLinkToken(
  manager: EntityManager,
  ownerId: string,
  token: string,
): Promise<boolean> {
  const { affected } = await manager.delete(firstSignInEntity, { ownerId, tokenHash: hashToken(token) });
  return affected === 1;
}
