import { type ComponentProps, Suspense } from 'react';
import { loadable } from '../feedback/loadable';
import { IconDrawing } from './icon-drawing';
import { ICON_SHAPES } from './icon-shapes';
import type { MoreIconName } from './more-icon';

type CommonIconName = keyof typeof ICON_SHAPES;
export type IconName = CommonIconName | MoreIconName;

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'name'> & { name: IconName };

/** Those that few visitors see; a screen that is full of them loads them with its code. */
export const moreIcon = loadable(async () => (await import('./more-icon')).MoreIcon);

/** An icon of the interface, one em high, in the colour of the text around it. Decoration: a text stands with it. */
export function Icon({ name, ...rest }: IconProps) {
  if (isCommon(name)) return <IconDrawing {...rest} shape={ICON_SHAPES[name]} />;
  return (
    <Suspense fallback={<IconDrawing {...rest} shape={null} />}>
      <moreIcon.Component {...rest} name={name} />
    </Suspense>
  );
}

function isCommon(name: IconName): name is CommonIconName {
  return name in ICON_SHAPES;
}
