import type { BackupStateRow } from './backup-state-entity';

export const MINUTE_MS = 60_000;
/** A process that has said nothing for so long has died. */
const LEASE_MS = 5 * MINUTE_MS;
/** It is looked every hour: what is due in less than half of one would else come an hour later each time. */
const EARLY_MS = 30 * MINUTE_MS;

type State = Pick<BackupStateRow, 'startedAt' | 'aliveAt' | 'finishedAt' | 'failedAt'>;

/** Whether a backup is to be made now. A moment that is still to come was noted by a clock that was wrong. */
export function isDue(state: State | null, everyMs: number, now: Date): boolean {
  if (!state) return true;
  const ago = (moment: Date) => now.getTime() - moment.getTime();
  if (state.aliveAt) return Math.abs(ago(state.aliveAt)) > LEASE_MS;
  if (!state.finishedAt || state.failedAt) return true;
  const age = ago(state.startedAt);
  return age >= everyMs - EARLY_MS || age < -LEASE_MS;
}
