import { HOUR_MS } from '#shared/time';
import type { Logger } from './logger';

/**
 * Creates a task that runs at the start and every hour. A failure is logged with the message `failure`, and
 * the task retries an hour later.
 */
export function createHourlyTask(work: () => Promise<void>, log: Logger, failure: string) {
  let timer: NodeJS.Timeout | undefined;
  const run = () => void work().catch((error: unknown) => log.warn({ error }, failure));
  return {
    start: () => {
      run();
      timer = setInterval(run, HOUR_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
