import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/core/database/database';
import { toErrorCode } from '#server/core/database/database-error';
import type { Logger } from '#server/core/runtime/logger';
import { HOUR_MS, MINUTE_MS } from '#shared/time';
import type { NoticeRow } from './notice-entity';
import type { NoticeMail } from './notice-mail';
import { claimNotice, dropNotice, postponeNotice, renewClaim } from './notice-queue';
import type { SendNotice } from './notice-sender';

const STOP_WAIT_MS = 5_000;

const NOTICE_TIMING = {
  pollMs: 15_000,
  /** The time that an attempt may take before another process may try. */
  claimMs: 5 * MINUTE_MS,
  /** The pause after a failed attempt, by the number of attempts so far. */
  pauseMs: (attempts: number) => Math.min(2 ** (attempts - 1) * MINUTE_MS, 6 * HOUR_MS),
  /** A notice that cannot be sent is abandoned after this time. The message stays in the inbox. */
  giveUpAfterMs: 72 * HOUR_MS,
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
export function createNoticeWorker({ db, log, compose, send, timing = NOTICE_TIMING }: NoticeWorkerDeps) {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  function start(): void {
    if (isRunning) return;
    isRunning = true;
    schedule(0);
  }

  /** Stops after the current notice, or after a short wait. */
  async function stop(): Promise<void> {
    isRunning = false;
    clearTimeout(timer);
    await Promise.race([round, delay(STOP_WAIT_MS, undefined, { ref: false })]);
  }

  function schedule(afterMs: number): void {
    if (!isRunning) return;
    timer = setTimeout(() => {
      round = work().finally(() => schedule(timing.pollMs));
    }, afterMs);
  }

  async function work(): Promise<void> {
    try {
      while (isRunning && (await deliverNext()));
    } catch (error) {
      log.warn({ event: 'notices-unavailable', code: toErrorCode(error) }, 'reading queued notices failed');
    }
  }

  /** Returns true if more notices may be due. After a failure, the mail server gets a pause. */
  async function deliverNext(): Promise<boolean> {
    const notice = await claimNotice(db, timing.claimMs);
    if (!notice) return false;
    const mail = await compose(notice.messageId);
    if (!mail) {
      await dropNotice(db, notice);
      return true;
    }
    // After a stall, such as that of a suspended machine, another process may have sent it.
    if (!(await renewClaim(db, notice, timing.claimMs))) return true;
    try {
      await send(mail);
    } catch (error) {
      await handleFailure(notice, error);
      return false;
    }
    await dropNotice(db, notice);
    log.info({ event: 'notice-sent', messageId: notice.messageId, attempts: notice.attempts }, 'notice sent');
    return true;
  }

  async function handleFailure(notice: NoticeRow, error: unknown): Promise<void> {
    const { messageId, attempts, createdAt } = notice;
    const failure = { messageId, attempts, ...describeFailure(error) };
    if (Date.now() - createdAt.getTime() >= timing.giveUpAfterMs) {
      await dropNotice(db, notice);
      log.error({ event: 'notice-given-up', ...failure }, 'notice abandoned, its message stays in the inbox');
      return;
    }
    await postponeNotice(db, notice, timing.pauseMs(attempts));
    log.warn({ event: 'notice-failed', ...failure }, 'notice failed, will be retried');
  }

  return { start, stop };
}

/** Logs the codes alone, because a mail server's response may repeat addresses and text. */
function describeFailure(error: unknown): { code: string; smtpStatus?: number } {
  const hasStatus =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
  return {
    code: toErrorCode(error),
    ...(hasStatus ? { smtpStatus: Number(error.responseCode) } : {}),
  };
}
