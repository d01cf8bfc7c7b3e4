import { type EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type NoticeRow } from './notice-entity';
/** Queues the notice in the transaction that stores the message, so that both exist or neither. */
export declare function queueNotice(manager: EntityManager, messageId: string): Promise<void>;
/**
 * Claims the notice that has been due longest for `claimMs`. If the process dies while sending, the notice
 * becomes available again after that time.
 */
export declare function claimNotice(db: Database, claimMs: number): Promise<NoticeRow | null>;
/** Extends the claim to `claimMs` from now. Returns false if another process has claimed the notice meanwhile. */
export declare function renewClaim(db: Database, notice: NoticeRow, claimMs: number): Promise<boolean>;
/** Changes nothing if another process has claimed the notice meanwhile. */
export declare function postponeNotice(db: Database, notice: NoticeRow, pauseMs: number): Promise<void>;
export declare function countQueuedNotices(db: Database): Promise<number>;
/** Deletes the notice unless another process has claimed it meanwhile. */
export declare function dropNotice(db: Database, notice: NoticeRow): Promise<void>;
