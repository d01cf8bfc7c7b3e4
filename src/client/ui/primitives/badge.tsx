import styles from './chip.module.css';

/** The largest count that is shown. Larger ones appear as "99+". */
const MAX = 99;

/** Shows a count, or nothing for zero. `label` names the counted items, such as "unread". */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MAX ? `${MAX}+` : count}</span>
      <span className="visually-hidden">{`${count} ${label}`}</span>
    </span>
  );
}

/** A tone has a color, or a dashed border for what nobody else sees. */
export type TagTone = 'ok' | 'info' | 'warn' | 'draft';

/** Shows a small type label, such as "Event". */
export function Tag({ tone, children }: { tone?: TagTone | undefined; children: string }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
