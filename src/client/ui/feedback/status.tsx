import { classNames } from '#client/ui/primitives/class-names';
import styles from './status.module.css';

const TONES = { completed: 'ok', wip: 'warn', planned: 'info', planning: undefined } as const;

type StatusProps = {
  /** The stored value. It sets the color and shape of the dot, and custom statuses get a plain one. */
  status: string;
  /** The visible text, such as "In Progress" for wip. */
  label: string;
  className?: string | undefined;
};

/** Shows a project's status. The dot differs in color and in shape. */
export function Status({ status, label, className }: StatusProps) {
  const known = isKnown(status) ? status : null;
  return (
    <span
      className={classNames(styles.status, styles[known ?? 'other'], className)}
      data-tone={known ? TONES[known] : undefined}
    >
      {label}
    </span>
  );
}

function isKnown(status: string): status is keyof typeof TONES {
  return Object.hasOwn(TONES, status);
}
