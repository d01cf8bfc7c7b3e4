import { LRUCache } from 'lru-cache';
import { AppError } from '#server/core/errors/app-error';

/** Half of the threads in libuv's pool, which file reads also use. */
const AT_ONCE = 2;
const MAX_WAITING = 20;
const RETRY_AFTER_SECONDS = 2;

/**
 * Limits how many passwords are hashed at once, and how many guesses wait: one of each address. A guess from an
 * address that the owner has signed in from, since this process started, may also wait when the queue is full.
 */
export function createComparisonQueue() {
  const waiting = new Map<string, () => void>();
  const trusted = new LRUCache<string, true>({ max: 100 });
  let running = 0;

  /** @throws AppError SERVICE_UNAVAILABLE if the queue is full or the address is already waiting */
  async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (running < AT_ONCE) running += 1;
    else await waitForTurn(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  function waitForTurn(key: string): Promise<void> {
    if (waiting.has(key) || (waiting.size >= MAX_WAITING && !trusted.has(key))) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many sign-ins at once. Please try again.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return new Promise(start => waiting.set(key, start));
  }

  /** Starts the guess that has waited longest. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [key, start] = next;
    waiting.delete(key);
    start();
  }

  return { run, trust: (key: string) => void trusted.set(key, true) };
}
