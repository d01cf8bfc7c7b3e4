import { classNames } from '../primitives/class-names';
import styles from './skeleton.module.css';

export type SkeletonProps = { width?: string; height?: string; className?: string | undefined };

/** One grey bar or box. Only where the final shape is known; otherwise use Spinner. */
export function Skeleton({ width = '100%', height = '14px', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.bar, className)} style={{ width, height }} />;
}
