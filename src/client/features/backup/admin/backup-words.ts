import type { ArrivedBackup, BackupStatus, RestoreSummary } from '../../../../shared/contract/backups';
import { listWords } from '../../../../shared/list-words';
import type { OwnerKinds, TableWords } from '../../../editing/owner-kind';

const ORIGINS = {
  schedule: 'made by the schedule',
  download: 'downloaded',
  command: 'made on the command line',
};

/** "Last backup: 22 November 2026, 18:05, 48.2 MB, downloaded." */
export function lastBackupWords({ last }: BackupStatus): string {
  if (!last) return 'There is no backup yet.';
  return `Last backup: ${momentWords(last.finishedAt)}, ${sizeWords(last.bytes)}, ${ORIGINS[last.origin]}.`;
}

/** What is made without being asked for. */
export function scheduleWords({ schedule }: BackupStatus): string {
  if (!schedule) return 'No automatic backups. To turn them on, set BACKUP_DIR on the server.';
  const { everySeconds, folder, keep } = schedule;
  const kept = keep === 1 ? 'the last one is' : `the last ${keep} are`;
  return `One is made every ${spanWords(everySeconds)} in ${folder}; ${kept} kept.`;
}

function spanWords(seconds: number): string {
  const [count, unit] = seconds % 86_400 === 0 ? [seconds / 86_400, 'day'] : [seconds / 3_600, 'hour'];
  return count === 1 ? unit : `${Number(count.toFixed(1))} ${unit}s`;
}

const FILES: TableWords = { name: 'upload', nouns: { one: 'file', many: 'files' }, isListed: true };

/** What the tables of these kinds and that of the files are called. */
export function tableWords(kinds: OwnerKinds): TableWords[] {
  return [...Object.values(kinds).flatMap(({ tables }) => (tables === 'none' ? [] : tables)), FILES];
}

/** "12 projects, 8 timeline elements, 20 skills and 14 files". */
export function contentWords({ content }: Pick<ArrivedBackup, 'content'>, tables: TableWords[]): string {
  const parts = tables.flatMap(({ name, nouns, isListed }) => {
    const count = content[name] ?? 0;
    return count === 0 || !isListed ? [] : `${count} ${count === 1 ? nouns.one : nouns.many}`;
  });
  return listWords(parts) || 'Nothing that visitors see';
}

/** What a restore says when it is done. */
export function restoredWords({ site, createdAt, secrets }: RestoreSummary): string {
  const done = `Restored the backup of ${site || 'a site without a name'}, made on ${momentWords(createdAt)}.`;
  return secrets === 'restored' ? `${done} Please sign in as you did then.` : done;
}

export function momentWords(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return moment.toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
}

export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
