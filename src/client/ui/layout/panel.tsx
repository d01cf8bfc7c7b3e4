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

type ToolbarProps = ComponentProps<'div'> & {
  /** True to keep it below the header while its list scrolls. */
  isSticky?: boolean;
};

/** A line of controls for a list in a panel. A part with the class `end` is on the right. */
export function Toolbar({ isSticky = false, className, ...rest }: ToolbarProps) {
  return (
    <div {...rest} className={classNames('row', styles.toolbar, isSticky && styles.sticky, className)} />
  );
}

/** Selects in a toolbar that are equally wide. */
export function ToolbarFilters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
