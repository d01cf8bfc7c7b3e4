import styles from './badge.module.css';

/** A larger count is written as this one with a plus. */
const MAX = 99;

/** A count that wants a look; `label` says of what: "unread". Nothing is drawn for zero. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MAX ? `${MAX}+` : count}</span>
      <span className="visually-hidden">{`${count} ${label}`}</span>
    </span>
  );
}

/** A small type label: "Event". */
export function Tag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>;
}
