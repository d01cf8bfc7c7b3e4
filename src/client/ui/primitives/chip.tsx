import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names';

export function Chip({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.chip, className)} />;
}

export type ChipListProps = {
  items: readonly string[];
  /** Names the list for screen readers. */
  label?: string;
  /** Show this many at most, the rest as one dashed chip. */
  max?: number;
  /** `plus` counts the rest (+3), `ellipsis` only says that there is more. */
  overflow?: 'plus' | 'ellipsis';
  className?: string | undefined;
};

export function ChipList({
  items: given,
  label = 'Skills',
  max = given.length,
  overflow = 'plus',
  className,
}: ChipListProps) {
  // A name that is listed twice is one thing all the same.
  const items = [...new Set(given)];
  if (items.length === 0) {
    return null;
  }
  const rest = items.slice(max);
  return (
    <ul className={classNames(styles.list, className)} aria-label={label}>
      {items.slice(0, max).map(item => (
        <li key={item} className={styles.chip}>
          {item}
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
