import { IconTip, type TooltipPosition } from '#client/ui/overlays/tooltip';

/** Shows the lock of a private project or the globe of a public one, with a tooltip. */
export function VisibilityTip({ isPublic, ...position }: TooltipPosition & { isPublic: boolean }) {
  if (isPublic) return <IconTip {...position} icon="globe" text="Public Project" />;
  return <IconTip {...position} icon="lock" text="Private Project" />;
}
