import type { ReactNode } from 'react';
import styles from './timeline-editor.module.css';

/** The title, with the buttons that are there once the timeline is. */
export function EditorHead({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>About Editor</h1>
      {children}
    </header>
  );
}
