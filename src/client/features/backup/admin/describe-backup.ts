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
