import styles from './badge.module.css';
import { classNames } from './class-names';

export type BadgeProps = {
  count: number;
  /** What is counted, read after the number: "unread". */
  label: string;
  /** A larger number is written as this one with a plus. */
  max?: number;
  className?: string | undefined;
};

/** A count that wants a look. Nothing is drawn for zero. */
export function Badge({ count, label, max = 99, className }: BadgeProps) {
  if (count <= 0) {
    return null;
  }
  return (
    <span className={classNames(styles.badge, className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="visually-hidden">{`${count} ${label}`}</span>
    </span>
  );
}

/** A small type label: "Event". */
export function Tag({ children, className }: { children: string; className?: string | undefined }) {
  return <span className={classNames(styles.tag, className)}>{children}</span>;
}
