import type { Leases } from '#server/core/database/lease';
import { createHourlyTask } from '#server/core/runtime/hourly-task';
import type { Logger } from '#server/core/runtime/logger';
import type { TrashService } from './trash-service';

type TrashSweepDeps = {
  trash: Pick<TrashService, 'listExpired' | 'removeAll'>;
  leases: Leases;
  log: Logger;
};

/**
 * Permanently deletes expired items every hour, in small steps, in one process at a time. Deletes an item when it
 * is found for the second time, so that a briefly wrong clock loses nothing.
 */
export function createTrashSweep({ trash, leases, log }: TrashSweepDeps) {
  let foundBefore = new Set<string>();

  async function sweep(now = Date.now()): Promise<void> {
    const expired = await trash.listExpired(now);
    const due = expired.filter(id => foundBefore.has(id));
    foundBefore = new Set(expired);
    const count = await trash.removeAll(due);
    if (count > 0) log.info({ count }, 'expired trash deleted');
  }

  const run = () => leases.attempt('trash-sweep', sweep);
  return { sweep, ...createHourlyTask({ run, log, failure: 'trash sweep failed' }) };
}
