import { classNames } from '../primitives/class-names';
import styles from './status.module.css';

const TONES = ['completed', 'wip', 'planned', 'planning'] as const;

type Tone = (typeof TONES)[number] | 'other';

export type StatusProps = {
  /** The stored value. It picks colour and shape of the dot; values of the owner's own get a plain one. */
  status: string;
  /** The words to read: "In Progress" for wip. */
  label: string;
  className?: string | undefined;
};

/** A project's status. The dot's shape repeats what the colour says. */
export function Status({ status, label, className }: StatusProps) {
  return <span className={classNames(styles.status, styles[toneOf(status)], className)}>{label}</span>;
}

function toneOf(status: string): Tone {
  return TONES.find(tone => tone === status) ?? 'other';
}
