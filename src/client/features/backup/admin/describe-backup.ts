import { MESSAGE_NOUNS, type OwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { formatBytes, formatQuantity } from '#client/ui/primitives/format-count';
import type { BackupStatus, RestoreSummary, StagedBackup } from '#shared/contract/backups';
import { joinWords } from '#shared/text';

const ORIGINS = {
  schedule: 'scheduled',
  download: 'downloaded',
  command: 'created on the command line',
};

/** Describes the last backup, such as "Last backup: 22 November 2026, 18:05, 48.2 MB, downloaded." */
export function describeLastBackup({ last }: BackupStatus): string {
  if (!last) return 'No backups yet.';
  return `Last backup: ${formatDateTime(last.finishedAt)}, ${formatBytes(last.bytes)}, ${ORIGINS[last.origin]}.`;
}

/**
 * Describes the schedule, such as "Backups run every day and are saved to /backups. The newest 7 are stored."
 */
export function describeSchedule({ schedule }: BackupStatus): string {
  if (!schedule) return 'Automatic backups are off. To turn them on, set BACKUP_DIR on the server.';
  const { everySeconds, folder, keep } = schedule;
  const stored = keep === 1 ? 'Only the newest is stored.' : `The newest ${keep} are stored.`;
  return `Backups run every ${formatInterval(everySeconds)} and are saved to ${folder}. ${stored}`;
}

function formatInterval(seconds: number): string {
  const [count, unit] = seconds % 86_400 === 0 ? [seconds / 86_400, 'day'] : [seconds / 3_600, 'hour'];
  return count === 1 ? unit : `${Number(count.toFixed(1))} ${unit}s`;
}

/** Lists counts, such as "12 projects, 3 notes, 20 skills, 2 messages and 14 files". */
export function describeItems(
  { items, content }: Pick<StagedBackup, 'items' | 'content'>,
  kinds: OwnerKinds,
): string {
  const counts = [
    ...Object.entries(kinds).map(([name, { nouns }]) => ({ nouns, count: items[name] })),
    { nouns: MESSAGE_NOUNS, count: items.message },
    { nouns: { one: 'file', many: 'files' }, count: content.upload },
  ];
  const parts = counts.flatMap(({ nouns, count = 0 }) =>
    count > 0 ? formatQuantity(count, nouns.one, nouns.many) : [],
  );
  return joinWords(parts) || 'No content';
}

export function describeRestore({ site, createdAt, secrets }: RestoreSummary): string {
  const summary = `Restored the backup of ${site || 'an unnamed site'} from ${formatDateTime(createdAt)}.`;
  return secrets === 'restored' ? `${summary} Sign in with the email and password from the backup.` : summary;
}
