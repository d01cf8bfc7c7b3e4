import { type ReactNode, useMemo } from 'react';
import { useRefetchKind } from '#client/editing/content-queries';
import { EditorFrame } from '#client/editing/editor-frame';
import { toHistoryLabels } from '#client/editing/history/history-subject';
import type { FieldDefinitions } from '#client/editing/merge';
import { useEditorOpen } from '#client/editing/use-editor-open';
import { useSave } from '#client/editing/use-save';
import { useWorkingCopy, type WorkingCopyView } from '#client/editing/use-working-copy';
import { toIssues } from '#client/lib/api/api-error';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { PendingQuery } from '#client/ui/feedback/query-result';
import type { Site } from '#shared/contract/site';
import { usePreviewPane } from './preview/preview-pane';
import styles from './settings-editor.module.css';
import { SETTINGS_FIELDS, type SettingName, type SettingsOf, storedSettings } from './settings-fields';
import { SETTINGS_LABELS } from './settings-labels';
import { useSettingsStore, useSiteToEdit } from './site-admin-queries';

type SettingsEditorProps<Name extends SettingName> = {
  /** The key of the working copy in this tab's storage. Each page of the settings has its own. */
  name: string;
  definitions: FieldDefinitions<SettingsOf<Name>>;
  /** Shows the page with the edits. */
  preview?: (settings: WorkingCopyView<SettingsOf<Name>>) => ReactNode;
  children: (settings: WorkingCopyView<SettingsOf<Name>>) => ReactNode;
};

/** Edits a working copy of some of the site's settings. Nothing is stored before Save Changes. */
export function SettingsEditor<Name extends SettingName>(props: SettingsEditorProps<Name>) {
  return <SettingsLoader>{site => <LoadedEditor {...props} site={site} />}</SettingsLoader>;
}

// Headings and intros are stored as one setting.
const LABELS = { ...toHistoryLabels(SETTINGS_FIELDS), texts: SETTINGS_LABELS.texts };

function LoadedEditor<Name extends SettingName>(props: SettingsEditorProps<Name> & { site: Site }) {
  const { site, name, definitions, preview, children } = props;
  const settings = useWorkingCopy({
    name,
    definitions,
    stored: useMemo(() => storedSettings(site), [site]),
    ...useSettingsStore<Name>(),
  });
  const save = useSave(settings.copy, SETTINGS_SAVE);
  useHashTarget();
  const onRestored = useRefetchKind('site');
  const history = { itemId: 'site', labels: LABELS, onRestored };
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves);
  const { beside, button, sheet } = usePreviewPane(preview?.(settings));
  return (
    <div ref={formRef} className={preview ? 'stack' : 'stack narrow-panels'}>
      <EditorFrame
        edit={settings}
        noun="setting"
        subject="settings"
        save={save}
        history={history}
        actions={button}
      >
        <div className={beside ? styles.columns : undefined}>
          <div className="stack">{children(settings)}</div>
          {beside}
        </div>
      </EditorFrame>
      {sheet}
    </div>
  );
}

export const SETTINGS_SAVE = {
  subject: 'settings',
  saved: 'Settings saved successfully!',
  explain: (error: unknown) => {
    const isInvalid = toIssues(error).length > 0;
    return `Couldn't save settings. ${isInvalid ? 'Please fix the highlighted fields.' : explainCallFailure(error)}`;
  },
};

/** Loads the current settings before it renders an editor, which must not start from cached ones. */
export function SettingsLoader({ children }: { children: (site: Site) => ReactNode }) {
  const query = useSiteToEdit();
  const isOpen = useEditorOpen(query.isSuccess && query.isFetchedAfterMount);
  if (query.data && isOpen) return children(query.data);
  return (
    <div className={styles.loading}>
      <PendingQuery
        query={query}
        loading="Loading settings..."
        failure="Couldn't load settings. Please try again later."
      />
    </div>
  );
}
