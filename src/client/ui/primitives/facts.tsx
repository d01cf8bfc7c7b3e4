import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './facts.module.css';

type FactsProps = {
  /** True for large numbers at the end of their rows. */
  areFigures?: boolean;
  lang?: string | undefined;
  children: ReactNode;
};

/** Lists facts about what a page shows. They are rows at its side, and share a line where it is narrow. */
export function Facts({ areFigures = false, lang, children }: FactsProps) {
  return (
    <dl lang={lang} className={classNames(styles.facts, areFigures && styles.figures)}>
      {children}
    </dl>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

/** Shows nothing for an empty text. */
export function Fact({ name, className, children }: FactProps) {
  if (children === '') return null;
  return (
    <div className={classNames(styles.fact, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
