import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon';
import styles from './arrow-link.module.css';
import { classNames } from './class-names';

type ArrowLinkProps = ComponentProps<'a'> & {
  /** `back` puts the arrow in front, pointing left. */
  direction?: 'forward' | 'back';
};

/** A link with an arrow. Works inside `<Link asChild>`. */
export function ArrowLink({ direction = 'forward', className, children, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, styles[direction], className)}>
      {direction === 'back' && <Icon name="arrow-left" />}
      {children}
      {direction === 'forward' && <Icon name="arrow-right" />}
    </a>
  );
}
