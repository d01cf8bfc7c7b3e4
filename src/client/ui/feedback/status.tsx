import { classNames } from '../primitives/class-names';
import styles from './status.module.css';

const TONES = ['completed', 'wip', 'planned', 'planning'] as const;

type Tone = (typeof TONES)[number] | 'other';

type StatusProps = {
  /** The stored value. It sets the color and shape of the dot; custom statuses get a plain dot. */
  status: string;
  /** The visible text: "In Progress" for wip. */
  label: string;
  className?: string | undefined;
};

/** A project's status. The dot differs in color and in shape. */
export function Status({ status, label, className }: StatusProps) {
  return <span className={classNames(styles.status, styles[getTone(status)], className)}>{label}</span>;
}

function getTone(status: string): Tone {
  return TONES.find(tone => tone === status) ?? 'other';
}
