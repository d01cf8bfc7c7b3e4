import { IconTip, type TooltipPosition } from '#client/ui/overlays/tooltip';

/** Lock of a private project or globe of a public one, with a tooltip. */
export function VisibilityTip({ isPublic, ...place }: TooltipPosition & { isPublic: boolean }) {
  if (isPublic) return <IconTip {...place} icon="globe" text="Public Project" />;
  return <IconTip {...place} icon="lock" text="Private Project" />;
}
