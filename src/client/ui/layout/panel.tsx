import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './panel.module.css';

export type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Small buttons at the right of the head. */
  actions?: ReactNode;
  /** Whether the content keeps a distance from the border. Tables reach it. */
  padded?: boolean;
};

/** A framed area with an optional head. */
export function Panel({ title, actions, padded = true, className, children, ...rest }: PanelProps) {
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section {...rest} className={classNames(styles.panel, className)}>
      {hasHead && (
        <header className={classNames('row', styles.head)}>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          {actions !== undefined && <div className="row">{actions}</div>}
        </header>
      )}
      {padded ? (
        <div className={classNames(styles.body, !hasHead && styles.alone)}>{children}</div>
      ) : (
        children
      )}
    </section>
  );
}

/** A row of buttons and fields on top of a panel's content. */
export function Toolbar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('row', styles.toolbar, className)} />;
}
