import { EditedIconField, EditedTextField } from '../../../editing/edited-fields';
import { RowsPanel } from './rows-panel';
import styles from './settings-editor.module.css';
import type { SettingsFormProps, SiteTopic } from './settings-fields';

/** The home page has room for these (rule 1.2). */
const TOPIC_COUNT = 5;
const NEW_TOPIC: SiteTopic = { name: '', description: '', icon: 'fa-solid fa-star' };

/** What the owner works on, on the home page. */
export function TopicsPanel({ settings: { copy, fields, rowIssueOf } }: SettingsFormProps) {
  return (
    <RowsPanel
      id="topics"
      title="Topics"
      hint="The interests on the home page."
      noun="topic"
      nameOf={({ name }) => name}
      rows={fields.topics}
      issueOf={(key, column) => rowIssueOf('topics', key, column)}
      onChange={topics => copy.change({ topics })}
      blank={fields.topics.length < TOPIC_COUNT ? NEW_TOPIC : undefined}
      isRemovable={false}
      rowClassName={styles.topic}
    >
      {topic => (
        <>
          <EditedIconField edit={topic} name="icon" />
          <EditedTextField edit={topic} name="name" label="Name" />
          <EditedTextField
            edit={topic}
            name="description"
            label="Description"
            rows={2}
            compact
            className={styles.description}
          />
        </>
      )}
    </RowsPanel>
  );
}
