import { Alert } from '#client/ui/feedback/alert';
import { formatDateTime } from '#client/ui/primitives/date-time';
import type { BackupStatus } from '#shared/contract/backups';

/** Shows the schedule of backups, and why they have failed. */
export function BackupSchedule({ status }: { status: BackupStatus }) {
  const { failed } = status;
  return (
    <>
      <p className="muted">{describeSchedule(status)}</p>
      {failed && (
        <Alert tone="warn">
          The backup on {formatDateTime(failed.failedAt)} failed: {failed.message} The server retries every
          hour.
        </Alert>
      )}
    </>
  );
}

/**
 * Describes the schedule, such as "Backups run every day and are saved to /backups. The newest 7 are stored."
 */
function describeSchedule({ schedule }: BackupStatus): string {
  if (!schedule) return 'Automatic backups are off. To turn them on, set BACKUP_DIR on the server.';
  const { everySeconds, folder, keep } = schedule;
  const stored = keep === 1 ? 'Only the newest is stored.' : `The newest ${keep} are stored.`;
  return `Backups run every ${formatInterval(everySeconds)} and are saved to ${folder}. ${stored}`;
}

function formatInterval(seconds: number): string {
  const [count, unit] = seconds % 86_400 === 0 ? [seconds / 86_400, 'day'] : [seconds / 3_600, 'hour'];
  return count === 1 ? unit : `${Number(count.toFixed(1))} ${unit}s`;
}
