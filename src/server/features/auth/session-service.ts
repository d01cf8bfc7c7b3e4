import { LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId } from '#server/core/database/new-id';
import { createNotFoundError } from '#server/core/errors/app-error';
import type { Identity } from '#server/core/procedures/request-context';
import type { Session } from '#shared/contract/auth';
import { type SessionRow, sessionEntity } from './auth-entities';
import type { Caller } from './auth-service';

export type SessionService = ReturnType<typeof createSessionService>;

/**
 * Lists and ends the owner's sessions. Ending a session deletes it, and its tokens are refused from then on.
 */
export function createSessionService(db: Database) {
  /** Lists every live session, most recently used first. */
  async function list({ ownerId, sessionId }: Identity): Promise<Session[]> {
    const rows = await db.read(sessionEntity).find({
      where: { ownerId, expiresAt: MoreThan(new Date()) },
      order: { lastUsedAt: 'DESC', id: 'DESC' },
    });
    return rows.map(row => presentSession(row, sessionId));
  }

  /**
   * Ends one session, which may be the caller's.
   * @throws AppError NOT_FOUND
   */
  async function revoke({ ownerId }: Identity, id: string, caller: Caller): Promise<void> {
    if (!isId(id)) throw createNotFoundError('session');
    const { affected } = await db.write(manager => manager.delete(sessionEntity, { id, ownerId }));
    if (affected !== 1) throw createNotFoundError('session');
    caller.log.info({ event: 'session-revoked', address: caller.address }, 'session ended');
  }

  /** Ends every session except the caller's, and returns how many live ones it ended. */
  async function revokeOthers({ ownerId, sessionId }: Identity, caller: Caller): Promise<number> {
    const count = await db.write(async manager => {
      await manager.delete(sessionEntity, { expiresAt: LessThanOrEqual(new Date()) });
      const { affected } = await manager.delete(sessionEntity, { ownerId, id: Not(sessionId) });
      return affected ?? 0;
    });
    caller.log.info(
      { event: 'other-sessions-revoked', address: caller.address, count },
      'other sessions ended',
    );
    return count;
  }

  return { list, revoke, revokeOthers };
}

/** Presents a session to its owner, without the hash of its refresh token. */
function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}
