import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that must not fail, because the write has already ended. */
type Task = () => Promise<void>;

const tasks = new AsyncLocalStorage<Task[]>();

/**
 * Runs a task once the transaction of this code has ended, before the caller of the write continues. It runs after a
 * failure, too, because a transaction whose connection breaks may be committed.
 */
export function afterWrite(task: Task): void {
  tasks.getStore()?.push(task);
}

/** Runs a transaction, and then the tasks that it has left. */
export async function runWithTasks<T>(transaction: () => Promise<T>): Promise<T> {
  const left: Task[] = [];
  try {
    return await tasks.run(left, transaction);
  } finally {
    for (const task of left) await task();
  }
}
