import { useState } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import styles from './settings-save-bar.module.css';

type SettingsSaveBarProps = {
  /** How many settings differ from what is saved. */
  count: number;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** What is not saved yet, and Save Changes, always in reach. */
export function SettingsSaveBar({ count, isSaving, onSave, onDiscard }: SettingsSaveBarProps) {
  const [isAsking, setAsking] = useState(false);
  const settings = count === 1 ? 'setting' : 'settings';
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.status}>
        {count > 0 && <span className={styles.dot} aria-hidden="true" />}
        {count > 0 ? `${count} ${settings} not saved` : 'Everything is saved'}
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
        question={`Put ${count === 1 ? 'the changed setting' : `the ${count} changed settings`} back to what is saved?`}
        confirmLabel="Discard"
        cancelLabel="Keep"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </div>
  );
}
