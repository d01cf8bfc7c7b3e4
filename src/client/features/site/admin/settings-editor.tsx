import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { EditorFrame } from '#client/editing/frame/editor-frame';
import { toHistoryLabels } from '#client/editing/history/history-subject';
import { useRefetchKind } from '#client/editing/owner-kind/content-queries';
import { useSave } from '#client/editing/working-copy/use-save';
import { useWorkingCopy } from '#client/editing/working-copy/use-working-copy';
import { toIssues } from '#client/lib/api/api-error';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { settingsPath } from '#client/lib/owner-paths';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { classNames } from '#client/ui/primitives/class-names';
import { type Site, siteFields } from '#shared/contract/site';
import { usePreviewPane } from './preview/preview-pane';
import styles from './settings-editor.module.css';
import {
  findPageOf,
  SETTINGS_FIELDS,
  type SettingName,
  type SettingsEdit,
  type SettingsFields,
  type SettingsFormPage,
  storedSettings,
} from './settings-fields';
import { SettingsLoader } from './settings-loader';
import { useSettingsStore } from './site-admin-queries';

type SettingsEditorProps = {
  page: SettingsFormPage;
  /** Shows the page that the settings change, with the edits. */
  preview: (settings: SettingsEdit) => ReactNode;
  children: (settings: SettingsEdit) => ReactNode;
};

/**
 * Edits a working copy of the site's settings, which their pages share. Nothing is stored before Save
 * Changes.
 */
export function SettingsEditor(props: SettingsEditorProps) {
  return <SettingsLoader>{site => <LoadedEditor {...props} site={site} />}</SettingsLoader>;
}

// Headings and intros are stored as one setting.
const LABELS = { ...toHistoryLabels(SETTINGS_FIELDS), texts: siteFields.texts.label };

function LoadedEditor({ site, page, preview, children }: SettingsEditorProps & { site: Site }) {
  const [, navigate] = useLocation();
  const settings = useWorkingCopy<SettingsFields>({
    name: 'settings',
    definitions: SETTINGS_FIELDS,
    stored: useMemo(() => storedSettings(site), [site]),
    ...useSettingsStore<SettingName>(),
  });
  const save = useSave(settings.copy, SETTINGS_SAVE);
  const onRestored = useRefetchKind('site');
  const history = { itemId: 'site', labels: LABELS, onRestored };
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves, openInvalidPage);
  const { beside, button, sheet } = usePreviewPane(preview(settings));

  function openInvalidPage(): void {
    const target = settings.firstInvalid && findPageOf(settings.firstInvalid);
    if (target && target !== page) navigate(settingsPath(target));
  }

  return (
    <div ref={formRef} className={classNames('stack', styles.form, !(beside || button) && 'narrow-panels')}>
      <EditorFrame
        edit={settings}
        noun="setting"
        subject="settings"
        save={save}
        history={history}
        actions={button}
      >
        <div className={beside ? styles.columns : undefined}>
          <PageForm key={page}>{children(settings)}</PageForm>
          {beside}
        </div>
      </EditorFrame>
      {sheet}
    </div>
  );
}

function PageForm({ children }: { children: ReactNode }) {
  useHashTarget();
  return <div className="stack">{children}</div>;
}

export const SETTINGS_SAVE = {
  subject: 'settings',
  saved: 'Settings saved successfully!',
  explain: (error: unknown) => {
    const isInvalid = toIssues(error).length > 0;
    return `Couldn't save settings. ${isInvalid ? 'Please fix the highlighted fields.' : explainCallFailure(error)}`;
  },
};
