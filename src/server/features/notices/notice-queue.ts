import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type NoticeRow, noticeEntity } from './notice-entity';

/** Queues the notice in the transaction that stores the message, so that both exist or neither. */
export async function queueNotice(manager: EntityManager, messageId: string): Promise<void> {
  const now = new Date();
  await manager.insert(noticeEntity, { messageId, createdAt: now, attempts: 0, dueAt: now });
}

/**
 * Claims the notice that has been due longest for `claimMs`. If the process dies while sending, the notice
 * becomes available again after that time.
 */
export async function claimNotice(db: Database, claimMs: number): Promise<NoticeRow | null> {
  for (;;) {
    const now = Date.now();
    const due = await db.read(noticeEntity).findOne({
      where: { dueAt: LessThanOrEqual(new Date(now)) },
      order: { dueAt: 'ASC' },
    });
    if (!due) return null;
    const claim = { attempts: due.attempts + 1, dueAt: new Date(now + claimMs) };
    const { affected } = await db.write(manager =>
      // The first of several processes to count the attempt claims it.
      manager.update(noticeEntity, { messageId: due.messageId, attempts: due.attempts }, claim),
    );
    if (affected === 1) return { ...due, ...claim };
  }
}

/** Extends the claim to `claimMs` from now. Returns false if another process has claimed the notice meanwhile. */
export async function renewClaim(db: Database, notice: NoticeRow, claimMs: number): Promise<boolean> {
  const dueAt = new Date(Date.now() + claimMs);
  const { affected } = await db.write(manager => manager.update(noticeEntity, toClaim(notice), { dueAt }));
  return affected === 1;
}

/** Changes nothing if another process has claimed the notice meanwhile. */
export async function postponeNotice(db: Database, notice: NoticeRow, pauseMs: number): Promise<void> {
  const dueAt = new Date(Date.now() + pauseMs);
  await db.write(manager => manager.update(noticeEntity, toClaim(notice), { dueAt }));
}

export function countQueuedNotices(db: Database): Promise<number> {
  return db.read(noticeEntity).count();
}

/** Deletes the notice unless another process has claimed it meanwhile. */
export async function dropNotice(db: Database, notice: NoticeRow): Promise<void> {
  await db.write(manager => manager.delete(noticeEntity, toClaim(notice)));
}

/** The number of attempts tells one claim from the next, like the fence of a lease. */
function toClaim({ messageId, attempts }: NoticeRow): Pick<NoticeRow, 'messageId' | 'attempts'> {
  return { messageId, attempts };
}
