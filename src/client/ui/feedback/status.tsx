import { classNames } from '#client/ui/primitives/class-names';
import styles from './status.module.css';

const TONES = ['completed', 'wip', 'planned', 'planning'] as const;

type StatusProps = {
  /** The stored value. It sets the color and shape of the dot, and custom statuses get a plain one. */
  status: string;
  /** The visible text, such as "In Progress" for wip. */
  label: string;
  className?: string | undefined;
};

/** Shows a project's status. The dot differs in color and in shape. */
export function Status({ status, label, className }: StatusProps) {
  const tone = TONES.find(name => name === status) ?? 'other';
  return <span className={classNames(styles.status, styles[tone], className)}>{label}</span>;
}
