import type { IconProps, MoreIconName } from './icon';
import { IconDrawing } from './icon-drawing';
import { MORE_ICON_SHAPES } from './more-icon-shapes';

/** An icon of the larger set. */
export function MoreIcon({ name, ...rest }: Omit<IconProps, 'name'> & { name: MoreIconName }) {
  return <IconDrawing {...rest} shape={MORE_ICON_SHAPES[name]} isOutline={name === 'star-outline'} />;
}
