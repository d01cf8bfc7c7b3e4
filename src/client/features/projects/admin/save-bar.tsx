import { BottomBar } from '../../../ui/layout/bottom-bar';
import { Button } from '../../../ui/primitives/button';
import { Segmented } from '../../../ui/primitives/segmented';
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

const VISIBILITIES = [
  { value: 'public', label: 'Public', icon: 'globe' },
  { value: 'private', label: 'Private', icon: 'lock' },
] as const;

/** Visibility, Save Changes and Delete Project, always in reach. */
export function SaveBar({ isPublic, onPublicChange, changes, isSaving, onSave, onDelete }: SaveBarProps) {
  return (
    <BottomBar className={styles.bar}>
      <div className={styles.visibility}>
        <Segmented
          label="Visibility"
          options={VISIBILITIES}
          value={isPublic ? 'public' : 'private'}
          onValueChange={value => onPublicChange(value === 'public')}
        />
        <span className={`muted ${styles.meaning}`}>
          {isPublic ? 'Marked with a globe.' : 'Marked with a lock, hidden from search engines.'}
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
    </BottomBar>
  );
}

function changesText(changes: number): string {
  return changes === 1 ? '1 field not saved' : `${changes} fields not saved`;
}
