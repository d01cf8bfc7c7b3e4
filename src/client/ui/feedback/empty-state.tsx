import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { Rule } from '../layout/rule';
import { classNames } from '../primitives/class-names';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** Names what is missing, or what failed. */
  title: ReactNode;
  /** The next step, as a small Button or ButtonLink. */
  action?: ReactNode;
  /** `error` is announced at once. */
  tone?: 'empty' | 'error';
  /** Draws a panel around it, where there is none yet. */
  framed?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, action, tone = 'empty', framed = false, className, children } = props;
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(styles.empty, framed && styles.framed, className)}
    >
      {tone === 'error' ? (
        <Icon name="circle-exclamation" className={styles.fault} />
      ) : (
        <Rule ticks={16} className={styles.rule} />
      )}
      <strong className={styles.title}>{title}</strong>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
