import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './neighbors.module.css';

/** Holds the cards of the previous and the next page. */
export function Neighbors({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.neighbors} aria-label={label}>
      {children}
    </nav>
  );
}

type NeighborWordsProps = { direction: 'previous' | 'next'; label: string; title: string };

/** The words of a link to a neighbor. */
export function NeighborWords({ direction, label, title }: NeighborWordsProps) {
  const isNext = direction === 'next';
  return (
    <span className={classNames('stack-1', isNext && styles.next)}>
      <span className="note line">
        {!isNext && <Icon name="arrow-left" />}
        {label}
        {isNext && <Icon name="arrow-right" />}
      </span>
      <strong>{title}</strong>
    </span>
  );
}
