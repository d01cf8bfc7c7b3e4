import { LEASE_MS } from '#server/core/database/lease';
import { HOUR_MS } from '#shared/time';
import type { Logger } from './logger';

type HourlyTask = {
  /** Returns false if another process does the work. */
  run: () => Promise<boolean>;
  log: Logger;
  /** The message of the log line if it fails. The task retries an hour later. */
  failure: string;
};

/** Creates a task that runs at the start and every hour, in one process at a time. */
export function createHourlyTask({ run, log, failure }: HourlyTask) {
  let timer: NodeJS.Timeout | undefined;
  let secondAttempt: NodeJS.Timeout | undefined;

  function attempt(): Promise<boolean> {
    return run().catch((error: unknown) => {
      log.warn({ error }, failure);
      return true;
    });
  }

  async function begin(): Promise<void> {
    if (await attempt()) return;
    // If the other process has died, its lease ends meanwhile. Otherwise it does the work of this hour.
    clearTimeout(secondAttempt);
    if (timer) secondAttempt = setTimeout(() => void attempt(), LEASE_MS + 1_000).unref();
  }

  return {
    start: () => {
      timer = setInterval(() => void begin(), HOUR_MS).unref();
      void begin();
    },
    stop: () => {
      clearInterval(timer);
      clearTimeout(secondAttempt);
      timer = undefined;
    },
  };
}
