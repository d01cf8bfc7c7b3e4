import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../../ui/layout/panel';
import { Button, IconButton } from '../../../ui/primitives/button';
import type { SettingsFormProps } from './setting-field';
import styles from './settings-editor.module.css';
import type { SiteQuote } from './settings-fields';
import { useRows } from './use-rows';

const NEW_QUOTE: SiteQuote = { text: '', author: '' };

/** One of these is typed out on the About page. */
export function QuotesPanel({ settings }: SettingsFormProps) {
  const { fields, rowIssueOf } = settings;
  const { listRef, addRef, words, ...rows } = useRows({
    rows: fields.quotes,
    onChange: quotes => settings.copy.change({ quotes }),
    blank: NEW_QUOTE,
    noun: 'quote',
  });
  return (
    <Panel
      id="quotes"
      title="Quotes"
      actions={<span className={`num ${styles.count}`}>{fields.quotes.length}</span>}
      className={styles.panel}
    >
      <div className={styles.fields}>
        <p className="muted">Each visit to the About page types out one of them.</p>
        {fields.quotes.length > 0 && (
          <ul ref={listRef} className={styles.rows}>
            {fields.quotes.map(({ key, text, author }, place) => (
              <li key={key} className={styles.quote}>
                <Field label={`Quote ${place + 1}`} error={rowIssueOf('quotes', key, 'text')}>
                  <TextArea
                    rows={2}
                    compact
                    value={text}
                    onChange={event => rows.change(key, { text: event.target.value })}
                  />
                </Field>
                <Field label="Author" error={rowIssueOf('quotes', key, 'author')}>
                  <TextInput
                    compact
                    value={author}
                    onChange={event => rows.change(key, { author: event.target.value })}
                  />
                </Field>
                <div className={styles.rowActions}>
                  <IconButton
                    icon="trash"
                    variant="danger"
                    label={`Remove: quote ${place + 1}`}
                    onClick={() => rows.remove(key)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button ref={addRef} size="sm" onClick={rows.add}>
            <Icon name="plus" />
            Add Quote
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {words}
        </p>
      </div>
    </Panel>
  );
}
