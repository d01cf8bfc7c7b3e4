import { PagePreview } from '#client/features/site/admin/preview/page-preview';
import { SettingsEditor } from '#client/features/site/admin/settings-editor';
import { NOTES_FIELDS } from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import { PageTexts } from './page-texts';

export function NotesSettings() {
  return (
    <SettingsEditor
      name="settings-notes"
      definitions={NOTES_FIELDS}
      preview={({ fields }) => <PagePreview name="notes" edits={fields} />}
    >
      {settings => (
        <Panel title="Notes page">
          <PageTexts settings={settings} title="notesTitle" intro="notesIntro" />
        </Panel>
      )}
    </SettingsEditor>
  );
}
