import type { ContentTable, OwnerKinds } from '#client/editing/owner-kind';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { formatBytes, formatQuantity } from '#client/ui/primitives/format-count';
import type { BackupStatus, RestoreSummary, StagedBackup } from '#shared/contract/backups';
import type { ContentImportPlan, ImportOutcome } from '#shared/contract/content-import';
import { capitalise, listWords } from '#shared/text';

const ORIGINS = {
  schedule: 'scheduled',
  download: 'downloaded',
  command: 'created on the command line',
};

/** "Last backup: 22 November 2026, 18:05, 48.2 MB, downloaded." */
export function describeLastBackup({ last }: BackupStatus): string {
  if (!last) return 'No backups yet.';
  return `Last backup: ${formatDateTime(last.finishedAt, 'long')}, ${formatBytes(last.bytes)}, ${ORIGINS[last.origin]}.`;
}

/** "Backups run every day and are saved to /backups. The newest 7 are stored." */
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

const FILES: ContentTable = { name: 'upload', nouns: { one: 'file', many: 'files' }, isListed: true };

/** Lists the tables of all kinds and of files, with their nouns. */
export function listTables(kinds: OwnerKinds): ContentTable[] {
  return [...Object.values(kinds).flatMap(({ tables }) => (tables === 'none' ? [] : tables)), FILES];
}

/** "12 projects, 8 timeline elements, 20 skills and 14 files". */
export function describeContent({ content }: Pick<StagedBackup, 'content'>, tables: ContentTable[]): string {
  const parts = tables.flatMap(({ name, nouns, isListed }) => {
    const count = content[name] ?? 0;
    return count === 0 || !isListed ? [] : formatQuantity(count, nouns.one, nouns.many);
  });
  return listWords(parts) || 'No content';
}

export function describeRestore({ site, createdAt, secrets }: RestoreSummary): string {
  const summary = `Restored the backup of ${site || 'an unnamed site'} from ${formatDateTime(createdAt, 'long')}.`;
  return secrets === 'restored' ? `${summary} Sign in with the email and password from the backup.` : summary;
}

type Kind = ContentImportPlan['kinds'][number];

/** Names the rows of a table; unknown tables by their own name. */
export function getTableLabel({ kind }: Kind, tables: ContentTable[]): string {
  const table = tables.find(({ name }) => name === kind);
  return capitalise(table?.nouns.many ?? kind.replaceAll('_', ' '));
}

/** "3 added, 1 changed". */
export function describeChanges({ added, changed }: ImportOutcome): string {
  const parts = [added > 0 && `${added} added`, changed > 0 && `${changed} changed`];
  return parts.filter(part => part !== false).join(', ');
}

/** "3 added, 1 changed, 10 unchanged". */
export function describePlan(kind: Kind): string {
  return [describeChanges(kind), kind.same > 0 && `${kind.same} unchanged`].filter(Boolean).join(', ');
}

export function isEmptyPlan({ kinds }: ContentImportPlan): boolean {
  return kinds.every(({ added, changed }) => added + changed === 0);
}
