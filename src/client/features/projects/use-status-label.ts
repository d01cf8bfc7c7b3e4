import { useTranslation } from '#client/lib/language/use-translation';
import { PROJECT_TEXTS } from '#shared/language/english/project';
import { translateStatus } from '#shared/language/status-label';

/** Returns the function that names a status to visitors. */
export function useStatusLabel(): (status: string) => string {
  const t = useTranslation(PROJECT_TEXTS);
  return status => translateStatus(status, t);
}
