import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<DatabaseTime>();

/** Counts together what `work`, one request, waits for the database. */
export function withDatabaseTime<T>(work: () => T): T {
  return current.run(new DatabaseTime(), work);
}

/** That of the request under way; undefined for what the server does by itself. */
export function requestDatabaseTime(): DatabaseTime | undefined {
  return current.getStore();
}

/** Lets a request start what takes as long as it takes: its waits are counted one by one. */
export function withoutDatabaseTime<T>(work: () => T): T {
  return current.exit(work);
}

/** Counts for the request under way what another one asked the database. */
export async function countWait<T>(answer: Promise<T>): Promise<T> {
  const time = requestDatabaseTime();
  time?.begin();
  try {
    return await answer;
  } finally {
    time?.end();
  }
}

/** How long the database was used; uses at the same time count once. */
export class DatabaseTime {
  #uses = 0;
  #usedSince = 0;
  #endedMs = 0;

  get ms(): number {
    return this.#endedMs + (this.#uses > 0 ? performance.now() - this.#usedSince : 0);
  }

  restart(): void {
    this.#endedMs = 0;
    this.#usedSince = performance.now();
  }

  begin(): void {
    if (this.#uses === 0) this.#usedSince = performance.now();
    this.#uses += 1;
  }

  end(): void {
    const { ms } = this;
    this.#uses -= 1;
    if (this.#uses === 0) this.#endedMs = ms;
  }
}
