import { EditedTextField } from '#client/editing/fields/edited-fields';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import { RowList } from '#client/features/site/admin/row-list';
import type { SettingsFormProps, SiteQuote } from '#client/features/site/admin/settings-fields';
import { useOpenRow } from '#client/ui/primitives/use-open-row';

const NEW_QUOTE: SiteQuote = { text: '', author: '' };
const COLUMNS = ['text', 'author'];

export function QuoteList({ settings }: SettingsFormProps<'quotes'>) {
  const rows = useOpenRow();
  return (
    <RowList
      edit={settings}
      name="quotes"
      hint="Each visit to the About page shows one of them at random."
      noun="quote"
      blank={NEW_QUOTE}
      onAdd={rows.open}
    >
      {(quote, { index, handle, tools }) => (
        <ExpandableRow
          lead={handle}
          name={quote.fields.text || 'New quote'}
          note={quote.fields.author}
          tools={tools}
          isOpen={rows.isOpen(quote.fields.key)}
          isInvalid={COLUMNS.some(quote.findIssue)}
          onToggle={() => rows.toggle(quote.fields.key)}
        >
          <div className="stack-3 narrow">
            <EditedTextField edit={quote} name="text" label={`Quote ${index + 1}`} rows={2} />
            <EditedTextField edit={quote} name="author" label="Author" />
          </div>
        </ExpandableRow>
      )}
    </RowList>
  );
}
