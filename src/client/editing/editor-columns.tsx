import type { ReactNode } from 'react';
import { Panel } from '../ui/layout/panel';
import styles from './editor-columns.module.css';

type EditorColumnsProps = {
  /** The bar that says whether visitors see it: beside the texts on a desk, above them on a phone. */
  publishing: ReactNode;
  /** Panels with the texts. */
  main: ReactNode;
  /** Panels with what else there is. */
  side: ReactNode;
};

/** The form of an item with long texts, in two columns where there is room. */
export function EditorColumns({ publishing, main, side }: EditorColumnsProps) {
  return (
    <div className={styles.columns}>
      <Panel className={styles.publishing}>{publishing}</Panel>
      <div className={`stack ${styles.main}`}>{main}</div>
      <div className="stack">{side}</div>
    </div>
  );
}
