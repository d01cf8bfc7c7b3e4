import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { SpinnerGlyph } from '#client/ui/feedback/spinner';
import { Icon, type IconName } from '#client/ui/icons/icon';
import styles from './button.module.css';
import { classNames } from './class-names';
import { textElements } from './text-elements';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-solid';
export type ButtonSize = 'sm' | 'md' | 'lg';

type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize };

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Ignores clicks. Unlike `disabled`, it keeps the focus. */
    'aria-disabled'?: boolean | undefined;
    /** Shows a spinner, and ignores clicks in the same way. */
    busy?: boolean;
    /** An icon before the text. The spinner replaces it. */
    icon?: IconName;
  };

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, icon, type = 'button', className, children, onClick, ...rest } = props;
  const isInert = busy || rest['aria-disabled'] || undefined;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={isInert}
      onClick={isInert ? ignoreClick : onClick}
    >
      {busy ? <SpinnerGlyph /> : icon && <Icon name={icon} />}
      {textElements(children)}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<'a'> &
  ButtonStyle & {
    /** Removes the address but keeps the link focusable, so that a tooltip can explain why. */
    disabled?: boolean;
  };

/** Renders a link styled as a button. It works inside `<Link asChild>`. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, disabled = false, className, href, onClick, children, ...rest } = props;
  const classes = buttonClass(variant, size, className);
  if (disabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link is an anchor without an address, which needs an explicit role and tab stop
      // biome-ignore lint/a11y/useKeyWithClickEvents: the click is ignored, so no key handler is needed
      <a {...rest} className={classes} role="link" tabIndex={0} aria-disabled="true" onClick={ignoreClick}>
        {textElements(children)}
      </a>
    );
  }
  return (
    <a {...rest} href={href} onClick={onClick} className={classes}>
      {textElements(children)}
    </a>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** An IconClass for an icon that the interface has nowhere else. */
  icon: IconName | ReactElement;
  label: string;
  variant?: 'plain' | 'line' | 'danger';
};

/**
 * Renders a square button with only an icon. Toggles pass `aria-pressed`, and disclosure buttons
 * `aria-expanded`.
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', type = 'button', className, ...rest } = props;
  const classes = classNames(styles.icon, variant !== 'plain' && styles[variant], className);
  return (
    <button {...rest} type={type} className={classes} aria-label={label}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}

function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', className?: string) {
  return classNames(styles.button, styles[variant], styles[size], className);
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
