import { useId } from 'react';
import { Button } from '../../../ui/button';
import { Switch } from '../../../ui/switch';
import styles from './project-editor.module.css';

type SaveBarProps = {
  isPublic: boolean;
  onPublicChange: (isPublic: boolean) => void;
  /** How many fields differ from what is saved. */
  changes: number;
  isSaving: boolean;
  onSave: () => void;
  onDelete: () => void;
};

/** Visibility, Save Changes and Delete Project, always in reach. */
export function SaveBar({ isPublic, onPublicChange, changes, isSaving, onSave, onDelete }: SaveBarProps) {
  const meaningId = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.visibility}>
        <Switch checked={isPublic} onCheckedChange={onPublicChange} aria-describedby={meaningId}>
          Public
        </Switch>
        <span id={meaningId} className="muted">
          {isPublic ? '' : 'Private. '}
          <span className={styles.meaning}>
            {isPublic ? 'Marked with a globe.' : 'Marked with a lock, hidden from search engines.'}
          </span>
        </span>
        <span role="status" className={styles.changes}>
          {changes > 0 && <span className={styles.unsaved}>{changesText(changes)}</span>}
        </span>
      </div>
      <Button variant="danger" onClick={onDelete}>
        Delete Project
      </Button>
      <Button variant="primary" busy={isSaving} onClick={onSave}>
        Save Changes
      </Button>
    </div>
  );
}

function changesText(changes: number): string {
  return changes === 1 ? '1 field not saved' : `${changes} fields not saved`;
}
