import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import type { NoticeMail } from './notice-mail';
import type { SendNotice } from './notice-sender';
declare const NOTICE_TIMING: {
    pollMs: number;
    /** The time that an attempt may take before another process may try. */
    claimMs: number;
    /** The pause after a failed attempt, by the number of attempts so far. */
    pauseMs: (attempts: number) => number;
    /** A notice that cannot be sent is abandoned after this time. The message stays in the inbox. */
    giveUpAfterMs: number;
};
export type NoticeTiming = typeof NOTICE_TIMING;
type NoticeWorkerDeps = {
    db: Database;
    log: Logger;
    compose: (messageId: string) => Promise<NoticeMail | null>;
    send: SendNotice;
    timing?: NoticeTiming;
};
export type NoticeWorker = ReturnType<typeof createNoticeWorker>;
/**
 * Sends queued notices in the background. Several processes may run one worker each. A failed notice is
 * retried with growing pauses. The log never contains senders or message text.
 */
export declare function createNoticeWorker({ db, log, compose, send, timing }: NoticeWorkerDeps): {
    start: () => void;
    stop: () => Promise<void>;
};
export {};
