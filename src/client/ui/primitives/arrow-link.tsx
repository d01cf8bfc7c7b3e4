import type { ComponentProps } from 'react';
import { Icon } from '#client/ui/icons/icon';
import styles from './button.module.css';
import { classNames } from './class-names';

type ArrowLinkProps = ComponentProps<'a'> & {
  /** The direction `back` puts the arrow in front, pointing left. */
  direction?: 'forward' | 'back';
};

/** Renders a link with an arrow. It works inside `<Link asChild>`. */
export function ArrowLink({ direction = 'forward', className, children, ...rest }: ArrowLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(
        'secondary no-print',
        styles.arrow,
        direction === 'back' && styles.back,
        className,
      )}
    >
      {direction === 'back' && <Icon name="arrow-left" />}
      {children}
      {direction === 'forward' && <Icon name="arrow-right" />}
    </a>
  );
}
