import { statusLabel } from '#shared/publishing';

const KNOWN = {
  completed: 'statusCompleted',
  wip: 'statusWip',
  planned: 'statusPlanned',
  planning: 'statusPlanning',
} as const;
type KnownText = (typeof KNOWN)[keyof typeof KNOWN];
const known = new Map(Object.entries(KNOWN));

/** Names a status to visitors. The owner's own statuses are their names. */
export function translateStatus(status: string, t: (name: KnownText) => string): string {
  const name = known.get(status);
  return name ? t(name) : statusLabel(status);
}
