import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Button } from '../ui/primitives/button';
import { classNames } from '../ui/primitives/class-names';
import { formatQuantity } from '../ui/primitives/format-count';
import bottomBar from './bottom-bar.module.css';
import styles from './save-bar.module.css';

export type SaveBarProps = {
  edit: { copy: { discard: () => void }; changes: number; isSaving: boolean };
  /** Noun for the counted changes, in the singular: 'setting'. */
  noun: string;
  /** Save Changes also closes the editor: it is enabled without changes, and there is no Discard button. */
  endsWithSave?: boolean;
  onSave: () => void;
  bar?: { start: ReactNode; actions: ReactNode } | undefined;
  history?: ReactNode;
};

/** Sticky bar with the number of unsaved changes and the Save Changes button. */
export function SaveBar({ edit, noun, endsWithSave = false, onSave, bar, history }: SaveBarProps) {
  const { changes: count, isSaving } = edit;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={classNames('row', bottomBar.bar, styles.bar, bar ? styles.twoRows : styles.oneRow)}>
      <div className={`row ${styles.start}`}>
        {bar?.start}
        <p role="status" className={styles.status}>
          {count > 0 && <span className={styles.dot} aria-hidden="true" />}
          {count > 0 ? `${formatQuantity(count, noun)} not saved` : 'All changes saved'}
        </p>
      </div>
      {bar?.actions}
      {history}
      {!endsWithSave && count > 0 && (
        <Button variant="ghost" aria-disabled={isSaving || undefined} onClick={() => setAsking(!isSaving)}>
          Discard
        </Button>
      )}
      <Button
        variant="primary"
        disabled={!endsWithSave && count === 0 && !isSaving}
        busy={isSaving}
        onClick={onSave}
      >
        Save Changes
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard changes"
        question={`Discard ${formatQuantity(count, 'unsaved change')}?`}
        confirmLabel="Discard"
        cancelLabel="Keep changes"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          edit.copy.discard();
        }}
      />
    </div>
  );
}
