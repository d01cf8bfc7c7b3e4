import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icons/icon';
import { Rule } from '#client/ui/layout/scale';
import { classNames } from '#client/ui/primitives/class-names';
import { textElements } from '#client/ui/primitives/text-elements';
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
      className={classNames('stack-2 secondary', styles.empty, framed && 'frame', className)}
    >
      {tone === 'error' ? (
        <Icon name="circle-exclamation" className={styles.fault} />
      ) : (
        <Rule ticks={16} className={styles.rule} />
      )}
      <strong className={styles.title}>{title}</strong>
      {textElements(children)}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
