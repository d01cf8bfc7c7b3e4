import { useState } from 'react';
import { BottomBar } from '../ui/layout/bottom-bar';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Button } from '../ui/primitives/button';
import styles from './save-bar.module.css';

export type SaveBarProps = {
  /** What is edited, in the singular: 'setting'. */
  noun: string;
  /** How many of them differ from what is saved. */
  count: number;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** What is not saved yet, and Save Changes, always in reach. */
export function SaveBar({ noun, count, isSaving, onSave, onDiscard }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  const nouns = count === 1 ? noun : `${noun}s`;
  return (
    <BottomBar className={styles.bar}>
      <p role="status" className={styles.status}>
        {count > 0 && <span className={styles.dot} aria-hidden="true" />}
        {count > 0 ? `${count} ${nouns} not saved` : 'All changes saved'}
      </p>
      {count > 0 && (
        <Button variant="ghost" aria-disabled={isSaving || undefined} onClick={() => setAsking(!isSaving)}>
          Discard
        </Button>
      )}
      <Button variant="primary" disabled={count === 0 && !isSaving} busy={isSaving} onClick={onSave}>
        Save Changes
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard changes"
        question={`Put ${count === 1 ? `the changed ${noun}` : `the ${count} changed ${nouns}`} back to what is saved?`}
        confirmLabel="Discard"
        cancelLabel="Keep"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </BottomBar>
  );
}
