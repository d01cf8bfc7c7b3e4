import { IconTip, type TooltipPosition } from '#client/ui/overlays/tooltip';

/** The lock of a private project, the globe of a public one, each with its meaning as a tooltip. */
export function VisibilityTip({ isPublic, ...place }: TooltipPosition & { isPublic: boolean }) {
  if (isPublic) return <IconTip {...place} icon="globe" text="Public Project" />;
  return <IconTip {...place} icon="lock" text="Private Project" />;
}
