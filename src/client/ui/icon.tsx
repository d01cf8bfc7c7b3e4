import { type ComponentProps, lazy, Suspense } from 'react';
import { IconDrawing } from './icon-drawing';
import { ICON_SHAPES } from './icon-shapes';
import type { MoreIconName } from './more-icon-shapes';

type CommonIconName = keyof typeof ICON_SHAPES;
export type IconName = CommonIconName | MoreIconName;

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'name'> & {
  name: IconName;
  /** Read aloud in place of the icon. Without it the icon is decoration. */
  label?: string | undefined;
};

const MoreIcon = lazy(async () => ({ default: (await import('./more-icon')).MoreIcon }));

/** An icon of the interface, one em high, in the colour of the text around it. */
export function Icon({ name, ...rest }: IconProps) {
  if (isCommon(name)) return <IconDrawing {...rest} shape={ICON_SHAPES[name]} />;
  return (
    <Suspense fallback={<IconDrawing {...rest} shape={null} />}>
      <MoreIcon {...rest} name={name} />
    </Suspense>
  );
}

function isCommon(name: IconName): name is CommonIconName {
  return name in ICON_SHAPES;
}
