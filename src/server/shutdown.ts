import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from './composition/services';
import type { Logger } from './core/runtime/logger';
import type { Phase } from './http/health';

export type Lifetime = { phase: Phase };

type StopOptions = {
  lifetime: Lifetime;
  log: Logger;
  /** Until this long after a signal, a load balancer may not know that the process stops. */
  delayMs: number;
  close: () => Promise<void>;
};

/** Closes the site once, on a signal or an unexpected error, and then ends the process. */
export function stopOnSignals({ lifetime, log, delayMs, close }: StopOptions): void {
  const stop = (exitCode: number, afterMs: number) => {
    if (lifetime.phase === 'stopping') return;
    lifetime.phase = 'stopping';
    void delay(afterMs)
      .then(close)
      .finally(() => process.exit(exitCode));
  };
  process.on('SIGTERM', () => stop(0, delayMs));
  process.on('SIGINT', () => stop(0, delayMs));
  // The state after an unexpected error is unknown. Open requests finish, and the process exits so that a new
  // one starts.
  const fail = (error: unknown) => {
    log.fatal({ error }, 'unhandled error, stopping');
    stop(1, 0);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** The time that the database may take to close. */
const CLOSE_MS = 3_000;

/** Stops the background work, waits for open requests, up to a limit, then closes the database. */
export async function closeSite(
  closeServers: () => Promise<unknown>,
  closeDatabase: () => Promise<void>,
  { notices, pictureVariants, trashSweep, uploadSweep }: Services,
  log: Logger,
): Promise<void> {
  log.info('stopping');
  uploadSweep.stop();
  trashSweep.stop();
  await Promise.all([closeServers(), notices?.stop(), pictureVariants.stop()]);
  // A statement that waits for a lock would keep its connection open. The server undoes what it has not finished.
  await Promise.race([closeDatabase(), delay(CLOSE_MS)]);
}
