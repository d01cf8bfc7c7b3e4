import { Button } from '../../../ui/button';
import { Switch } from '../../../ui/switch';
import styles from './project-editor.module.css';

type SaveBarProps = {
  isPublic: boolean;
  onPublicChange: (isPublic: boolean) => void;
  isSaving: boolean;
  onSave: () => void;
  onDelete: () => void;
};

/** Visibility, Save Changes and Delete Project, always in reach. */
export function SaveBar({ isPublic, onPublicChange, isSaving, onSave, onDelete }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.visibility}>
        <Switch checked={isPublic} onCheckedChange={onPublicChange} aria-label="Public">
          {isPublic ? 'Public' : 'Private'}
        </Switch>
        <span className="muted">
          {isPublic
            ? 'Shown with a globe.'
            : 'Visitors still see it, marked with a lock; search engines do not.'}
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
