import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { Rule } from '../layout/rule';
import { classNames } from '../primitives/class-names';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** Names the missing content or the failure. */
  title: ReactNode;
  /** The next step, as a small Button or ButtonLink. */
  action?: ReactNode;
  /** Screen readers announce `error` at once. */
  tone?: 'empty' | 'error';
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
