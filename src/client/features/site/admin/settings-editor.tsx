import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { EditorFrame } from '#client/editing/frame/editor-frame';
import { WholeSaveBar } from '#client/editing/frame/save-bar';
import { toHistoryLabels } from '#client/editing/history/history-subject';
import { useRefetchKind } from '#client/editing/owner-kind/content-queries';
import { settingsPath } from '#client/lib/owner-paths';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { useHashTarget } from '#client/lib/scroll/use-hash-target';
import { classNames } from '#client/ui/primitives/class-names';
import { type Site, siteFields } from '#shared/contract/site';
import { usePreviewPane, WithPreview } from './preview/preview-pane';
import styles from './settings.module.css';
import {
  findPageOf,
  findWordIssues,
  SETTINGS_FIELDS,
  type SettingsEdit,
  type SettingsFormPage,
} from './settings-fields';
import { SettingsLoader, useSettings } from './use-settings';

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
  const settings = useSettings({
    name: 'settings',
    definitions: SETTINGS_FIELDS,
    site,
    validate: findWordIssues,
  });
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
        name="Settings"
        subject="settings"
        bar={<WholeSaveBar edit={settings} noun="setting" history={history} actions={button} />}
      >
        <WithPreview preview={beside}>
          <PageForm key={page}>{children(settings)}</PageForm>
        </WithPreview>
      </EditorFrame>
      {sheet}
    </div>
  );
}

function PageForm({ children }: { children: ReactNode }) {
  useHashTarget();
  return children;
}
