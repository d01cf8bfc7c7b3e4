import { type ReactNode, useMemo } from 'react';
import type { Site } from '../../../../shared/contract/site';
import { EditorFrame } from '../../../editing/editor-frame';
import type { FieldDefinitions } from '../../../editing/merge';
import { useSave } from '../../../editing/use-save';
import { useWorkingCopy, type WorkingCopyView } from '../../../editing/use-working-copy';
import { issuesOf } from '../../../lib/api/api-error';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { useAnswered } from '../../../lib/api/use-answered';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { LoadFailure } from '../../../ui/feedback/load-failure';
import { Spinner } from '../../../ui/feedback/spinner';
import styles from './settings-editor.module.css';
import { type SettingName, type SettingsOf, storedSettings } from './settings-fields';
import { useSettingsStore, useSiteToEdit } from './site-admin-queries';

type SettingsEditorProps<Name extends SettingName> = {
  /** Of its working copy in this tab's storage: other pages have other settings. */
  name: string;
  definitions: FieldDefinitions<SettingsOf<Name>>;
  /** The form. */
  children: (settings: WorkingCopyView<SettingsOf<Name>>) => ReactNode;
};

/** Edits a working copy of some of the site's settings: nothing is stored before Save Changes. */
export function SettingsEditor<Name extends SettingName>(props: SettingsEditorProps<Name>) {
  const site = useSiteToEdit();
  const { data, isError, isFetching, refetch } = site;
  const isOpen = useAnswered(site);
  if (data && isOpen) return <LoadedEditor {...props} site={data} />;
  return (
    <div className={styles.loading}>
      {isError ? (
        <LoadFailure busy={isFetching} onRetry={refetch}>
          Failed to load settings. Please try again later.
        </LoadFailure>
      ) : (
        <Spinner label="Loading settings..." />
      )}
    </div>
  );
}

function LoadedEditor<Name extends SettingName>(props: SettingsEditorProps<Name> & { site: Site }) {
  const { site, name, definitions, children } = props;
  const settings = useWorkingCopy({
    name,
    definitions,
    stored: useMemo(() => storedSettings(site), [site]),
    ...useSettingsStore<Name>(),
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
        {children(settings)}
      </EditorFrame>
    </div>
  );
}

function explainFailure(error: unknown): string {
  const isRefused = issuesOf(error).length > 0;
  return `Failed to save settings. ${isRefused ? 'Please fix the highlighted fields.' : explainCallFailure(error)}`;
}
