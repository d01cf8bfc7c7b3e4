import { Not } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type AppError, createSignInError } from '#server/core/errors/app-error';
import { createInputError } from '#server/core/errors/invalid-input';
import type { Identity } from '#server/core/procedures/request-context';
import type { EmailChange, Owner, PasswordChange } from '#shared/contract/auth';
import { type OwnerRow, ownerEntity, sessionEntity } from './auth-entities';
import type { Caller } from './auth-service';
import type { LoginLimit } from './login-limit';
import { hashPassword, verifyPassword } from './password';

export type AccountService = ReturnType<typeof createAccountService>;

/**
 * Manages the sign-in credentials. Every change requires the current password, so a leaked token is not
 * enough.
 */
export function createAccountService(db: Database, loginLimit: LoginLimit) {
  async function get({ ownerId }: Identity): Promise<Owner> {
    const { email } = await getOwner(ownerId);
    return { email };
  }

  /**
   * Sets another password and ends every session but this one.
   * @throws AppError BAD_REQUEST at currentPassword for a wrong one; TOO_MANY_REQUESTS
   */
  async function changePassword(
    identity: Identity,
    { currentPassword, newPassword }: PasswordChange,
    caller: Caller,
  ): Promise<void> {
    const { ownerId, sessionId } = identity;
    const owner = await requirePassword(identity, currentPassword, caller);
    const passwordHash = await loginLimit.takeTurn(sessionId, () => hashPassword(newPassword));
    await db.write(async manager => {
      // Only one of two simultaneous changes may succeed. The other has proved a password that no longer
      // exists.
      const current = { id: ownerId, passwordHash: owner.passwordHash };
      const now = new Date();
      const changes = { passwordHash, passwordSetAt: now, updatedAt: now };
      const { affected } = await manager.update(ownerEntity, current, changes);
      if (affected !== 1) throw createWrongPasswordError();
      await manager.delete(sessionEntity, { ownerId, id: Not(sessionId) });
    });
    caller.log.info({ event: 'password-changed', address: caller.address }, 'password changed');
  }

  /** @throws AppError BAD_REQUEST at currentPassword for a wrong one; TOO_MANY_REQUESTS */
  async function changeEmail(
    identity: Identity,
    { email, currentPassword }: EmailChange,
    caller: Caller,
  ): Promise<Owner> {
    const owner = await requirePassword(identity, currentPassword, caller);
    await db.write(async manager => {
      const current = { id: owner.id, passwordHash: owner.passwordHash };
      const { affected } = await manager.update(ownerEntity, current, { email, updatedAt: new Date() });
      if (affected !== 1) throw createWrongPasswordError();
    });
    caller.log.info({ event: 'email-changed', address: caller.address }, 'sign-in email changed');
    return { email };
  }

  async function requirePassword(
    { ownerId, sessionId }: Identity,
    password: string,
    caller: Caller,
  ): Promise<OwnerRow> {
    const owner = await getOwner(ownerId);
    const { limitKey } = caller;
    const compare = () => verifyPassword(owner.passwordHash, password);
    if (!(await loginLimit.guess({ limitKey, email: owner.email, sessionId, compare }))) {
      caller.log.warn({ event: 'password-refused', address: caller.address }, 'current password refused');
      throw createWrongPasswordError();
    }
    return owner;
  }

  async function getOwner(id: string): Promise<OwnerRow> {
    const owner = await db.read(ownerEntity).findOneBy({ id });
    if (!owner) throw createSignInError();
    return owner;
  }

  return { get, changePassword, changeEmail };
}

/** UNAUTHORIZED would sign out a caller whose token is valid. */
function createWrongPasswordError(): AppError {
  return createInputError([{ path: ['currentPassword'], message: 'Current password is incorrect' }]);
}
