import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** What is under way: "Uploading boat.png". */
  label: string;
  /** From 0 to 1; null while nobody knows how much is left. */
  fraction: number | null;
};

/** How far something is that takes its time. */
export function ProgressBar({ label, fraction }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      max={1}
      {...(fraction === null ? {} : { value: fraction })}
    />
  );
}
