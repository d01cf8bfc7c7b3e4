import type { Logger } from './logger';

const HOUR_MS = 60 * 60 * 1_000;

/** Runs work at the start and every hour; failures are logged with `failure` and retried an hour later. */
export function hourly(work: () => Promise<void>, log: Logger, failure: string) {
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
