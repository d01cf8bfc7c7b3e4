import styles from './upload.module.css';

type ProgressBarProps = {
  label: string;
  /** The part that is done, from 0 to 1. Null while it is unknown. */
  fraction: number | null;
};

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
