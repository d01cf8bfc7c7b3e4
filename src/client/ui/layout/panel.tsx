import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './panel.module.css';

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Small buttons on the right of the header. */
  actions?: ReactNode;
  /** False for tables, which reach the border. */
  padded?: boolean;
};

export function Panel({ title, actions, padded = true, className, children, ...rest }: PanelProps) {
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section {...rest} className={classNames('frame', styles.panel, className)}>
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

export function Toolbar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('row', styles.toolbar, className)} />;
}
