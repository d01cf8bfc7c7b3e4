import type { ComponentProps, MouseEvent } from 'react';
import { SpinnerGlyph } from '../feedback/spinner';
import { Icon, type IconName } from '../icons/icon';
import styles from './button.module.css';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-solid';
export type ButtonSize = 'sm' | 'md' | 'lg';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Work is under way: shows the spinner and swallows clicks, but keeps the focus, which `disabled` would lose. */
    busy?: boolean;
  };

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, type = 'button', className, children, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? swallow : onClick}
    >
      {busy && <SpinnerGlyph />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<'a'> &
  Look & {
    /** Leads nowhere for now: no address, but still focusable, so that a tooltip can say why. */
    disabled?: boolean;
  };

/** A link that looks like a button. Takes a router's `href` and `onClick`, so it may stand in `<Link asChild>`. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, disabled = false, className, href, onClick, children, ...rest } = props;
  const look = classNames(buttonClass({ variant, size }), className);
  if (disabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link is an anchor without an address, which needs its role and tab stop back
      // biome-ignore lint/a11y/useKeyWithClickEvents: the click is swallowed, there is nothing to do by keyboard
      <a {...rest} className={look} role="link" tabIndex={0} aria-disabled="true" onClick={swallow}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} onClick={onClick} className={look}>
      {children}
    </a>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** What the button does, for everyone who cannot see the icon. */
  label: string;
  variant?: 'plain' | 'line' | 'danger';
};

/** A square button with an icon alone. Toggles pass `aria-pressed`, openers `aria-expanded`. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', type = 'button', className, ...rest } = props;
  const look = classNames(styles.icon, variant !== 'plain' && styles[variant], className);
  return (
    <button {...rest} type={type} className={look} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

function buttonClass({
  variant = 'secondary',
  size = 'md',
}: { [K in keyof Look]: Look[K] | undefined }): string {
  return classNames(styles.button, styles[variant], styles[size]);
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
