import { useMemo } from 'react';
import type { Site } from '../../../../shared/contract/site';
import { ConflictDialog } from '../../../editing/conflict-dialog';
import { LeaveDialog } from '../../../editing/leave-dialog';
import { useLeaveGuard } from '../../../editing/leave-guard';
import { RestoredNotice } from '../../../editing/restored-notice';
import { SaveBar } from '../../../editing/save-bar';
import { useSaveShortcut } from '../../../editing/use-save-shortcut';
import { conflictDifferences, useWorkingCopy } from '../../../editing/use-working-copy';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { errorCode } from '../../../lib/api/error-code';
import { issuesOf } from '../../../lib/api/field-error';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { useToast } from '../../../ui/feedback/toast';
import { DatesPanel, IdentityPanel } from './identity-panel';
import { LinksPanel } from './links-panel';
import { PicturePanel } from './picture-panel';
import { QuotesPanel } from './quotes-panel';
import styles from './settings-editor.module.css';
import { SETTINGS_FIELDS, storedSettings } from './settings-fields';
import { useSettingsStore } from './site-admin-queries';
import { TopicsPanel } from './topics-panel';

const topic = 'settings save';

/** Edits a working copy of the site's settings: nothing is stored before Save Changes. */
export function SettingsEditor({ site }: { site: Site }) {
  const settings = useWorkingCopy({
    name: 'settings',
    definitions: SETTINGS_FIELDS,
    stored: useMemo(() => storedSettings(site), [site]),
    ...useSettingsStore(),
  });
  const { copy, isDirty } = settings;
  const toast = useToast();
  const guard = useLeaveGuard(isDirty, copy.abandon);
  const formRef = useFocusOnInvalid<HTMLDivElement>(settings.failedSaves);
  useSaveShortcut(() => {
    if (isDirty) void save();
  });

  async function save(send = copy.save): Promise<void> {
    const outcome = await send();
    if (outcome.kind === 'saved') toast.success('Settings saved successfully!', { topic });
    // Without a session the sign-in comes next.
    if (outcome.kind !== 'failed' || errorCode(outcome.error) === 'UNAUTHORIZED') return;
    const isRefused = issuesOf(outcome.error).length > 0;
    const words = isRefused ? 'Please fix the highlighted fields.' : explainCallFailure(outcome.error);
    toast.failure(`Failed to save settings. ${words}`, { topic });
  }

  return (
    <div ref={formRef} className={styles.editor}>
      {settings.isRestored && <RestoredNotice onDiscard={copy.discard} />}
      <IdentityPanel settings={settings} />
      <PicturePanel settings={settings} />
      <LinksPanel settings={settings} />
      <DatesPanel settings={settings} />
      <TopicsPanel settings={settings} />
      <QuotesPanel settings={settings} />
      <SaveBar
        noun="setting"
        count={settings.changes}
        isSaving={settings.isSaving}
        onSave={() => void save()}
        onDiscard={copy.discard}
      />
      <ConflictDialog
        open={settings.conflict !== null}
        subject="settings"
        differences={conflictDifferences(copy)}
        onKeepMine={() => void save(copy.overwrite)}
        onTakeTheirs={copy.takeStored}
        onClose={copy.keepEditing}
      />
      <LeaveDialog {...guard} />
    </div>
  );
}
