import type { NOTES_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { Panel } from '#client/ui/layout/panel';
import { PageTexts } from './page-texts';

export function NotesSettings({ settings }: SettingsFormProps<keyof typeof NOTES_FIELDS>) {
  return (
    <Panel title="Notes page">
      <PageTexts settings={settings} title="notesTitle" intro="notesIntro" />
    </Panel>
  );
}
