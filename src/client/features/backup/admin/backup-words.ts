import type { ArrivedBackup, BackupStatus, RestoreSummary } from '../../../../shared/contract/backup';

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

const KINDS: [table: string, one: string, many: string][] = [
  ['project', 'project', 'projects'],
  ['timeline_element', 'timeline element', 'timeline elements'],
  ['skill', 'skill', 'skills'],
  ['upload', 'file', 'files'],
];

/** "12 projects, 8 timeline elements, 20 skills and 14 files". */
export function contentWords({ content }: Pick<ArrivedBackup, 'content'>): string {
  const parts = KINDS.flatMap(([table, one, many]) => {
    const count = content[table] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const last = parts.pop();
  if (last === undefined) return 'Nothing that visitors see';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
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
