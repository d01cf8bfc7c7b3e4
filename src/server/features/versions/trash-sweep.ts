import { hourly } from '#server/core/runtime/hourly';
import type { Logger } from '#server/core/runtime/logger';
import type { TrashService } from './trash-service';

export type TrashSweepDeps = { trash: Pick<TrashService, 'listExpired' | 'removeAll'>; log: Logger };

/**
 * Deletes for good what has been in the trash for too long, every hour, in small steps that others come between. Of two
 * processes at once the first to delete an item has it. An item goes when it is found twice, an hour apart: a clock that
 * was wrong for a moment loses nothing.
 */
export function createTrashSweep({ trash, log }: TrashSweepDeps) {
  let foundBefore = new Set<string>();

  async function sweep(now = Date.now()): Promise<void> {
    const expired = await trash.listExpired(now);
    const due = expired.filter(id => foundBefore.has(id));
    foundBefore = new Set(expired);
    const count = await trash.removeAll(due);
    if (count > 0) log.info({ count }, 'what was in the trash for too long was deleted');
  }

  return { sweep, ...hourly(() => sweep(), log, 'the trash could not be swept') };
}
