import { AsyncLocalStorage } from 'node:async_hooks';

const actors = new AsyncLocalStorage<string>();

/** Does `work` for the owner, who uses this program. */
export function actAs<T>(program: string, work: () => T): T {
  return actors.run(program, work);
}

/** The program that the owner acts with, as it calls itself; null for what the server does by itself. */
export function currentActor(): string | null {
  return actors.getStore() || null;
}
