import { Field, TextArea, TextInput } from '../../../ui/forms/field';
import { RowsPanel } from './rows-panel';
import styles from './settings-editor.module.css';
import type { SettingsFormProps, SiteQuote } from './settings-fields';

const NEW_QUOTE: SiteQuote = { text: '', author: '' };

/** One of these is typed out on the About page. */
export function QuotesPanel({ settings: { copy, fields, rowIssueOf } }: SettingsFormProps) {
  return (
    <RowsPanel
      id="quotes"
      title="Quotes"
      actions={<span className={`num ${styles.count}`}>{fields.quotes.length}</span>}
      hint="Each visit to the About page types out one of them."
      noun="quote"
      rows={fields.quotes}
      onChange={quotes => copy.change({ quotes })}
      blank={NEW_QUOTE}
      rowClassName={styles.quote}
    >
      {({ key, text, author }, changeQuote, index) => (
        <>
          <Field label={`Quote ${index + 1}`} error={rowIssueOf('quotes', key, 'text')}>
            <TextArea
              rows={2}
              compact
              value={text}
              onChange={event => changeQuote({ text: event.target.value })}
            />
          </Field>
          <Field label="Author" error={rowIssueOf('quotes', key, 'author')}>
            <TextInput
              compact
              value={author}
              onChange={event => changeQuote({ author: event.target.value })}
            />
          </Field>
        </>
      )}
    </RowsPanel>
  );
}
