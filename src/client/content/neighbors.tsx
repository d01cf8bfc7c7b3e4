import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import { ItemTitle, type ItemTitleProps } from './item-title';
import styles from './neighbors.module.css';

/** Holds the cards of the previous and the next page. */
export function Neighbors({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.neighbors} aria-label={label}>
      {children}
    </nav>
  );
}

type NeighborWordsProps = { direction: 'previous' | 'next'; label: string } & ItemTitleProps;

/** The words of a link to a neighbor. */
export function NeighborWords({ direction, label, item }: NeighborWordsProps) {
  const isNext = direction === 'next';
  return (
    <span className={classNames('stack-1', isNext && styles.next)}>
      <span className="note line">
        {!isNext && <Icon name="arrow-left" />}
        {label}
        {isNext && <Icon name="arrow-right" />}
      </span>
      <strong>
        <ItemTitle item={item} />
      </strong>
    </span>
  );
}
