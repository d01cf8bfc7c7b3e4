import { LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import type { Identity } from '#server/core/procedures/request-context';
import type { Session } from '#shared/contract/auth';
import { sessionEntity } from './auth-entities';
import type { Caller } from './auth-service';
import { presentSession } from './session-presenter';

export type SessionService = ReturnType<typeof createSessionService>;

/** Where the owner is signed in. A session that has ended is gone: its tokens are refused from then on. */
export function createSessionService(db: Database) {
  /** Every live session, the one used last first. */
  async function list({ ownerId, sessionId }: Identity): Promise<Session[]> {
    const rows = await db.read(sessionEntity).find({
      where: { ownerId, expiresAt: MoreThan(new Date()) },
      order: { lastUsedAt: 'DESC', id: 'DESC' },
    });
    return rows.map(row => presentSession(row, sessionId));
  }

  /** Ends one session, one's own too. @throws AppError NOT_FOUND */
  async function revoke({ ownerId }: Identity, id: string, caller: Caller): Promise<void> {
    const unknown = new AppError('NOT_FOUND', 'Session not found.');
    if (!isId(id)) throw unknown;
    const { affected } = await db.write(manager => manager.delete(sessionEntity, { id, ownerId }));
    if (affected !== 1) throw unknown;
    caller.log.info({ event: 'session-revoked', address: caller.address }, 'a session was ended');
  }

  /** Ends every session but the caller's own; tells how many live ones there were. */
  async function revokeOthers({ ownerId, sessionId }: Identity, caller: Caller): Promise<number> {
    const count = await db.write(async manager => {
      await manager.delete(sessionEntity, { expiresAt: LessThanOrEqual(new Date()) });
      const { affected } = await manager.delete(sessionEntity, { ownerId, id: Not(sessionId) });
      return affected ?? 0;
    });
    caller.log.info(
      { event: 'other-sessions-revoked', address: caller.address, count },
      'sessions were ended',
    );
    return count;
  }

  return { list, revoke, revokeOthers };
}
