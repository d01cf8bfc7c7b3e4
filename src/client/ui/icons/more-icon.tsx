import { IconDrawing, type IconDrawingProps } from './icon-drawing';
import { MORE_ICON_SHAPES, type MoreIconName } from './more-icon-shapes';

/** An icon of the larger set. */
export function MoreIcon({
  name,
  ...rest
}: Omit<IconDrawingProps, 'shape' | 'isOutline'> & { name: MoreIconName }) {
  return <IconDrawing {...rest} shape={MORE_ICON_SHAPES[name]} isOutline={name === 'star-outline'} />;
}
