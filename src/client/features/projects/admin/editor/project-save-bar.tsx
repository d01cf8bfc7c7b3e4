import { SaveBar } from '../../../../editing/save-bar';
import { Button } from '../../../../ui/primitives/button';
import { Segmented } from '../../../../ui/primitives/segmented';
import styles from './project-editor.module.css';
import type { ProjectFormProps } from './project-fields';

const VISIBILITIES = [
  { value: 'public', label: 'Public', icon: 'globe' },
  { value: 'private', label: 'Private', icon: 'lock' },
] as const;

type ProjectSaveBarProps = ProjectFormProps & { onSave: () => void; onDelete: () => void };

/** Visibility, Save Changes and Delete Project, always in reach. */
export function ProjectSaveBar({ project, onSave, onDelete }: ProjectSaveBarProps) {
  const { copy, fields, changes, isSaving } = project;
  return (
    <SaveBar
      noun="field"
      count={changes}
      isSaving={isSaving}
      onSave={onSave}
      actions={
        <Button variant="danger" onClick={onDelete}>
          Delete Project
        </Button>
      }
    >
      <Segmented
        label="Visibility"
        options={VISIBILITIES}
        value={fields.public ? 'public' : 'private'}
        onValueChange={value => copy.change({ public: value === 'public' })}
      />
      <span className={`muted ${styles.meaning}`}>
        {fields.public ? 'Marked with a globe.' : 'Marked with a lock, hidden from search engines.'}
      </span>
    </SaveBar>
  );
}
