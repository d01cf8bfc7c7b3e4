import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { leaseEntity } from '#server/core/database/lease-entity';

export type HeldLease = { name: string; holder: string; fence: number };

/** Thrown by a write of a process that was silent for so long that another one took its lease. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';

  constructor(lease: HeldLease) {
    super(`Another process took over the lease "${lease.name}"`);
  }
}

const current = new AsyncLocalStorage<HeldLease>();

/** Runs `work`, whose writes all fail once the lease is lost. */
export function withFence<T>(lease: HeldLease, work: () => T): T {
  return current.run(lease, work);
}

/**
 * Returns the work of a transaction that begins with a check of the lease under which this code runs, if there is one.
 * The check locks the lease's row, so nobody takes the lease over before the transaction ends.
 */
function toFencedWork<T>(
  work: (manager: EntityManager) => Promise<T>,
): (manager: EntityManager) => Promise<T> {
  const lease = current.getStore();
  if (!lease) return work;
  return async manager => {
    await advanceLease(manager, lease);
    return work(manager);
  };
}

/** Returns the database with writes that throw LeaseLostError once the lease of their code is lost. */
export function fence(db: Database): Database {
  return { ...db, write: work => db.write(toFencedWork(work)) };
}

/** Checks the lease under which this code runs, if there is one. @throws LeaseLostError */
export async function checkLease(db: Pick<Database, 'write'>): Promise<void> {
  const lease = current.getStore();
  if (lease) await db.write(manager => advanceLease(manager, lease));
}

/** Tells the other processes that the holder is alive. @throws LeaseLostError */
export async function advanceLease(manager: EntityManager, lease: HeldLease): Promise<void> {
  const { name, holder, fence } = lease;
  const { affected } = await manager.update(leaseEntity, { name, holder, fence }, { beat: () => 'beat + 1' });
  if (affected !== 1) throw new LeaseLostError(lease);
}
