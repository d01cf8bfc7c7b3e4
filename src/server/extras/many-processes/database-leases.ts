import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import { attemptWork, LEASE_MS, type Lease, type Leases } from '#server/core/database/lease';
import { type LeaseRow, leaseEntity } from '#server/core/database/lease-entity';
import { newId } from '#server/core/database/new-id';
import { advanceLease, checkLease, type HeldLease, LeaseLostError, withFence } from './fenced-write';

const POLL_MS = 200;

export type DatabaseLeases = Leases & {
  /** Waits for a lease. Returns null if it is not free within `waitMs`. */
  wait(name: string, waitMs: number, onWait: () => void): Promise<Lease | null>;
};

/**
 * Creates the leases of a process: locks that all processes of a site share through the database. As in Kubernetes'
 * leader election, nobody compares clocks. A contender waits until it has seen the same row for `leaseMs` by its own
 * clock. A holder that stalls and comes back may still believe in its lease, so its writes check it.
 */
export function createDatabaseLeases(
  db: Pick<Database, 'read' | 'write' | 'hasNewerSchema'>,
  leaseMs = LEASE_MS,
): DatabaseLeases {
  const seen = new Map<string, { fence: number; beat: number; sinceMs: number }>();

  /**
   * Takes a lease that is free, or whose holder has been silent for `leaseMs`. Returns null otherwise, so a caller
   * must come back later to learn that a holder is silent.
   */
  async function take(name: string): Promise<Lease | null> {
    const row = await db.read(leaseEntity).findOneBy({ name });
    if (row && row.holder !== null && !isSilent(row)) return null;
    const taken = { name, holder: newId(), fence: (row?.fence ?? 0) + 1 };
    return (await store(taken, row)) ? hold(db, taken, leaseMs) : null;
  }

  async function wait(name: string, waitMs: number, onWait: () => void): Promise<Lease | null> {
    const deadline = performance.now() + waitMs;
    for (let round = 1; ; round += 1) {
      const lease = await take(name);
      if (lease || performance.now() > deadline) return lease;
      if (round === 1) onWait();
      await delay(POLL_MS);
    }
  }

  function isSilent({ name, fence, beat }: LeaseRow): boolean {
    const now = performance.now();
    const before = seen.get(name);
    if (before?.fence === fence && before.beat === beat) return now - before.sinceMs >= leaseMs;
    seen.set(name, { fence, beat, sinceMs: now });
    return false;
  }

  /** Returns false if another process was faster. On a cluster, the certification of the commit decides. */
  async function store(taken: HeldLease, row: LeaseRow | null): Promise<boolean> {
    if (!row) {
      const first = { ...taken, beat: 0 };
      return db.write(manager => manager.insert(leaseEntity, first)).then(() => true, falseIfDuplicate);
    }
    const { name, fence, beat } = row;
    const { affected } = await db.write(manager =>
      manager.update(leaseEntity, { name, fence, beat }, { ...taken, beat: beat + 1 }),
    );
    return affected === 1;
  }

  return {
    take,
    attempt: (name, work) => attemptWork(db, take, { name, work }),
    wait,
    check: () => checkLease(db),
  };
}

/**
 * Renews a lease until its work has ended. All writes of the work are fenced: they throw LeaseLostError once another
 * process has taken the lease over.
 */
function hold(db: Pick<Database, 'write'>, lease: HeldLease, leaseMs: number): Lease {
  const lost = new AbortController();
  // The next write learns of any other failure.
  const renew = () =>
    db
      .write(manager => advanceLease(manager, lease))
      .catch((error: unknown) => {
        if (error instanceof LeaseLostError) lost.abort(error);
      });
  const timer = setInterval(() => void renew(), leaseMs / 3).unref();
  return {
    run: async work => {
      try {
        return await withFence(lease, () => work(lost.signal));
      } finally {
        clearInterval(timer);
        // Without a release, the lease ends by silence.
        await db
          .write(manager => manager.update(leaseEntity, lease, { holder: null }))
          .catch(() => undefined);
      }
    },
  };
}

function falseIfDuplicate(error: unknown): false {
  if (isDuplicate(error)) return false;
  throw error;
}
