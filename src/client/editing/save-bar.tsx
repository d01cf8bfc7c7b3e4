import { type ReactNode, useState } from 'react';
import { BottomBar } from '../ui/layout/bottom-bar';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Button } from '../ui/primitives/button';
import { classNames } from '../ui/primitives/class-names';
import styles from './save-bar.module.css';

export type SaveBarProps = {
  /** What is edited, in the singular: 'setting'. */
  noun: string;
  /** How many of them differ from what is saved. */
  count: number;
  isSaving: boolean;
  onSave: () => void;
  /** Puts back what is saved, after a question. Without it Save Changes is always enabled. */
  onDiscard?: () => void;
  /** What else is done with the whole. */
  actions?: ReactNode;
  /** Stands at the start of the bar. */
  children?: ReactNode;
};

/** What is not saved yet, and Save Changes, always in reach. */
export function SaveBar({ noun, count, isSaving, onSave, onDiscard, actions, children }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <BottomBar className={classNames(styles.bar, children ? styles.twoRows : styles.oneRow)}>
      <div className={styles.start}>
        {children}
        <p role="status" className={styles.status}>
          {count > 0 && <span className={styles.dot} aria-hidden="true" />}
          {count > 0 ? `${count} ${count === 1 ? noun : `${noun}s`} not saved` : 'All changes saved'}
        </p>
      </div>
      {actions}
      {onDiscard && count > 0 && (
        <Button variant="ghost" aria-disabled={isSaving || undefined} onClick={() => setAsking(!isSaving)}>
          Discard
        </Button>
      )}
      <Button
        variant="primary"
        disabled={onDiscard && count === 0 && !isSaving}
        busy={isSaving}
        onClick={onSave}
      >
        Save Changes
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard changes"
        question={`Discard ${count} unsaved ${count === 1 ? 'change' : 'changes'}?`}
        confirmLabel="Discard"
        cancelLabel="Keep"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard?.();
        }}
      />
    </BottomBar>
  );
}
