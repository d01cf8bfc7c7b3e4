import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names';

export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}

type ChipListProps = {
  items: readonly string[];
  /** Show this many at most, the rest as one dashed chip. */
  max?: number;
  /** `plus` counts the rest (+3), `ellipsis` only says that there is more. */
  overflow?: 'plus' | 'ellipsis';
  className?: string | undefined;
  /** What they are. Default: skills. */
  label?: string;
  /** What leads from an item to more like it. */
  linkOf?: (item: string) => ReactNode;
};

/** Skills or tags in a row, or as many of them as there is room for. */
export function ChipList(props: ChipListProps) {
  const { items: given, max = given.length, overflow = 'plus', className, label = 'Skills' } = props;
  const { linkOf = item => item } = props;
  // A name that is listed twice is one thing all the same.
  const items = [...new Set(given)];
  if (items.length === 0) return null;
  const rest = items.slice(max);
  return (
    <ul className={classNames('row', styles.list, className)} aria-label={label}>
      {items.slice(0, max).map(item => (
        <li key={item} className={styles.chip}>
          {linkOf(item)}
        </li>
      ))}
      {rest.length > 0 && (
        <li
          className={classNames(styles.chip, styles.more)}
          aria-label={`${rest.length} more: ${rest.join(', ')}`}
          title={rest.join(', ')}
        >
          {overflow === 'plus' ? `+${rest.length}` : '…'}
        </li>
      )}
    </ul>
  );
}
