import styles from './mark.module.css';

/** The brand mark: a graduation of five ticks with the needle in the middle. Decoration; a name stands beside it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 30 24" aria-hidden="true" focusable="false">
      <path d="M2 2v20M8.5 2v9M21.5 2v9M28 2v20" />
      <path className={styles.needle} d="M15 0v24" />
    </svg>
  );
}

/** One or two letters, and the needle. */
export function Initials({ letters: [first, last] }: { letters: string[] }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {first}
      <i className={styles.needle} />
      {last}
    </span>
  );
}
