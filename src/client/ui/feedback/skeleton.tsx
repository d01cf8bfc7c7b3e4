import { classNames } from '../primitives/class-names';
import styles from './skeleton.module.css';

/** Keeps the place of what is yet to come; `className` gives it its height. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
