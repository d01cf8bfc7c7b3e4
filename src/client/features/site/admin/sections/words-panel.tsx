import { useState } from 'react';
import { EditedTextField, type FieldsEdit } from '#client/editing/fields/edited-fields';
import { SearchInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { useFirstRows } from '#client/ui/layout/use-first-rows';
import { ENGLISH, type TextKey } from '#shared/language/english';
import { OTHER_WORDS } from './section-fields';
import { useDefaultTexts } from './use-default-texts';

type WordsPanelProps = { settings: FieldsEdit<TextKey> };

/** Edits single words of public pages. Those that have changed are listed, and a search finds the others. */
export function WordsPanel({ settings }: WordsPanelProps) {
  const { fields, findIssue } = settings;
  const defaults = useDefaultTexts();
  const [search, setSearch] = useState('');
  // An emptied field stays until the next search.
  const [changed] = useState(() => OTHER_WORDS.filter(name => fields[name] !== ''));
  const matches = (name: TextKey) =>
    [ENGLISH[name], defaults[name], fields[name]].some(text =>
      text.toLowerCase().includes(search.toLowerCase()),
    );
  const found =
    search === ''
      ? OTHER_WORDS.filter(
          name => changed.includes(name) || fields[name] !== '' || findIssue(name) !== undefined,
        )
      : OTHER_WORDS.filter(matches);
  const { rows, showAll } = useFirstRows(found, { nouns: 'words' });
  return (
    <Panel title="Words">
      <div className="stack narrow">
        <p className="muted">
          Change what buttons, labels and messages say. Keep the words in braces, which pages replace.
          Headings and intros are on the pages of these settings.
        </p>
        <SearchInput
          label="Search words"
          placeholder="A word on your site"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {rows.map(name => (
          <EditedTextField key={name} edit={settings} name={name} placeholder={defaults[name]} />
        ))}
        {search !== '' && found.length === 0 && <p className="muted">No words found.</p>}
        {showAll}
      </div>
    </Panel>
  );
}
