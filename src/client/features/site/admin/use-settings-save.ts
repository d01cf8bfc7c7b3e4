import { useState } from 'react';
import type { SiteSettings } from '../../../../shared/contract/site';
import { persistEdits } from '../../../editing/persisted-edits';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { errorCode } from '../../../lib/api/error-code';
import { useToast } from '../../../ui/feedback/toast';
import { KEPT_SETTINGS } from './kept-settings';
import { type EditedSettings, type SettingsDraft, unsentChanges } from './settings-draft';
import { NO_ERRORS, settingsErrors } from './settings-errors';
import { useUpdateSite } from './site-admin-queries';

const topic = 'settings save';

/** Saves what was changed and says how it went; what the server finds wrong is shown at its fields. */
export function useSettingsSave(
  edited: EditedSettings,
  onSaved: (settings: SiteSettings, sent: SettingsDraft) => void,
) {
  const { mutate, isPending } = useUpdateSite();
  const toast = useToast();
  const [errors, setErrors] = useState(NO_ERRORS);

  function save(): void {
    const changes = unsentChanges(edited);
    if (isPending || Object.keys(changes).length === 0) return;
    // An answer of 401 leads to the sign-in: the changes must be kept by then.
    persistEdits(KEPT_SETTINGS, changes);
    mutate(changes, {
      onSuccess: settings => {
        setErrors(NO_ERRORS);
        onSaved(settings, edited.draft);
        toast.success('Settings saved successfully!', { topic });
      },
      onError: error => report(error),
    });
  }

  function report(error: unknown): void {
    if (errorCode(error) === 'UNAUTHORIZED') return;
    const found = settingsErrors(error, edited.draft);
    setErrors(found);
    const words = found.size > 0 ? 'Please fix the highlighted fields.' : explainCallFailure(error);
    toast.failure(`Failed to save settings. ${words}`, { topic });
  }

  return { save, isSaving: isPending, errors };
}
