import type { IconName } from '../../ui/icons/icon';
import { IconTip, type TooltipPlace } from '../../ui/overlays/tooltip';

/** The lock of a private project, the globe of a public one, each with its meaning as a tooltip (rule 4.7). */
export function VisibilityTip({ isPublic, ...place }: TooltipPlace & { isPublic: boolean }) {
  const { icon, label } = visibilityOf(isPublic);
  return <IconTip {...place} icon={icon} text={label} />;
}

type Visibility = { icon: IconName; label: string };

function visibilityOf(isPublic: boolean): Visibility {
  return isPublic ? { icon: 'globe', label: 'Public Project' } : { icon: 'lock', label: 'Private Project' };
}
