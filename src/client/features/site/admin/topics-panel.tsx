import { ICON_CHOICES } from '../../../../shared/icon-choices';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import type { SettingsFormProps } from './setting-field';
import styles from './settings-editor.module.css';
import type { SiteTopic } from './settings-fields';
import { useRows } from './use-rows';

/** The home page has room for these (rule 1.2). */
const TOPIC_COUNT = 5;
const NEW_TOPIC: SiteTopic = { name: '', description: '', icon: 'fa-solid fa-star' };

/** What the owner works on, on the home page. */
export function TopicsPanel({ settings }: SettingsFormProps) {
  const { fields, rowIssueOf } = settings;
  const { listRef, addRef, ...rows } = useRows({
    rows: fields.topics,
    onChange: topics => settings.copy.change({ topics }),
    blank: NEW_TOPIC,
    noun: 'topic',
  });
  return (
    <Panel id="topics" title="Topics" className={styles.panel}>
      <div className={styles.fields}>
        <p className="muted">The interests on the home page.</p>
        <ul ref={listRef} className={styles.rows}>
          {fields.topics.map(({ key, name, description, icon }) => (
            <li key={key} className={styles.topic}>
              <Field label="Icon" error={rowIssueOf('topics', key, 'icon')}>
                <IconPicker
                  label="Icon"
                  choices={ICON_CHOICES}
                  value={icon}
                  onValueChange={chosen => rows.change(key, { icon: chosen })}
                />
              </Field>
              <Field label="Name" error={rowIssueOf('topics', key, 'name')}>
                <TextInput value={name} onChange={event => rows.change(key, { name: event.target.value })} />
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
                  onChange={event => rows.change(key, { description: event.target.value })}
                />
              </Field>
            </li>
          ))}
        </ul>
        {fields.topics.length < TOPIC_COUNT && (
          <div>
            <Button ref={addRef} size="sm" onClick={rows.add}>
              <Icon name="plus" />
              Add Topic
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
