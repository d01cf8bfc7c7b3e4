import { useMemo } from 'react';
import type { Site } from '../../../../shared/contract/site';
import { EditorFrame } from '../../../editing/editor-frame';
import { useSave } from '../../../editing/use-save';
import { useWorkingCopy } from '../../../editing/use-working-copy';
import { issuesOf } from '../../../lib/api/api-error';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { DatesPanel, IdentityPanel } from './identity-panel';
import { LinksPanel, QuotesPanel, TopicsPanel } from './list-panels';
import { PicturePanel } from './picture-panel';
import styles from './settings-editor.module.css';
import { SETTINGS_FIELDS, storedSettings } from './settings-fields';
import { useSettingsStore } from './site-admin-queries';

/** Edits a working copy of the site's settings: nothing is stored before Save Changes. */
export function SettingsEditor({ site }: { site: Site }) {
  const settings = useWorkingCopy({
    name: 'settings',
    definitions: SETTINGS_FIELDS,
    stored: useMemo(() => storedSettings(site), [site]),
    ...useSettingsStore(),
  });
  const save = useSave(settings.copy, {
    subject: 'settings',
    saved: 'Settings saved successfully!',
    explain: explainFailure,
  });
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves);
  return (
    <div ref={formRef} className={styles.editor}>
      <EditorFrame edit={settings} noun="setting" subject="settings" save={save}>
        <IdentityPanel settings={settings} />
        <PicturePanel settings={settings} />
        <LinksPanel settings={settings} />
        <DatesPanel settings={settings} />
        <TopicsPanel settings={settings} />
        <QuotesPanel settings={settings} />
      </EditorFrame>
    </div>
  );
}

function explainFailure(error: unknown): string {
  const isRefused = issuesOf(error).length > 0;
  return `Failed to save settings. ${isRefused ? 'Please fix the highlighted fields.' : explainCallFailure(error)}`;
}
