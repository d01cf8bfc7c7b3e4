import { ICON_CHOICES } from '../../../../shared/icon-choices';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
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
      onChange={topics => copy.change({ topics })}
      blank={fields.topics.length < TOPIC_COUNT ? NEW_TOPIC : undefined}
      isRemovable={false}
      rowClassName={styles.topic}
    >
      {({ key, name, description, icon }, changeTopic) => (
        <>
          <Field label="Icon" error={rowIssueOf('topics', key, 'icon')}>
            <IconPicker
              label="Icon"
              choices={ICON_CHOICES}
              value={icon}
              onValueChange={chosen => changeTopic({ icon: chosen })}
            />
          </Field>
          <Field label="Name" error={rowIssueOf('topics', key, 'name')}>
            <TextInput value={name} onChange={event => changeTopic({ name: event.target.value })} />
          </Field>
          <Field
            label="Description"
            error={rowIssueOf('topics', key, 'description')}
            className={styles.description}
          >
            <TextArea
              rows={2}
              compact
              value={description}
              onChange={event => changeTopic({ description: event.target.value })}
            />
          </Field>
        </>
      )}
    </RowsPanel>
  );
}
