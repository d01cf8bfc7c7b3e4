import { EditedTextField } from '../../../editing/edited-fields';
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
      issueOf={(key, column) => rowIssueOf('quotes', key, column)}
      onChange={quotes => copy.change({ quotes })}
      blank={NEW_QUOTE}
      rowClassName={styles.quote}
    >
      {(quote, index) => (
        <>
          <EditedTextField edit={quote} name="text" label={`Quote ${index + 1}`} rows={2} compact />
          <EditedTextField edit={quote} name="author" label="Author" compact />
        </>
      )}
    </RowsPanel>
  );
}
