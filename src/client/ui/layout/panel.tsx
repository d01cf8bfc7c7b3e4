import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './panel.module.css';

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** The level of the title, which is 3 below the heading of a group. */
  level?: 2 | 3;
  /** Small buttons on the right of the header. */
  actions?: ReactNode;
  /** False for tables, which reach the border. */
  padded?: boolean;
};

export function Panel({
  title,
  level = 2,
  actions,
  padded = true,
  className,
  children,
  ...rest
}: PanelProps) {
  const hasHead = title !== undefined || actions !== undefined;
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames('frame', styles.panel, className)}>
      {hasHead && (
        <header className={classNames('row', styles.head)}>
          {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
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
