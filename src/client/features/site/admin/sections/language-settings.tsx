import { SegmentedPanel } from '#client/features/site/admin/segmented-panel';
import type { LANGUAGE_FIELDS, SettingsFormProps } from '#client/features/site/admin/settings-fields';
import { siteFields } from '#shared/contract/site';
import { WordsPanel } from './words-panel';

export function LanguageSettings({ settings }: SettingsFormProps<keyof typeof LANGUAGE_FIELDS>) {
  return (
    <>
      <SegmentedPanel settings={settings} name="language" words={siteFields.language.words}>
        The language of public pages: their labels, messages, dates and numbers. It doesn't translate what you
        write.
      </SegmentedPanel>
      <WordsPanel settings={settings} />
    </>
  );
}
