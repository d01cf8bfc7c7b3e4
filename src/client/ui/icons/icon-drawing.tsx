import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './icon.module.css';

export type IconDrawingProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** Null keeps the place of an icon that is still to come. */
  shape: IconDefinition | null;
  isOutline?: boolean;
};

const NOTHING = { width: 512, height: 512, path: '' };

export function IconDrawing({ shape, isOutline = false, className, ...rest }: IconDrawingProps) {
  const { width, height, path } = shape ? measure(shape) : NOTHING;
  return (
    <svg
      {...rest}
      aria-hidden="true"
      className={classNames(styles.icon, isOutline && styles.outline, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / height}em`}
      height="1em"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

function measure({ icon: [width, height, , , path] }: IconDefinition) {
  return { width, height, path: typeof path === 'string' ? path : path.join(' ') };
}
