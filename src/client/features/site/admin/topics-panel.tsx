import { ICON_CHOICES } from '../../../../shared/icon-choices';
import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { IconPicker } from '../../../ui/forms/icon-picker';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import type { SettingsPartProps, SiteTopic } from './settings-draft';
import styles from './settings-editor.module.css';
import { useRows } from './use-rows';

/** The home page has room for these (rule 1.2). */
const TOPIC_COUNT = 5;
const NEW_TOPIC: SiteTopic = { name: '', description: '', icon: 'fa-solid fa-star' };

/** What the owner works on, on the home page. */
export function TopicsPanel({ draft, change, errorOf }: SettingsPartProps) {
  const { listRef, addRef, ...rows } = useRows({
    rows: draft.topics,
    onChange: topics => change({ topics }),
    blank: NEW_TOPIC,
    noun: 'topic',
  });
  return (
    <Panel id="topics" title="Topics" className={styles.panel}>
      <div className={styles.fields}>
        <p className="muted">The interests on the home page.</p>
        <ul ref={listRef} className={styles.rows}>
          {draft.topics.map(({ key, name, description, icon }) => (
            <li key={key} className={styles.topic}>
              <Field label="Icon" error={errorOf(`topics.${key}.icon`, icon)}>
                <IconPicker
                  label="Icon"
                  choices={ICON_CHOICES}
                  value={icon}
                  onValueChange={chosen => rows.change(key, { icon: chosen })}
                />
              </Field>
              <Field label="Name" error={errorOf(`topics.${key}.name`, name)}>
                <TextInput value={name} onChange={event => rows.change(key, { name: event.target.value })} />
              </Field>
              <Field
                label="Description"
                error={errorOf(`topics.${key}.description`, description)}
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
        {draft.topics.length < TOPIC_COUNT && (
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
