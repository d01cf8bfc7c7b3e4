import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<DatabaseTime>();

/** Measures the total time that one request, `work`, waits for the database. */
export function withDatabaseTime<T>(work: () => T): T {
  return current.run(new DatabaseTime(), work);
}

/** Returns the current request's database time, or undefined for the server's own work. */
export function requestDatabaseTime(): DatabaseTime | undefined {
  return current.getStore();
}

/** Runs long work outside the time limit of its request. */
export function withoutDatabaseTime<T>(work: () => T): T {
  return current.exit(work);
}

/** Counts a wait for another request's query as database time of this one. */
export async function countWait<T>(answer: Promise<T>): Promise<T> {
  const time = requestDatabaseTime();
  time?.begin();
  try {
    return await answer;
  } finally {
    time?.end();
  }
}

/** Measures how long a request used the database. Simultaneous uses count once. */
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
