import { useTranslation } from '#client/lib/language/use-translation';
import { IconTip, type TooltipPosition } from '#client/ui/overlays/tooltip';
import { PROJECT_TEXTS } from '#shared/language/english/project';

/** Shows the lock of a private project or the globe of a public one, with a tooltip. */
export function VisibilityTip({ isPublic, ...position }: TooltipPosition & { isPublic: boolean }) {
  const t = useTranslation(PROJECT_TEXTS);
  if (isPublic) return <IconTip {...position} icon="globe" text={t('publicTip')} />;
  return <IconTip {...position} icon="lock" text={t('privateTip')} />;
}
