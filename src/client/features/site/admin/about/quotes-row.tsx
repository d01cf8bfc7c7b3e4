import { QuoteList } from '#client/features/site/admin/sections/quote-list';
import { QUOTE_FIELDS } from '#client/features/site/admin/settings-fields';
import { useSite } from '#client/lib/site-queries';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { siteFields } from '#shared/contract/site';
import { SettingsRow, type SiteProps } from './settings-row';

/** Edits the quotes, one of which each visit to the About page shows. */
export function QuotesRow({ site }: SiteProps) {
  const { quotes } = useSite();
  return (
    <SettingsRow
      site={site}
      summary={{
        id: 'quotes',
        name: siteFields.quotes.label,
        note: formatQuantity(quotes.length, 'quote'),
      }}
      definitions={QUOTE_FIELDS}
    >
      {settings => <QuoteList settings={settings} />}
    </SettingsRow>
  );
}
