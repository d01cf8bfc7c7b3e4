import type { ReactNode } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { INTERFACE_TEXTS } from '#shared/language/english/interface';
import styles from './chip.module.css';
import { classNames } from './class-names';

export function Chip({ children }: { children: ReactNode }) {
  return <span className={`secondary ${styles.chip}`}>{children}</span>;
}

type ChipListProps = {
  items: readonly string[];
  /** The maximum number of items. One dashed chip stands for the rest. */
  max?: number;
  /** An overflow of `plus` shows the number of hidden items (+3), and `ellipsis` does not. */
  overflow?: 'plus' | 'ellipsis';
  className?: string | undefined;
  /** Names the list. Defaults to "Skills". */
  label?: string;
  renderItem?: (item: string) => ReactNode;
};

export function ChipList(props: ChipListProps) {
  const t = useTranslation(INTERFACE_TEXTS);
  const { items: allItems, max = allItems.length, overflow = 'plus', className, label = t('skills') } = props;
  const { renderItem = item => item } = props;
  // Names may repeat, but keys must not.
  const items = [...new Set(allItems)];
  if (items.length === 0) return null;
  const rest = items.slice(max);
  return (
    <ul className={classNames('row', styles.list, className)} aria-label={label}>
      {items.slice(0, max).map(item => (
        <li key={item} className={`secondary ${styles.chip}`}>
          {renderItem(item)}
        </li>
      ))}
      {rest.length > 0 && (
        <li
          className={classNames('secondary', styles.chip, styles.more)}
          aria-label={t('moreChips', { count: rest.length, names: rest.join(', ') })}
          title={rest.join(', ')}
        >
          {overflow === 'plus' ? `+${rest.length}` : '…'}
        </li>
      )}
    </ul>
  );
}
