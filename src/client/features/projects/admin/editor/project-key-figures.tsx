import { EditedTextField } from '#client/editing/fields/edited-fields';
import { EditedRows } from '#client/editing/fields/edited-rows';
import { newRowKey } from '#client/editing/working-copy/rows';
import { Panel } from '#client/ui/layout/panel';
import { IconButton } from '#client/ui/primitives/button';
import { MAX_KEY_FIGURES } from '#shared/contract/project';
import styles from './project-editor.module.css';
import type { ProjectFormProps } from './project-fields';

export function ProjectKeyFigures({ project }: ProjectFormProps) {
  const { keyFigures } = project.fields;
  return (
    <Panel title="Key figures">
      <EditedRows
        edit={project}
        name="keyFigures"
        noun="figure"
        newRow={
          keyFigures.length < MAX_KEY_FIGURES ? () => ({ key: newRowKey(), value: '', label: '' }) : undefined
        }
        className="stack-3"
      >
        {({ createEdit, remove }) => (
          <>
            <p className="muted">Add up to four, such as “1.4 million” and “readings in two years”.</p>
            {keyFigures.length > 0 && (
              <ul className="stack-3" aria-label="Key figures">
                {keyFigures.map((figure, index) => (
                  <li key={figure.key} className={`stack-2 ${styles.figure}`}>
                    <EditedTextField edit={createEdit(figure)} name="value" label="Figure" />
                    <EditedTextField edit={createEdit(figure)} name="label" label="Label" />
                    <IconButton
                      icon="trash"
                      label={`Remove: ${figure.value || `figure ${index + 1}`}`}
                      onClick={() => remove(figure.key)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </EditedRows>
    </Panel>
  );
}
