import { formatDateTime } from '#client/ui/primitives/date-time';
import { formatBytes, formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import type { CopyProgress, ReadyCopy } from '#shared/extras/static-copy/static-copy-contract';

const STEPS: Record<CopyProgress['step'], string> = {
  pages: 'Reading pages',
  files: 'Copying pictures',
  zip: 'Packing files',
};

/** Describes the progress, such as "Reading pages: 120 of 300, about 12 s left". */
export function describeProgress(progress: CopyProgress | null): string {
  if (!progress) return 'Starting...';
  const { step, done, known, secondsLeft } = progress;
  const left = secondsLeft === null ? '' : `, about ${formatTime(secondsLeft)} left`;
  return `${STEPS[step]}: ${formatCount(done)} of ${formatCount(known)}${left}`;
}

function formatTime(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Describes a copy, such as "Created for https://me.example on 22 November 2026, 18:05: 42 pages, 6.4 MB." */
export function describeCopy({ finishedAt, pages, bytes, address }: ReadyCopy): string {
  const place = address === '' ? '' : ` for ${address}`;
  return `Created${place} on ${formatDateTime(finishedAt)}: ${formatQuantity(pages, 'page')}, ${formatBytes(bytes)}.`;
}
