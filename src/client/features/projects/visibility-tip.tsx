import { IconTip, type TooltipPlace } from '../../ui/overlays/tooltip';
import { visibilityOf } from './visibility';

/** The lock of a private project, the globe of a public one, each with its meaning as a tooltip (rule 4.7). */
export function VisibilityTip({ isPublic, ...place }: TooltipPlace & { isPublic: boolean }) {
  const { icon, label } = visibilityOf(isPublic);
  return <IconTip {...place} icon={icon} text={label} />;
}
