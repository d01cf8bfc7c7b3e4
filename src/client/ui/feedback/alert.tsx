import type { ReactNode } from 'react';
import { Icon, type IconName } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './alert.module.css';
import { SpinnerGlyph } from './spinner';

export type AlertTone = 'ok' | 'err' | 'info' | 'warn';

const ICONS: Record<AlertTone, IconName> = {
  ok: 'circle-check',
  err: 'circle-exclamation',
  info: 'circle-info',
  warn: 'triangle-exclamation',
};

type AlertProps = {
  tone: AlertTone;
  busy?: boolean;
  /** The next step, as a small Button. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Shows an inline message. Screen readers announce errors and warnings at once, and other tones when idle.
 */
export function Alert({ tone, busy = false, action, className, children }: AlertProps) {
  const role = tone === 'err' || tone === 'warn' ? 'alert' : 'status';
  return (
    <div role={role} data-tone={tone} className={classNames('row', styles.alert, className)}>
      <div className={styles.message}>
        {busy ? (
          <SpinnerGlyph className={styles.icon} />
        ) : (
          <Icon name={ICONS[tone]} className={styles.icon} />
        )}
        <div className="fill">{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
