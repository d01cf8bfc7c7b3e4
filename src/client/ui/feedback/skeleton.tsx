import { classNames } from '#client/ui/primitives/class-names';
import styles from './loading.module.css';

/** Reserves space for content that is loading. `className` sets the height. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
