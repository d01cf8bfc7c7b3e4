import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './icon.module.css';
import { ICON_SHAPES, type IconName } from './icon-shapes';

export type { IconName };

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'name'> & {
  name: IconName;
  /** Read aloud in place of the icon. Without it the icon is decoration. */
  label?: string | undefined;
};

/** An icon of the interface, one em high, in the colour of the text around it. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  const [width, height, , , path] = ICON_SHAPES[name].icon;
  return (
    <svg
      {...rest}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={classNames(styles.icon, name === 'star-outline' && styles.outline, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / height}em`}
      height="1em"
      focusable="false"
    >
      <path d={typeof path === 'string' ? path : path.join(' ')} />
    </svg>
  );
}
