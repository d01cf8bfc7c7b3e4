import { AsyncLocalStorage } from 'node:async_hooks';

const actors = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of a program that the owner uses. */
export function actAs<T>(program: string, work: () => T): T {
  return actors.run(program, work);
}

/** Returns the name of the program that the owner uses, or null for the server's own work. */
export function currentActor(): string | null {
  return actors.getStore() || null;
}
