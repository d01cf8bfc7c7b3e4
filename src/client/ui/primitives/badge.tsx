import styles from './badge.module.css';

/** Larger counts are shown as "99+". */
const MAX = 99;

/** A count, hidden when zero. `label` names the counted items: "unread". */
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
