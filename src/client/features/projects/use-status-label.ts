import { useTranslation } from '#client/lib/language/use-translation';
import { PROJECT_TEXTS } from '#shared/language/english/project';
import { statusLabel } from '#shared/publishing';

const KNOWN = {
  completed: 'statusCompleted',
  wip: 'statusWip',
  planned: 'statusPlanned',
  planning: 'statusPlanning',
} as const;

/** Returns the function that names a status to visitors. The owner's own statuses are their names. */
export function useStatusLabel(): (status: string) => string {
  const t = useTranslation(PROJECT_TEXTS);
  const known = new Map(Object.entries(KNOWN));
  return status => {
    const name = known.get(status);
    return name ? t(name) : statusLabel(status);
  };
}
