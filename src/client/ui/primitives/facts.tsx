import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Lists facts about what a page shows. They are rows at its side, and share a line where it is narrow. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
