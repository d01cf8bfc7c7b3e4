import { PROJECT_PAGES } from '../../../../shared/project-pages';
import { Panel } from '../../../ui/layout/panel';
import { Segmented } from '../../../ui/primitives/segmented';
import styles from './settings-editor.module.css';
import type { SettingsFormProps } from './settings-fields';
import { PROJECT_PAGE_WORDS } from './settings-labels';

const OPTIONS = PROJECT_PAGES.map(value => ({ value, label: PROJECT_PAGE_WORDS[value] }));

/** How the page of every project is laid out. */
export function ProjectPagePanel({ settings }: SettingsFormProps<'projectPage'>) {
  return (
    <Panel id="project-pages" title="Project pages" className={styles.panel}>
      <div className="stack-3">
        <div>
          <Segmented
            label="Project pages"
            options={OPTIONS}
            value={settings.fields.projectPage}
            onValueChange={page => settings.set('projectPage', page)}
          />
        </div>
        <p className="note">
          Tabs show details, skills, learned and media one at a time. One story shows them below each other,
          with a bar that follows the reading.
        </p>
      </div>
    </Panel>
  );
}
